import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { rareLetters, usualLetters } from '../src/features/guest-page/server/font-letters.ts'

const faces = [
  // Headings of the guest page have one weight and one optical size, so the axes are removed.
  {
    name: 'guest-fraunces',
    source: 'src/ui/fonts/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 560, opsz: 72 },
    keepFeatures: ['kern'],
  },
  {
    name: 'guest-instrument-sans',
    source: 'src/ui/fonts/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    // Kerning that varies with the weight takes half of the file and is hardly visible in running text.
    keepFeatures: [],
  },
]

const sets = [
  { suffix: '', letters: usualLetters },
  { suffix: '-all', letters: usualLetters + rareLetters },
]

/** The guest page's fonts: each with the usual letters, and with all. Their names are those in the manifest. */
export function cutGuestFonts(): Promise<{ name: string; font: Buffer }[]> {
  return Promise.all(
    faces.flatMap(({ name, source, axes, keepFeatures }) =>
      sets.map(async ({ suffix, letters }) => ({
        name: `${name}${suffix}.woff2`,
        font: await subsetFont(readFileSync(source), letters, {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures,
          // Names of the styles for menus of programs.
          dropTables: ['STAT'],
          noLayoutClosure: true,
          noHinting: true,
        }),
      })),
    ),
  )
}

/** Adds the guest page's fonts to the browser build, with their names in the manifest. */
export function guestFonts(): Plugin {
  return {
    name: 'benvenuto:guest-fonts',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    async generateBundle() {
      for (const { name, font } of await cutGuestFonts()) {
        this.emitFile({ type: 'asset', name, originalFileName: name, source: font })
      }
    },
  }
}
