import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createId } from '../src/platform/ids.ts'
import { askAll } from './client.ts'
import { readMemory } from './process-figures.ts'
import type { Service } from './service.ts'

const books = 100_000
const step = 20_000

/**
 * Memory of the service after visits to many books, each once, with rendering and compression: the cache must evict
 * pages that are not requested again. Takes several minutes.
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

/**
 * Copies the sample book directly in the database, because 100,000 creations over HTTP would dominate the measurement.
 */
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
