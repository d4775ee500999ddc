import { createContext, useContext } from 'react'
import type { PublicBook } from '#features/books/shared/public-book.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { StayParts } from './stay-parts.ts'
import { createGuestTexts, type GuestTexts } from './texts/guest-texts.ts'

/** What every section of a book needs to render itself. */
export type GuestView = {
  book: PublicBook
  language: Language
  texts: GuestTexts
  /** The id of an element of this book; unique although a page may show several books. */
  id: (name: string) => string
  /** Attributes of an element that contains only this text of the host. */
  host: (text: string) => { dir: 'auto'; lang?: string }
  /** The same for a name or an address, which is never translated. */
  exact: (text: string) => { dir: 'auto'; lang?: string; translate?: 'no' }
  headingLevel: 1 | 2
  landmark: boolean
  /** Address of the host's contact card. */
  contactHref?: string | undefined
  /** Set on the page of a stay. */
  stay?: StayParts | undefined
}

const GuestContext = createContext<GuestView | undefined>(undefined)

export const GuestProvider = GuestContext.Provider

export function useGuest(): GuestView {
  const view = useContext(GuestContext)
  if (!view) throw new Error('a part of the guest page stands outside of GuestBookView')
  return view
}

type ViewOptions = Omit<GuestView, 'texts' | 'id' | 'host' | 'exact'> & {
  idPrefix: string
  textLanguage: Language | undefined
  translated: ReadonlySet<string> | undefined
}

export function createGuestView({ idPrefix, textLanguage, translated, ...options }: ViewOptions): GuestView {
  const foreign = textLanguage !== undefined && textLanguage !== options.language
  const host: GuestView['host'] = (text) =>
    foreign && !translated?.has(text.trim()) ? { dir: 'auto', lang: textLanguage } : { dir: 'auto' }
  return {
    ...options,
    texts: createGuestTexts(options.language),
    id: (name) => `${idPrefix}${name}`,
    host,
    exact: (text) => (foreign ? { ...host(text), translate: 'no' } : host(text)),
  }
}
