import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { ownService } from './built-service.ts'
import { test as base, choosePlan, createBook, registerHost } from './fixtures.ts'

type Fixtures = {
  /** A server of calendars; a path without an answer is a web page. */
  calendars: { origin: string; answers: Map<string, string> }
}

type WorkerFixtures = {
  /** Where the service is, which reads calendars from this machine. */
  stayOrigin: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stayOrigin: ownService({ CALENDAR_LOOPBACK: 'on' }),
  baseURL: async ({ stayOrigin }, use) => use(stayOrigin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  calendars: async ({}, use) => {
    const answers = new Map<string, string>()
    const server = createServer(({ url = '' }, response) => {
      const body = answers.get(url)
      const type = body === undefined ? 'text/html' : 'text/calendar'
      response.writeHead(200, { 'content-type': type }).end(body ?? '<!doctype html><title>Calendar</title>')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ origin: originOf(server), answers })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
})

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** `YYYY-MM-DD` in some days. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** An event, from and to some days from today. */
type Line = { from: number; to: number; summary?: string; uid?: string }

export function airbnbCalendar(lines: readonly Line[]): string {
  const events = lines.flatMap(({ from, to, summary = 'Reserved', uid = `1418fb94e984-${from}` }) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${dayIn(from).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayIn(to).replaceAll('-', '')}`,
    'DTSTAMP:20260510T090000Z',
    `UID:${uid}@airbnb.com`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  const product = 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN'
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', product, ...events, 'END:VCALENDAR', ''].join('\r\n')
}

/** A host on Pro with two books. */
export async function givenHost(page: Page): Promise<void> {
  await registerHost(page.request)
  await choosePlan(page.request, 'pro')
  await createBook(page.request, { propertyName: 'Casa Bellavista', doorCode: '4719#' })
  await createBook(page.request, { propertyName: 'Villa Limonaia' })
}
