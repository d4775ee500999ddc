import { z } from 'zod'
import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import {
  type BookImage,
  type BookLists,
  type BookStatus,
  type BookTexts,
  type EmergencyNumbers,
  emptyGuestBook,
  type GuestBook,
  propertyTypes,
} from './book.ts'
import type { BookInput } from './book-contract.ts'
import {
  type BookStep,
  bookSteps,
  houseRulesField,
  type ItemList,
  isItemList,
  itemListNames,
  itemLists,
  type ListName,
  listFields,
  type TextName,
  textFields,
  textNames,
} from './book-fields.ts'
import { readEmergencyNumbers, readItems, readRules } from './book-lists.ts'
import { type BookLook, plainLook } from './book-look.ts'

/** A picture in the form: uploaded, or still on its way. */
export type FormImage = {
  /** What is saved with the book: the address of an uploaded picture, or a data URL. */
  source: string
  /** How it is shown. */
  picture: BookImage
  /** Name of the chosen file; empty for one that was stored before. */
  fileName: string
}

/** A book while it is edited. Rules are objects because field arrays need them; rows may still be blank. */
export type BookForm = BookTexts &
  Omit<BookLists, 'houseRules'> & {
    houseRules: { text: string }[]
    emergencyNumbers: EmergencyNumbers
    /** What the host writes in; null in a form that was kept before it was asked for. */
    originalLanguage: Language | null
    /** Imported paragraphs that wait for a place. */
    leftovers: string[]
    cover: FormImage | null
    welcomePicture: FormImage | null
  }

export type FormList = ListName

const isBlank = (value: string) => value.trim() === ''

/** A row that nobody has written in. The kind of transport does not count: the select always has one. */
export function isBlankEntry(list: FormList, entry: Readonly<Record<string, string>>): boolean {
  return Object.entries(entry).every(([field, value]) => isBlank(value) || (list === 'transport' && field === 'type'))
}

/** An empty row; transport begins with the first choice of its select. */
export function blankEntry(list: FormList): Record<string, string> {
  if (list === 'houseRules') return { text: '' }
  return Object.fromEntries(
    listFields[list].map((field) => [field, list === 'transport' && field === 'type' ? 'bus' : '']),
  )
}

/** A new book as the wizard shows it. @param originalLanguage that it will be written in */
export function emptyBookForm(originalLanguage: Language | null = null): BookForm {
  return toBookForm(emptyGuestBook, { originalLanguage, coverImage: '', welcomeImage: '' })
}

/**
 * A stored book as the wizard shows it, with a first blank row where a list would otherwise offer nothing to
 * write in.
 * @param sources its language, the addresses of the pictures as the server answers them, and what only the host sees
 */
export function toBookForm(
  book: GuestBook,
  sources: Pick<BookForm, 'originalLanguage'> & {
    coverImage: string
    welcomeImage: string
    leftovers?: readonly string[]
  },
): BookForm {
  const { houseRules, cover, welcomePicture, look: _look, ...rest } = structuredClone(book)
  return withFirstRows({
    ...rest,
    originalLanguage: sources.originalLanguage,
    houseRules: houseRules.map((rule) => ({ text: rule })),
    leftovers: [...(sources.leftovers ?? [])],
    cover: toFormImage(cover, sources.coverImage),
    welcomePicture: toFormImage(welcomePicture, sources.welcomeImage),
  })
}

function toFormImage(picture: BookImage | null, source: string): FormImage | null {
  return picture === null || source === '' ? null : { source, picture, fileName: '' }
}

function withFirstRows(form: BookForm): BookForm {
  return {
    ...form,
    houseRules: form.houseRules.length > 0 ? form.houseRules : [{ text: '' }],
    equipment: form.equipment.length > 0 ? form.equipment : [{ name: '', description: '' }],
  }
}

function writtenRows(form: BookForm): BookLists {
  const written = <List extends ItemList>(list: List) =>
    (form[list] as Record<string, string>[]).filter((entry) => !isBlankEntry(list, entry))
  const items = Object.fromEntries(itemListNames.map((list) => [list, written(list)])) as Omit<BookLists, 'houseRules'>
  return { ...items, houseRules: form.houseRules.map((rule) => rule.text).filter((rule) => !isBlank(rule)) }
}

