import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { airbnb, days } from '#features/stays/server/feeds/feed-samples.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { givenPushDevice, newSubscription } from '#test/given-push.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { allowEarlyReader, runCommand, usage } from './cli.ts'
import { CommandError, requireConsent } from './command.ts'
import { jobs } from './jobs.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The output of a command. */
async function run({ context }: TestApp, ...args: string[]): Promise<string> {
  const lines: string[] = []
  await runCommand(args, context, (line) => lines.push(line))
  return lines.join('\n')
}

test('a command goes on when the reader of its output has ended, and other failures are not hidden', () => {
  const output = new PassThrough()
  allowEarlyReader(output)
  output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
  expect(() => output.emit('error', new Error('other'))).toThrow('other')
})

test('users list prints every account with its plan and no secrets', async () => {
  const service = await startTestApp()
  expect(await run(service, 'users', 'list')).toBe('0 accounts')

  await givenHost(service, { email: 'giulia@example.com' })
  service.clock.advance(1)
  await givenHost(service, {
    email: 'op@example.com',
    name: 'Olga',
    role: 'admin',
    plan: null,
    planStatus: 'none',
    trialEndsAt: null,
  })
  expect(await run(service, 'users', 'list')).toBe(
    [
      'giulia@example.com  Giulia Conti  host  basic  trial  until 2026-03-15T12:00:00.000Z',
      'op@example.com  Olga  admin  no plan  none',
      '2 accounts',
    ].join('\n'),
  )
})

test('users grant-admin makes one account an admin', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { email: 'giulia@example.com' })
  const other = await givenHost(service)

  expect(await run(service, 'users', 'grant-admin', 'Giulia@Example.com')).toBe(
    'giulia@example.com is now an operator.',
  )
  expect((await as.get('/api/auth/me')).json().role).toBe('admin')
  expect((await other.as.get('/api/auth/me')).json().role).toBe('host')
  await expect(run(service, 'users', 'grant-admin', 'nobody@example.com')).rejects.toThrow(
    'No account has the address "nobody@example.com".',
  )
})

test('users set-trial-end moves the end of a trial to a date or a time', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { email: 'giulia@example.com' })

  await run(service, 'users', 'set-trial-end', 'giulia@example.com', '2026-03-04')
  expect((await as.get('/api/auth/me')).json()).toMatchObject({
    trialEndsAt: '2026-03-04T00:00:00.000Z',
    trialDaysLeft: 3,
  })
  await run(service, 'users', 'set-trial-end', 'giulia@example.com', '2026-03-01T11:59+01:00')
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ planStatus: 'expired' })
  await run(service, 'users', 'set-trial-end', 'giulia@example.com', '2026-12-31T18:00:00.000Z')
  expect((await as.get('/api/auth/me')).json().planStatus).toBe('trial')
})

test('changes by the command line are in the audit log', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { email: 'giulia@example.com' })
  await givenHost(service, { email: 'paying@example.com', planStatus: 'active' })

  await run(service, 'users', 'grant-admin', 'giulia@example.com')
  service.clock.advance(1)
  await run(service, 'users', 'set-trial-end', 'giulia@example.com', '2026-03-04')
  service.clock.advance(1)
  await expect(run(service, 'users', 'set-trial-end', 'paying@example.com', '2026-03-04')).rejects.toThrow()

  const { acts } = (await as.get('/api/admin/acts')).json()
  expect(acts).toMatchObject([
    { kind: 'trialMoved', isFromCommandLine: true, accountEmail: 'giulia@example.com', adminEmail: null },
    { kind: 'adminGranted', isFromCommandLine: true, accountEmail: 'giulia@example.com', adminEmail: null },
  ])
})

test('users set-trial-end changes nothing if the audit entry cannot be written', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { email: 'giulia@example.com' })
  const before = (await as.get('/api/auth/me')).json()
  await service.context.db.schema.dropTable('admin_acts').execute()

  await expect(run(service, 'users', 'set-trial-end', 'giulia@example.com', '2026-03-04')).rejects.toThrow('admin_acts')
  expect((await as.get('/api/auth/me')).json()).toEqual(before)
})

