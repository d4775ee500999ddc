import type { Route } from '../routes.ts'
import { body, consuming, forHosts, form, forOwner, nothing, type Row, type Scene } from './row.ts'

const settings = '/api/welcome-books/:id/stay-settings'
const stay = '/api/welcome-books/:id/stays/:stayId'

/** The link of the cleaner of the holder's published book; it needs no session. */
const ofCleaner = { params: ({ of }: Scene) => ({ token: of.cleanerToken }) }
const calendar = '/api/welcome-books/:id/calendars/:calendarId'

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
  [`POST ${settings}/cleaner-link`]: forOwner(200, nothing),
  [`DELETE ${settings}/cleaner-link`]: forOwner(200, nothing),
  'GET /api/welcome-books/:id/stays': forOwner(),
  'POST /api/welcome-books/:id/stays': forOwner(201, body({ arrival: '2026-06-01', departure: '2026-06-04' })),
  [`PATCH ${stay}`]: forOwner(200, body({ label: 'With a dog' })),
  [`DELETE ${stay}`]: forOwner(200, { ...consuming, ...nothing }),
  [`POST ${stay}/link`]: forOwner(200, nothing),
  [`POST ${stay}/revoke`]: forOwner(200, nothing),
  [`POST ${stay}/code-changed`]: forOwner(200, body({ code: '4711' })),
  [`POST ${stay}/seen`]: forOwner(200, nothing),
  'GET /api/calendars': forHosts(),
  'GET /api/welcome-books/:id/calendars': forOwner(),
  'POST /api/welcome-books/:id/calendars': forOwner(201, {
    send: ({ world }) => ({ body: { address: world.newFeed() } }),
  }),
  [`DELETE ${calendar}`]: forOwner(200, { ...consuming, ...nothing }),
  [`POST ${calendar}/sync`]: forOwner(200, nothing),
  'POST /api/welcome-books/:id/calendar-questions/:questionId': forOwner(200, body({ answer: 'no' })),
}
