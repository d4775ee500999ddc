import { expect, test, vi } from 'vitest'
import { enqueueWelcome } from '#features/mail/index.ts'
import { noteFailedBackup, noteProvedBackup } from '#platform/backup-state.ts'
import { day, minute } from '#platform/clock.ts'
import { languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { ReadinessProblem } from '#platform/readiness.ts'
import { noteMail, noteMinute } from '#platform/service-record.ts'
import { givenHost } from '#test/given.ts'
import { orderConfirmation, sendDueMails, startWithMailReceiver } from '#test/mail-sending.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { siteMessages } from '../../messages/index.ts'
import { roundShare, uptimeOf } from '../../shared/status.ts'
import { createStatusReader } from './status-reader.ts'

/** Nothing listens on port 9. */
const env = { STATUS_PAGE: 'on', SMTP_URL: 'smtp://127.0.0.1:9' }

test('there is no status page unless the operator wants one, and nothing is recorded', async () => {
  const service = await startTestApp()
  for (const language of languages) {
    expect((await service.anonymous.get(localizedPath(language, '/status'))).statusCode).toBe(404)
  }
  const { account } = await givenHost(service)
  await enqueueWelcome(service.context.db, service.context, account)
  expect(await sendDueMails(service.context)).toBe(1)
  expect(await service.context.db.selectFrom('service_days').selectAll().execute()).toEqual([])
})

test('everybody reads uptime, mails and the last proved backup, in every language', async () => {
  const { context, anonymous, clock } = await startTestApp({ env: { ...env, BACKUP_URL: '/tmp/benvenuto-no-backups' } })
  for (let passed = 0; passed < 100; passed += 1) {
    if (passed !== 40) await noteMinute(context.db, testStart + passed * minute)
  }
  for (const isInTime of [true, true, true, false]) await noteMail(context.db, testStart, isInTime)
  const proved = { name: 'a', bytes: 1, files: 1, lacking: [], acceptedBefore: [] }
  await noteProvedBackup(context.db, { ...proved, at: testStart - day })
  clock.advance(100 * minute)

  const page = await anonymous.get('/status')
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'public, max-age=10'])
  const text = page.body.replaceAll(/<[^>]+>/g, ' ')
  for (const expected of ['Everything is working.', '99%', '75%', 'of 4 emails', '28 February 2026', 'one minute']) {
    expect(text).toContain(expected)
  }
  for (const language of languages) {
    const { statusCode, body } = await anonymous.get(localizedPath(language, '/status'))
    expect([statusCode, body.includes(`<html lang="${language}"`)]).toEqual([200, true])
  }
  const italian = (await anonymous.get('/it/status')).body.replaceAll(/<[^>]+>/g, ' ')
  for (const expected of ['di tutti i minuti dal 1º marzo 2026', ' 28 febbraio 2026 ', ' 1 marzo 2026: un minuto']) {
    expect(italian).toContain(expected)
  }
  const german = await anonymous.get('/status', { 'accept-language': 'de' })
  expect([german.statusCode, german.headers.location]).toEqual([302, '/de/status'])
  const again = await anonymous.get('/status', { 'if-none-match': String(page.headers['etag']) })
  expect(again.statusCode).toBe(304)
  expect((await anonymous.post('/status')).statusCode).toBe(405)
})

test('the site and the screens of the app link to the status page in their language, only when there is one', async () => {
  const [on, off] = [await startTestApp({ env }), await startTestApp()]
  const linkOf = (body: string) => /href="([^"]*\/status)"/.exec(body)?.[1]
  for (const language of languages) {
    for (const path of ['/', '/legal', '/status']) {
      const { body } = await on.anonymous.get(localizedPath(language, path), { 'accept-language': language })
      expect(linkOf(body.replace(/<head>[\s\S]*<\/head>/, ''))).toBe(localizedPath(language, '/status'))
    }
    expect(linkOf((await off.anonymous.get(localizedPath(language, '/'))).body)).toBe(undefined)
  }
  const mark = '<meta name="status-page"'
  const shells = [await on.anonymous.get('/login'), await off.anonymous.get('/login')]
  expect(shells.map(({ body }) => body.includes(mark))).toEqual([true, false])
})

test('without recorded minutes, mails or backups the page shows no figures', async () => {
  const { anonymous, context } = await startTestApp({ env: { ...env, BACKUP_URL: '/tmp/benvenuto-no-backups' } })
  await noteFailedBackup(context.db, { at: testStart, step: 'backup', reason: 'the secret bucket is away' })
  const { statusCode, body } = await anonymous.get('/status')
  expect([statusCode, body.match(/No figure yet/g)?.length]).toEqual([200, 3])
  expect(body).not.toContain('secret bucket')
})

test('two hundred readers at once and those of the next ten seconds share one read of the database', async () => {
  const { anonymous, context, clock } = await startTestApp({ env })
  await noteMinute(context.db, testStart)
  const select = vi.spyOn(context.db, 'selectFrom')
  const pages = await Promise.all(
    Array.from({ length: 200 }, (_, index) => anonymous.get(index % 2 === 0 ? '/status' : '/de/status')),
  )
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  clock.advance(9_000)
  await anonymous.get('/status')
  const countReads = () => select.mock.calls.filter(([table]) => String(table) === 'service_days').length
  expect(countReads()).toBe(1)
  clock.advance(2_000)
  await anonymous.get('/status')
  expect(countReads()).toBe(2)
})

