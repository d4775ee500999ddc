const day = 24 * 60 * 60_000
const startOfDrill = Date.now()

/** `YYYY-MM-DD`, counted from the day on which the drill began. */
export function isoDay(daysFromToday: number): string {
  return new Date(startOfDrill + daysFromToday * day).toISOString().slice(0, 10)
}

/** A stay in a calendar; days are counted from today. */
type Event = { uid: string; arrival: number; departure: number }

/** A calendar as booking platforms give it. */
export function writeCalendar(events: readonly Event[]): string {
  const compact = (daysFromToday: number) => isoDay(daysFromToday).replaceAll('-', '')
  const lines = events.flatMap(({ uid, arrival, departure }) => {
    const dates = [`DTSTART;VALUE=DATE:${compact(arrival)}`, `DTEND;VALUE=DATE:${compact(departure)}`]
    return ['BEGIN:VEVENT', ...dates, `UID:${uid}@drill`, 'SUMMARY:Reserved', 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Drill//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
