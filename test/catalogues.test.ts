import { globSync, readFileSync } from 'node:fs'
// biome-ignore lint/correctness/noUndeclaredDependencies: the parser that use-intl depends on and uses
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { catalogues, type Texts } from './catalogue-texts.ts'

/** Texts that are the same as in English because the language has the same words. Names in examples need no entry. */
const sameAsEnglish: Record<Exclude<Language, 'en'>, readonly string[]> = {
  it: [
    ...[
      'Account',
      'Check-in',
      'Check-out',
      'Checklist',
      'Computer',
      'Demo',
      'Email',
      'Host',
      'Hotel',
      'Link',
      'Menu',
      'Password',
    ],
    ...['Pixel', 'Property manager, Biarritz', 'QR code', '{name} QR code', 'Tablet', 'Tram'],
  ],
  fr: [
    ...['15 minutes', 'Active', 'Bus', 'Contact', 'Correct', 'Description', 'Distance', 'Ferry', 'Menu', 'Moment'],
    ...[
      'Notifications',
      'Pause',
      'Penthouse',
      'Police',
      'QR code',
      '{name} QR code',
      'Restaurant',
      'Restaurants',
      'Sources',
      'Studio',
    ],
    ...['Pixel', 'SMS', 'Train', 'Type'],
  ],
  es: ['Demo', 'Error', 'Hospital', 'Hotel', 'Legal', 'Metro', 'Plan'],
  de: [
    ...[
      'Bus',
      'Check-in',
      'Computer',
      'Cottage',
      'Demo',
      'Domains',
      'Hotel',
      'Link',
      'Links',
      'Live',
      'Moment',
      'Name',
      'Optional',
      'Pause',
      'Penthouse',
    ],
    ...['Pixel', 'Restaurant', 'Restaurants', 'Status', 'Studio', 'Tablet', 'Text', 'Website', '{value} digital'],
  ],
}
const names = [
  'API',
  'Basic',
  'Benvenuto',
  'Blog',
  'CVC',
  'Chalet',
  'Giulia Ferrante',
  'Loft',
  'Logo',
  'PDF',
  'PRO',
  'Pro',
  'Stripe',
  'Taxi',
  'Villa',
  'WhatsApp',
  'Wi-Fi',
]

/**
 * Buttons that order with an obligation to pay. Consumer law allows nothing on them but words that say so, so languages
 * may leave values out that the English text has.
 */
const orderButtons = /^(payment\.starts\.\w+|card\.order)$/

test('catalogues are found', () => {
  expect(catalogues.size).toBeGreaterThan(5)
})

describe.each([...catalogues.keys()])('%s', (folder) => {
  const english = textsOf(folder, 'en')
  const translations = languages.filter((language) => language !== 'en')

  test.each(languages)('every text is non-empty and a valid message (%s)', (language) => {
    const unreadable = [...textsOf(folder, language)].filter(
      ([, text]) => text.trim() === '' || argumentsOf(text) === undefined,
    )
    expect(unreadable).toEqual([])
  })

  test.each(translations)('the same keys as in English, with the same arguments (%s)', (language) => {
    const shapes = (texts: Texts) =>
      Object.fromEntries(
        [...texts].map(([key, text]) => [
          key,
          folder.includes('billing') && orderButtons.test(key) ? [] : argumentsOf(text),
        ]),
      )
    expect(shapes(textsOf(folder, language))).toEqual(shapes(english))
  })

  test.each(translations)('no text is left in English (%s)', (language) => {
    const known = new Set([...names, ...sameAsEnglish[language]])
    const left = [...textsOf(folder, language)].filter(
      ([key, text]) => text === english.get(key) && hasWords(text) && !known.has(text) && !/(^|\.)examples\./.test(key),
    )
    expect(left).toEqual([])
  })

  test('every text is used', () => {
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
  })
})

function textsOf(folder: string, language: Language): Texts {
  return catalogues.get(folder)?.get(language) ?? new Map()
}

/** The names of a message's arguments, tags and choices, sorted; `undefined` if it cannot be parsed. */
function argumentsOf(text: string): string[] | undefined {
  try {
    // Languages differ in using the first or the whole name of a person.
    const found = parse(text)
      .flatMap(namesIn)
      .map((name) => (name === 'first' ? 'name' : name))
    return [...new Set(found)].sort()
  } catch {
    return undefined
  }
}

function namesIn(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return []
  if (element.type === TYPE.tag) return [`<${element.value}>`, ...element.children.flatMap(namesIn)]
  // Plural forms differ between languages; the choices of a select do not.
  if (element.type === TYPE.plural) {
    return [element.value, ...Object.values(element.options).flatMap((option) => option.value.flatMap(namesIn))]
  }
  if (element.type === TYPE.select) {
    return Object.entries(element.options).flatMap(([choice, option]) => [
      `${element.value}=${choice}`,
      ...option.value.flatMap(namesIn),
    ])
  }
  return [element.value]
}

/** Whether a message has words to translate besides arguments, numbers and signs. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\w+\}|<\/?\w+>/g, ''))
}

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\/messages\/|\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
const words = new Set(sources.flatMap((source) => source.match(/[\p{L}\d_&-]+/gu) ?? []))
/** Composed keys such as `gate.${code}Text`, as patterns of the keys that they can become. */
const composedKeys = sources
  .flatMap((source) => [...source.matchAll(/`([\w.]*)\$\{[^}`]*\}([\w.]*)`/g)])
  .filter(([, start = '', end = '']) => start + end !== '')
  .map(
    ([, start = '', end = '']) =>
      new RegExp(`(^|\\.)${start.replaceAll('.', '\\.')}[\\w.]+${end.replaceAll('.', '\\.')}$`),
  )

/**
 * Whether the last part of the key occurs anywhere or can be composed. Can miss unused texts, but reports no used one.
 */
function isUsed(key: string): boolean {
  return words.has(key.slice(key.lastIndexOf('.') + 1)) || composedKeys.some((pattern) => pattern.test(key))
}
