import { z } from 'zod'
import { UploadedImage } from '#features/media/shared/image-contract.ts'
import { bookLimits, textLimits } from '#limits.ts'
import { parseJson } from '#platform/text/parse-json.ts'
import { listOf, text } from '#platform/text/text-contract.ts'
import { textKindOf } from './book-fields.ts'
import {
  type BookTheme,
  chapterParts,
  isOwnSectionId,
  logoGrounds,
  type OwnSection,
  pageSections,
  permanentSections,
  plainTheme,
  type SectionLink,
  themeNames,
} from './book-theme.ts'
import { readColor } from './color.ts'
import { isWebAddress } from './web-address.ts'

const mostKeys = pageSections.length + chapterParts.length + bookLimits.ownSections
const textAt = (path: string) => text(textLimits[textKindOf(path)])

const Percent = z.number('INVALID_VALUE').int('INVALID_VALUE').min(0, 'INVALID_VALUE').max(100, 'INVALID_VALUE')
const Keys = listOf(z.string().max(10, 'INVALID_VALUE'), mostKeys).default([])

const WebAddress = textAt('ownSections.url').trim().refine(isWebAddress, 'INVALID_LINK')

const OwnSectionInput = z.object({
  id: z.string().refine(isOwnSectionId, 'INVALID_VALUE'),
  title: textAt('ownSections.title').trim().min(1, 'SECTION_TITLE_REQUIRED'),
  text: textAt('ownSections.text').default(''),
  pictures: listOf(
    z.object({ image: z.string(), caption: textAt('ownSections.caption').trim().default('') }),
    bookLimits.sectionPictures,
  ).default([]),
  links: listOf(
    z.object({ label: textAt('ownSections.label').trim().default(''), url: WebAddress }),
    bookLimits.sectionLinks,
  ).default([]),
})

/** A theme in a request: pictures are addresses of uploads. Missing parts are as in the default theme. */
export const ThemeInput = z
  .object({
    logo: z.string().nullable().default(null),
    logoGround: z.enum(logoGrounds, 'INVALID_VALUE').default(plainTheme.logoGround),
    accent: z
      .string()
      .transform((value) => (value === '' ? '' : (readColor(value) ?? value)))
      .refine((value) => value === '' || readColor(value) !== undefined, 'INVALID_COLOR')
      .default(''),
    theme: z.enum(themeNames, 'INVALID_VALUE').default(plainTheme.theme),
    order: Keys,
    hidden: Keys,
    ownSections: listOf(OwnSectionInput, bookLimits.ownSections)
      .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, 'INVALID_VALUE')
      .default([]),
    coverFocus: z.object({ x: Percent, y: Percent }).default(plainTheme.coverFocus),
    showsMadeWith: z.boolean('INVALID_VALUE').default(true),
  })
  .transform(tidy) satisfies z.ZodType<BookTheme<string>>

/** `PUT /api/welcome-books/{id}/look` */
export const ThemeChange = z.object({
  look: ThemeInput,
  /** The book's revision that the edit is based on; if it is not the stored one, the answer is EDIT_CONFLICT. */
  revision: z.number().int().min(1).optional(),
})

/** `PUT /api/look-defaults`; null deletes the defaults. */
export const ThemeDefaultsChange = z.object({ look: ThemeInput.nullable() })

/** A picture with its caption in responses. */
export const CaptionedView = z.object({ image: UploadedImage, caption: z.string() })

/** A theme in responses: pictures as views. */
export const ThemeView = z.object({
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
      pictures: z.array(CaptionedView),
      links: z.array(z.object({ label: z.string(), url: z.string() })),
    }),
  ),
  coverFocus: z.object({ x: z.number(), y: z.number() }),
  showsMadeWith: z.boolean(),
}) satisfies z.ZodType<BookTheme>

export const ThemeDefaultsView = z.object({ look: ThemeView.nullable() })

/**
 * Reads a stored theme, perhaps from an earlier version. Missing or invalid parts are as in the default theme; an
 * invalid own section or picture is dropped.
 * @param kept a theme, or one as JSON text
 */
export function readBookTheme<Picture>(kept: unknown, picture: z.ZodType<Picture>): BookTheme<Picture> {
  const given = typeof kept === 'string' ? parseJson(kept) : kept
  const keys = z.array(z.string()).catch([])
  const bookTheme = z
    .object({
      logo: picture.nullable().catch(null),
      logoGround: z.enum(logoGrounds).catch(plainTheme.logoGround),
      accent: z
        .string()
        .transform((value) => readColor(value) ?? '')
        .catch(''),
      theme: z.enum(themeNames).catch(plainTheme.theme),
      order: keys,
      hidden: keys,
      ownSections: z.array(z.unknown()).catch([]),
      coverFocus: z.object({ x: Percent, y: Percent }).catch(plainTheme.coverFocus),
      showsMadeWith: z.boolean().catch(true),
    })
    .safeParse(given).data
  if (!bookTheme) return { ...plainTheme }
  return tidy({
    ...bookTheme,
    ownSections: bookTheme.ownSections.flatMap((section) => readOwnSection(section, picture)),
  })
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

/** Drops unknown keys, and keys of sections that cannot be hidden. */
function tidy<Picture>(bookTheme: BookTheme<Picture>): BookTheme<Picture> {
  const own = bookTheme.ownSections.map(({ id }) => id)
  const known: readonly string[] = [...pageSections, ...chapterParts, ...own]
  const isKnown = (key: string, index: number, keys: string[]) => known.includes(key) && keys.indexOf(key) === index
  return {
    ...bookTheme,
    order: bookTheme.order.filter(isKnown),
    hidden: bookTheme.hidden.filter(isKnown).filter((key) => !permanentSections.includes(key)),
  }
}
