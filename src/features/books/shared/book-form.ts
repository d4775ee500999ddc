import { z } from 'zod'
import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { isRecord } from '#platform/text/parse-json.ts'
import {
  type BookImage,
  type BookLists,
  type BookPictures,
  type BookStatus,
  type BookTexts,
  type BookTicks,
  type EmergencyNumbers,
  emptyGuestBook,
  type GuestBook,
  isOpenNetwork,
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
  mapPictureLists,
  mapTicks,
  type PictureList,
  pictureLists,
  type TextName,
  textFields,
  textNames,
  tickFields,
} from './book-fields.ts'
import { isBlankItem, readEmergencyNumbers, readItems, readPictures, readPictureView, readRules } from './book-lists.ts'
import { type BookTheme, plainTheme } from './book-theme.ts'
import { mapListedPictures } from './listed-pictures.ts'

/** A picture in the form: uploaded, or upload in progress. */
export type FormImage = {
  /** The saved value: the address of an uploaded picture, or a data URL. */
  source: string
  /** The picture for display. */
  picture: BookImage
  /** Name of the chosen file; empty for a stored picture. */
  fileName: string
}

/**
 * A book while it is edited. House rules are objects because field arrays need them; rows may be blank. The address of a
 * picture with a caption is a data URL until it is uploaded.
 */
export type BookForm = BookTexts &
  BookTicks &
  Omit<BookLists, 'houseRules'> &
  BookPictures & {
    houseRules: { text: string }[]
    emergencyNumbers: EmergencyNumbers
    /** The language that the host writes in; null in forms stored by versions without this field. */
    originalLanguage: Language | null
    /** Unplaced paragraphs of an import. */
    leftovers: string[]
    cover: FormImage | null
    welcomePicture: FormImage | null
  }

export type FormList = ListName

const isBlank = (value: string) => value.trim() === ''

/** Whether a row is blank. The type of transport is ignored, because the select always has a value. */
export function isBlankEntry(list: FormList, entry: object): boolean {
  return isBlankItem(list === 'transport' ? { ...entry, type: '' } : entry)
}

/** A blank row; the type of transport is the first option. */
export function blankEntry(list: FormList): Record<string, string> {
  if (list === 'houseRules') return { text: '' }
  return Object.fromEntries(
    listFields[list].map((field) => [field, list === 'transport' && field === 'type' ? 'bus' : '']),
  )
}

/**
 * The form of a new book.
 * @param originalLanguage the language it will be written in
 */
export function emptyBookForm(originalLanguage: Language | null = null): BookForm {
  return toBookForm(emptyGuestBook, { originalLanguage, coverImage: '', welcomeImage: '' })
}

/**
 * The form of a stored book. Some empty lists get a blank row to write in.
 * @param sources its language, the addresses of its pictures, and the fields that only the host sees
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
    (form[list] as object[]).filter((entry) => !isBlankEntry(list, entry))
  const items = Object.fromEntries(itemListNames.map((list) => [list, written(list)])) as Omit<BookLists, 'houseRules'>
  return { ...items, houseRules: form.houseRules.map((rule) => rule.text).filter((rule) => !isBlank(rule)) }
}

/**
 * The book as guests would see it now.
 * @param bookTheme the form does not contain the theme
 */
export function toGuestBook(form: BookForm, bookTheme: BookTheme = plainTheme): GuestBook {
  const { leftovers: _leftovers, originalLanguage: _language, ...shown } = form
  return {
    ...shown,
    ...writtenRows(form),
    cover: form.cover?.picture ?? null,
    welcomePicture: form.welcomePicture?.picture ?? null,
    look: bookTheme,
  }
}

/**
 * The body for `POST` and `PUT`: without blank rows, lists and emergency numbers as JSON text.
 * @param revision the revision that the edit is based on; without it the server overwrites
 */
