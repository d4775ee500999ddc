import type { Route } from '../routes.ts'
import { body, consuming, forAll, forHosts, form, forOwner, nothing, type Row, type Scene } from './row.ts'

const settings = '/api/welcome-books/:id/stay-settings'
const stay = '/api/welcome-books/:id/stays/:stayId'

/** The link of the cleaner of the holder's published book; it needs no session. */
const ofCleaner = { params: ({ of }: Scene) => ({ token: of.cleanerToken }) }
const calendar = '/api/welcome-books/:id/calendars/:calendarId'
const template = '/api/stay-messages/templates/:moment/:language'
/** A message or a text of the same moment. */
const ofMoment = { params: () => ({ moment: 'booking', language: 'en' }) }

export const stayCalls: Record<Route, Row> = {
  'GET /api/stays': forHosts(),
  'GET /api/stays/books': forHosts(),
  'GET /c/:token': { statuses: [200, 200, 200, 404, 200], ...ofCleaner },
  // Nothing to confirm: the book's code is fixed.
  'POST /c/:token': {
    statuses: [400, 400, 400, 404, 400],
    ...ofCleaner,
    takes: 'form',
    bodyLimit: 2_000,
    send: ({ of }) => form(`stay=${of.stayId}&code=4711`),
  },
  [`GET ${settings}`]: forOwner(),
  [`PUT ${settings}`]: forOwner(200, body({ timeZone: 'Europe/Rome', secrets: ['doorCode'] })),
  [`POST ${settings}/open`]: forOwner(200, nothing),
  [`POST ${settings}/close`]: forOwner(200, nothing),
  [`POST ${settings}/spare-codes/kept`]: forOwner(200, body({ code: '7730' })),
  [`POST ${settings}/cleaner-link`]: forOwner(200, nothing),
  [`DELETE ${settings}/cleaner-link`]: forOwner(200, nothing),
  'GET /api/welcome-books/:id/stays': forOwner(),
  'POST /api/welcome-books/:id/stays': forOwner(201, body({ arrival: '2026-06-01', departure: '2026-06-04' })),
  [`PATCH ${stay}`]: forOwner(200, body({ label: 'With a dog' })),
  [`DELETE ${stay}`]: forOwner(200, { ...consuming, ...nothing }),
  [`POST ${stay}/link`]: forOwner(200, nothing),
  [`POST ${stay}/link/sent`]: forOwner(200, nothing),
  [`POST ${stay}/revoke`]: forOwner(200, nothing),
  [`POST ${stay}/code-changed`]: forOwner(200, body({ code: '4711' })),
  [`POST ${stay}/code-set`]: forOwner(400, nothing),
  [`DELETE ${stay}/code-set`]: forOwner(200, nothing),
  [`POST ${stay}/seen`]: forOwner(200, nothing),
  [`POST ${stay}/departed`]: forOwner(409, nothing),
  [`DELETE ${stay}/departed`]: forOwner(200, nothing),
  [`GET ${stay}/messages`]: forOwner(),
  [`POST ${stay}/messages/:moment/sent`]: forOwner(200, { ...nothing, ...ofMoment }),
  [`DELETE ${stay}/messages/:moment/sent`]: forOwner(200, { ...nothing, ...ofMoment }),
  'GET /api/stay-messages': forHosts(),
  'GET /api/stay-messages/templates': forHosts(),
  [`PUT ${template}`]: forHosts(200, { ...ofMoment, ...body({ content: 'Your book: {link}' }) }),
  [`DELETE ${template}`]: forHosts(200, { ...ofMoment, ...nothing }),
  'GET /api/stay-digest': forHosts(),
  'PUT /api/stay-digest': forHosts(200, body({ hour: 7, timeZone: 'Europe/Rome' })),
  [`POST ${stay}/restore`]: forOwner(200, nothing),
  [`POST ${stay}/end-seen`]: forOwner(200, nothing),
  'GET /api/push-subscriptions': forHosts(),
  'GET /api/push-subscriptions/key': forHosts(),
  'POST /api/push-subscriptions': forHosts(201, {
    send: ({ world }) => ({ body: world.newPushSubscription() }),
  }),
  // No device has the former address.
  'POST /api/push-subscriptions/renewal': forAll(404, {
    send: ({ world }) => ({ body: { former: world.newPushSubscription(), renewed: world.newPushSubscription() } }),
  }),
  'POST /api/push-subscriptions/test': forHosts(200, nothing),
  'DELETE /api/push-subscriptions/:id': forOwner(200, {
    ...consuming,
    ...nothing,
    params: ({ of }) => ({ id: of.pushDeviceId }),
  }),
  'GET /api/calendars': forHosts(),
  'GET /api/welcome-books/:id/calendars': forOwner(),
  'POST /api/welcome-books/:id/calendars': forOwner(201, {
    send: ({ world }) => ({ body: { address: world.newFeed() } }),
  }),
  [`DELETE ${calendar}`]: forOwner(200, { ...consuming, ...nothing }),
  [`POST ${calendar}/sync`]: forOwner(200, nothing),
  'POST /api/welcome-books/:id/calendar-questions/:questionId': forOwner(200, body({ answer: 'no' })),
}