test('users set-trial-end starts a trial where no plan was chosen, and refuses accounts with active access', async () => {
  const service = await startTestApp()
  const newcomer = await givenHost(service, {
    email: 'new@example.com',
    plan: null,
    planStatus: 'none',
    trialEndsAt: null,
  })
  await givenHost(service, { email: 'paying@example.com', planStatus: 'active' })

  await run(service, 'users', 'set-trial-end', 'new@example.com', '2026-03-04')
  expect((await newcomer.as.get('/api/auth/me')).json()).toMatchObject({ plan: 'basic', planStatus: 'trial' })
  await expect(run(service, 'users', 'set-trial-end', 'paying@example.com', '2026-03-04')).rejects.toThrow(
    'paying@example.com is not on a trial but has an active plan.',
  )
})

test.each(['tomorrow', '2026-02-31', '2026-3-1', '1772366400000', '2026-03-01T25:00Z'])(
  '%s is refused as a date',
  async (date) => {
    const service = await startTestApp()
    await givenHost(service, { email: 'giulia@example.com' })
    await expect(run(service, 'users', 'set-trial-end', 'giulia@example.com', date)).rejects.toThrow('is not a date')
  },
)

test('jobs list prints every job and its last run, jobs run runs one', async () => {
  const service = await startTestApp()
  expect(await run(service, 'jobs', 'list')).toMatch(/^forget-attempts {2}17 \* \* \* \* {2}never ran$/m)

  expect(await run(service, 'jobs', 'run', 'forget-attempts')).toBe('forget-attempts is done.')
  expect(await run(service, 'jobs', 'list')).toContain(`last ran ${new Date(testStart).toISOString()}`)
  expect((await run(service, 'jobs', 'list')).split('\n')).toHaveLength(jobs.length)
})

test('jobs run runs several jobs in their order, and none if one of them is unknown', async () => {
  const service = await startTestApp()
  await expect(run(service, 'jobs', 'run', 'outbox', 'no-job')).rejects.toThrow('There is no job "no-job".')
  expect(await run(service, 'jobs', 'list')).not.toContain('last ran')

  expect(await run(service, 'jobs', 'run', 'outbox', 'forget-attempts')).toBe(
    'outbox is done.\nforget-attempts is done.',
  )
})

test('a job that is already running is not started again', async () => {
  const service = await startTestApp()
  await service.context.db
    .insertInto('job_runs')
    .values({ name: 'forget-attempts', started_at: testStart, finished_at: null })
    .execute()
  await expect(run(service, 'jobs', 'run', 'forget-attempts')).rejects.toThrow(
    /^forget-attempts is running already, .+ Wait until it is done\. If that run was killed, run it again after \d{4}-.+Z\.$/,
  )
})

/** Lets a test interrupt a command as Ctrl+C does. @returns the signals with which the process would have ended */
function givenInterruption() {
  const usual = process.listeners('SIGINT')
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  const interrupt = () => {
    for (const listener of process.listeners('SIGINT')) if (!usual.includes(listener)) listener('SIGINT')
  }
  return { interrupt, isOver: () => vi.waitFor(() => expect(kill).toHaveBeenCalledWith(process.pid, 'SIGINT'), 20_000) }
}

const findRun = ({ context }: TestApp) => context.db.selectFrom('job_runs').selectAll().executeTakeFirstOrThrow()

test('Ctrl+C during a job lets it run again at once', async () => {
  const service = await startTestApp()
  const { interrupt, isOver } = givenInterruption()
  const began = Promise.withResolvers<void>()
  const neverListed = () => {
    began.resolve()
    return new Promise<never>(() => undefined)
  }
  const storage = Object.create(service.context.storage, { listAll: { value: neverListed } })
  void run({ ...service, context: { ...service.context, storage } }, 'jobs', 'run', 'sweep-images')
  await began.promise
  expect((await findRun(service)).finished_at).toBeNull()
  interrupt()
  await isOver()
  expect((await findRun(service)).finished_at).not.toBeNull()
  expect(await run(service, 'jobs', 'run', 'sweep-images')).toBe('sweep-images is done.')
})

test('Ctrl+C at the moment of the claim does not leave it behind', async () => {
  const service = await startTestApp()
  const { interrupt, isOver } = givenInterruption()
  const claims = new WeakSet<object>()
  const db = service.context.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === 'InsertQueryNode') claims.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (claims.has(queryId)) interrupt()
      return result
    },
  })
  await run({ ...service, context: { ...service.context, db } }, 'jobs', 'run', 'forget-attempts')
  await isOver()
  expect((await findRun(service)).finished_at).not.toBeNull()
})

