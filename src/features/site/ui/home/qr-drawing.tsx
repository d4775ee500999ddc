import QRCode from 'qrcode'

/** A QR code of a link as one SVG path in the current text colour. */
export function QrDrawing({ link, className }: { link: string; className?: string }) {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' })
  const quiet = 2
  const side = modules.size + 2 * quiet
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" shapeRendering="crispEdges" className={className}>
      <path d={drawRuns(modules, quiet)} stroke="currentColor" />
    </svg>
  )
}

/** Adjacent dark modules of a row are drawn as one stroke; this needs a third of the bytes of single squares. */
function drawRuns(modules: { size: number; get(row: number, column: number): number }, offset: number): string {
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    let start = -1
    for (let column = 0; column <= modules.size; column += 1) {
      const isDark = column < modules.size && modules.get(row, column) === 1
      if (isDark && start < 0) start = column
      if (isDark || start < 0) continue
      path += `M${start + offset} ${row + offset + 0.5}h${column - start}`
      start = -1
    }
  }
  return path
}
