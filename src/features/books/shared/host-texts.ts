import { type BookItem, type EmergencyNumbers, type GuestBook, transportTypes } from './book.ts'
import {
  emergencyFields,
  type ItemFieldOf,
  type ItemList,
  itemListNames,
  itemLists,
  mapLists,
  type PicturedList,
  type PictureList,
  picturedLists,
  pictureListNames,
  type TextName,
  textFields,
  textNames,
} from './book-fields.ts'
import type { CaptionedPicture } from './book-theme.ts'
import { holdsWords } from './fixed-parts.ts'
import { hideGaps } from './hide-gaps.ts'

type TranslatedText = {
  [Name in TextName]: (typeof textFields)[Name] extends { translated: true } ? Name : never
}[TextName]

type TranslatedPart<List extends ItemList> = {
  [Field in ItemFieldOf<List>]: (typeof itemLists)[List]['items'][Field] extends { translated: true } ? Field : never
}[ItemFieldOf<List>]

/** The plain texts that can be translated. */
const translatedTexts = textNames.filter((name): name is TranslatedText => 'translated' in textFields[name])

/** The translatable fields of the lists' items. */
const translatedParts = mapLists((list) =>
  Object.entries(itemLists[list].items).flatMap(([part, field]) => ('translated' in field ? [part] : [])),
) as { readonly [List in ItemList]: readonly TranslatedPart<List>[] }

/** The translatable texts of an own section; its links' addresses are not translated. */
const ownParts = ['title', 'text', 'caption', 'label'] as const

type ItemField = { [List in ItemList]: `${List}.${TranslatedPart<List>}` }[ItemList]

/** The captions of one list of pictures, or of all pictures of a list's items. */
type CaptionField = `${PictureList | PicturedList}.caption`

/** The kind of place of a text; the same for all items of a list. */
export type HostTextField =
  | TranslatedText
  | 'houseRules'
  | ItemField
  | CaptionField
  | `ownSections.${(typeof ownParts)[number]}`
  | `emergencyNumbers.${keyof EmergencyNumbers}`

/** All fields in the order of the form. */
export const hostTextFields: readonly HostTextField[] = [
  ...translatedTexts,
  'houseRules',
  ...pictureListNames.map((list) => `${list}.caption` as const),
  ...itemListNames.flatMap((list) => translatedParts[list].map((part) => `${list}.${part}` as ItemField)),
  ...picturedLists.map((list) => `${list}.caption` as const),
  ...ownParts.map((part) => `ownSections.${part}` as const),
  ...emergencyFields.map((kind) => `emergencyNumbers.${kind}` as const),
]

export type HostText = {
  field: HostTextField
  /**
   * What the text belongs to: '' for the book itself, the item's name for a text of an item, the id of an own section.
   * Null for texts that are only identified by their own words: rules, captions, and the names of items.
   */
  owner: string | null
  /** As written, trimmed. */
  text: string
}

/**
 * A copy of the book with all host's texts replaced.
 * @param replace returns the replacement of a text
 */
export function replaceHostTexts<Shown extends GuestBook>(book: Shown, replace: (text: HostText) => string): Shown {
  const put = (field: HostTextField, owner: string | null, written: string) => {
    const text = written.trim()
    return holdsWords(text) ? replace({ field, owner, text }) : written
  }
  // In the order of the form, which is also the order of `listHostTexts`.
  const texts = translatedTexts.map((field) => [field, put(field, '', book[field])])
  const houseRules = book.houseRules.map((rule) => put('houseRules', null, rule))
  const putCaptions = (field: HostTextField, captioned: readonly CaptionedPicture[]) =>
    captioned.map((picture) => ({ ...picture, caption: put(field, null, picture.caption) }))
  const pictures = pictureListNames.map((list) => [list, putCaptions(`${list}.caption`, book[list])])
  const lists = itemListNames.map((list) => [
    list,
    book[list].map((item: Partial<BookItem<PicturedList>>) => ({
      ...item,
      ...replaceParts(list, item, put),
      ...(item.pictures && { pictures: putCaptions(`${list as PicturedList}.caption`, item.pictures) }),
    })),
  ])
  const ownSections = book.look.ownSections.map((section) => ({
    ...section,
    title: put('ownSections.title', section.id, section.title),
    text: put('ownSections.text', section.id, section.text),
    pictures: putCaptions('ownSections.caption', section.pictures),
    links: section.links.map((link) => ({ ...link, label: put('ownSections.label', null, link.label) })),
  }))
  const numbers = emergencyFields.map((kind) => [
    kind,
    put(`emergencyNumbers.${kind}`, '', book.emergencyNumbers[kind]),
  ])
  return {
    ...book,
    ...Object.fromEntries(texts),
    houseRules,
    ...Object.fromEntries(pictures),
    ...(Object.fromEntries(lists) as Pick<GuestBook, ItemList>),
    look: { ...book.look, ownSections },
    emergencyNumbers: Object.fromEntries(numbers) as EmergencyNumbers,
  }
}

function replaceParts(
  list: ItemList,
  item: Readonly<Partial<Record<string, unknown>>>,
  put: (field: HostTextField, owner: string | null, written: string) => string,
): Record<string, string> {
  const known: readonly string[] = transportTypes
  const replaced = translatedParts[list].flatMap((part) => {
    const written = textOf(item[part])
    // Known types of transport have labels of the page's own.
    if (list === 'transport' && part === 'type' && known.includes(written.trim().toLowerCase())) return []
    const owner = part === 'name' ? null : textOf(item['name']).trim()
    return [[part, put(`${list}.${part}` as ItemField, owner, written)]]
  })
  return Object.fromEntries(replaced)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Identifies a text: the same words in the same kind of place are translated once. */
export function hostTextKey({ field, text }: Pick<HostText, 'field' | 'text'>): string {
  return `${field} ${text}`
}

/** A book's texts as guests read them, each one once. */
export function listHostTexts(book: GuestBook): HostText[] {
  const found = new Map<string, HostText>()
  replaceHostTexts(hideGaps(book), (text) => {
    const key = hostTextKey(text)
    if (!found.has(key)) found.set(key, text)
    return text.text
  })
  return [...found.values()]
}
