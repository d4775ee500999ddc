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

/** Takes a captcha out of the table: of two callers at the same moment only one gets it. */
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

/** Takes a captcha out of the table if this is its answer; otherwise it stays. @returns whether it was */
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

/** A captcha that can still be answered; `expiresAt` is ms UTC. */
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
