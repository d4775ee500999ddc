import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server of calendars in a process of its own: each path is a calendar with twelve stays and four blocks. `/set/N` makes
 * version N of all of them, in which the last stay of each is N nights longer. Prints its port.
 */
let version = 0

const server = createServer(({ url = '', headers }, response) => {
  if (url.startsWith('/set/')) {
    version = Number(url.slice(5))
    response.end()
    return
  }
  const etag = `"${version}"`
  if (headers['if-none-match'] === etag) response.writeHead(304).end()
  else response.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(writeFeed(Number(url.slice(1))))
})

server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))

/** Calendars of the same book have stays on different days. */
function writeFeed(index: number): string {
  const events = Array.from({ length: 16 }, (_, place) => {
    const isBlock = place >= 12
    const start = 30 + place * 18 + (index % 6) * 3
    const nights = place === 11 ? 2 + version : 2
    return [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${dayIn(start)}`,
      `DTEND;VALUE=DATE:${dayIn(start + nights)}`,
      'DTSTAMP:20260510T090000Z',
      `UID:${isBlock ? '7f662ec65913' : '1418fb94e984'}-${index}-${place}@airbnb.com`,
      `SUMMARY:${isBlock ? 'Airbnb (Not available)' : 'Reserved'}`,
      ...(isBlock
        ? []
        : [
            'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
            ' tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 0142',
          ]),
      'END:VEVENT',
    ]
  })
  const head = ['BEGIN:VCALENDAR', 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN', 'VERSION:2.0']
  return [...head, ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
}