/** The book as guests would see it now. @param look the form writes what a book says, not how it looks */
export function toGuestBook(form: BookForm, look: BookLook = plainLook): GuestBook {
  const { leftovers: _leftovers, originalLanguage: _language, ...shown } = form
  return {
    ...shown,
    ...writtenRows(form),
    cover: form.cover?.picture ?? null,
    welcomePicture: form.welcomePicture?.picture ?? null,
    look,
  }
}

/**
 * What `POST` and `PUT` take: blank rows left out, lists and emergency numbers as JSON text (SPEC section 3).
 * @param revision the one that the edit began from; without it the server overwrites
 */
export function toBookPayload(
  form: BookForm,
  status: BookStatus,
  revision?: number | undefined,
): z.input<typeof BookInput> {
  const { cover, welcomePicture, emergencyNumbers, originalLanguage, ...rest } = form
  const lists = Object.entries(writtenRows(form)).map(([list, rows]) => [list, JSON.stringify(rows)])
  return {
    ...rest,
    ...(Object.fromEntries(lists) as Record<FormList, string>),
    emergencyNumbers: JSON.stringify(emergencyNumbers),
    coverImage: cover?.source ?? '',
    welcomeImage: welcomePicture?.source ?? '',
    status,
    ...(originalLanguage && { originalLanguage }),
    ...(revision !== undefined && { revision }),
  }
}

/** Equal for two forms that would be stored alike: tells whether anything is unsaved. */
export function fingerprint(form: BookForm): string {
  return JSON.stringify(toBookPayload(form, 'draft'))
}

/** Reads a form that was kept on the device, perhaps by an earlier version: what is missing or odd is as in a new one. */
export function readBookForm(kept: unknown): BookForm {
  const given: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const readText = (name: keyof BookTexts) => (typeof given[name] === 'string' ? given[name] : emptyGuestBook[name])
  const texts = Object.fromEntries(textNames.map((name) => [name, readText(name)])) as BookTexts
  const items = Object.fromEntries(itemListNames.map((list) => [list, readItems(list, given[list])]))
  const rules = Array.isArray(given['houseRules']) ? given['houseRules'] : []
  return withFirstRows({
    ...texts,
    ...(items as Omit<BookLists, 'houseRules'>),
    propertyType: propertyTypes.find((type) => type === texts.propertyType) ?? 'Villa',
    houseRules: readRules(rules.map((rule: unknown) => (rule as { text?: unknown } | null)?.text)).map((rule) => ({
      text: rule,
    })),
    emergencyNumbers: readEmergencyNumbers(given['emergencyNumbers']),
    originalLanguage: isLanguage(given['originalLanguage']) ? given['originalLanguage'] : null,
    leftovers: readRules(given['leftovers']),
    cover: readFormImage(given['cover']),
    welcomePicture: readFormImage(given['welcomePicture']),
  })
}

const KeptImage = z.object({
  source: z.string().min(1),
  fileName: z.string(),
  picture: z.object({ url: z.string(), width: z.number(), height: z.number(), srcSet: z.string() }),
})

function readFormImage(kept: unknown): FormImage | null {
  return KeptImage.safeParse(kept).data ?? null
}

/** What the form has beside the fields of `book-fields.ts`. */
const otherSteps: Readonly<Record<string, BookStep>> = {
  originalLanguage: 'host',
  leftovers: 'host',
  welcomePicture: 'property',
  cover: 'property',
  emergencyNumbers: 'area',
}

export const stepCount = bookSteps.length

/** The step, counted from 0, on which a field stands; the first for a path that the form does not know. */
export function stepOfField(path: string): number {
  const name = path.split('.')[0] ?? ''
  const field = name === 'houseRules' ? houseRulesField : (textFields[name as TextName] ?? itemLists[name as ItemList])
  return Math.max(0, bookSteps.indexOf(field?.step ?? otherSteps[name] ?? 'host'))
}

/**
 * Where a field error of the server belongs in the form. The server counts rows without the blank ones, calls
 * pictures by the names of the wire, and a rule is a plain text there.
 */
export function formPathOf(form: BookForm, serverPath: string): string {
  const [name = '', row, ...rest] = serverPath.split('.')
  if (name === 'coverImage') return 'cover'
  if (name === 'welcomeImage') return 'welcomePicture'
  if (row === undefined || !(name === 'houseRules' || isItemList(name))) return serverPath
  const rows = form[name as FormList] as Record<string, string>[]
  const written = rows.flatMap((entry, index) => (isBlankEntry(name as FormList, entry) ? [] : [index]))
  const field = name === 'houseRules' ? ['text'] : rest
  return [name, written[Number(row)] ?? row, ...field].join('.')
}