export function toBookPayload(
  form: BookForm,
  status: BookStatus,
  revision?: number | undefined,
): z.input<typeof BookInput> {
  const { cover, welcomePicture, emergencyNumbers, originalLanguage, ...rest } = form
  const written = writtenRows(form)
  const pictures = mapListedPictures({ ...form, ...written }, ({ url }) => url)
  // Without `pictures` an item would keep those that are stored.
  const equipment = pictures.equipment.map((item) => ({ ...item, pictures: item.pictures ?? [] }))
  const lists = Object.entries({ ...written, equipment }).map(([list, rows]) => [list, JSON.stringify(rows)])
  return {
    ...rest,
    wifiOpen: isOpenNetwork(form),
    ...mapPictureLists((list) => pictures[list]),
    ...(Object.fromEntries(lists) as Record<FormList, string>),
    emergencyNumbers: JSON.stringify(emergencyNumbers),
    coverImage: cover?.source ?? '',
    welcomeImage: welcomePicture?.source ?? '',
    status,
    ...(originalLanguage && { originalLanguage }),
    ...(revision !== undefined && { revision }),
  }
}

/** Equal for two forms that would be stored alike; used to detect unsaved changes. */
export function fingerprint(form: BookForm): string {
  return JSON.stringify(toBookPayload(form, 'draft'))
}

/**
 * Restores a form that was stored on the device, perhaps by an earlier version. Missing or invalid values are as in a
 * new form.
 */
export function readBookForm(kept: unknown): BookForm {
  const given = isRecord(kept) ? kept : {}
  const readText = (name: keyof BookTexts) => (typeof given[name] === 'string' ? given[name] : emptyGuestBook[name])
  const texts = Object.fromEntries(textNames.map((name) => [name, readText(name)])) as BookTexts
  const items = Object.fromEntries(itemListNames.map((list) => [list, readItems(list, given[list])]))
  const rows: unknown[] = Array.isArray(given['houseRules']) ? given['houseRules'] : []
  const rules = readRules(rows.map((row) => (isRecord(row) ? row['text'] : undefined)))
  return withFirstRows({
    ...texts,
    ...mapTicks((name) => given[name] === true),
    ...(items as Omit<BookLists, 'houseRules'>),
    ...mapPictureLists((list) => readPictures(given[list], readPictureView) ?? []),
    propertyType: propertyTypes.find((type) => type === texts.propertyType) ?? 'Villa',
    houseRules: rules.map((text) => ({ text })),
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

/** Form fields that are not in `book-fields.ts`. */
const otherSteps: Readonly<Record<string, BookStep>> = {
  ...mapTicks((name) => tickFields[name].step),
  originalLanguage: 'host',
  leftovers: 'host',
  welcomePicture: 'property',
  cover: 'property',
  emergencyNumbers: 'area',
}

export const stepCount = bookSteps.length

/** The step, counted from 0, of a field; 0 for an unknown path. */
export function stepOfField(path: string): number {
  const name = path.split('.')[0] ?? ''
  const field =
    name === 'houseRules'
      ? houseRulesField
      : (textFields[name as TextName] ?? itemLists[name as ItemList] ?? pictureLists[name as PictureList])
  return Math.max(0, bookSteps.indexOf(field?.step ?? otherSteps[name] ?? 'host'))
}

/**
 * Maps the path of a server's field error to the form. The server does not count blank rows, uses other names for
 * pictures, and has house rules as plain texts.
 */
export function formPathOf(form: BookForm, serverPath: string): string {
  const [name = '', row, ...rest] = serverPath.split('.')
  if (name === 'coverImage') return 'cover'
  if (name === 'welcomeImage') return 'welcomePicture'
  if (row === undefined || !(name === 'houseRules' || isItemList(name))) return serverPath
  const rows: readonly object[] = form[name as FormList]
  const written = rows.flatMap((entry, index) => (isBlankEntry(name as FormList, entry) ? [] : [index]))
  const field = name === 'houseRules' ? ['text'] : rest
  return [name, written[Number(row)] ?? row, ...field].join('.')
}
