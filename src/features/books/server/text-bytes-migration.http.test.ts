import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenDatabaseBefore } from '#test/migrated-database.ts'
import { migrations } from '../../../../migrations/index.ts'
import { sumTextBytes } from './book-count-queries.ts'
import { findBook } from './book-queries.ts'
import { listColumns, textColumns } from './book-tables.ts'
import { bookTextBytes, translationTextBytes } from './book-text.ts'
import { readAllTranslations } from './translations/stored-translations.ts'
import { findStoredTranslations } from './translations/translation-queries.ts'

const step = Object.keys(migrations).find((name) => name.endsWith('-text-bytes')) ?? ''

/** More books than the migration reads at once. */
const ids = Array.from({ length: 25 }, (_, index) => `${'b'.repeat(20)}${String(index).padStart(2, '0')}`)

const look = JSON.stringify({
  ownSections: [
    {
      id: 'own-1',
      title: 'Piscina',
      text: 'È calda',
      pictures: [{ image: { id: 'i', width: 1, height: 1, widths: [1] }, caption: 'Città' }],
      links: [{ label: 'Orari', url: 'https://pool.example' }],
    },
  ],
})

test('the migration counts the text of stored books as the current code does', async () => {
  const db = await givenDatabaseBefore(step)
  const tables = await db.introspection.getTables()
  const known = new Set(tables.find(({ name }) => name === 'books')?.columns.map(({ name }) => name))
  for (const [index, id] of ids.entries()) {
    const row: Record<string, string | number> = {
      id,
      host_id: 'a',
      status: 'draft',
      revision: 1,
      created_at: 0,
      updated_at: 0,
      emergency_numbers: '{"police":"113"}',
      leftovers: '["Città \\"vecchia\\""]',
      look: index % 2 === 0 ? look : '',
    }
    // Columns of later migrations do not exist yet.
    for (const column of Object.values(textColumns)) if (known.has(column)) row[column] = `è ${index}`
    for (const column of Object.values(listColumns)) if (known.has(column)) row[column] = '[{"name":"Caffè 🏡"}]'
    row['house_rules'] = '["Niente feste","È vietato"]'
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    await sql`insert into books (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
    for (const language of ['de', 'fr']) {
      const entries = [
        { field: 'houseRules', owner: null, source: 'Niente feste', text: 'Keine Partys', isProposal: false },
        { field: 'equipment.description', owner: 'Caffè', source: 'x', text: 'größer', isProposal: true },
      ]
      await sql`insert into book_translations (book_id, language, entries) values (${id}, ${language}, ${JSON.stringify(entries)})`.execute(
        db,
      )
    }
  }

  await migrate(db, migrations)

  let sum = 0
  for (const id of ids) {
    const book = await findBook(db, { hostId: 'a', bookId: id })
    if (!book) throw new Error(`book ${id} not found`)
    const stored = await findStoredTranslations(db, { bookId: id, into: languages })
    const translated = [...readAllTranslations(stored).values()].map(translationTextBytes)
    const bytes = bookTextBytes(book) + translated.reduce((one, other) => one + other, 0)
    const { text_bytes } = await db
      .selectFrom('books')
      .select('text_bytes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(text_bytes).toBe(bytes)
    sum += bytes
  }
  expect(await sumTextBytes(db, { hostId: 'a' })).toBe(sum)
  const rows = await db.selectFrom('book_translations').select('text_bytes').distinct().execute()
  expect(rows).toEqual([{ text_bytes: 12 + 64 + 8 + 6 + 64 }])
})
