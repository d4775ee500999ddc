import { isTooLong } from '#features/books/shared/book-bounds.ts'
import { type ItemList, isItemList, listFields } from '#features/books/shared/book-fields.ts'
import { type BookForm, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'
import { bookLimits } from '#limits.ts'
import { isNameOf } from './names.ts'
import { type Piece, singleTargets, type Target } from './piece.ts'
import { splitName } from './split-name.ts'
import type { FieldName } from './words/field-names.ts'

/** Lists whose items have a name and a description, but no address. */
const describedLists: readonly string[] = ['equipment', 'activities']

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
  if (list === 'houseRules') return { text: /\p{L}/u.test(label) ? `${label} ${text}` : text }
  const line = /\p{L}/u.test(label) ? `${label} ${text}` : text
  const blank = Object.fromEntries(listFields[list as ItemList].map((field) => [field, '']))
  const [name, rest] = splitName(line)
  const isName = name.length <= 60 && !/[.!?]\s/.test(name)
  if (list === 'transport') return { ...blank, type: 'bus', name: line }
  if (isName) return { ...blank, name, [describedLists.includes(list) ? 'description' : 'address']: rest }
  // A sentence is not used as a name. The host must enter a name before publishing.
  return { ...blank, [describedLists.includes(list) ? 'description' : 'name']: line }
}

function isEmergency(target: Target): target is Extract<Target, `emergencyNumbers.${string}`> {
  return target.startsWith('emergencyNumbers.')
}

function isList(target: Exclude<Target, 'heading' | 'leftover'>): target is FormList {
  return target === 'houseRules' || isItemList(target)
}
