import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createId } from '../src/platform/ids.ts'
import { askAll } from './client.ts'
import { readMemory } from './process-figures.ts'
import type { Service } from './service.ts'

const books = 100_000
const step = 20_000

/**
 * What the service holds after guests of many books have come, each book once, with rendering and compression: pages
 * that nobody asks for any more have to go. Takes some minutes.
 */
export async function benchMemory(service: Service): Promise<void> {
  const ids = copyBook(service, books)
  print('nothing visited yet', service)
  for (let start = 0; start < books; start += step) {
    const paths = ids.slice(start, start + step).map((id) => `/share/${id}?lang=de`)
    const { errors } = await askAll(service.origin, paths)
    print(`${(start + step).toLocaleString('en')} books visited, ${errors} errors`, service)
  }
}

/** Copies the sample book in the database itself: 100,000 creations would be what is measured. */
function copyBook({ dataFolder, bookId }: Service, count: number): string[] {
  const database = new DatabaseSync(join(dataFolder, 'benvenuto.db'))
  const book = database.prepare('select * from books where id = ?').get(bookId)
  if (!book) throw new Error('no sample book')
  const columns = Object.keys(book)
  const insert = database.prepare(
    `insert into books (${columns.join(', ')}) values (${columns.map((column) => `:${column}`).join(', ')})`,
  )
  const ids = Array.from({ length: count }, createId)
  database.exec('begin immediate')
  for (const id of ids) insert.run({ ...book, id, creation_key: null, property_name: `Villa ${id}` })
  database.exec('commit')
  database.close()
  return ids
}

function print(name: string, { processId }: Service): void {
  const { now, peak } = readMemory(processId)
  process.stdout.write(`${name.padEnd(42)} ${toMegabytes(now)} resident, ${toMegabytes(peak)} at most\n`)
}

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
