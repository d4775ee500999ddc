import type { FeedExplanation } from './explain-feed.ts'

/**
 * Calendars in the formats of platforms and programs, with invented names and numbers, and what they mean on 10 May
 * 2026 at noon for a house in Rome. The formats are those of public feeds of November 2026.
 */
export type FeedSample = {
  name: string
  feed: string | Uint8Array
  /** Arrival and departure of each stay. */
  stays: readonly `${string} ${string}`[]
  ignored?: number
  ask?: number
  verdict?: FeedExplanation['verdict']
}

export const sampleNow = '2026-05-10T10:00:00Z'
export const sampleZone = 'Europe/Rome'

type Fields = readonly string[]

const airbnbProduct = 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN'
const bookingProduct = 'PRODID:-//admin.booking.com//Calendar//EN'
const vrboProduct = 'PRODID:-//HomeAway.com, Inc.//EN'

/** A calendar with the lines of its events; lines end with CRLF as RFC 5545 requires. */
export function writeCalendar(product: string, events: readonly Fields[], end = '\r\n'): string {
  const body = events.flatMap((fields) => ['BEGIN:VEVENT', ...fields, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', product, ...body, 'END:VCALENDAR', ''].join(end)
}

/** An all-day event: `15` to `18` are nights of May 2026. */
export function days(first: number, last: number, uid: string, summary = 'Reserved', more: Fields = []): Fields {
  const day = (date: number) => `202605${String(date).padStart(2, '0')}`
  return [
    `DTSTART;VALUE=DATE:${day(first)}`,
    `DTEND;VALUE=DATE:${day(last)}`,
    'DTSTAMP:20260510T090000Z',
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    ...more,
  ]
}

export const airbnb = (...events: readonly Fields[]) => writeCalendar(airbnbProduct, events)
export const booking = (...events: readonly Fields[]) => writeCalendar(bookingProduct, events)
const vrbo = (...events: readonly Fields[]) => writeCalendar(vrboProduct, events, '\n')
const own = (...events: readonly Fields[]) => writeCalendar('PRODID:-//Some Program//EN', events)

const airbnbUid = (name: string) => `1418fb94e984-${name}@airbnb.com`
const reservation = [
  'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
  ' tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 0142',
]
const closed = 'CLOSED - Not available'
const timed = (start: string, end: string, uid = 'a@own.example'): Fields => [
  `DTSTART${start}`,
  `DTEND${end}`,
  `UID:${uid}`,
  'SUMMARY:Famiglia Conti',
]

/** Joins parts to bytes; a number is a single byte. */
function bytesOf(...parts: readonly (string | number)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part))))
}

const aStay = '2026-05-15 2026-05-18' as const

