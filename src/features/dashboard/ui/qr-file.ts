import { withoutMarks } from '#platform/text/plain-letters.ts'

/**
 * Makes a file name that is valid on all systems from words in any script: "Casa Bélier QR code" gives
 * "casa-belier-qr-code".
 */
export function fileNameOf(words: string, extension: 'png' | 'svg'): string {
  const stem = withoutMarks(words, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return `${stem || 'qr'}.${extension}`
}

/** Starts a download in the browser. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
