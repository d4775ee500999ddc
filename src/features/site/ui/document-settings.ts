import type { Language } from '#platform/i18n/languages.ts'
import type { HeroOption } from '../shared/hero-scenes.ts'
import type { DeclarationForm } from './declarations/declaration-form.ts'
import type { SupportFormState } from './support/support-form-state.ts'

/** What a document depends on beside its language; read when it is rendered. */
export type DocumentSettings = {
  language: Language
  /** ISO 4217 code. */
  currency: string
  pricesIncludeVat: boolean
  operator: { name: string; address: string | undefined; supportEmail: string | undefined }
  /** Scheme and host of the service, without a trailing slash. */
  origin: string
  /** The hero scene that the operator chose. */
  hero: HeroOption
  /** Whether the unmeasured statistics and quotations of the specification are shown. */
  hasSampleClaims: boolean
  /** Whether a machine translator is configured. */
  hasTranslator: boolean
  /** The support form: empty, or with the values and problems of a refused submission. */
  supportForm: SupportFormState
  /** The form of a declaration: empty, or what was submitted with its problems or the time of its receipt. */
  declaration: DeclarationForm
}

/** The metadata of a document for search engines and link previews. */
export type DocumentHead = {
  /** Without the brand, which is appended. */
  title: string
  description: string
  keywords?: string
  /** Name of the social picture, see `social-pictures.ts`. */
  picture?: string
  /** Path of the feed that the page links to. */
  feed?: string
  /** The page's Open Graph type. */
  type?: 'website' | 'article'
  /** Objects of schema.org, rendered as JSON-LD. */
  structuredData?: readonly object[]
}
