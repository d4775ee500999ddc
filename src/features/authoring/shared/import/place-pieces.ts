import type { TransportType } from '#features/books/shared/book.ts'
import { isTooLong } from '#features/books/shared/book-bounds.ts'
import { type ItemList, isItemList, listFields } from '#features/books/shared/book-fields.ts'
import { type BookForm, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'
import { bookLimits } from '#limits.ts'
import { isNameOf } from './names.ts'
import { type Piece, singleTargets, type Target } from './piece.ts'
import { splitName } from './split-name.ts'
import { normalWords } from './topic-scores.ts'
import { isStreet } from './values.ts'
import type { FieldName } from './words/field-names.ts'

/**
 * Adds pieces to a form below existing content, and never overwrites. Pieces whose field is taken or too small go to
 * the unplaced paragraphs. Only headings, marks of lists, and labels that say no more than the name of their field are
 * dropped.
 */
export function placePieces(form: BookForm, pieces: readonly Piece[]): BookForm {
  return pieces.reduce(placePiece, structuredClone(form))
}

function placePiece(form: BookForm, piece: Piece): BookForm {
  const { target, label } = piece
  const whole = [label, piece.text].filter((part) => part !== '').join(' ')
  if (target === 'heading') return form
  if (target === 'leftover') return addLeftover(form, whole)
  if (isEmergency(target)) {
    const field = target.slice('emergencyNumbers.'.length) as keyof BookForm['emergencyNumbers']
    const text = withoutName(piece, field, whole)
    if (form.emergencyNumbers[field].trim() !== '' || isTooLong(target, text)) return addLeftover(form, whole)
    return { ...form, emergencyNumbers: { ...form.emergencyNumbers, [field]: text } }
  }
  if (isList(target)) {
    const [rows, row] = [writtenRows(form, target), toRow(target, piece)]
    const isTooMuch = Object.entries(row).some(([field, value]) => isTooLong(`${target}.${field}`, value))
    if (isTooMuch || rows.length >= bookLimits.listEntries) return addLeftover(form, whole)
    return { ...form, [target]: [...rows, row] }
  }
  const current = form[target].trimEnd()
  const isSingle = singleTargets.has(target)
  if (isSingle && current !== '') return addLeftover(form, whole)
  const added = isSingle ? withoutName(piece, target as FieldName, whole) : whole
  const text = current === '' ? added : `${current}\n${added}`
  return isTooLong(target, text) ? addLeftover(form, whole) : { ...form, [target]: text }
}

/** The value of a field of a single value, with its label only if that says more than which field it is. */
function withoutName({ label, text }: Piece, field: FieldName, whole: string): string {
  return isNameOf(field, label.replace(leadingMark, '')) ? text : whole
}

const leadingMark = /^[^\p{L}\p{N}]*[\d.]{0,8}[^\p{L}\p{N}]*/u

/** Adds an unplaced paragraph; beyond the maximum number it is joined to the last one with room. */
function addLeftover(form: BookForm, text: string): BookForm {
  const { leftovers } = form
  if (leftovers.length < bookLimits.listEntries) return { ...form, leftovers: [...leftovers, text] }
  const join = (one: string) => `${one}\n${text}`
  const place = leftovers.findLastIndex((one) => !isTooLong('leftovers', join(one)))
  return {
    ...form,
    leftovers: place < 0 ? [...leftovers, text] : leftovers.with(place, join(leftovers[place] ?? '')),
  }
}

function writtenRows(form: BookForm, list: FormList): Record<string, string>[] {
  return (form[list] as Record<string, string>[]).filter((row) => !isBlankEntry(list, row))
}

function toRow(list: FormList, { label, text }: Piece): Record<string, string> {
  const line = /\p{L}/u.test(label) ? `${label} ${text}` : text
  if (list === 'houseRules') return { text: line }
  const fields: readonly string[] = listFields[list as ItemList]
  const blank = Object.fromEntries(fields.map((field) => [field, '']))
  if (list === 'transport') return { ...blank, type: findTransportType(line), name: line }
  const details = ['description', 'note', 'name'].find((field) => fields.includes(field)) ?? 'name'
  const [name, rest] = splitName(line)
  // A sentence is not used as a name. The host must enter a name before publishing.
  if (name.length > 60 || name.split(/\s+/).length > 7 || /[.!?]\s/.test(name)) return { ...blank, [details]: line }
  const isAddress = fields.includes('address') && (details === 'name' || isStreet(rest))
  return { ...blank, name, [isAddress ? 'address' : details]: rest }
}

/** Words of each kind of transport in all languages, in lower case without accents. */
const transportWords: readonly [TransportType, RegExp][] = [
  ['airport', /\b(airport|aeropor\w*|aeropuer\w*|flughafen)\b/],
  ['ferry', /\b(ferry|traghett\w*|aliscaf\w*|fahre|bateau|bac|vaporetto)\b/],
  ['metro', /\b(metro\w*|underground|subway|tube|u bahn)\b/],
  ['tram', /\b(tram\w*|tranvia|strassenbahn)\b/],
  ['taxi', /\b(taxi\w*|cabs?|uber)\b/],
  [
    'train',
    /\b(train\w*|railway|treni?|trenes?|zug|bahn|s bahn|bahnhof|gare|stazione|estacion|station|rer|tgv|renfe)\b/,
  ],
]

/** The bus is the form's first choice. */
function findTransportType(line: string): TransportType {
  const plain = normalWords(line).join(' ')
  if (/\b(bus|buses|autobus\w*|busse)\b/.test(plain)) return 'bus'
  return transportWords.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'bus'
}

function isEmergency(target: Target): target is Extract<Target, `emergencyNumbers.${string}`> {
  return target.startsWith('emergencyNumbers.')
}

function isList(target: Exclude<Target, 'heading' | 'leftover'>): target is FormList {
  return target === 'houseRules' || isItemList(target)
}
