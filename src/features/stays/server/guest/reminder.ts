import { createHash } from 'node:crypto'
import { escapeContent, joinContentLines } from '#platform/text/content-lines.ts'

export type Reminder = {
  /** Absolute URL of the page. */
  link: string
  title: string
  text: string
  /** The release of the secrets, and the present time; ms UTC. */
  startsAt: number
  now: number
}

/**
 * An appointment of a quarter of an hour at the release, with an alarm, as an iCalendar file (RFC 5545). Its UID is
 * derived from the link, so that a later file replaces it, and does not reveal the link.
 */
export function createReminder({ link, title, text, startsAt, now }: Reminder): string {
  const uid = createHash('sha256').update(`reminder ${link}`).digest('base64url').slice(0, 22)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Benvenuto//Stays//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}@benvenuto`,
    `DTSTAMP:${writeUtc(now)}`,
    // Moves an existing appointment (3.8.7.4); seconds fit into its 32 bits.
    `SEQUENCE:${Math.floor(now / 1000) % 2 ** 31}`,
    `DTSTART:${writeUtc(startsAt)}`,
    'DURATION:PT15M',
    `SUMMARY:${escapeContent(title)}`,
    `DESCRIPTION:${escapeContent(`${text}\n${link}`)}`,
    `URL:${link}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeContent(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return joinContentLines(lines)
}

/** `20260515T130000Z` */
function writeUtc(instantMs: number): string {
  return new Date(instantMs).toISOString().replace(/\.\d+|[-:]/g, '')
}
