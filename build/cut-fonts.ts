import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const folder = new URL('../src/ui/fonts/', import.meta.url)

/**
 * Latin letters and punctuation for running text. More than the five languages need, because names of hosts may come
 * from other languages.
 */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const
const latinLetters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))

/** Characters of text in the hero's size: headlines in the five languages, digits and prices. */
const heroLetters = [
  " !%&'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
    '\u00a0¡£«»¿ÀÄÉÖÜßàáâäçèéêëíîïñóôöùúûü\u202f’€',
].flatMap((letters) => [...letters])
/** Characters of the five languages; U+00AD is the soft hyphen of long German words. */
const ownLetters = [...heroLetters, '\u00ad', ...'"#$*;<=>@[]_°·©ÁÇÈÊÍÎÓÔÚìòŒœ–—‘“”„•…']
/** Characters of the second file, which browsers load only if a text needs them. */
const otherLetters = latinLetters.filter((letter) => !ownLetters.includes(letter))

const headings = {
  source: 'fraunces-latin-opsz-normal.woff2',
  axes: { wght: 570, opsz: 40 },
  keepFeatures: ['kern', 'lnum'],
} as const
const text = {
  source: 'instrument-sans-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  // Kerning that varies with the weight takes half of the file and is hardly visible in running text.
  keepFeatures: ['lnum', 'tnum'],
} as const

/**
 * The fonts of documents and screens, by file: subsets of the fontsource files, reduced to the axes that the design
 * uses. Headings have weights from 560 to 620, which look alike. Two fixed optical sizes replace the axis, which would
 * take half of a file that the first screen waits for: thin strokes for the hero, stronger ones for small text. A file
 * that the first screen waits for stays below 14 kB, the size of TCP's first congestion window.
 */
export const cutFonts = [
  { ...headings, file: 'fraunces-hero.woff2', axes: { wght: 570, opsz: 84 }, letters: heroLetters },
  { ...headings, file: 'fraunces-headings.woff2', letters: ownLetters },
  { ...headings, file: 'fraunces-headings-more.woff2', letters: otherLetters },
  { ...text, file: 'instrument-sans-text.woff2', letters: ownLetters },
  { ...text, file: 'instrument-sans-text-more.woff2', letters: otherLetters },
] as const

export function cutFont({ source, letters, axes, keepFeatures }: (typeof cutFonts)[number]): Promise<Buffer> {
  return subsetFont(readFileSync(new URL(source, folder)), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...keepFeatures],
    noLayoutClosure: true,
    noHinting: true,
  })
}

// `node build/cut-fonts.ts` writes the files next to their sources; `test/fonts.test.ts` compares them.
if (import.meta.main) {
  for (const font of cutFonts) writeFileSync(new URL(font.file, folder), await cutFont(font))
}
