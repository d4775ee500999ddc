import { type Language, languageNames } from '#platform/i18n/languages.ts'
import { useGuest } from './guest-context.tsx'

/** The same book in other words of its host: the original of a translation, or the translation of an original. */
export type OtherWords = { kind: 'original' | 'translation'; href: string }

/** Says that the host's words are translated, and leads to the original and back. */
export function OtherWordsLink({ kind, href, original }: OtherWords & { original: Language }) {
  const { texts, language } = useGuest()
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(original) ?? languageNames[original]
  return (
    <a className="g-words-link" href={href}>
      {kind === 'original' ? texts('words.original', { language: name }) : texts('words.translation')}
    </a>
  )
}
