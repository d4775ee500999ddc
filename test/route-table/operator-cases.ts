import { givenHost } from '../given.ts'
import { givenBook } from '../given-book.ts'
import type { Route } from '../routes.ts'
import { subscribe } from './payment-cases.ts'
import { body, consuming, form, forOperators, nothing, type Row, type Scene, support } from './row.ts'

const hostWithSubscription = async ({ world }: Scene) => {
  const { as, account } = await givenHost(world)
  await subscribe(as)
  return { hostId: account.id }
}

/** A holder's book that was reported and then taken offline. */
const offlineBook = async ({ cast, of }: Scene) => {
  const { id } = await givenBook(cast.owner.as)
  await cast.as.operator.post(`/api/admin/books/${id}/take-offline`, { reason: 'Reported.' })
  return { bookId: id, hostId: of.account.id }
}

const newBook = async ({ cast }: Scene) => ({ bookId: (await givenBook(cast.owner.as)).id })

const reportedBook = async (scene: Scene) => {
  const { bookId } = await newBook(scene)
  const report = form('reason=private&text=My+number&email=')
  await scene.world.anonymous.post(`/share/${bookId}/report`, report.body, { 'content-type': report.type })
  return { bookId }
}

const someMail =
  (state: 'sent' | 'dead') =>
  async ({ world, of }: Scene) => {
    const { id } = await world.context.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    await world.context.db.updateTable('mails').set({ state, account_id: of.account.id }).where('id', '=', id).execute()
    return { mailId: id }
  }

const someMessage = async ({ world }: Scene) => {
  const { body: fields, type } = support
  await world.anonymous.post('/legal', fields, { 'content-type': type })
  const { id } = await world.context.db.selectFrom('support_messages').select('id').executeTakeFirstOrThrow()
  return { messageId: id }
}

export const operatorCalls: Record<Route, Row> = {
  'GET /api/hero': forOperators(),
  'PUT /api/hero': forOperators(200, body({ hero: 'option02' })),
  'POST /api/send-all-email-templates': forOperators(200, nothing),
  'POST /api/test-admin-notifications': forOperators(200, nothing),
  'POST /api/test-email-connection': forOperators(200, nothing),
  'GET /api/admin/acts': forOperators(),
  'GET /api/admin/hosts': forOperators(),
  'GET /api/admin/hosts/:hostId': forOperators(),
  'GET /api/admin/hosts/:hostId/books': forOperators(),
  'GET /api/admin/mails': forOperators(),
  'GET /api/admin/messages': forOperators(),
  'GET /api/admin/overview': forOperators(),
  'GET /api/admin/reports': forOperators(),
  'POST /api/admin/books/:bookId/take-offline': forOperators(204, {
    params: newBook,
    ...body({ reason: 'Reported.' }),
  }),
  'POST /api/admin/books/:bookId/put-back': forOperators(204, { params: offlineBook, ...nothing }),
  'POST /api/admin/hosts/:hostId/take-books-offline': forOperators(204, {
    ...consuming,
    ...body({ reason: 'Reported.' }),
  }),
  'POST /api/admin/hosts/:hostId/put-books-back': forOperators(204, { params: offlineBook, ...nothing }),
  'POST /api/admin/hosts/:hostId/access': forOperators(200, {
    ...consuming,
    ...body({ plan: 'pro', until: '2026-12-31' }),
  }),
  'POST /api/admin/hosts/:hostId/trial': forOperators(200, { ...consuming, ...body({ until: '2026-12-31' }) }),
  'POST /api/admin/hosts/:hostId/disable': forOperators(200, { ...consuming, ...body({}) }),
  'POST /api/admin/hosts/:hostId/enable': forOperators(200, { ...consuming, ...nothing }),
  'POST /api/admin/hosts/:hostId/stop-subscription': forOperators(200, {
    params: hostWithSubscription,
    ...body({ subscription: 'endNow' }),
  }),
  'POST /api/admin/hosts/:hostId/test-payments': forOperators(200, {
    params: hostWithSubscription,
    ...body({ act: 'failNext' }),
  }),
  'POST /api/admin/mails/:mailId/open': forOperators(200, { params: someMail('sent'), ...nothing }),
  'POST /api/admin/mails/:mailId/retry': forOperators(200, { params: someMail('dead'), ...nothing }),
  'POST /api/admin/messages/:messageId/answered': forOperators(200, {
    params: someMessage,
    ...body({ isAnswered: true }),
  }),
  'POST /api/admin/reports/:bookId/dismiss': forOperators(204, {
    params: reportedBook,
    ...body({ seenUntil: '2026-12-31T00:00:00.000Z' }),
  }),
}
