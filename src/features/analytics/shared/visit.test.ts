import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addCounts,
  type Counts,
  dayOf,
  deviceOf,
  firstDayOf,
  isoDay,
  isRobot,
  measures,
  monthOf,
  readIsoDay,
} from './visit.ts'

const counts: fc.Arbitrary<Counts> = fc.dictionary(fc.constantFrom(...measures), fc.nat(1_000_000)) as never
const plain = (value: Counts) => Object.fromEntries(measures.map((measure) => [measure, value[measure] ?? 0]))

test('the sum of counts does not depend on order or grouping', () => {
  fc.assert(
    fc.property(fc.array(counts), fc.array(fc.nat()), (parts, order) => {
      const oneByOne = parts.reduce(addCounts, {})
      const shuffled = parts
        .map((part, index) => ({ part, key: order[index] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ part }) => part)
      const middle = Math.floor(shuffled.length / 2)
      const halves = addCounts(
        shuffled.slice(0, middle).reduce(addCounts, {}),
        shuffled.slice(middle).reduceRight((sum, part) => addCounts(part, sum), {}),
      )
      expect(plain(halves)).toEqual(plain(oneByOne))
    }),
  )
})

test('adding counts changes neither of them', () => {
  const one: Counts = { visits: 1 }
  const other: Counts = { visits: 2, use_wifi: 1 }
  expect(addCounts(one, other)).toEqual({ visits: 3, use_wifi: 1 })
  expect([one, other]).toEqual([{ visits: 1 }, { visits: 2, use_wifi: 1 }])
})

test('a day is written and read back, and other texts are refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
      expect(readIsoDay(isoDay(number))).toBe(number)
    }),
  )
  for (const text of ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00']) {
    expect(readIsoDay(text), text).toBeUndefined()
  }
})

test('a day is within its month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
      const month = monthOf(number)
      expect(firstDayOf(month)).toBeLessThanOrEqual(number)
      expect(firstDayOf(month + 1)).toBeGreaterThan(number)
    }),
  )
  expect(dayOf(Date.UTC(2026, 2, 1, 23, 59))).toBe(dayOf(Date.UTC(2026, 2, 1)))
})

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const galaxyTab =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const firefoxPhone = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'

test.each([
  [iPhone, 'phone'],
  [pixel, 'phone'],
  [firefoxPhone, 'phone'],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'phone'],
  [galaxyTab, 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
  [windows, 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'computer'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
  expect(isRobot(userAgent)).toBe(false)
})

test.each([
  '',
  'curl/8.5.0',
  'WhatsApp/2.24.6.77 A',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 (KHTML, like Gecko) Slackbot-LinkExpanding 1.0',
])('%s is a robot', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true)
})
