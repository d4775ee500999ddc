import { readSecrets } from '#features/books/index.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { MessageMoment, SentThing } from '../../shared/stay.ts'
import type { SettingsRow } from '../stays/stay-records.ts'
import { readSettings, type StaySettings, settingsColumns } from '../stays/stay-records.ts'

/** The data of a book that messages need. `settings`: undefined until its host has saved some. */
export type MessageBook = {
  id: string
  name: string
  hostName: string
  doorCode: string
  wifiPassword: string
  language: Language
  secrets: readonly string[]
  settings: StaySettings | undefined
}

/** All books of a host, or the given one. */
export async function listMessageBooks(
  db: Db,
  { hostId, bookId }: { hostId: string; bookId?: string },
): Promise<MessageBook[]> {
  const rows = await db
    .selectFrom('books')
    .leftJoin('stay_settings', 'stay_settings.book_id', 'books.id')
    .select([
      'books.id',
      'books.property_name',
      'books.host_name',
      'books.door_code',
      'books.wifi_password',
      'books.original_language',
      'books.secrets',
      'books.secrets_open_until',
    ])
    .select(settingsColumns)
    .where('books.host_id', '=', hostId)
    .$if(bookId !== undefined, (query) => query.where('books.id', '=', bookId ?? ''))
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.property_name,
    hostName: row.host_name,
    doorCode: row.door_code,
    wifiPassword: row.wifi_password,
    language: row.original_language,
    secrets: readSecrets(row).secrets,
    // The left join makes all of these columns null together.
    settings: row.settings_book_id === null ? undefined : readSettings(row as SettingsRow),
  }))
}

export type StoredTemplate = { moment: MessageMoment; language: Language; content: string; updatedAt: number }

/** The host's own texts, in all languages or in one. */
export async function listTemplates(
  db: Db,
  { hostId, language }: { hostId: string; language?: Language },
): Promise<StoredTemplate[]> {
  const rows = await db
    .selectFrom('stay_message_templates')
    .select(['moment', 'language', 'content', 'updated_at'])
    .where('account_id', '=', hostId)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
    .execute()
  return rows.map(({ updated_at: updatedAt, ...template }) => ({ ...template, updatedAt }))
}

export async function writeTemplate(
  tx: Tx,
  hostId: string,
  { moment, language, content, updatedAt }: StoredTemplate,
): Promise<void> {
  await tx
    .insertInto('stay_message_templates')
    .values({ account_id: hostId, moment, language, content, updated_at: updatedAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'moment', 'language']).doUpdateSet({ content, updated_at: updatedAt }),
    )
    .execute()
}

export async function deleteTemplate(
  tx: Tx,
  hostId: string,
  { moment, language }: Pick<StoredTemplate, 'moment' | 'language'>,
): Promise<void> {
  await tx
    .deleteFrom('stay_message_templates')
    .where('account_id', '=', hostId)
    .where('moment', '=', moment)
    .where('language', '=', language)
    .execute()
}

/** When the messages of these stays, and their links, were sent (ms UTC), by stay and moment. */
export async function listSent(db: Db, stayIds: readonly string[]): Promise<Map<string, Map<SentThing, number>>> {
  const sent = new Map<string, Map<SentThing, number>>()
  if (stayIds.length === 0) return sent
  const rows = await db.selectFrom('stay_messages_sent').selectAll().where('stay_id', 'in', stayIds).execute()
  for (const { stay_id: stayId, moment, sent_at: sentAt } of rows) {
    const ofStay = sent.get(stayId) ?? new Map<SentThing, number>()
    sent.set(stayId, ofStay.set(moment, sentAt))
  }
  return sent
}

type SentKey = { stayId: string; moment: SentThing }

/** What was already sent keeps its time. */
export async function writeSent(tx: Tx, { stayId, moment }: SentKey, now: number): Promise<void> {
  await tx
    .insertInto('stay_messages_sent')
    .values({ stay_id: stayId, moment, sent_at: now })
    .onConflict((conflict) => conflict.columns(['stay_id', 'moment']).doNothing())
    .execute()
}

export async function deleteSent(tx: Tx, { stayId, moment }: SentKey): Promise<void> {
  await tx.deleteFrom('stay_messages_sent').where('stay_id', '=', stayId).where('moment', '=', moment).execute()
}
