import type { Db } from '#platform/db/database.ts'
import { createRowReader, type RowReader } from '#platform/db/row-reader.ts'
import './site-tables.ts'

/** Names of the settings. */
type SettingName = 'hero'

export async function findSetting(db: Db, name: SettingName): Promise<string | undefined> {
  const row = await db.selectFrom('site_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Creates a reader of a setting. Costs one indexed read per visit of the landing page. */
export function createSettingReader(db: Db): RowReader<{ value: string }> {
  return createRowReader(db, (names) =>
    db.selectFrom('site_settings').select(['name as key', 'value']).where('name', 'in', names),
  )
}

export async function putSetting(db: Db, setting: { name: SettingName; value: string }, now: number): Promise<void> {
  const { name, value } = setting
  await db
    .insertInto('site_settings')
    .values({ name, value, changed_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed_at: now }))
    .execute()
}
