/**
 * Distributes blocks over columns without changing their order: the first column is read down, then the second. The
 * highest column is as low as possible.
 * @param heights of the blocks in order, in px
 * @param gap between two blocks of a column, in px
 * @returns the number of blocks in each column
 */
export function splitColumns(heights: readonly number[], columns: number, gap: number): number[] {
  // Binary search for the lowest sufficient limit, in whole pixels.
  let low = Math.ceil(Math.max(0, ...heights))
  let high = heights.reduce((sum, height) => sum + Math.ceil(height) + gap, low)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fillColumns(heights, columns, middle, gap).length <= columns) high = middle
    else low = middle + 1
  }
  const counts = fillColumns(heights, columns, low, gap)
  return [...counts, ...Array<number>(columns - counts.length).fill(0)]
}

/**
 * Fills one column after the other up to a limit, which is at least the height of the highest block. The last columns
 * are not left empty.
 */
function fillColumns(heights: readonly number[], columns: number, limit: number, gap: number): number[] {
  const counts: number[] = []
  let filled = Number.POSITIVE_INFINITY
  for (const [index, height] of heights.entries()) {
    const isNeededLater = heights.length - index <= columns - counts.length
    if (filled + gap + height <= limit && !isNeededLater) {
      filled += gap + height
      counts.push((counts.pop() ?? 0) + 1)
    } else {
      filled = height
      counts.push(1)
    }
  }
  return counts
}
