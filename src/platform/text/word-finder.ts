/** Calls back with every word that starts at a position, shortest first. */
export type FindWordsAt = (text: string, start: number, onFound: (word: string) => void) => void

/** A prefix that some words share: a node of a tree. */
type Beginning = {
  /** Its last code unit; the other ones are those of its parent. */
  unit: number
  length: number
  /** The word that equals this prefix. */
  word: string | undefined
  /** The range of its words in the sorted list. */
  from: number
  to: number
  /** Its children are adjacent, sorted by unit. */
  firstChild: number
  endOfChildren: number
}

/**
 * Searches for many words at once. The time for one position of a text grows with the longest word that could start
 * there, and hardly with the number of words, whereas a pattern of alternatives tries each word at each position.
 */
export function createWordFinder(words: Iterable<string>): FindWordsAt {
  const nodes = listBeginnings([...new Set(words)].filter((word) => word !== '').sort())

  const childOf = ({ firstChild, endOfChildren }: Beginning, unit: number) => {
    let [low, high] = [firstChild, endOfChildren]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((nodes[middle]?.unit ?? 0) < unit) low = middle + 1
      else high = middle
    }
    return low < endOfChildren && nodes[low]?.unit === unit ? nodes[low] : undefined
  }

  return (text, start, onFound) => {
    let node = nodes[0]
    for (let at = start; node && at < text.length; at += 1) {
      node = childOf(node, text.charCodeAt(at))
      if (node?.word !== undefined) onFound(node.word)
    }
  }
}

/** All prefixes, level by level. @param sorted in the order of code units, each word once */
function listBeginnings(sorted: readonly string[]): Beginning[] {
  const common = { word: undefined, firstChild: 0, endOfChildren: 0 }
  const nodes: Beginning[] = [{ ...common, unit: 0, length: 0, from: 0, to: sorted.length }]
  for (const node of nodes) {
    const { length, to } = node
    let { from } = node
    if (length > 0 && sorted[from]?.length === length) {
      node.word = sorted[from]
      from += 1
    }
    node.firstChild = nodes.length
    while (from < to) {
      const unit = sorted[from]?.charCodeAt(length) ?? 0
      let end = from + 1
      while (end < to && sorted[end]?.charCodeAt(length) === unit) end += 1
      nodes.push({ ...common, unit, length: length + 1, from, to: end })
      from = end
    }
    node.endOfChildren = nodes.length
  }
  return nodes
}
