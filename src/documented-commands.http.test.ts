import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { airbnb, days } from '#features/stays/server/feeds/feed-samples.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { runCommand } from './cli.ts'

/**
 * Commands of operators that docs/operations.md and docs/reference.md show, each run as it stands but for names and
 * paths of examples.
 */

/** Commands that need a process of their own, a stopped service or a place for backups; these tests run them. */
const runElsewhere: Readonly<Record<string, string>> = {
  doctor: 'src/doctor/doctor.http.test.ts',
  restore: 'src/backup/restore.http.test.ts',
  'restore-pictures': 'src/backup/restore-pictures.http.test.ts',
  'backups list': 'src/backup/backup-job.http.test.ts',
  'backups accept-loss': 'src/backup/missing-pictures.http.test.ts',
  'jobs run backup': 'src/backup/backup-job.http.test.ts',
  'move-to-postgres': 'src/move/move-database.http.test.ts',
  'move-to-sqlite': 'src/move/move-database.http.test.ts',
  'replace-lost-key': 'src/cli.http.test.ts',
}

/** The arguments of each command in code blocks and in sentences, in the order of the document. */
function listCommands(): string[][] {
  const text = ['operations', 'reference']
    .map((name) => readFileSync(new URL(`../docs/${name}.md`, import.meta.url), 'utf8'))
    .join('\n')
  const blocks = /^```[\s\S]*?^```/gm
  const sentences = text.replace(blocks, '').replaceAll('\n', ' ')
  const shown = [...(text.match(blocks) ?? []), ...(sentences.match(/`[^`]+`/g) ?? [])].join('\n')
  const found = shown.matchAll(
    /(?:npm run admin -- |(?:benvenuto(?:\.js|:[\d.]+)?|worker) admin )((?:"[^"\n]*"|[^`"\n#&>])+)/g,
  )
  // `benvenuto admin …` stands for all of them.
  const lines = [...new Set([...found].map(([, line = '']) => line.trim()))].filter((line) => line !== '…')
  return lines.map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''))
}

/** A new file in a folder in place of an example's; a shell would put the time into its name. */
function toFile(word: string, folder: string, number: number): string {
  return word.replace(/^(?:\/mnt\/backups\/benvenuto|\/backups|data)\/.*\$\(date.*$/, join(folder, `${number}.db`))
}

test('every command of an operator in the guide runs as it is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['first.ics', 'second.ics', 'FILE…']) writeFileSync(join(folder, name), airbnb(days(15, 18, 'a')))
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const { id } = await givenBook(as)
  const { account } = await givenAdmin(service)
  const values: Readonly<Record<string, string>> = {
    EMAIL: account.email,
    'you@example.com': account.email,
    ID: id,
    NAME: 'outbox',
    ZONE: 'Europe/Rome',
    ...Object.fromEntries(['first.ics', 'second.ics', 'FILE…'].map((name) => [name, join(folder, name)])),
  }
  const ran: string[] = []
  for (const args of listCommands()) {
    const elsewhere = Object.keys(runElsewhere).find((command) => `${args.join(' ')} `.startsWith(`${command} `))
    if (elsewhere !== undefined) continue
    const given = args.map((word) => values[word] ?? toFile(word, folder, ran.length))
    const lines: string[] = []
    await runCommand(given, service.context, (line) => lines.push(line))
    expect(lines.join(''), args.join(' ')).not.toBe('')
    ran.push(args[0] === 'backup' ? 'backup' : args.slice(0, 2).join(' '))
  }
  expect(new Set(ran)).toEqual(
    new Set([
      ...['help', 'jobs list', 'jobs run', 'keys reseal', 'users grant-admin', 'calendars explain'],
      ...['books take-offline', 'books put-back', 'backup'],
    ]),
  )
})

test('the commands that other tests run are in the guide', () => {
  const documented = listCommands().map((args) => `${args.join(' ')} `)
  for (const [command, file] of Object.entries(runElsewhere)) {
    const isDocumented = documented.some((line) => line.startsWith(`${command} `))
    expect([isDocumented, existsSync(new URL(`../${file}`, import.meta.url))], command).toEqual([true, true])
  }
})
