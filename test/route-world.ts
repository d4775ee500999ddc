import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { createApp } from '#app.ts'
import type { Account } from '#features/accounts/index.ts'
import { openSession } from '#features/accounts/server/sessions/session-service.ts'
import { booking, days } from '#features/stays/server/feeds/feed-samples.ts'
import { builtAssets } from './built-assets.ts'
import { givenHost } from './given.ts'
import { givenBook } from './given-book.ts'
import { addCalendar, startCalendarServer } from './given-calendar.ts'
import { addDomain, setRecords, startDomainApp } from './given-domain.ts'
import { plainPicture } from './given-picture.ts'
import { givenPushDevice, newSubscription } from './given-push.ts'
import { givenStay, givenStaySettings } from './given-stay.ts'
import { startMailReceiver } from './mail-receiver.ts'
import { sendMailsTo } from './mail-sending.ts'
import { webhookSecret } from './payments.ts'
import type { Caller, TestAppOptions } from './test-app.ts'
import { machineKey, startLibreTranslate } from './translation-machines.ts'

/** Who calls a route. The disabled account owns as much as the owner, and its session still exists. */
export const callers = ['anonymous', 'stranger', 'owner', 'disabled', 'operator'] as const
export type CallerName = (typeof callers)[number]

/** An account with one of each thing that a route can name. */
export type Holder = {
  as: Caller
  account: Account
  bookId: string
  draftId: string
  domainId: string
  domainName: string
  sessionId: string
  /** A stay of the published book, with a link. */
  stayId: string
  /** The token of the link of another stay of that book. */
  stayToken: string
  /** Of the link of the published book's cleaner. */
  cleanerToken: string
  /** A calendar of the published book, and a question about it. */
  calendarId: string
  questionId: string
  /** A device that gets notifications of stays. */
  pushDeviceId: string
  /** Address of an uploaded picture, such as `/media/{id}/{file}`. */
  picture: string
}

/** Appears only in holders' draft books. Only their owners and operators may read it. */
export const privateWord = 'Casa Segreta'

type Service = Awaited<ReturnType<typeof startDomainApp>>

const newPushSubscription = () => newSubscription(`https://push.example/${randomUUID()}`)

async function givenHolder(service: Service, { picture, feed }: { picture: string; feed: string }): Promise<Holder> {
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const book = await givenBook(as, { houseRules: ['No shoes inside.'] })
  await givenStaySettings(as, book.id)
  const stay = await givenStay(as, book.id)
  const linked = await givenStay(as, book.id, { arrival: '2026-06-10', departure: '2026-06-12' })
  const { cleanerLink } = (await as.post(`/api/welcome-books/${book.id}/stay-settings/cleaner-link`)).json()
  const calendar = await addCalendar(as, book.id, feed)
  const device = await givenPushDevice(as, newPushSubscription())
  const draft = await givenBook(as, { status: 'draft', propertyName: privateWord })
  const domain = await addDomain(as, `guide-${randomUUID()}.casaconti.it`, { bookId: book.id })
  setRecords(service.dns, domain)
  await openSession(service.context.db, account.id, service.clock.now())
  const { sessions } = (await as.get('/api/account/sessions')).json()
  return {
    as,
    account,
    bookId: book.id,
    draftId: draft.id,
    domainId: domain.id,
    domainName: domain.asciiName,
    sessionId: sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id,
    stayId: stay.id,
    stayToken: linked.link?.slice(-22) ?? '',
    cleanerToken: cleanerLink.split('/').at(-1),
    calendarId: calendar.id,
    questionId: calendar.questions[0]?.id ?? '',
    pushDeviceId: device.id,
    picture,
  }
}

/**
 * Disables an account as an operator does, but leaves its sessions in the database, like sessions that are opened at
 * the same time.
 */
async function disable({ context }: Service, operator: Caller, { account }: Holder): Promise<void> {
  const { db } = context
  const sessions = await db.selectFrom('sessions').selectAll().where('account_id', '=', account.id).execute()
  const answer = await operator.post(`/api/admin/hosts/${account.id}/disable`)
  if (answer.statusCode !== 200) throw new Error(`the account was not disabled: ${answer.body}`)
  await db.insertInto('sessions').values(sessions).execute()
}

export type Cast = {
  owner: Holder
  disabled: Holder
  as: Record<CallerName, Caller>
  email: Record<CallerName, string>
}

/**
 * The service with everything that a route can need: mail server, DNS, translations. Stripe's webhook exists only with
 * Stripe's keys, so a second application on the same database has them.
 */
export async function startRouteWorld({ env, log }: Pick<TestAppOptions, 'env' | 'log'> = {}) {
  const receiver = await startMailReceiver()
  const machine = await startLibreTranslate()
  onTestFinished(machine.stop)
  const feeds = await startCalendarServer()
  const closed = days(20, 22, 'a@booking.com', 'CLOSED - Not available')
  const feed = feeds.answer('/feed.ics', booking(closed))
  const service = await startDomainApp(
    {
      SMTP_URL: receiver.url,
      TRANSLATION_URL: machine.url,
      TRANSLATION_API_KEY: machineKey,
      ADMIN_EMAIL: 'op@example.com',
      DISCOUNT_CODES: 'free:100',
      LIMIT_SUPPORT_PER_ADDRESS: '1000',
      CALENDAR_LOOPBACK: 'on',
      LIMIT_DECLARATIONS_PER_ADDRESS: '1000',
      STATUS_PAGE: 'on',
      ...env,
    },
    { admin: { pause: async () => undefined } },
    { assets: builtAssets, ...(log && { log }) },
  )
  const { context } = service
  const stripe = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret, apiBase: 'http://127.0.0.1:9' }
  const stripeApp = await createApp({ ...context, config: { ...context.config, stripe } }, builtAssets)
  onTestFinished(() => stripeApp.close())

  const { as: uploader } = await givenHost(service)
  const file = await plainPicture().jpeg().toBuffer()
  const picture = (await uploader.post('/api/images', file, { 'content-type': 'image/jpeg' })).json().url

  return {
    ...service,
    stripeApp,
    /** The address of a calendar that asks a question; another one each time. */
    newFeed: () => feeds.answer(`/${randomUUID()}.ics`, booking(closed)),
    /** A device; another one each time. */
    newPushSubscription,
    /** New callers, for routes that use up what they are called on. */
    async giveCast(): Promise<Cast> {
      const operator = await givenHost(service, { name: 'Olga', role: 'admin', plan: 'pro' })
      const [owner, stranger, disabled] = [
        await givenHolder(service, { picture, feed }),
        await givenHost(service, { plan: 'pro' }),
        await givenHolder(service, { picture, feed }),
      ]
      await disable(service, operator.as, disabled)
      const as = { stranger: stranger.as, owner: owner.as, disabled: disabled.as, operator: operator.as }
      const people = { stranger, owner, disabled, operator }
      const entries = Object.entries(people).map(([name, { account }]) => [name, account.email])
      // The anonymous caller has no account and types the owner's address.
      const email = { anonymous: owner.account.email, ...Object.fromEntries(entries) } as Record<CallerName, string>
      return { owner, disabled, as: { ...as, anonymous: service.browser() }, email }
    },
    /** The token of the link that was mailed to this address. */
    async mailedToken(to: string): Promise<string> {
      await sendMailsTo(context, to)
      const text = receiver.received.findLast((sent) => sent.to.includes(to))?.mail.text ?? ''
      return /\?token=([\w-]+)/.exec(text)?.[1] ?? ''
    },
  }
}

export type RouteWorld = Awaited<ReturnType<typeof startRouteWorld>>
