/**
 * The name for a copy of a book: 'Copy of Villa', or 'Copy of Villa (2)' if that is taken.
 * @param pattern the text in the host's language, with `{name}`
 * @param taken names of the host's books
 * @param maxLength in UTF-16 units; a longer original name is shortened
 */
export function nameCopy(pattern: string, name: string, taken: readonly string[], maxLength: number): string {
  const room = maxLength - pattern.length - 8
  const first = pattern.replace('{name}', () => name.slice(0, room).toWellFormed())
  const known = new Set(taken)
  if (!known.has(first)) return first
  for (let number = 2; ; number++) {
    const next = `${first} (${number})`
    if (!known.has(next)) return next
  }
}
