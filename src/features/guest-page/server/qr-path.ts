import qrcode from 'qrcode'

/** Light modules that must stand around the code on each side. */
export const quietModules = 4

/**
 * The longest content of a code, in bytes: what version 17 holds with correction M. Its 93 modules, the quiet ones
 * included, are 0.3 mm wide on our smallest print (28 mm); phones do not read narrower ones reliably. Links and the
 * codes of networks that can exist take less than half.
 */
const mostBytes = 504

export type QrPath = {
  /** Outline of all dark modules, one unit per module, from 0,0. */
  path: string
  /** Modules per side, without the quiet ones. */
  side: number
}

/**
 * A QR code as one path: a tenth of what the library's own renderer writes, and sharp in print.
 * @returns undefined when the content is too long for a code
 */
export function createQrPath(content: string): QrPath | undefined {
  const found = listRuns(content)
  if (!found) return undefined
  const { rows, side } = found
  const path = rows.flatMap((runs, row) => runs.map(({ start, length }) => `M${start} ${row}h${length}v1H${start}z`))
  return { path: path.join(''), side }
}

/**
 * The same as the markup of an SVG, for pages that count their bytes: one line, a module wide, runs through all rows, to
 * the right and back, and its dashes are the dark modules. The lengths of dashes and gaps compress to half of what moves
 * and lines do. The line's middle lies on whole numbers, half a module below the edge.
 * @returns undefined when the content is too long for a code
 */
export function drawQr(content: string): string | undefined {
  const found = listRuns(content)
  if (!found) return undefined
  const { rows, side } = found
  // The way down to the next row is one module long, and always light.
  const length = side + 1
  const dashes: number[] = []
  let end = 0
  for (const [row, runs] of rows.entries()) {
    const isBack = row % 2 === 1
    const ordered = isBack ? runs.toReversed() : runs
    for (const run of ordered) {
      const start = row * length + (isBack ? side - run.start - run.length : run.start)
      // The first module of a code is dark, so the first gap is the one after it.
      if (dashes.length > 0) dashes.push(start - end)
      dashes.push(run.length)
      end = start + run.length
    }
  }
  const whole = side + 2 * quietModules
  const way = rows.map((_, row) => `h${row % 2 === 1 ? -side : side}`).join('v1')
  return `<svg viewBox="-${quietModules} -${quietModules + 0.5} ${whole} ${whole}" shape-rendering="crispEdges"><path fill="none" stroke="#000" stroke-dasharray="${dashes.join(' ')} ${length}" d="M0 0${way}"/></svg>`
}

type Run = { start: number; length: number }

/** The dark modules of every row, those beside each other as one run. */
function listRuns(content: string): { rows: Run[][]; side: number } | undefined {
  // The library takes long to find out by itself.
  if (Buffer.byteLength(content) > mostBytes) return undefined
  const { modules } = qrcode.create(content, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, row) => {
    const runs: Run[] = []
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue
      const start = column
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1
      runs.push({ start, length: column - start + 1 })
    }
    return runs
  })
  return { rows, side: modules.size }
}
