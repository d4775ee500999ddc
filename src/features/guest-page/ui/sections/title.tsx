import { countFallbacks } from '#features/books/shared/book.ts'
import { type Language, nameLanguage } from '#platform/i18n/languages.ts'
import { Brand } from '../brand.tsx'
import { useGuest } from '../guest-context.tsx'
import { Icon } from '../icons.tsx'
import { propertyMapHref } from '../texts/links.ts'
import { Heading } from './section.tsx'

function Counts() {
  const { book, texts, host } = useGuest()
  const guests = book.guests.trim() || countFallbacks.guests
  const bedrooms = book.bedrooms.trim() || countFallbacks.bedrooms
  const bathrooms = book.bathrooms.trim() || countFallbacks.bathrooms
  // The host writes a text such as '4-6'; only a plain 1 needs the singular.
  const plural = (text: string) => ({ count: text === '1' ? 1 : 2 })
  const counts = [
    [texts('counts.guests', plural(guests)), guests],
    [texts('counts.bedrooms', plural(bedrooms)), bedrooms],
    [texts('counts.bathrooms', plural(bathrooms)), bathrooms],
  ] as const
  return (
    <dl className="g-counts">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...host(count)}>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Name, kind and address of the property, and its number of guests, rooms and beds. */
export function Title() {
  const { book, texts, exact, stay } = useGuest()
  const name = book.propertyName.trim()
  const address = book.address.trim()
  const map = propertyMapHref(book)
  const place = (
    <>
      <Icon name="pin" />
      <span {...(address === '' ? {} : exact(address))}>{address || texts('placeholders.address')}</span>
    </>
  )
  return (
    <div className="g-title">
      <Brand bookTheme={book.look} />
      <p className="g-badge">{texts(`propertyTypes.${book.propertyType}`)}</p>
      <Heading depth={0} className={name.length > 32 ? 'g-name g-name--long' : 'g-name'}>
        {name === '' ? texts('placeholders.propertyName') : <span {...exact(name)}>{name}</span>}
      </Heading>
      {stay?.line}
      {map === undefined ? (
        <p className="g-addr">{place}</p>
      ) : (
        <a className="g-addr" href={map}>
          {place}
        </a>
      )}
      <Counts />
    </div>
  )
}

/** The address of the original of a translation, or of the translation of an original. */
export type OtherWords = { kind: 'original' | 'translation'; href: string }

/** Whether it is certain that the host's language is not the page's. */
export type ForeignWordsCertainty = 'certain' | 'perhaps'

/** Names the host's language, and how the page can be translated: what `createTranslatorNote` chooses. */
export function ForeignWords({ original, certainty }: { original: Language; certainty: ForeignWordsCertainty }) {
  const { texts, language } = useGuest()
  return (
    <div className="g-tr" data-from={original}>
      <p>
        {texts(certainty === 'certain' ? 'words.written' : 'words.perhaps', {
          language: nameLanguage(original, language),
        })}
      </p>
      <button type="button" className="g-tl">
        {texts('foreign.translate')}
      </button>
      <p className="g-tx" role="alert">
        {texts('words.notLoaded')}
      </p>
      <p className="g-tl">{texts('foreign.onDevice')}</p>
      <p className="g-ta">{texts('foreign.android')}</p>
      <p className="g-ti">{texts('foreign.ios')}</p>
      <p className="g-to">{texts('foreign.other')}</p>
    </div>
  )
}

/** Says that the host's words are translated, with a link to the original and back. */
export function OtherWordsLink({ kind, href, original }: OtherWords & { original: Language }) {
  const { texts, language } = useGuest()
  const name = nameLanguage(original, language)
  return (
    <a className="g-words-link" href={href}>
      {kind === 'original' ? texts('words.original', { language: name }) : texts('words.translation')}
    </a>
  )
}