export const feedSamples: readonly FeedSample[] = [
  {
    name: 'Airbnb: a booking with its reservation, folded, and a block',
    feed: airbnb(
      days(15, 18, airbnbUid('a'), 'Reserved', reservation),
      days(20, 25, '7f662ec65913-b@airbnb.com', 'Airbnb (Not available)'),
    ),
    stays: [aStay],
    ignored: 1,
  },
  {
    name: 'Airbnb 0.8.8: the end before the start, no DTSTAMP',
    feed: [
      'BEGIN:VCALENDAR',
      'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
      'CALSCALE:GREGORIAN',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20260518',
      'DTSTART;VALUE=DATE:20260515',
      'UID:1418fb94e984-a@airbnb.com',
      'SUMMARY:Reserved',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
    stays: [aStay],
  },
  {
    name: 'Airbnb: the blocks for advance notice and for the horizon',
    feed: airbnb(days(10, 11, '6fec1092d3fa-n@airbnb.com', 'Airbnb (Not available)'), [
      'DTSTART;VALUE=DATE:20270210',
      'DTEND;VALUE=DATE:20270510',
      'UID:6fec1092d3fa-h@airbnb.com',
      'SUMMARY:Airbnb (Not available)',
    ]),
    stays: [],
    ignored: 2,
  },
  { name: 'Airbnb: nothing booked', feed: airbnb(), stays: [] },
  {
    name: 'Booking.com: a closed line can be a booking or a closure',
    feed: booking(days(15, 18, 'aa11@booking.com', closed, ['ORGANIZER:mailto:noreply@booking.com'])),
    stays: [],
    ask: 1,
  },
  {
    name: 'Booking.com: with an en dash',
    feed: booking(days(15, 18, 'aa11@booking.com', 'CLOSED – Not available')),
    stays: [],
    ask: 1,
  },
  {
    name: 'Booking.com: a closed line with a name is a booking',
    feed: booking(days(15, 18, 'aa11@booking.com', 'CLOSED - Rossi')),
    stays: [aStay],
  },
  {
    name: 'Booking.com: more than thirty nights are no booking',
    feed: booking([
      'DTSTART;VALUE=DATE:20260601',
      'DTEND;VALUE=DATE:20260715',
      'UID:bb22@booking.com',
      `SUMMARY:${closed}`,
    ]),
    stays: [],
    ignored: 1,
  },
  { name: 'Booking.com: an empty body', feed: '', stays: [], verdict: 'unreadable' },
  {
    name: 'Vrbo: a name, lines that end with LF alone, and a block',
    feed: vrbo(days(15, 18, '0d2a6f10-a', 'Reserved - Anna'), days(20, 22, '0d2a6f10-b', 'Blocked')),
    stays: [aStay],
    ignored: 1,
  },
  {
    name: 'Abritel: words in French, one of them tentative',
    feed: vrbo(
      days(15, 18, '0d2a6f10-a', 'Réservée - Mélanie'),
      days(20, 22, '0d2a6f10-b', 'Réservée'),
      days(23, 24, '0d2a6f10-c', 'Indisponible'),
      days(25, 27, '0d2a6f10-d', 'Provisoire - Léa'),
    ),
    stays: [aStay, '2026-05-20 2026-05-22'],
    ignored: 2,
  },
  {
    name: 'Smoobu: arrival and departure as events of their own',
    feed: own(
      days(15, 18, 's-1@smoobu.com', 'Anna Conti'),
      days(15, 16, 's-2@smoobu.com', 'Check-in'),
      days(18, 19, 's-3@smoobu.com', 'Check-out'),
    ),
    stays: [aStay],
    ignored: 2,
  },
  {
    name: 'Guesty: bookings of Vrbo as blocks',
    feed: own(days(15, 18, 'g-1', 'Anna Conti'), days(20, 22, 'g-2', 'Blocked By Guesty')),
    stays: [aStay],
    ask: 1,
  },
  {
    name: 'Tripadvisor: dates again in the description',
    feed: own(
      days(15, 18, 't-1', 'Tripadvisor Rentals: Anna', ['DESCRIPTION:Check-in: 15/05/2026\\nCheck-out: 18/05/2026']),
    ),
    stays: [aStay],
  },
  { name: 'an own calendar', feed: own(days(15, 18, 'o-1', 'Zia Carla e Pino')), stays: [aStay] },
  {
    name: 'an own calendar that shows only that its owner is busy',
    feed: own(days(15, 18, 'o-1', 'Busy')),
    stays: [],
    ask: 1,
  },
  {
    name: 'an event without a title',
    feed: own(['DTSTART;VALUE=DATE:20260515', 'DTEND;VALUE=DATE:20260518', 'UID:o-1']),
    stays: [],
    ask: 1,
  },
  {
    name: 'blocks in five languages',
    feed: own(
      days(15, 16, 'b-1', 'Nicht verfügbar'),
      days(16, 17, 'b-2', 'Non disponibile'),
      days(17, 18, 'b-3', 'No disponible'),
      days(18, 19, 'b-4', 'Bloqué'),
      days(19, 20, 'b-5', 'Gesperrt'),
    ),
    stays: [],
    ignored: 5,
  },
  {
    name: 'names that are words for blocks elsewhere',
    feed: own(
      days(15, 18, 'a', 'Familie Block'),
      days(20, 22, 'b', 'Reserved - Max Block'),
      days(23, 24, 'c', 'Maria Chiusa'),
      days(25, 26, 'd', 'Chiuso'),
      days(27, 28, 'e', 'Zimmer 1 - Gesperrt'),
    ),
    stays: [aStay, '2026-05-20 2026-05-22', '2026-05-23 2026-05-24'],
    ignored: 2,
  },
  { name: 'a byte order mark', feed: `\uFEFF${airbnb(days(15, 18, 'a'))}`, stays: [aStay] },
  { name: 'folds with tabs', feed: own(days(15, 18, 'a', 'Famiglia\r\n\t Conti')), stays: [aStay] },
  {
    name: 'a fold inside of a character in UTF-8',
    feed: bytesOf(
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260515\r\nDTEND;VALUE=DATE:20260518\r\nUID:a\r\nSUMMARY:Indisponibl',
      'e R\r\n ',
      0xc3,
      '\r\n ',
      0xa9,
      'serv',
      '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    ),
    stays: [],
    ignored: 1,
  },
  {
    name: 'names in lower case',
    feed: airbnb(days(15, 18, 'a')).replace(/^[A-Z-]+/gm, (name) => name.toLowerCase()),
    stays: [aStay],
  },
  {
    name: 'a duration instead of an end',
    feed: own(['DTSTART;VALUE=DATE:20260515', 'DURATION:P3D', 'UID:a', 'SUMMARY:Conti']),
    stays: [aStay],
  },
  {
    name: 'a date without an end is one night',
    feed: own(['DTSTART;VALUE=DATE:20260515', 'UID:a', 'SUMMARY:Conti']),
    stays: ['2026-05-15 2026-05-16'],
  },
  {
    name: 'an end that is the start, and one before it',
    feed: own(days(15, 15, 'a', 'Conti'), days(18, 15, 'b', 'Conti')),
    stays: [],
    ignored: 2,
  },
  {
    name: 'dates without VALUE=DATE',
    feed: own(['DTSTART:20260515', 'DTEND:20260518', 'UID:a', 'SUMMARY:Famiglia Conti']),
    stays: [aStay],
  },
  {
    name: 'a date without VALUE=DATE that does not exist',
    feed: own(['DTSTART:20260515', 'DTEND:20260532', 'UID:a', 'SUMMARY:Famiglia Conti']),
    stays: [],
    verdict: 'unreadable',
  },
  {
    name: 'an event of two hours',
    feed: own(timed(':20260515T100000', ':20260515T120000')),
    stays: [],
    ignored: 1,
  },
  {
    name: 'no UID',
    feed: own(['DTSTART;VALUE=DATE:20260515', 'DTEND;VALUE=DATE:20260518', 'SUMMARY:Conti']),
    stays: [aStay],
  },
  {
    name: 'one UID for two bookings',
    feed: own(days(15, 18, 'a', 'Conti'), days(20, 22, 'a', 'Conti')),
    stays: [aStay, '2026-05-20 2026-05-22'],
  },
  { name: 'the same event twice', feed: own(days(15, 18, 'a', 'Conti'), days(15, 18, 'a', 'Conti')), stays: [aStay] },
  {
    name: 'a cancelled booking',
    feed: own(days(15, 18, 'a', 'Conti', ['STATUS:CANCELLED']), days(20, 22, 'b', 'Conti', ['STATUS:CONFIRMED'])),
    stays: ['2026-05-20 2026-05-22'],
    ignored: 1,
  },
  {
    name: 'events that repeat, one of them each second',
    feed: own(
      days(15, 16, 'a', 'Pulizie', ['RRULE:FREQ=WEEKLY']),
      days(15, 16, 'b', 'Pulizie', ['RRULE:FREQ=SECONDLY']),
      days(20, 22, 'c', 'Conti'),
    ),
    stays: ['2026-05-20 2026-05-22'],
    ignored: 2,
  },
  {
    name: 'an alarm with words of its own',
    feed: own(
      days(15, 18, 'a', 'Conti', [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-PT30M',
        'DESCRIPTION:Not available',
        'SUMMARY:Blocked',
        'END:VALARM',
      ]),
    ),
    stays: [aStay],
  },
  {
    name: 'a zone of IANA in quotation marks',
    feed: own(timed(';TZID="Europe/Rome":20260515T150000', ';TZID="Europe/Rome":20260518T100000')),
    stays: [aStay],
  },
  {
    name: 'a zone of Windows',
    feed: own(timed(';TZID=W. Europe Standard Time:20260515T150000', ';TZID=W. Europe Standard Time:20260518T100000')),
    stays: [aStay],
  },
  {
    name: 'a zone with a prefix',
    feed: own(
      timed(
        ';TZID=/freeassociation.sourceforge.net/Europe/Rome:20260515T150000',
        ';TZID=/freeassociation.sourceforge.net/Europe/Rome:20260518T100000',
      ),
    ),
    stays: [aStay],
  },
  {
    name: 'a zone with rules that repeat, and an unknown name',
    feed: writeCalendar(
      [
        'PRODID:-//Some Program//EN',
        'BEGIN:VTIMEZONE',
        'TZID:Customized',
        'BEGIN:STANDARD',
        'DTSTART:16010101T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\r\n'),
      [timed(';TZID=Customized:20260515T150000', ';TZID=Customized:20260518T100000')],
    ),
    stays: [aStay],
  },
  {
    name: 'times in UTC that are midnight in the house',
    feed: own(timed(':20260514T220000Z', ':20260517T220000Z')),
    stays: [aStay],
  },
  {
    name: 'times of another zone',
    feed: own(timed(';TZID=America/New_York:20260514T180000', ';TZID=America/New_York:20260518T040000')),
    stays: [aStay],
  },
  {
    name: 'a block of a whole year',
    feed: own(['DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20270601', 'UID:a', 'SUMMARY:Saison']),
    stays: [],
    ignored: 1,
  },
  { name: 'past bookings', feed: airbnb(days(1, 4, 'a'), days(15, 18, 'b')), stays: [aStay], ignored: 1 },
  { name: 'a running booking', feed: airbnb(days(8, 12, 'a')), stays: ['2026-05-08 2026-05-12'] },
  {
    name: 'two calendars in one file',
    feed: airbnb(days(15, 18, 'a')) + airbnb(days(20, 22, 'b')),
    stays: [aStay, '2026-05-20 2026-05-22'],
  },
  { name: 'a page of HTML', feed: '<!doctype html><title>Sign in</title>', stays: [], verdict: 'unreadable' },
  { name: 'a text', feed: 'Not found', stays: [], verdict: 'unreadable' },
  {
    name: 'a contact card',
    feed: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nEND:VCARD\r\n',
    stays: [],
    verdict: 'unreadable',
  },
  {
    name: 'a calendar that is cut inside of its last line',
    feed: airbnb(days(15, 18, 'a')).slice(0, -4),
    stays: [],
    verdict: 'unreadable',
  },
  {
    name: 'a calendar that is cut after an event',
    feed: airbnb(days(15, 18, 'a')).replace('END:VCALENDAR', ''),
    stays: [],
    verdict: 'unreadable',
  },
  {
    name: 'a date that does not exist',
    feed: own(['DTSTART;VALUE=DATE:20260231', 'DTEND;VALUE=DATE:20260303', 'UID:a', 'SUMMARY:Conti']),
    stays: [],
    verdict: 'unreadable',
  },
  { name: 'an event without a start', feed: own(['UID:a', 'SUMMARY:Conti']), stays: [], verdict: 'unreadable' },
  { name: 'nothing but line ends', feed: '\r\n\r\n', stays: [], verdict: 'unreadable' },
]
