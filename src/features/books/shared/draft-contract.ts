import { z } from 'zod'
import { UploadedImage } from '#features/media/shared/image-contract.ts'
import { languages } from '#platform/i18n/languages.ts'
import { isBookId, propertyTypes } from './book.ts'
import { CreationKey, writtenParts } from './book-contract.ts'
import { bookSteps, mapLists, mapPictureLists, mapTexts, mapTicks } from './book-fields.ts'
import { CaptionedView } from './theme-contract.ts'

/** Version of a draft: 1 when it is first kept, increased by each write. */
const Version = z.number().int().min(1)

/**
 * `PUT /api/book-drafts/{id}`. Texts are as written, complete or not; pictures are addresses of uploads of the account,
 * and others are left out. Lists of pictures that are left out are as in the stored draft, or in its book.
 */
export const DraftInput = z.object({
  /** The version that is replaced; 0 for a new draft. If it is not the stored one, the answer is DRAFT_CONFLICT. */
  version: z.number().int().min(0),
  /** The account that wrote it; if another one is signed in, the answer is OTHER_ACCOUNT. */
  accountId: z.string().optional(),
  /** The book that is edited; null for one that was never saved. */
  bookId: z.string().refine(isBookId, 'INVALID_VALUE').nullable().default(null),
  /** The book's revision that the edit is based on; null for a book that was never saved. */
  revision: z.number().int().min(1).nullable().default(null),
  /** The key of a creation that was not answered. */
  creationKey: CreationKey.nullable().default(null),
  /** Counted from 0. */
  step: z
    .number()
    .int()
    .min(0)
    .max(bookSteps.length - 1)
    .default(0),
  book: z.object({
    ...writtenParts,
    propertyType: z.enum(propertyTypes, 'INVALID_VALUE').default('Villa'),
    originalLanguage: z.enum(languages, 'INVALID_VALUE').nullable().default(null),
    // Left out while another picture is on its way: the draft keeps the one that it has, or that of its book.
    coverImage: z.string().optional(),
    welcomeImage: z.string().optional(),
  }),
})
export type DraftInput = z.output<typeof DraftInput>

/** What a host wrote: lists and emergency numbers as JSON text. */
const DraftBook = z.object({
  ...mapTexts(() => z.string()),
  ...mapTicks(() => z.boolean().default(false)),
  houseRules: z.string(),
  ...mapLists(() => z.string()),
  ...mapPictureLists(() => z.array(CaptionedView)),
  emergencyNumbers: z.string(),
  leftovers: z.array(z.string()),
  originalLanguage: z.enum(languages).nullable(),
  cover: UploadedImage.nullable(),
  welcomePicture: UploadedImage.nullable(),
})
export type DraftBook = z.infer<typeof DraftBook>

/** One of `GET /api/book-drafts`. */
export const DraftView = z.object({
  id: z.string(),
  version: Version,
  bookId: z.string().nullable(),
  revision: z.number().nullable(),
  creationKey: z.string().nullable(),
  step: z.number(),
  /** ISO 8601, UTC. */
  savedAt: z.iso.datetime(),
  book: DraftBook,
})
export type DraftView = z.infer<typeof DraftView>

/** The answer to `PUT` and `DELETE`. */
export const DraftHead = z.object({ id: z.string(), version: z.number() })
