import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { createTestMailSender, sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { sendNextMail } from './mail-delivery.ts'
import { forgetMailTexts, mailTextRetentionDays } from './mail-jobs.ts'
import { enqueueForAccount, enqueueMail, enqueueStayNews, type MailAccount } from './mail-outbox.ts'
import { findSentMail, listMails } from './mail-overview-queries.ts'

async function startWithReceiver(env: Record<string, string> = {}) {
  const receiver = await startMailReceiver()
  return { ...(await startTestApp({ env: { SMTP_URL: receiver.url, ...env } })), receiver }
}

function orderConfirmation({ db, clock }: Context, account: MailAccount, invoice: string) {
  const params = { plan: 'basic', cents: 995, currency: 'EUR', paidAt: clock.now(), nextChargeAt: null } as const
  return enqueueForAccount(db, clock, account, { template: 'paymentConfirmed', params, cause: invoice })
}

function tap({ db, clock, config }: Context, account: MailAccount, number: number) {
  const params = { stayId: 'a-stay', at: clock.now() }
  return enqueueStayNews(db, { clock, config }, account, { template: 'stayArrived', params, cause: `tap-${number}` })
}

test('the mails of one host delay neither a password reset nor the mails of others', async () => {
  const service = await startWithReceiver()
  const { context, clock, receiver } = service
  const loud = (await givenHost(service)).account
  for (let number = 0; number < 20; number += 1) await orderConfirmation(context, loud, `loud-${number}`)
  clock.advance(1_000)
  const quiet = [(await givenHost(service)).account, (await givenHost(service)).account]
  for (const account of quiet) await orderConfirmation(context, account, account.id)
  const [first] = quiet
  if (!first) throw new Error('no host')
  await enqueueMail(context.db, clock, {
    template: 'passwordReset',
    accountId: null,
    recipient: first.email,
    language: 'en',
    params: { requestedAt: clock.now() },
    dedupeKey: 'reset',
  })

  const sender = createTestMailSender(context)
  for (let sent = 0; sent < 4; sent += 1) expect(await sendNextMail(sender)).toBe(true)

  const [reset, ...others] = receiver.received
  expect(reset).toMatchObject({ to: [first.email] })
  expect(reset?.source).toContain('reset')
  expect(others.flatMap(({ to }) => to).toSorted()).toEqual([loud, ...quiet].map(({ email }) => email).toSorted())
  expect(await sendDueMails(context)).toBe(19)
})

test('taps of guests cause a limited number of mails in a day, and suppress no warning', async () => {
  const service = await startWithReceiver({ LIMIT_STAY_MAILS_PER_ACCOUNT: '2' })
  const { context, clock } = service
  const { account } = await givenHost(service)
  const other = (await givenHost(service)).account

  expect([await tap(context, account, 1), await tap(context, account, 2)]).toEqual([true, true])
  expect(await tap(context, account, 3)).toBe(false)
  expect(await tap(context, other, 4)).toBe(true)
  const params = { stayId: 'a-stay', at: clock.now(), spareCodes: 0, hasMore: false }
  const warning = { template: 'stayCodeFailed', params, cause: 'code' } as const
  expect(await enqueueStayNews(context.db, context, account, warning)).toBe(true)
  clock.advance(day)
  expect(await tap(context, account, 5)).toBe(true)
})

test('texts of sent mails are deleted after 30 days, mails about taps as a whole', async () => {
  const service = await startWithReceiver()
  const { context, clock } = service
  const { account } = await givenHost(service)
  await orderConfirmation(context, account, 'old')
  await tap(context, account, 1)
  await sendDueMails(context)
  clock.advance((mailTextRetentionDays - 1) * day)
  await orderConfirmation(context, account, 'new')
  await sendDueMails(context)
  const readTexts = async () => {
    const mails = await listMails(context.db, { limit: 10 })
    const kept = await Promise.all(mails.map(({ id }) => findSentMail(context.db, { mailId: id })))
    return kept.map((found) => [found?.mail.template, found?.subject !== null, found?.html !== null])
  }

  await runJob(context, forgetMailTexts)
  expect(await readTexts()).toHaveLength(3)
  clock.advance(2 * day)
  await runJob(context, forgetMailTexts)

  expect(await readTexts()).toEqual([
    ['paymentConfirmed', true, true],
    ['paymentConfirmed', true, false],
  ])
  expect(await orderConfirmation(context, account, 'old')).toBe(false)
})
