/** Shorter names are often one letter from those of other programs. */
const shortest = 6

/** Whether two names differ by one letter that is missing, added, wrong, or exchanged with its neighbour. */
export function isOneMistakeFrom(name: string, right: string): boolean {
  if (right.length < shortest || name === right) return false
  let start = 0
  while (start < name.length && name[start] === right[start]) start += 1
  const [rest, wanted] = [name.slice(start), right.slice(start)]
  const isExchanged = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return isExchanged || rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1)
}
