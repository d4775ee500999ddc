const bullet = /^[-–—•·*▪◦‣●○✓➤→>]\s+/u
const number = /^\(?((?:\d{1,2}\.)*\d{1,2})[.)]?\)?\s+/

/** The mark before each line of a list: a bullet or a number, with the space after it; empty for most lines. */
export function findMarks(lines: readonly string[]): string[] {
  const numbers = lines.map((line) => number.exec(line))
  const known = new Set(numbers.flatMap((found) => (found ? [found[1]] : [])))
  return lines.map((line, index) => {
    const found = numbers[index]
    // A number is a mark only among its neighbours: '2. Stock links' and '10 Downing Street' are no lists.
    if (found) return /[.)]\)?\s+$|\d\.\d/.test(found[0]) && hasNeighbour(found[1] ?? '', known) ? found[0] : ''
    return bullet.exec(line)?.[0] ?? ''
  })
}

function hasNeighbour(written: string, known: ReadonlySet<string | undefined>): boolean {
  const parts = written.split('.')
  const last = Number(parts.pop())
  const sibling = (step: number) => [...parts, last + step].join('.')
  return known.has(sibling(1)) || known.has(sibling(-1)) || (last === 1 && known.has(parts.join('.')))
}
