import { expect, test } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { listProductTexts } from './product-texts.ts'

/** A number, or a message's argument, with an ordinary space before its unit. */
const spacedUnit =
  /(\d|\{\w+\}|#) (MB|Mo|GB|kB|km|cm|mm|m|kg|g|h|min|Min\.|Std\.|px|ms|°C|%|€|\$|EUR|Uhr)(?![\p{L}\d’])/u
/** A hyphen where a range has an en dash. Dates, phone numbers and product names have more digits or parts. */
const hyphenRange = /(?<![\d\p{L}#+.-])(\d{1,2}|\{\w+\})-(\d{1,2}|\{\w+\})(?![\d-])/u
const threeDots = /\.\.\./
/** An ordinary space before a mark that follows its word directly. */
const spacedMark = /\s[:;?!]/

/**
 * Typographic mistakes of each language. Write no-break spaces as `\u202f` or `\u00a0`, because they look like any
 * other space here.
 */
const misprints: Record<Language, readonly RegExp[]> = {
  // The specification writes three dots, and hyphens in ranges.
  en: [/['"«»„]/, /…/, spacedUnit, spacedMark],
  // The article changes before 8 and 11 ('l’8'), so no text has an article before a date: `formatDate` begins with the
  // weekday.
  it: [
    /['"„“”]/,
    /«\s|\s»/,
    /\d\s%/,
    /\b(E’|po’\w|perchè|poichè|nè|qual’è)/,
    /\b(il|[dn]?al|del|sul|nel) \{(date|day|from|since|to|until|when)\b/i,
    ...[spacedUnit, hyphenRange, threeDots, spacedMark],
  ],
  fr: [
    /['"„“”]/,
    /(?<!\u202f)[;?!»]/,
    /(?<![\u00a0\d])(?<!https?):/,
    /«(?!\u202f)/,
    /\d%/,
    ...[spacedUnit, hyphenRange, threeDots],
  ],
  es: [/['"„“”]/, /«\s|\s»/, /^[^¿]*\?/, /^[^¡]*!/, /\d%/, ...[spacedUnit, hyphenRange, threeDots, spacedMark]],
  de: [
    /['"«»”]/,
    /(?<!„[^“]*)“/,
    /\d%/,
    // A no-break space stands before dots in place of words.
    /(?<!\u00a0)…/,
    // After a colon, a sentence begins with a capital letter. These words begin one.
    /: (wir|ich|er|es|man|bitte) \p{L}/u,
    ...[spacedUnit, hyphenRange, threeDots, spacedMark],
  ],
}
/** Texts that the specification quotes, with its straight apostrophes. */
const literals = [
  'src/features/books/messages/en.ts:errors.LIMIT_REACHED',
  'src/features/dashboard/messages/en.ts:gate.limitReachedText',
  'src/features/guest-page/messages/en.ts:notFound.text',
  'src/features/site/messages/en.ts:blog.notFound.text',
]
/** Spanish sources with an English title that asks a question: it has no '¿'. */
const englishQuestions = [
  'src/features/site/shared/articles/es:reviews.sources.1',
  'src/features/site/shared/articles/es:places.sources.1',
]

test.each(languages)('quotes, apostrophes, dashes and spaces are typographically correct (%s)', (language) => {
  const wrong = [...listProductTexts(language)]
    .filter(([place]) => !literals.includes(place) && !englishQuestions.includes(place))
    .flatMap(([place, text]) =>
      misprints[language].flatMap((misprint) => {
        const found = misprint.exec(readable(text))?.[0]
        return found === undefined ? [] : [{ place, found, text }]
      }),
    )
  expect(wrong).toEqual([])
})

test.each(languages)('no text has two spaces in a row, or begins or ends with one (%s)', (language) => {
  const wrong = [...listProductTexts(language)].filter(([, text]) => /^\s|\s$|[ \u00a0\u202f]{2}| \n|\n /.test(text))
  expect(wrong).toEqual([])
})

/** A message without its technical parts: tags and addresses. */
function readable(text: string): string {
  return text.replace(/<\/?\w+>/g, '').replace(/https?:\/\/\S*/g, '')
}
