import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTemplate, findTemplateProblem, listMissing, type MessageValues, placeholders } from './message.ts'

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as MessageValues

const piece = fc.oneof(fc.string(), fc.constantFrom(...placeholders.map((name) => `{${name}}`), '{', '}', '{x}', '{}'))

test('a text without a problem is filled without braces', () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const content = pieces.join('')
      if (findTemplateProblem(content) !== undefined) return
      expect(fillTemplate(content, values)).not.toMatch(/[{}]/)
      expect(fillTemplate(content, values)).toContain('<link>')
    }),
  )
})

test('missing values are named once', () => {
  const missing = { ...values, releaseTime: null, hostName: null }
  expect(listMissing('{releaseTime} {releaseTime} {hostName} {link}', missing)).toEqual(['releaseTime', 'hostName'])
})
