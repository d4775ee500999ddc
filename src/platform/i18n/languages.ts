/** The five languages of the product, in the order in which they are offered. */
export const languages = ['en', 'it', 'fr', 'es', 'de'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** Each language in its own name, for pickers. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
}

/** A language in the words of the reader's language, for sentences: 'German', 'allemand'. Pickers use `languageNames`. */
export function nameLanguage(named: Language, reader: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(named) ?? languageNames[named]
}

/**
 * The shape of a catalogue with the texts widened: `en` is the type, the others must be complete.
 * Declare `export const it: Messages<typeof en> = {…}`.
 */
export type Messages<T> = { readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]> }

/** One catalogue in all languages. */
export type Catalogues<T> = Readonly<Record<Language, Messages<T>>>

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/**
 * The best of our languages for an Accept-Language header, by quality, then by order (RFC 9110, 12.5.4). Region subtags
 * are ignored: `de-AT` is German. Returns undefined if none fits.
 */
export function negotiateLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined
  let best: Language | undefined
  let bestQuality = 0
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.trim().split(';')
    const language = range.trim().slice(0, 2).toLowerCase()
    const rest = range.trim().charAt(2)
    if (!isLanguage(language) || (rest !== '' && rest !== '-')) continue
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    const quality = weight === undefined ? 1 : Number(weight)
    if (quality > bestQuality) {
      best = language
      bestQuality = quality
    }
  }
  return best
}
