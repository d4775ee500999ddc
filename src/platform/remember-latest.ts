/** Maximum number of remembered texts; bounds the memory against invented keys. */
const mostTexts = 5_000

/** Longer texts are not remembered. */
const longestText = 300

/** Remembers what a pure function returns, for texts that callers send again and again. */
export function rememberLatest<Result extends NonNullable<unknown>>(
  read: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = read(text)
    if (text.length > longestText) return result
    if (known.size >= mostTexts) known.clear()
    known.set(text, result)
    return result
  }
}
