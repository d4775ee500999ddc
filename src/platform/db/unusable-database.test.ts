import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { adviseAbout, describeUnusable } from './unusable-database.ts'

const url = 'postgres://user:secret@host/books'

/** What opening a file and creating a table in it throws. */
function openWrongly(file: string): unknown {
  try {
    const db = new DatabaseSync(file)
    onTestFinished(() => db.close())
    db.exec('create table accounts (id)')
    db.exec('create table accounts (id)')
    return undefined
  } catch (error) {
    return error
  }
}

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-unusable-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const refuseConnection = () =>
  new Promise<Error>((resolve) => connect({ port: 1, host: '127.0.0.1' }).on('error', resolve))

test('a server that is not there: the line says what to check, and no password', async () => {
  expect(describeUnusable(url, await refuseConnection())).toBe(
    'The PostgreSQL database of DATABASE_URL is not usable: connect ECONNREFUSED 127.0.0.1:1. Check host and port in its address, and that the server runs.',
  )
})

test('a name with several addresses gives the advice once', async () => {
  const error = new AggregateError([await refuseConnection(), await refuseConnection()], 'all addresses refused')
  expect(describeUnusable(url, error)).toMatch(/: connect .+:1, connect .+:1\. Check host and port [^.]+\.$/)
})

test.each([
  ['28P01', 'Check user and password'],
  ['3D000', 'Create it'],
  ['42501', 'ALTER DATABASE'],
  ['42P07', 'tables of another program'],
])('what PostgreSQL answers with state %s has its advice', (code, expected) => {
  expect(adviseAbout(Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code }))).toContain(expected)
})

test('an address without a password is distinguished from a wrong one', async () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')
  expect(describeUnusable(url, error)).toMatch(/\. Its address has no password\.$/)
})

test('a file of another kind, and one of another program, have their advice', () => {
  const folder = givenFolder()
  const text = join(folder, 'text.db')
  writeFileSync(text, 'This is a text, and long enough to be read as the head of a database. '.repeat(20))

  expect(describeUnusable(text, openWrongly(text))).toBe(
    `The database ${text} is not usable: file is not a database. Restore a backup, or let DATA_DIR name another folder.`,
  )
  expect(describeUnusable('x.db', openWrongly(join(folder, 'other.db')))).toMatch(
    /^The database x\.db is not usable: table accounts already exists\. It has tables of another program: /,
  )
})

test('an error that says what to do itself gets no advice', () => {
  expect(describeUnusable('x.db', new Error('it is empty. Check DATA_DIR'))).toBe(
    'The database x.db is not usable: it is empty. Check DATA_DIR',
  )
})