test('while the database is away the last figures are shown, and that guests may be unable to read', async () => {
  const { anonymous, context, clock } = await startTestApp({ env })
  await noteMinute(context.db, testStart)
  expect((await anonymous.get('/status')).body).toContain('Everything is working.')
  clock.advance(11_000)
  const select = vi.spyOn(context.db, 'selectFrom').mockImplementation(() => {
    throw new Error('away')
  })
  const { statusCode, body } = await anonymous.get('/status')
  select.mockRestore()
  expect([statusCode, body.includes('Guests may be unable to open'), body.includes('100%')]).toEqual([200, true, true])
  expect(body).not.toContain('Guests can read')
})

test('a node that has read no figures before the database is away shows a page without figures', async () => {
  const { anonymous, context, clock } = await startTestApp({ env })
  await noteMinute(context.db, testStart)
  const select = vi.spyOn(context.db, 'selectFrom').mockImplementation(() => {
    throw new Error('away')
  })
  const { statusCode, body } = await anonymous.get('/status')
  select.mockRestore()
  expect(statusCode).toBe(200)
  for (const expected of ['Guests may be unable to open', 'are not available at the moment']) {
    expect(body).toContain(expected)
  }
  for (const unread of ['No figure yet', 'No emails', '100%']) expect(body).not.toContain(unread)
  clock.advance(11_000)
  expect((await anonymous.get('/status')).body).toContain('Everything is working.')
})

test('guests are promised their pages only while the database answers', async () => {
  const { context, clock } = await startTestApp({ env })
  const problems: ReadinessProblem[] = []
  const read = createStatusReader(context, async () => problems)
  const readLater = async (...found: ReadinessProblem[]) => {
    problems.splice(0, problems.length, ...found)
    clock.advance(11_000)
    return (await read()).state
  }
  expect(await readLater()).toBe('works')
  expect(await readLater('disk-full')).toBe('limited')
  expect(await readLater('database-read-only')).toBe('limited')
  expect(await readLater('disk-full', 'database-away')).toBe('away')
})

test('a mail counts as in time when it is handed over within ten seconds of when it was due', async () => {
  const service = await startWithMailReceiver({ STATUS_PAGE: 'on' })
  const { context, clock } = service
  const { db } = context
  const order = async () => {
    const { account } = await givenHost(service)
    await enqueueWelcome(db, context, account)
  }
  await order()
  clock.advance(9_000)
  await sendDueMails(context)
  await order()
  clock.advance(30_000)
  await sendDueMails(context)
  const row = await db.selectFrom('service_days').select(['mails', 'mails_in_time']).executeTakeFirstOrThrow()
  expect(row).toEqual({ mails: 2, mails_in_time: 1 })
})

test('without a mail server the page says nothing about mails, and none is counted', async () => {
  const service = await startTestApp({ env: { STATUS_PAGE: 'on' } })
  const { anonymous, clock, context } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'written')
  expect(await sendDueMails(context)).toBe(1)
  await orderConfirmation(context, account, 'waiting')
  clock.advance(minute)
  const { body } = await anonymous.get('/status')
  expect(body).toContain('Everything is working.')
  expect(body).not.toContain('mail server')
  expect(await context.db.selectFrom('service_days').selectAll().execute()).toEqual([])
})

test('mails that a dead mail server does not take count as late ten seconds after they were due', async () => {
  const service = await startTestApp({ env })
  const { anonymous, clock, context } = service
  const { account } = await givenHost(service)
  for (let index = 0; index < 8; index += 1) await orderConfirmation(context, account, `invoice${index}`)
  await orderConfirmation(context, account, 'later', clock.now() + 5 * minute)
  // Pages join parts of words, such as 'e-mail', with an invisible sign.
  const read = async (path = '/status') => (await anonymous.get(path)).body.replaceAll('\u2060', '')
  expect(await read()).toContain('Everything is working.')

  // Nobody tries to send them.
  clock.advance(11_000)
  const untried = await read()
  for (const expected of [siteMessages.en.status.delayed, '>0%<', 'of 8 emails']) expect(untried).toContain(expected)
  expect(untried).not.toContain('Everything is working.')
  // Every attempt fails, and the next ones are not due.
  for (let passed = 0; passed < 60; passed += 5) {
    clock.advance(5_000)
    await sendDueMails(context)
  }
  for (const language of languages) {
    const { delayed, mails } = siteMessages[language].status
    const body = await read(localizedPath(language, '/status'))
    for (const expected of [delayed, mails.late]) expect(body).toContain(expected)
  }
  expect(await read()).toContain('of 8 emails')
})

test('a mail whose address the mail server refuses is not late', async () => {
  const service = await startWithMailReceiver({ STATUS_PAGE: 'on' })
  const { anonymous, clock, context, receiver } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'invoice')
  receiver.behaviour.refusal = 550
  await sendDueMails(context)
  clock.advance(minute)
  expect((await anonymous.get('/status')).body).toContain('Everything is working.')

  receiver.behaviour.refusal = 451
  await sendDueMails(context)
  clock.advance(11_000)
  expect((await anonymous.get('/status')).body).toContain(siteMessages.en.status.delayed)
})

test('100 % means all: shares are rounded down', () => {
  expect(roundShare(0.999_99)).toBe(0.9999)
  expect(roundShare(1)).toBe(1)
  expect(roundShare(0.29)).toBe(0.29)
  expect(uptimeOf([])).toBeUndefined()
  expect(uptimeOf([{ day: '2026-11-23', expected: 2, noted: 3 }])).toBe(1)
})
