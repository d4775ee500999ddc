import { isTooLong } from '#features/books/shared/book-bounds.ts'
import { type ItemList, isItemList, listFields } from '#features/books/shared/book-fields.ts'
import { type BookForm, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'
import { bookLimits } from '#limits.ts'
import { type Piece, singleTargets, splitName, type Target } from './sort-manual.ts'

/** Lists whose items have a name and a description, but no address. */
const describedLists: readonly string[] = ['equipment', 'activities']

/**
 * Adds pieces to a form below existing content, and never overwrites. Pieces whose field is taken or too small go to
 * the unplaced paragraphs. Only headings that match a topic, and labels before values, are dropped.
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
    if (form.emergencyNumbers[field].trim() !== '' || isTooLong(target, piece.text)) return addLeftover(form, whole)
    return { ...form, emergencyNumbers: { ...form.emergencyNumbers, [field]: piece.text } }
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
  const added = isSingle ? piece.text : whole
  const text = current === '' ? added : `${current}\n${added}`
  return isTooLong(target, text) ? addLeftover(form, whole) : { ...form, [target]: text }
}

/** Adds an unplaced paragraph; beyond the maximum number it is joined to the last one. */
function addLeftover(form: BookForm, text: string): BookForm {
  const { leftovers } = form
  const joined = `${leftovers.at(-1)}\n${text}`
  const isFull = leftovers.length >= bookLimits.listEntries && !isTooLong('leftovers', joined)
  return { ...form, leftovers: isFull ? leftovers.with(-1, joined) : [...leftovers, text] }
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
