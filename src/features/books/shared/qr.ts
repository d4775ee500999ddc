/** Parameters of QR codes: dark on white, error correction M, a quiet zone of four modules. */
const look = {
  errorCorrectionLevel: 'M',
  margin: 4,
  color: { dark: '#14342bff', light: '#ffffffff' },
} as const

/** Side of the image in the share dialog, in px. */
export const qrScreenSize = 300

/** Side of the image for print, in px: 10 cm at 300 dpi. */
export const qrPrintSize = 1200

/**
 * A QR code of a link as a data URL of a square PNG. Generated locally, so that no third party gets the link.
 * @param size side in px, quiet zone included
 */
export async function qrPngDataUrl(link: string, size: number = qrScreenSize): Promise<string> {
  const { toDataURL } = await loadQrCode()
  return toDataURL(link, { ...look, type: 'image/png', width: size })
}

/** The same code as an SVG document. */
export async function qrSvg(link: string): Promise<string> {
  const { toString: draw } = await loadQrCode()
  return draw(link, { ...look, type: 'svg', width: qrScreenSize })
}

/** An SVG document as a data URL. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Loaded on demand, so that only pages with a code load the library. */
async function loadQrCode() {
  return (await import('qrcode')).default
}
