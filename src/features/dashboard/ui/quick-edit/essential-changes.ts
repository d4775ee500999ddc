import { type EssentialName, type Essentials, essentialNames } from '#features/books/shared/essentials-contract.ts'

/** The fields whose values differ, in the order of the form. */
export function listChanged(before: Essentials, after: Essentials): EssentialName[] {
  return essentialNames.filter((name) => before[name] !== after[name])
}

/** The given fields of the essentials, as a request contains them. */
export function pick(from: Essentials, names: readonly EssentialName[]): Partial<Essentials> {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}

/** What the form shows after a conflict: the host's changes, and the newly stored values of all other fields. */
export function mergeEdit(before: Essentials, edited: Essentials, newer: Essentials): Essentials {
  return { ...newer, ...pick(edited, listChanged(before, edited)) }
}
