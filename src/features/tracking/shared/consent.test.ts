import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import { consentLifetime, formatConsent, parseConsent } from './consent.ts'

const answeredAt = Date.UTC(2026, 2, 1)

test.each(['granted', 'refused'] as const)('%s expires after six months', (answer) => {
  const kept = formatConsent(answer, answeredAt)

  expect(parseConsent(kept, answeredAt)).toBe(answer)
  expect(parseConsent(kept, answeredAt + consentLifetime - 1)).toBe(answer)
  expect(parseConsent(kept, answeredAt + consentLifetime)).toBeUndefined()
  expect(consentLifetime).toBe(180 * day)
})

test('any other text is not read as an answer', () => {
  expect(parseConsent(null, answeredAt)).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^(granted|refused) \d+$/.test(text))
      expect(parseConsent(text, answeredAt)).toBeUndefined()
    }),
  )
})
