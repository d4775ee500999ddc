import qrcode from 'qrcode'

/** Width of the quiet zone in modules. */
export const quietModules = 4

/**
 * Maximum content of a QR code, in bytes: that of version 17 with correction M. Its 93 modules, the quiet zone
 * included, are 0.3 mm wide on our smallest print (28 mm); phones do not read narrower ones reliably. Links and
 * possible networks need less than half.
 */
const mostBytes = 504

export type QrPath = {
  /** Outline of all dark modules, one unit per module, from 0,0. */
  path: string
  /** Modules per side, without the quiet zone. */
  side: number
}

/**
 * A QR code as one path: a tenth of the size of the library's own output, and sharp in print.
 * @returns undefined when the content is too long for a QR code
 */
export function createQrPath(content: string): QrPath | undefined {
  const found = listRuns(content)
  if (!found) return undefined
  const { rows, side } = found
  const path = rows.flatMap((runs, row) => runs.map(({ start, length }) => `M${start} ${row}h${length}v1H${start}z`))
  return { path: path.join(''), side }
}

/**
 * The same as the markup of an SVG, for pages with a size budget: one line, a module wide, runs through all rows, to
 * the right and back, and its dashes are the dark modules. The lengths of dashes and gaps compress to half the size of
 * path commands. The line's middle is on whole numbers, half a module below the edge.
 * @returns undefined when the content is too long for a QR code
 */
export function drawQr(content: string): string | undefined {
  const found = listRuns(content)
  if (!found) return undefined
  const { rows, side } = found
  // The step to the next row is one module long, and always light.
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
  const steps = rows.map((_, row) => `h${row % 2 === 1 ? -side : side}`).join('v1')
  return `<svg viewBox="-${quietModules} -${quietModules + 0.5} ${whole} ${whole}" shape-rendering="crispEdges"><path fill="none" stroke="#000" stroke-dasharray="${dashes.join(' ')} ${length}" d="M0 0${steps}"/></svg>`
}

type Run = { start: number; length: number }

/** The dark modules of every row, with adjacent ones as one run. */
function listRuns(content: string): { rows: Run[][]; side: number } | undefined {
  // The library takes long to detect this itself.
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
