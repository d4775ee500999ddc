import { themes } from '#features/book-theme/shared/theme-presets.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import type { BrandFace } from '../ui/early/create-early-script.ts'
import type { FontLetters, GuestAssets } from './guest-assets.ts'

/**
 * The phone's own fonts with adjusted metrics, so that the layout does not shift when the web fonts load. Factors are
 * the mean widths of running text, web font to fallback, in percent.
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
  { family: 'g-serif-4', weight: '400 600', sizeAdjust: 76.5, locals: ['DejaVu Serif'] },
]

/** Ascent and descent of the web fonts in percent of their size. */
const measures = { sans: { ascent: 97, descent: 25 }, serif: { ascent: 97.8, descent: 25.5 } }

/** The web fonts that a theme uses, cut down at build time. */
export function listBrandFaces(
  { fonts }: GuestAssets,
  { theme }: Pick<BookTheme, 'theme'>,
  letters: FontLetters,
): BrandFace[] {
  const display = { family: 'Fraunces Variable', href: fonts[letters].display }
  const text = { family: 'Instrument Sans Variable', href: fonts[letters].text }
  return themes[theme].display === 'sans' ? [text] : [display, text]
}

/** The same as CSS rules; text is shown in the phone's own font until the web fonts are loaded. */
export function fontFaceRules(faces: readonly BrandFace[]): string {
  const rule = ({ family, href }: BrandFace) =>
    `@font-face{font-family:"${family}";font-weight:400 600;font-display:swap;src:url(${href})}`
  return faces.map(rule).join('')
}

/** The page in the reader's own fonts, for when the web fonts are missing or not loaded yet. */
export function localFontFaces(): string {
  return fallbacks.map(fallbackFace).join('')
}

function fallbackFace({ family, weight, sizeAdjust, locals }: (typeof fallbacks)[number]): string {
  const { ascent, descent } = family === 'g-sans' ? measures.sans : measures.serif
  // Overrides refer to the adjusted size.
  const override = (percent: number) => `${((percent / sizeAdjust) * 100).toFixed(1)}%`
  const src = locals.map((name) => `local("${name}")`).join()
  return `@font-face{font-family:${family};font-weight:${weight};src:${src};size-adjust:${sizeAdjust}%;ascent-override:${override(ascent)};descent-override:${override(descent)};line-gap-override:0%}`
}
