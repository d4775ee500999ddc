import { isTooLong } from '#features/books/shared/book-bounds.ts'
import { type ItemList, isItemList, listFields } from '#features/books/shared/book-fields.ts'
import { type BookForm, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'
import { bookLimits } from '#limits.ts'
import { type Piece, singleTargets, splitName, type Target } from './sort-manual.ts'

/** Lists whose rows have a name and something that describes it, rather than an address. */
const describedLists: readonly string[] = ['equipment', 'activities']

/**
 * Puts pieces into a form: below what stands there, and never over it. What finds its field taken, or is too long for it,
 * waits in the list of leftovers. A heading that nothing was made of is the only thing that is left behind, with the
 * labels before values.
 */
export function placePieces(form: BookForm, pieces: readonly Piece[]): BookForm {
  return pieces.reduce(placePiece, structuredClone(form))
}

function placePiece(form: BookForm, piece: Piece): BookForm {
  const { target, label } = piece
  const whole = [label, piece.text].filter((part) => part !== '').join(' ')
  if (target === 'heading') return form
  if (target === 'leftover') return leave(form, whole)
  if (isEmergency(target)) {
    const field = target.slice('emergencyNumbers.'.length) as keyof BookForm['emergencyNumbers']
    if (form.emergencyNumbers[field].trim() !== '' || isTooLong(target, piece.text)) return leave(form, whole)
    return { ...form, emergencyNumbers: { ...form.emergencyNumbers, [field]: piece.text } }
  }
  if (isList(target)) {
    const [rows, row] = [writtenRows(form, target), toRow(target, piece)]
    const isTooMuch = Object.entries(row).some(([field, value]) => isTooLong(`${target}.${field}`, value))
    if (isTooMuch || rows.length >= bookLimits.listEntries) return leave(form, whole)
    return { ...form, [target]: [...rows, row] }
  }
  const current = form[target].trimEnd()
  const isSingle = singleTargets.has(target)
  if (isSingle && current !== '') return leave(form, whole)
  const added = isSingle ? piece.text : whole
  const text = current === '' ? added : `${current}\n${added}`
  return isTooLong(target, text) ? leave(form, whole) : { ...form, [target]: text }
}

/** Paragraphs beyond the number that a book keeps join the last one. */
function leave(form: BookForm, text: string): BookForm {
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
  // A sentence is no name; the host gives it one, and the form asks for it before publishing.
  return { ...blank, [describedLists.includes(list) ? 'description' : 'name']: line }
}

function isEmergency(target: Target): target is Extract<Target, `emergencyNumbers.${string}`> {
  return target.startsWith('emergencyNumbers.')
}

function isList(target: Exclude<Target, 'heading' | 'leftover'>): target is FormList {
  return target === 'houseRules' || isItemList(target)
}
