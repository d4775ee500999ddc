import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** All letters of English, Italian, French, Spanish and German, and the characters of the guest page. */
const letters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  'ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸàáâäæçèéêëìíîïñòóôöœùúûüÿßẞ¡¿«»‹›„“”‘’‚–—…·•°€£ºª×½©\u00a0\u202f'

const faces = [
  // Headings of the guest page have one weight and one optical size, so the axes are removed.
  {
    name: 'guest-fraunces.woff2',
    source: 'src/ui/fonts/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 560, opsz: 72 },
    keepFeatures: ['kern'],
  },
  {
    name: 'guest-instrument-sans.woff2',
    source: 'src/ui/fonts/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    // Kerning that varies with the weight takes half of the file and is hardly visible in running text.
    keepFeatures: [],
  },
]

/**
 * Reduces the guest page's fonts to the letters of the five languages and adds them to the browser build, with their
 * names in the manifest.
 */
export function guestFonts(): Plugin {
  return {
    name: 'benvenuto:guest-fonts',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    async generateBundle() {
      for (const { name, source, axes, keepFeatures } of faces) {
        const font = await subsetFont(readFileSync(source), letters, {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures,
          noLayoutClosure: true,
          noHinting: true,
        })
        this.emitFile({ type: 'asset', name, originalFileName: name, source: font })
      }
    },
  }
}
