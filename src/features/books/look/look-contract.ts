import { z } from 'zod'
import { UploadedImage } from '#features/media/image-contract.ts'
import { text } from '#platform/text-contract.ts'
import {
  type BookLook,
  chapterParts,
  isOwnSectionId,
  logoGrounds,
  lookLimits,
  type OwnSection,
  pageSections,
  permanentSections,
  plainLook,
  type SectionLink,
  themeNames,
} from './book-look.ts'
import { readColor } from './color.ts'

/** Longest text of an own section, as of any other field of a book. */
const longestText = 10_000
const mostKeys = pageSections.length + chapterParts.length + lookLimits.ownSections

const Percent = z.number('INVALID_VALUE').int('INVALID_VALUE').min(0, 'INVALID_VALUE').max(100, 'INVALID_VALUE')
const Keys = z.array(z.string().max(10, 'INVALID_VALUE')).max(mostKeys, 'LIST_TOO_LONG').default([])

const WebAddress = text(lookLimits.url)
  .trim()
  .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), 'INVALID_LINK')

const OwnSectionInput = z.object({
  id: z.string().refine(isOwnSectionId, 'INVALID_VALUE'),
  title: text(lookLimits.title).trim().min(1, 'SECTION_TITLE_REQUIRED'),
  text: text(longestText).default(''),
  pictures: z
    .array(z.object({ image: z.string(), caption: text(lookLimits.caption).trim().default('') }))
    .max(lookLimits.pictures, 'LIST_TOO_LONG')
    .default([]),
  links: z
    .array(z.object({ label: text(lookLimits.label).trim().default(''), url: WebAddress }))
    .max(lookLimits.links, 'LIST_TOO_LONG')
    .default([]),
})

/** A look as it is sent: pictures by the addresses of uploads. What is missing is as in a plain look. */
export const LookInput = z
  .object({
    logo: z.string().nullable().default(null),
    logoGround: z.enum(logoGrounds, 'INVALID_VALUE').default(plainLook.logoGround),
    accent: z
      .string()
      .transform((value) => (value === '' ? '' : (readColor(value) ?? value)))
      .refine((value) => value === '' || readColor(value) !== undefined, 'INVALID_COLOR')
      .default(''),
    theme: z.enum(themeNames, 'INVALID_VALUE').default(plainLook.theme),
    order: Keys,
    hidden: Keys,
    ownSections: z
      .array(OwnSectionInput)
      .max(lookLimits.ownSections, 'LIST_TOO_LONG')
      .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, 'INVALID_VALUE')
      .default([]),
    coverFocus: z.object({ x: Percent, y: Percent }).default(plainLook.coverFocus),
    showsMadeWith: z.boolean('INVALID_VALUE').default(true),
  })
  .transform(tidy) satisfies z.ZodType<BookLook<string>>

/** `PUT /api/welcome-books/{id}/look` */
export const LookChange = z.object({
  look: LookInput,
  /** The book's revision that this edit began from: when the stored one is another, the answer is EDIT_CONFLICT. */
  revision: z.number().int().min(1).optional(),
})

/** `PUT /api/look-defaults`; null forgets them. */
export const LookDefaultsChange = z.object({ look: LookInput.nullable() })

/** A look as it is answered: pictures as pages use them. */
export const LookView = z.object({
  logo: UploadedImage.nullable(),
  logoGround: z.enum(logoGrounds),
  accent: z.string(),
  theme: z.enum(themeNames),
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  ownSections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      pictures: z.array(z.object({ image: UploadedImage, caption: z.string() })),
      links: z.array(z.object({ label: z.string(), url: z.string() })),
    }),
  ),
  coverFocus: z.object({ x: z.number(), y: z.number() }),
  showsMadeWith: z.boolean(),
}) satisfies z.ZodType<BookLook>

export const LookDefaultsView = z.object({ look: LookView.nullable() })

/**
 * Reads a look that was kept somewhere, perhaps by an earlier version: whatever is missing or odd is as in a plain
 * one, a broken own section or picture is left out.
 * @param kept a look, or one as JSON text
 */
export function readLook<Picture>(kept: unknown, picture: z.ZodType<Picture>): BookLook<Picture> {
  const given = typeof kept === 'string' ? parseJson(kept) : kept
  const keys = z.array(z.string()).catch([])
  const look = z
    .object({
      logo: picture.nullable().catch(null),
      logoGround: z.enum(logoGrounds).catch(plainLook.logoGround),
      accent: z
        .string()
        .transform((value) => readColor(value) ?? '')
        .catch(''),
      theme: z.enum(themeNames).catch(plainLook.theme),
      order: keys,
      hidden: keys,
      ownSections: z.array(z.unknown()).catch([]),
      coverFocus: z.object({ x: Percent, y: Percent }).catch(plainLook.coverFocus),
      showsMadeWith: z.boolean().catch(true),
    })
    .safeParse(given).data
  if (!look) return { ...plainLook }
  return tidy({ ...look, ownSections: look.ownSections.flatMap((section) => readOwnSection(section, picture)) })
}

function readOwnSection<Picture>(kept: unknown, picture: z.ZodType<Picture>): OwnSection<Picture>[] {
  const read = <T>(type: z.ZodType<T>) => z.array(z.unknown()).catch([]).transform(keepValid(type))
  const section = z
    .object({
      id: z.string().refine(isOwnSectionId),
      title: z.string(),
      text: z.string().catch(''),
      pictures: read(z.object({ image: picture, caption: z.string().catch('') })),
      links: read(z.object({ label: z.string(), url: z.string() }) satisfies z.ZodType<SectionLink>),
    })
    .safeParse(kept)
  return section.success ? [section.data] : []
}

function keepValid<T>(type: z.ZodType<T>) {
  return (entries: unknown[]): T[] =>
    entries.flatMap((entry) => {
      const read = type.safeParse(entry)
      return read.success ? [read.data] : []
    })
}

/** Keys that mean nothing, or cannot be hidden, are not kept. */
function tidy<Picture>(look: BookLook<Picture>): BookLook<Picture> {
  const own = look.ownSections.map(({ id }) => id)
  const known: readonly string[] = [...pageSections, ...chapterParts, ...own]
  const isKnown = (key: string, index: number, keys: string[]) => known.includes(key) && keys.indexOf(key) === index
  return {
    ...look,
    order: look.order.filter(isKnown),
    hidden: look.hidden.filter(isKnown).filter((key) => !permanentSections.includes(key)),
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