test('books take-offline takes a book offline with a reason for its host, and put-back reverts it', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { as: host } = await givenHost(service)
  const { id } = await givenBook(host)
  const reason = 'It asks for card numbers.'
  const read = async () => (await host.get(`/api/welcome-books/${id}`)).json().offline

  expect(await run(service, 'books', 'take-offline', id, '--reason', reason)).toBe(
    `${id} is offline. Its host is told by mail.`,
  )
  expect(await read()).toMatchObject({ reason })
  await expect(run(service, 'books', 'take-offline', '--reason', reason, id)).rejects.toThrow(
    new CommandError('This welcome book is already offline.'),
  )
  service.clock.advance(1)
  expect(await run(service, 'books', 'put-back', id)).toBe(`${id} is back online. Its host is told by mail.`)
  expect(await read()).toBeNull()
  await expect(run(service, 'books', 'put-back', id)).rejects.toThrow('This welcome book is not offline.')
  await expect(run(service, 'books', 'put-back', 'nothing')).rejects.toThrow('Welcome book not found')

  const { acts } = (await admin.get('/api/admin/acts')).json()
  expect(acts).toMatchObject([
    { kind: 'bookPutBack', bookId: id, isFromCommandLine: true },
    { kind: 'bookTakenOffline', bookId: id, isFromCommandLine: true },
  ])
})

test.each([[['ID']], [['ID', '--reason']], [['--reason', 'Because']], [['ID', 'Because']], [[]]])(
  'books take-offline needs an id and a reason: %j',
  async (args) => {
    const service = await startTestApp()
    await expect(run(service, 'books', 'take-offline', ...args)).rejects.toThrow(
      '"books take-offline" takes ID and --reason TEXT.',
    )
  },
)

test('a reason has a minimum and a maximum length', async () => {
  const service = await startTestApp()
  for (const reason of [' ', 'x'.repeat(1_001)]) {
    await expect(run(service, 'books', 'take-offline', 'ID', '--reason', reason)).rejects.toThrow(
      'The reason needs between 1 and 1000 letters.',
    )
  }
})

test('calendars explain prints what files say, as polls fifteen minutes apart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-calendar-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second] = [join(folder, 'first.ics'), join(folder, 'second.ics')]
  writeFileSync(first, airbnb(days(15, 18, 'a'), days(20, 22, 'b', 'Airbnb (Not available)')))
  writeFileSync(second, '<html>')
  const service = await startTestApp()
  const zone = ['--zone', 'Europe/Rome', '--now', '2026-05-15T12:50Z']
  const explain = async (...args: string[]) => JSON.parse(await run(service, 'calendars', 'explain', ...args))

  const stay = { arrival: '2026-05-15', departure: '2026-05-18', uid: 'a' }
  expect(await explain(first, ...zone)).toEqual({
    verdict: 'ok',
    stays: [{ ...stay, state: 'expected' }],
    ignored: 1,
    ask: 0,
  })
  const unreadable = { verdict: 'unreadable', stays: [{ ...stay, state: 'inHouse' }], ignored: 0, ask: 0 }
  expect(await explain(first, second, ...zone)).toEqual(unreadable)
  expect(await explain(first, second, ...zone, '--every', '1')).toMatchObject({ stays: [{ state: 'expected' }] })
  await expect(explain(first)).rejects.toThrow('takes FILE and --zone ZONE')
  await expect(explain(first, '--zone', 'Rome')).rejects.toThrow('"Rome" is not a time zone')
  await expect(explain(first, ...zone, '--every', '0')).rejects.toThrow('--every takes minutes')
  await expect(explain(join(folder, 'none.ics'), ...zone)).rejects.toThrow('cannot be read')
})

test('calendars explain prints no control characters of a calendar', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-calendar-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'feed.ics')
  const uid = 'a\u001b[2J\u009b2J\u007f'
  writeFileSync(file, airbnb(days(15, 18, uid)))
  const printed = await run(
    await startTestApp(),
    ...['calendars', 'explain', file, '--zone', 'Europe/Rome', '--now', '2026-05-15T12:50Z'],
  )
  expect(printed).not.toMatch(/\p{Cc}/u)
  expect(JSON.parse(printed)).toMatchObject({ stays: [{ uid }] })
})

