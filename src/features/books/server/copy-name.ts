/**
 * What a copy of a book is called: 'Copy of Villa', and 'Copy of Villa (2)' when that is taken.
 * @param pattern the words in the host's language, with `{name}`
 * @param taken names that the host's books have already
 * @param maxLength in UTF-16 units; a longer name of the original is shortened
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
