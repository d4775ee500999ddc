import { describe, expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { isLongForm } from '#test/property-runs.ts'
import { sampleMails, sampleReader } from '../server/mails/mail-samples.ts'
import { type RenderOrder, renderMail } from '../server/rendering/mail-rendering.tsx'
import { audienceOf, goesToOperator, needsConfirmedAddress } from './mail.ts'

const now = Date.UTC(2026, 2, 1, 12)
const config = {
  origin: 'https://stay.example',
  currency: 'EUR',
  pricesIncludeVat: true,
  hasSampleClaims: true,
  operator: { name: 'Benvenuto', address: undefined, supportEmail: 'help@stay.example' },
}
const cases = sampleMails(now).flatMap((sample) => languages.map((language) => ({ ...sample, language })))

/** Keys of texts that the service or the operator writes. All other texts in a mail's data count as user text. */
const ours = new Set([
  'plan',
  'currency',
  'language',
  'secret',
  'reason',
  'kind',
  'state',
  'step',
  'timeZone',
  'date',
  'time',
  'title',
  'paragraphs',
  'change',
  'points',
  'withdrawal',
  'cancellation',
])

/** Names as spammers register them. */
const hostileNames = [
  'Marker',
  'Marker won 1000 EUR, visit http://marker.example/win now',
  'Marker\r\nBcc: marker@example.com\r\n\r\nMarker',
  '\u202Erekram Marker\u2066<a href="https://marker.example">Marker</a>',
  `${'Marker '.repeat(1_400)}`,
]

/** In the short form each template has all hostile names, one in each language. */
const hostileNamesIn = (language: (typeof languages)[number]) =>
  isLongForm ? hostileNames : [hostileNames[languages.indexOf(language) % hostileNames.length] ?? '']

/** Keys whose length is limited elsewhere, such as addresses and DNS records. */
const bounded = new Set([...ours, 'address', 'records', 'email', 'bookId', 'stayId'])

/** Replaces every text in a mail's data, except under the keys in `kept`. */
function withTexts(data: unknown, text: string, kept: ReadonlySet<string>, key = ''): unknown {
  if (typeof data === 'string') return kept.has(key) ? data : text
  if (Array.isArray(data)) return data.map((entry) => withTexts(entry, text, kept, key))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withTexts(value, text, kept, name)]))
}

type Case = (typeof cases)[number]

function render(sample: Case, text: string, isConfirmed: boolean, kept = ours) {
  const reader = { ...sampleReader('giulia@example.com', sample.language), name: text, isConfirmed }
  const data = withTexts(sample.data, text, kept)
  return renderMail({ ...sample, data, reader, now, config, unsubscribeUrl: undefined } as RenderOrder)
}

const toHosts = cases.filter(({ template }) => !goesToOperator(audienceOf(template)))

describe.each(toHosts)('$template in $language', (sample) => {
  test('contains no user text while the address is not confirmed', async () => {
    for (const name of hostileNamesIn(sample.language)) {
      if (needsConfirmedAddress(sample.template)) {
        await expect(render(sample, name, false)).rejects.toThrow('not confirmed')
        continue
      }
      const { subject, html, text } = await render(sample, name, false)
      for (const part of [subject, html, text]) expect(part).not.toMatch(/marker|rekram/i)
    }
  })
})

test.each(toHosts.filter(({ template }) => audienceOf(template) === 'named'))(
  '$template in $language contains no user text when sent to another address than the account’s',
  async (sample) => {
    const { subject, html, text } = await render(sample, 'Marker', true)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/marker/i)
  },
)

describe.each(cases)('$template in $language, with texts of 10,000 letters', (sample) => {
  const letters = (part: string) => part.match(/x/g)?.length ?? 0

  test('shows at most 80 of their letters in the subject, and has a body of bounded length', async () => {
    const { subject: without } = await render(sample, '', true, bounded)
    const { subject, html, text } = await render(sample, 'x'.repeat(10_000), true, bounded)
    expect(letters(subject) - letters(without)).toBeLessThanOrEqual(80)
    const longest =
      { operatorSupport: 5_000, operatorReport: 1_000, operatorDeclaration: 1_000, declarationReceived: 1_000 }[
        sample.template as string
      ] ?? 200
    for (const part of [html, text]) {
      for (const [run] of part.matchAll(/x{2,}/g)) expect(run.length).toBeLessThanOrEqual(longest)
    }
  })

  test('has a subject of one line without bidi overrides', async () => {
    const { subject } = await render(sample, 'a\u202Eb\r\nc\0d\u2066e\u2028f', true)
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u)
  })
})
