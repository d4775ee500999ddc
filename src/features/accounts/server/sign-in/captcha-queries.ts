import type { Db } from '#platform/db/database.ts'

export async function insertCaptcha(
  db: Db,
  captcha: { id: string; answerHash: string; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('captchas')
    .values({ id: captcha.id, answer_hash: captcha.answerHash, expires_at: captcha.expiresAt })
    .execute()
}

/** Deletes and returns a captcha. Of two concurrent callers only one gets it. */
export async function takeCaptcha(
  db: Db,
  { captchaId }: { captchaId: string },
): Promise<{ answerHash: string; expiresAt: number } | undefined> {
  const row = await db
    .deleteFrom('captchas')
    .where('id', '=', captchaId)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  return row && { answerHash: row.answer_hash, expiresAt: row.expires_at }
}

/** Deletes a captcha if the answer is right. A wrong answer keeps it. @returns whether the answer was right */
export async function takeAnsweredCaptcha(
  db: Db,
  { captchaId }: { captchaId: string },
  answerHash: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .deleteFrom('captchas')
    .where('id', '=', captchaId)
    .where('answer_hash', '=', answerHash)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds a captcha that has not expired; `expiresAt` is ms UTC. */
export async function findCaptcha(
  db: Db,
  { captchaId }: { captchaId: string },
  now: number,
): Promise<{ answerHash: string; expiresAt: number } | undefined> {
  const row = await db
    .selectFrom('captchas')
    .select(['answer_hash', 'expires_at'])
    .where('id', '=', captchaId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { answerHash: row.answer_hash, expiresAt: row.expires_at }
}

export async function deleteExpiredCaptchas(db: Db, now: number): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<=', now).execute()
}
