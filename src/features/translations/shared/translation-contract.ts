import { z } from 'zod'
import { BookView } from '#features/books/shared/book-contract.ts'
import { type HostTextField, hostTextFields } from '#features/books/shared/host-texts.ts'
import { bookLimits, textLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { listOf, text, unmeasuredText } from '#platform/text-contract.ts'

const Field = z
  .string()
  .refine((field): field is HostTextField => hostTextFields.includes(field as HostTextField), 'INVALID_VALUE')
/** The revision that the edit began from: when the stored one is another, the answer is EDIT_CONFLICT. */
const revision = z.number().int().min(1).optional()

/** `PUT /api/welcome-books/{id}/original-language` */
export const OriginalLanguageInput = z.object({ language: z.enum(languages, 'INVALID_VALUE'), revision })

/**
 * `PUT /api/welcome-books/{id}/translations/{language}`: the texts that changed; a blank one is taken away. A proposal
 * is a machine's text that was accepted too soon: guests read it no longer.
 */
export const TranslationsInput = z.object({
  revision,
  texts: listOf(
    z.object({
      field: Field,
      source: text(textLimits.long),
      /** As long as its field allows, as long as what it translates, or as long as it was. */
      text: unmeasuredText().meta({ maxLength: textLimits.long }),
      isProposal: z.boolean().default(false),
    }),
    bookLimits.translationsAtOnce,
  ),
})
export type TranslationsInput = z.output<typeof TranslationsInput>

/** `POST /api/welcome-books/{id}/translations/{language}/proposals`: what a machine shall translate. */
export const ProposalsInput = z.object({
  texts: listOf(z.object({ field: Field, source: text(textLimits.long) }), bookLimits.proposalsAtOnce).refine(
    (texts) => texts.length > 0,
    'INVALID_VALUE',
  ),
})
export type ProposalsInput = z.output<typeof ProposalsInput>

const TranslationView = z.object({
  /** `ready`: a sentence that the service knows in all languages. `proposed`: a machine's, not shown to guests. */
  state: z.enum(['missing', 'done', 'ready', 'proposed', 'outdated']),
  text: z.string(),
  /** Of an outdated one: the original that it translates. */
  source: z.string().optional(),
  /** Whether guests read this text; otherwise they read the original. */
  isShown: z.boolean(),
})

/** A text of the book with what there is of it in every other language. */
export const HostTextView = z.object({
  field: Field,
  /** The name of the item that it tells about; null for the book's own texts, rules and names. */
  owner: z.string().nullable(),
  text: z.string(),
  translations: z.partialRecord(z.enum(languages), TranslationView),
})
export type HostTextView = z.infer<typeof HostTextView>

/** `GET /api/welcome-books/{id}/translations`, and what every write answers. */
export const BookTranslationsView = z.object({
  book: BookView,
  texts: z.array(HostTextView),
  /** Whether the account may write translations, and guests read them. */
  isPro: z.boolean(),
  /** Whether the operator has a machine that proposes translations. */
  hasMachine: z.boolean(),
})
export type BookTranslationsView = z.infer<typeof BookTranslationsView>

/** What a batch came to: proposals are in the view; what the machine would have spoilt is named. */
export const ProposalsView = BookTranslationsView.extend({
  refused: z.array(z.object({ field: Field, source: z.string() })),
})
export type ProposalsView = z.infer<typeof ProposalsView>
