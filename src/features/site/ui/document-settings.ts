import type { Language } from '#platform/i18n/languages.ts'
import type { HeroOption } from '../shared/hero-scenes.ts'
import type { SupportFormState } from './support-form-state.ts'

/** What a document may depend on beyond its language; all of it is read when it is rendered. */
export type DocumentSettings = {
  language: Language
  /** ISO 4217 code. */
  currency: string
  operator: { name: string; address: string | undefined; supportEmail: string }
  /** Scheme and host of the service, without a trailing slash. */
  origin: string
  /** The scene beside the landing page's headline, as the operator chose it. */
  hero: HeroOption
  /** Whether something proposes translations of hosts' words. */
  hasTranslator: boolean
  /** The form on the legal page: empty, or as it was sent and refused. */
  supportForm: SupportFormState
}

/** What a document says about itself to search engines and to whoever shares it. */
export type DocumentHead = {
  /** Without the brand, which is added. */
  title: string
  description: string
  keywords?: string
  /** Name of the picture that networks show beside a link, see `social-pictures.ts`. */
  picture?: string
  /** Whether the blog's feed belongs to the page. */
  hasFeed?: true
  /** What Open Graph calls the page. */
  type?: 'website' | 'article'
  /** Set when the text is the same in every language: the version that search engines should list. */
  canonicalLanguage?: Language
  /** Objects of schema.org, written into the page as JSON-LD. */
  structuredData?: readonly object[]
}
