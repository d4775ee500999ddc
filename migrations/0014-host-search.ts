import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The databases lower-case letters differently, so the normalized name for searches is stored in its own column.
  await db.schema
    .alterTable('accounts')
    .addColumn('name_plain', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const { rows } = await sql<{ id: string; name: string }>`select id, name from accounts`.execute(db)
  for (const { id, name } of rows) {
    await sql`update accounts set name_plain = ${plainLetters(name)} where id = ${id}`.execute(db)
  }
}

/** A copy of `platform/text/plain-letters.ts` at the time of this migration. */
function plainLetters(text: string): string {
  const letters: Record<string, string> = {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    þ: 'th',
    ð: 'd',
    ı: 'i',
    ς: 'σ',
  }
  return text
    .toLowerCase()
    .replace(/[ßæœøđłþðıς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
}
