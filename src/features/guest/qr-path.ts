import qrcode from 'qrcode'

/** Light modules that must stand around the code on each side. */
export const quietModules = 4

export type QrPath = {
  /** Outline of all dark modules, one unit per module, from 0,0. */
  path: string
  /** Modules per side, without the quiet ones. */
  side: number
}

/** A QR code as one path: a tenth of the markup that the library's own renderer writes, and sharp in print. */
export function createQrPath(content: string): QrPath {
  const { modules } = qrcode.create(content, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue
      const start = column
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1
      path += `M${start} ${row}h${column - start + 1}v1H${start}z`
    }
  }
  return { path, side: modules.size }
}

/** The same as the markup of an SVG. */
export function drawQr(content: string): string {
  const { path, side } = createQrPath(content)
  const whole = side + 2 * quietModules
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${quietModules} -${quietModules} ${whole} ${whole}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}