test('a command with --help prints its usage and does nothing else', async () => {
  const service = await startTestApp()
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-help-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'backup.db')
  for (const args of [
    ['backup', '--help'],
    ['backup', file, '-h'],
    ['help', 'backup'],
  ]) {
    expect(await run(service, ...args), args.join(' ')).toMatch(
      /^ {2}backup FILE {2,}saves database and pictures.*\n.*$/,
    )
  }
  expect(await run(service, 'users', '--help')).toMatch(/^(?: {2}users .+\n?){3}$/)
  expect(await run(service, 'restore', '--help')).toContain('stop the service first')
  expect(await run(service, '--help')).toBe(usage)
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  [['backup', '--force'], '"backup" does not know --force.\n  backup FILE '],
  [['restore', 'x.backup', '--Force'], '"restore" does not know --Force.\n  restore FILE [--force] '],
  [['users', 'list', '--all'], '"users list" does not know --all.\n  users list '],
])('an unknown flag is refused and no name of a file: %j', async (args, text) => {
  const service = await startTestApp()
  const failure = await run(service, ...args).catch((error: unknown) => String(error))
  expect(failure).toContain(text)
  expect(existsSync(args.at(-1) ?? '')).toBe(false)
})

test('a mistake in a command is one line, with what the command takes', async () => {
  const service = await startTestApp()
  const tell = (...args: string[]) => run(service, ...args).catch((error: Error) => error.message.split('\n'))
  expect(await tell('jobs', 'run')).toEqual(['"jobs run" takes NAME.', expect.stringMatching(/^ {2}jobs run NAME/)])
  expect(await tell('users')).toHaveLength(4)
  expect(await tell('backup')).toHaveLength(3)
})

test('an unknown command prints the error and the usage', async () => {
  const service = await startTestApp()
  expect(await run(service, 'help')).toBe(usage)
  expect(await run(service)).toBe(usage)
  for (const args of [['drop'], ['constructor', 'users'], ['constructor']]) {
    const failure = await run(service, ...args).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CommandError)
    expect((failure as CommandError).message).toContain('Usage: npm run admin')
  }
  await expect(run(service, 'jobs', 'run', 'nothing')).rejects.toThrow(
    'There is no job "nothing". There are: forget-attempts',
  )
})

test('replace-lost-key forgets devices and keys of push messages, once', async () => {
  const service = await startTestApp()
  const { db } = service.context
  const { as } = await givenHost(service)
  await givenPushDevice(as, newSubscription('https://push.example/x'))
  const { publicKey } = (await as.get('/api/push-subscriptions/key')).json()
  await db.insertInto('service_key').values({ id: 1, check_value: 'of a lost key' }).execute()
  // Tests have no terminal.
  await expect(run(service, 'replace-lost-key')).rejects.toThrow(/^The key of the settings .* --force does it without/)
  expect((await as.get('/api/push-subscriptions')).json()).toHaveLength(1)
  expect(await run(service, 'replace-lost-key', '--force')).toMatch(
    /stay closed: .* Hosts switch notifications on again\./,
  )
  expect((await as.get('/api/push-subscriptions')).json()).toEqual([])
  expect((await as.get('/api/push-subscriptions/key')).json().publicKey).not.toBe(publicKey)

  await givenPushDevice(as, newSubscription('https://push.example/x'))
  expect(await run(service, 'replace-lost-key')).toContain('already')
  expect((await as.get('/api/push-subscriptions')).json()).toHaveLength(1)
})

test('what cannot be undone is done at a terminal only after a yes', async () => {
  const ask = async (answer: string, isTTY = true) => {
    const input = Object.assign(new PassThrough(), { isTTY })
    const output = new PassThrough()
    input.end(answer)
    await requireConsent('All is lost.', [], { input, output })
    return String(output.read())
  }
  for (const yes of ['yes\n', ' Yes\r\n']) expect(await ask(yes)).toBe("All is lost.\nType 'yes' to go on: ")
  for (const no of ['y\n', 'no\n', '\n', ''])
    await expect(ask(no)).rejects.toThrow(new CommandError("Stopped, because the answer was not 'yes'."))
  await expect(ask('yes\n', false)).rejects.toThrow('All is lost. --force does it without a question.')
})
