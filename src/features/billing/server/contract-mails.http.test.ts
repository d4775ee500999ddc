import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { changePlanTo, testPayments } from '#test/payments.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { sweepSubscriptions } from './billing-jobs.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

/** The mails that confirm a contract, oldest first. */
async function listContractMails({ context }: Service) {
  await sendDueMails(context)
  const rows = await context.db
    .selectFrom('mails')
    .select(['recipient', 'sent_subject as subject', 'sent_html as html'])
    .where('template', '=', 'contractConfirmed')
    .orderBy('created_at')
    .execute()
  return rows.map(({ recipient, subject, html }) => ({ recipient, subject, html: html?.replaceAll('\u00a0', ' ') }))
}

describe.each(testPayments)('with $name', ({ start }) => {
  test('an order is confirmed once, in the language of the host, with price, terms and withdrawal', async () => {
    const payments = await start()
    const operator = { OPERATOR_NAME: 'Belvedere S.r.l.', OPERATOR_ADDRESS: 'Via Roma 1, Camogli' }
    const service = await startTestApp({ env: { ...payments.env, ...operator, SUPPORT_EMAIL: 'help@stay.example' } })
    payments.follow(service)
    const { as, account } = await givenHost(service, {
      language: 'de',
      planStatus: 'expired',
      trialEndsAt: testStart - day,
    })
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    expect(await listContractMails(service)).toEqual([])

    await payments.confirm(service, as, step, 'good')
    await as.post('/api/subscription/refresh')
    const [mail, ...others] = await listContractMails(service)

    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: account.email, subject: 'Ihr Vertrag über Benvenuto Basic' })
    for (const part of [
      '9,95 € (inkl. MwSt.) pro Monat',
      '1. März 2026, 12:00 UTC',
      'Belvedere S.r.l., Via Roma 1, Camogli',
      'binnen vierzehn Tagen ohne Angabe von Gründen',
      'Belvedere S.r.l., Via Roma 1, Camogli, help@stay.example',
      'Muster-Widerrufsformular',
      '/de/withdraw-from-contract',
      'Ein Tarif verlängert sich monatlich, bis Sie kündigen.',
    ]) {
      expect(mail?.html).toContain(part)
    }
    expect(mail?.html).not.toMatch(/\{(operator|trader|email|page)\}/)
  })

  test('an upgrade and a change to the cheaper plan are confirmed when they happen, a renewal is not', async () => {
    const payments = await start()
    const service = await startTestApp({ env: { ...payments.env, PRICES_INCLUDE_VAT: 'off' } })
    payments.follow(service)
    const { as } = await givenHost(service, { planStatus: 'expired', trialEndsAt: testStart - day })
    const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
    await payments.confirm(service, as, step, 'good')
    service.clock.advance(10 * day)
    await changePlanTo(as, 'pro')
    const subjects = async () => (await listContractMails(service)).map(({ subject }) => subject)
    const ordered = ['Your contract for Benvenuto Basic', 'Your contract for Benvenuto Pro']
    expect(await subjects()).toEqual(ordered)
    const [, upgrade] = await listContractMails(service)
    expect(upgrade?.html).toContain('€24.95 per month')

    await changePlanTo(as, 'basic')
    expect(await subjects()).toEqual(ordered)
    for (let month = 0; month < 2; month += 1) {
      service.clock.advance(31 * day + 2 * minute)
      await sweepSubscriptions.run(service.context)
    }
    expect(await subjects()).toEqual([...ordered, 'Your contract for Benvenuto Basic'])
  })

  test('an order within the trial says from when it is charged', async () => {
    const payments = await start()
    const service = await startTestApp({ env: payments.env })
    payments.follow(service)
    const { as } = await givenHost(service)
    const step = (await as.post('/api/create-subscription', { plan: 'pro' })).json()
    await payments.confirm(service, as, step, 'good')

    const [mail] = await listContractMails(service)
    expect(mail?.html).toContain('€24.95 (VAT included) per month')
    expect(mail?.html).toContain('15 March 2026')
  })
})
