import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { helpGroups, helpTexts } from '../../messages/help/index.ts'
import { matchesQuery, toSearchable } from './match-words.ts'

const entries = Object.values(helpGroups).flat()

test('the help page has at least twenty entries, each in one group only, with addresses of their own', () => {
  expect(entries.length).toBeGreaterThanOrEqual(20)
  expect(new Set([...entries, ...Object.keys(helpGroups)]).size).toBe(entries.length + Object.keys(helpGroups).length)
  for (const entry of entries) expect(entry).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(languages)('every answer says something, and no two are the same (%s)', (language) => {
  const texts = Object.values(helpTexts[language].entries)
  expect(new Set(texts.map(({ answer }) => answer)).size).toBe(entries.length)
  expect(new Set(texts.map(({ question }) => question)).size).toBe(entries.length)
  for (const { question, answer } of texts) {
    expect(question).toMatch(/\?$/)
    expect(answer.length).toBeGreaterThan(80)
    expect(answer.length).toBeLessThan(600)
  }
})

test.each(languages.filter((language) => language !== 'en'))('nothing is left in English (%s)', (language) => {
  const english = Object.values(helpTexts.en.entries).flatMap(({ question, answer }) => [question, answer])
  const own = Object.values(helpTexts[language].entries).flatMap(({ question, answer }) => [question, answer])
  expect(own.filter((text) => english.includes(text))).toEqual([])
})

test.each([
  ['en', 'lock code', 'door-code'],
  ['it', 'codice porta', 'door-code'],
  ['fr', 'serrure', 'door-code'],
  ['es', 'codigo puerta', 'door-code'],
  ['de', 'Türcode', 'door-code'],
  ['en', 'print', 'printing'],
  ['de', 'löschen konto', 'delete-account'],
  ['en', 'airbnb calendar', 'paste-calendar'],
  ['it', 'codice riserva', 'code-fails'],
  ['fr', 'ménage', 'cleaner-link'],
  ['es', 'enlace estancia', 'stay-links'],
  ['de', 'abgereist', 'guest-taps'],
] as const)('in %s, %j finds %s', (language, query, entry) => {
  const found = entries.filter((key) => {
    const { question, answer } = helpTexts[language].entries[key]
    return matchesQuery(toSearchable(`${question} ${answer}`), query)
  })
  expect(found).toContain(entry)
  expect(found.length).toBeLessThan(entries.length)
})

test('a search ignores accents and case, and matches beginnings of words', () => {
  expect(matchesQuery(toSearchable('Código de la puerta'), 'CODIGO puer')).toBe(true)
  expect(matchesQuery(toSearchable('Start with one home'), 'art')).toBe(false)
  expect(matchesQuery(toSearchable('Anything'), '  ')).toBe(true)
})
