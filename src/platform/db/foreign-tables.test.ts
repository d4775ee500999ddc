import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '../../../migrations/index.ts'
import { findForeignTable, findForeignTableIn } from './foreign-tables.ts'

const [first = ''] = Object.keys(migrations)
const ofKysely = ['kysely_migration', 'kysely_migration_lock']

test.each([
  ['an empty file', [], []],
  ['the tables of the migrator alone', ofKysely, []],
  ['an unfinished move before the first migration', ['move_progress'], []],
  ['an unfinished move after it', [...ofKysely, 'accounts', 'move_progress'], [first]],
  ['the tables of Litestream', ['_litestream_seq', '_litestream_lock'], []],
  ['tables of SQLite', ['sqlite_sequence', 'sqlite_stat1'], []],
  ['the service’s own', [...ofKysely, 'accounts'], [first, '9999-later']],
  ['the service’s own with a table that somebody added', [...ofKysely, 'accounts', 'notes'], [first]],
])('%s belongs to the service', (_, names, done) => {
  expect(findForeignTable(names, done)).toBeUndefined()
})

test.each([
  ['tables without a migrator', ['notes'], [], 'notes'],
  ['tables besides those of Litestream', ['_litestream_seq', 'notes'], [], 'notes'],
  ['tables besides those of a migrator that has not run', [...ofKysely, 'notes'], [], 'notes'],
  ['tables besides one with the name of ours', ['move_progress', 'notes'], [], 'notes'],
  ['another program with Kysely', [...ofKysely, 'notes'], ['0001-notes'], 'notes'],
  ['another program with Kysely that has no tables yet', ofKysely, ['0001-notes'], 'kysely_migration'],
])('%s belongs to another program', (_, names, done, table) => {
  expect(findForeignTable(names, done)).toBe(table)
})

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** All files of a folder and their contents. */
function readFolder(folder: string) {
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))])
}

test.each(['delete', 'wal'])('a file with the journal mode %s is read as it is, without files beside it', (mode) => {
  const folder = givenFolder()
  const file = join(folder, 'a #?% file.db')
  const notes = new DatabaseSync(file)
  notes.exec(`pragma journal_mode = ${mode}; create table notes (text)`)
  notes.close()
  const before = readFolder(folder)
  expect(findForeignTableIn(file)).toBe('notes')
  expect(readFolder(folder)).toEqual(before)
})

test('a table in the log of a file that is in use is found', () => {
  const file = join(givenFolder(), 'notes.db')
  const notes = new DatabaseSync(file)
  onTestFinished(() => notes.close())
  notes.exec('pragma journal_mode = wal; create table notes (text)')
  const before = readFileSync(file)
  expect(findForeignTableIn(file)).toBe('notes')
  expect(readFileSync(file)).toEqual(before)
})

test('a file whose last transaction was interrupted is read', () => {
  const folder = givenFolder()
  const [file, copy] = [join(folder, 'notes.db'), join(folder, 'copy.db')]
  const notes = new DatabaseSync(file)
  onTestFinished(() => notes.close())
  notes.exec('pragma cache_size = 1; create table notes (text); begin')
  const insert = notes.prepare('insert into notes values (?)')
  for (let row = 0; row < 100; row += 1) insert.run('x'.repeat(1_000))
  for (const suffix of ['', '-journal']) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`)
  expect(findForeignTableIn(copy)).toBe('notes')
})

test('a file that is absent, or no database, is left to those who open it', () => {
  const file = join(givenFolder(), 'notes.db')
  expect(findForeignTableIn(file)).toBeUndefined()
  writeFileSync(file, 'Buy milk. '.repeat(1_000))
  expect(findForeignTableIn(file)).toBeUndefined()
  expect(findForeignTableIn('postgres://127.0.0.1:9/books')).toBeUndefined()
})
