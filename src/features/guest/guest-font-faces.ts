import type { Assets } from '#platform/http/assets.ts'

/**
 * The phone's own fonts in the brand faces' measure, so that no line breaks elsewhere when those arrive: the page
 * does not move. Factors are the mean widths of running text, brand face to fallback, in percent.
 */
const fallbacks = [
  {
    family: 'g-sans',
    weight: '400',
    sizeAdjust: 102.2,
    locals: ['Arial', 'Roboto', 'Liberation Sans', 'Helvetica Neue'],
  },
  {
    family: 'g-sans',
    weight: '600',
    sizeAdjust: 98.5,
    locals: ['Arial Bold', 'Roboto Medium', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
  },
  { family: 'g-serif-1', weight: '400 600', sizeAdjust: 98.4, locals: ['Georgia', 'Gelasio'] },
  { family: 'g-serif-2', weight: '400 600', sizeAdjust: 108.2, locals: ['Times New Roman', 'Liberation Serif'] },
  { family: 'g-serif-3', weight: '400 600', sizeAdjust: 91.2, locals: ['Noto Serif', 'NotoSerif'] },
]

/** Ascent and descent of the brand faces in percent of their size. */
const measures = { sans: { ascent: 97, descent: 25 }, serif: { ascent: 97.8, descent: 25.5 } }

/** The page's faces, cut down at build time; text is read in the phone's own font until they arrive. */
export function guestFontFaces(assets: Assets): string {
  const face = (family: string, file: string) =>
    `@font-face{font-family:"${family}";font-weight:400 600;font-display:swap;src:url(${assets.file(file)})format("woff2")}`
  const brand =
    face('Fraunces Variable', 'guest-fraunces.woff2') + face('Instrument Sans Variable', 'guest-instrument-sans.woff2')
  return brand + localFontFaces()
}

/** The same page in the reader's own fonts, for where ours cannot be loaded. */
export function localFontFaces(): string {
  return fallbacks.map(fallbackFace).join('')
}

function fallbackFace({ family, weight, sizeAdjust, locals }: (typeof fallbacks)[number]): string {
  const { ascent, descent } = family === 'g-sans' ? measures.sans : measures.serif
  // Overrides count in the adjusted size.
  const override = (percent: number) => `${((percent / sizeAdjust) * 100).toFixed(1)}%`
  const src = locals.map((name) => `local("${name}")`).join()
  return `@font-face{font-family:${family};font-weight:${weight};src:${src};size-adjust:${sizeAdjust}%;ascent-override:${override(ascent)};descent-override:${override(descent)};line-gap-override:0%}`
}
