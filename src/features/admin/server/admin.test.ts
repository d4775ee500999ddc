import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { languages } from '#platform/i18n/languages.ts'
import { adminMessages } from '../messages/index.ts'
import { auditKinds, readAuditEntry } from '../shared/audit-entry.ts'
import { endOfDay, mailHealthOf } from './admin.ts'

const now = Date.UTC(2026, 2, 1, 12)

test('mail health is failing with a dead mail, delayed with an old mail, working otherwise', () => {
  expect(mailHealthOf({ dead: 0, oldestAt: undefined }, now)).toBe('working')
  expect(mailHealthOf({ dead: 0, oldestAt: now - 10 * minute }, now)).toBe('working')
  expect(mailHealthOf({ dead: 0, oldestAt: now - 10 * minute - 1 }, now)).toBe('delayed')
  expect(mailHealthOf({ dead: 1, oldestAt: undefined }, now)).toBe('failing')
})

test('the given day is included', () => {
  expect(endOfDay('2026-03-01', now)).toBe(Date.UTC(2026, 2, 2))
  expect(endOfDay('2026-12-31', now)).toBe(Date.UTC(2027, 0, 1))
})

test.each(['2026-02-28', '1970-01-01', '2036-12-31', '9999-12-31'])('access until %s is refused', (date) => {
  expect(endOfDay(date, now)).toBeUndefined()
})

test('the end of any accepted day is after now and within ten years', () => {
  const dates = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      const end = endOfDay(date.toISOString().slice(0, 10), now)
      if (end === undefined) return
      expect(end).toBeGreaterThan(now)
      expect(end).toBeLessThanOrEqual(now + 10 * 366 * day)
    }),
  )
})

test('an unknown kind of audit entry is not shown', () => {
  expect(auditKinds).toContain('accountDisabled')
  expect(readAuditEntry('accountDisabled', '{}')).toEqual({ kind: 'accountDisabled', data: {} })
  expect(readAuditEntry('accountPainted', '{}')).toBeUndefined()
  expect(readAuditEntry('trialMoved', '{}')).toBeUndefined()
})

test.each(languages)('the accessible name of each button contains its visible text (%s)', (language) => {
  const { messages, outbox } = adminMessages[language]
  const names = [
    [messages.reply, messages.replyTo],
    [messages.mark, messages.markLabel],
    [messages.reopen, messages.reopenLabel],
    [outbox.view, outbox.open],
    [outbox.retry, outbox.retryLabel],
  ] as const
  for (const [label, name] of names) expect(name.toLowerCase()).toContain(label.toLowerCase())
})
