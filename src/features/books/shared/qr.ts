/** What a QR code looks like: dark ink on white, as dense as error correction M asks for, four quiet modules around. */
const look = {
  errorCorrectionLevel: 'M',
  margin: 4,
  color: { dark: '#14342bff', light: '#ffffffff' },
} as const

/** Side of the picture that the share dialog shows, in px. */
export const qrScreenSize = 300

/** Side of the picture for print, in px: 10 cm at 300 dpi. */
export const qrPrintSize = 1200

/**
 * A link as a QR code, as a data URL of a square PNG. Made here, so that no third party learns the link.
 * @param size side in px, quiet modules included
 */
export async function qrPngDataUrl(link: string, size: number = qrScreenSize): Promise<string> {
  const { toDataURL } = await loadQrCode()
  return toDataURL(link, { ...look, type: 'image/png', width: size })
}

/** The same code as an SVG document, sharp at every size. */
export async function qrSvg(link: string): Promise<string> {
  const { toString: draw } = await loadQrCode()
  return draw(link, { ...look, type: 'svg', width: qrScreenSize })
}

/** An SVG document as the address of a picture. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Only pages that show a code pay for the library. */
async function loadQrCode() {
  return (await import('qrcode')).default
}
