import { z } from 'zod'
import { BookView } from '#features/books/shared/book-contract.ts'
import { type HostTextField, hostTextFields } from '#features/books/shared/host-texts.ts'
import { bookLimits, textLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { listOf, text, unmeasuredText } from '#platform/text/text-contract.ts'

const Field = z
  .string()
  .refine((field): field is HostTextField => hostTextFields.includes(field as HostTextField), 'INVALID_VALUE')
/** The revision that the edit is based on; if it is not the stored one, the answer is EDIT_CONFLICT. */
const revision = z.number().int().min(1).optional()

/** `PUT /api/welcome-books/{id}/original-language` */
export const OriginalLanguageInput = z.object({ language: z.enum(languages, 'INVALID_VALUE'), revision })

/**
 * `PUT /api/welcome-books/{id}/translations/{language}`: the changed texts; a blank one is deleted. `isProposal` turns
 * an accepted text of a machine back into a proposal, which guests do not read.
 */
export const TranslationsInput = z.object({
  revision,
  texts: listOf(
    z.object({
      field: Field,
      source: text(textLimits.long),
      /** Limited by its field, the length of its original, and the stored length. */
      text: unmeasuredText().meta({ maxLength: textLimits.long }),
      isProposal: z.boolean().default(false),
    }),
    bookLimits.translationsAtOnce,
  ),
})
export type TranslationsInput = z.output<typeof TranslationsInput>

/** `POST /api/welcome-books/{id}/translations/{language}/proposals`: the texts for a machine to translate. */
export const ProposalsInput = z.object({
  texts: listOf(z.object({ field: Field, source: text(textLimits.long) }), bookLimits.proposalsAtOnce).refine(
    (texts) => texts.length > 0,
    'INVALID_VALUE',
  ),
})
export type ProposalsInput = z.output<typeof ProposalsInput>

const TranslationView = z.object({
  /** `ready`: a ready sentence, translated by the service. `proposed`: a machine's translation, not shown to guests. */
  state: z.enum(['missing', 'done', 'ready', 'proposed', 'outdated']),
  text: z.string(),
  /** For an outdated translation: the original that it translates. */
  source: z.string().optional(),
  /** Whether guests read this text instead of the original. */
  isShown: z.boolean(),
})

/** A text of the book with the state of its translations. */
export const HostTextView = z.object({
  field: Field,
  /** The name of the item that the text belongs to; null for the book's own texts, rules and names. */
  owner: z.string().nullable(),
  text: z.string(),
  translations: z.partialRecord(z.enum(languages), TranslationView),
})
export type HostTextView = z.infer<typeof HostTextView>

/** `GET /api/welcome-books/{id}/translations`, and the response of every write. */
export const BookTranslationsView = z.object({
  book: BookView,
  texts: z.array(HostTextView),
  /** Whether the account may write translations and guests read them. */
  isPro: z.boolean(),
  /** Whether a machine translator is configured. */
  hasMachine: z.boolean(),
})
export type BookTranslationsView = z.infer<typeof BookTranslationsView>

/** The result of a batch: proposals are in the view; texts whose translation was rejected are listed. */
export const ProposalsView = BookTranslationsView.extend({
  refused: z.array(z.object({ field: Field, source: z.string() })),
})
export type ProposalsView = z.infer<typeof ProposalsView>
