import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenPrograms } from '#test/given-programs.ts'
import {
  dumpTables,
  findProgramProblems,
  requireRestriction,
  restoreTables,
  withoutNewSettings,
} from './postgres-tools.ts'

const choice = { schema: 'public', snapshot: '1-1', withoutRows: ['visitor_keys'] }

/** What `pg_restore` writes first. */
const beginning = `--\n-- PostgreSQL database dump\n--\n\n\\restrict ${'k'.repeat(63)}\n\n-- Dumped from database version 17.6`
const begun = `printf '%s\\n' '${beginning.padEnd(300)}'; `

async function readDump(url: string): Promise<string> {
  const portions: Uint8Array[] = []
  for await (const portion of dumpTables(url, choice)) portions.push(portion)
  return Buffer.concat(portions).toString()
}

test('missing programs are named with their package', async () => {
  givenPrograms({})
  await expect(readDump('postgres://localhost/b')).rejects.toThrow('pg_dump is not installed.')
  await expect(restoreTables('postgres://localhost/b', [])).rejects.toThrow('apt install postgresql-client')
})

test.each([
  ['fit', '15.18 (Debian 15.18-0+deb12u1)', '--restrict-key', '15.18', []],
  ['are newer', '18beta1', '--restrict-key', '17.6', []],
  [
    'are older than the server',
    '15.18',
    '--restrict-key',
    '17.6',
    [/^The pg_dump .* PostgreSQL 15 .* of 17\. Install/],
  ],
  ['let a backup run commands', '17.5', '', '17.6', [/^The pg_restore .* \(CVE-2025-8714\)\. Update PostgreSQL’s/]],
  ['are asked before the server answers', '15.18', '--restrict-key', undefined, []],
])('of programs that %s, the doctor gets %s', async (_name, version, help, server, problems) => {
  const say = (name: string) => `echo "${name} (PostgreSQL) ${version}"`
  givenPrograms({ pg_dump: say('pg_dump'), pg_restore: `echo "Options: ${help}"`, psql: say('psql') })
  const found = await findProgramProblems(server && `PostgreSQL ${server}`)
  expect(found).toEqual(problems.map((pattern) => expect.stringMatching(pattern)))
})

test('the password is not among the arguments, nor are settings of other drivers', async () => {
  givenPrograms({ pg_dump: 'echo "$@"; echo "password $PGPASSWORD"' })
  const said = await readDump('postgres://ada:se%3Acret@db.example:6432/b?ssl=true&max=3&application_name=x')
  expect(said).toContain('--dbname=postgres://ada@db.example:6432/b?application_name=x&sslmode=require\n')
  expect(said).toContain('password se:cret')
  expect(said).toContain('--exclude-table-data="public".visitor_keys')
})

test('PostgreSQL’s programs get none of the settings', async () => {
  vi.stubEnv('SECRET_KEY', 'in-the-environment')
  vi.stubEnv('PGAPPNAME', 'backup')
  givenPrograms({ pg_dump: 'echo "key $SECRET_KEY, name $PGAPPNAME"' })
  expect(await readDump('postgres://localhost/b')).toBe('key , name backup\n')
})

test('a program that fails is quoted', async () => {
  givenPrograms({
    pg_dump: 'echo half; echo "server version mismatch" >&2; exit 1',
    pg_restore: 'exit 3',
    psql: '/bin/cat',
  })
  await expect(readDump('postgres://localhost/b')).rejects.toThrow('pg_dump failed: server version mismatch')
  const dump = Array.from({ length: 10 }, () => new Uint8Array(1_000_000))
  await expect(restoreTables('postgres://localhost/b', dump)).rejects.toThrow('pg_restore failed: exit code 3')
})

test('the message of psql about a failed statement is quoted, and pg_restore ends', async () => {
  const psql = 'echo "ERROR: no such table" >&2; exit 3'
  givenPrograms({ pg_restore: `${begun}while echo "insert into nothing values (1);"; do :; done`, psql })
  await expect(restoreTables('postgres://localhost/b', [])).rejects.toThrow('psql failed: ERROR: no such table')
})

test('statements are committed only if pg_restore has written all of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-programs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const psql = `/bin/cat > /dev/null; echo committed > ${folder}/end`
  givenPrograms({ pg_restore: `${begun}echo "drop table books;"; exit 1`, psql })
  await expect(restoreTables('postgres://localhost/b', [])).rejects.toThrow('pg_restore failed')
  givenPrograms({ pg_restore: 'exit 0', psql })
  expect(await readdir(folder)).toEqual([])
  await restoreTables('postgres://localhost/b', [])
  expect(await readdir(folder)).toEqual(['end'])
})

test.each([
  ['an older version', '--\n-- PostgreSQL database dump\n--\n\n-- Dumped from database version 15.1\n\\restrict x\n'],
  ['another program', '\\! touch /tmp/somewhere\n'],
])('what %s writes never reaches psql, which would run commands in it', async (_name, script) => {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-programs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'script'), script)
  givenPrograms({ pg_restore: `/bin/cat ${folder}/script`, psql: `/bin/cat > ${folder}/read` })
  await expect(restoreTables('postgres://localhost/b', [])).rejects.toThrow('Update PostgreSQL’s client programs')
  expect(await readFile(join(folder, 'read'), 'utf8').catch(() => '')).toBe('')
})

test.each([1, 7, 100_000])('a script that psql may read is passed on whole, %i bytes at a time', async (size) => {
  const script = Buffer.from(`${beginning}${'é'.repeat(5_000)}`)
  const read = async function* () {
    for (let at = 0; at < script.length; at += size) yield script.subarray(at, at + size)
  }
  const parts: Uint8Array[] = []
  for await (const part of requireRestriction(read())) parts.push(part)
  expect(Buffer.concat(parts).equals(script)).toBe(true)
})

test.each([1, 100, 100_000])('a setting that older servers refuse is left out, %i bytes at a time', async (size) => {
  const settings = (name: string) => `SET statement_timeout = 0;\n${name}SET client_encoding = 'UTF8';\n`
  const rest = `COPY t FROM stdin;\n${'é\u0000'.repeat(2_000)}\nSET transaction_timeout = 0;\n\\.\n`
  const script = Buffer.from(settings('SET transaction_timeout = 0;\n') + rest)
  const read = async function* () {
    for (let at = 0; at < script.length; at += size) yield script.subarray(at, at + size)
  }
  const parts: Uint8Array[] = []
  for await (const part of withoutNewSettings(read())) parts.push(part)
  expect(Buffer.concat(parts).toString()).toBe(settings('\n') + rest)
})
