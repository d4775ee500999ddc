import type { BookTheme } from '#features/books/shared/book-theme.ts'
import { type Color, contrast, mix } from '#features/books/shared/color.ts'
import { type Theme, themes } from './theme-presets.ts'

/** WCAG 2.2, 1.4.3: text. */
const textContrast = 4.5
/** Below this contrast a card is hard to distinguish from the page and gets an outline. */
const visibleContrast = 1.35

/** The colours that a page derives from its accent, so that everything stays readable. */
export type Tones = {
  /** Fill of the arrival card: the accent itself. */
  fill: Color
  /** Text on the fill, and background of a code on it. */
  onFill: Color
  /** Text on the code's background. */
  onCode: Color
  /** Sun and rays behind the arrival card's text. */
  ray: Color
  disc: Color
  /** Outline of the arrival card; equal to the fill if the contrast is sufficient. */
  edge: Color
  /** The accent as text, numeral and focus ring on the page and its cards. */
  mark: Color
}

/** Derives the colours of an accent on a theme; an empty accent means the theme's own. */
export function deriveTones({ accent, theme }: Pick<BookTheme, 'accent' | 'theme'>): Tones {
  const { ink, cream, bg, mark, sun, accent: usual } = themes[theme]
  const fill = accent || usual
  // Black or white has at least 4.58:1 on any colour; the theme's own darkest and lightest colours are preferred if
  // they are sufficient.
  const onFill = [ink, cream, '#000000', '#ffffff'].find((color) => contrast(color, fill) >= textContrast) ?? '#000000'
  const isTextDark = contrast(onFill, '#ffffff') > contrast(onFill, '#000000')
  // The sun is shifted away from the text colour, which increases the contrast of text on it.
  const away = isTextDark ? '#ffffff' : '#000000'
  const text = accent === '' && mark !== undefined ? mark : makeReadable(fill, themes[theme])
  const [ray, disc] = (accent === '' && sun) || [mix(fill, away, 0.12), mix(fill, away, isTextDark ? 0.42 : 0.26)]
  return {
    fill,
    onFill,
    onCode: isTextDark ? cream : ink,
    ray,
    disc,
    edge: contrast(fill, bg) >= visibleContrast ? fill : text,
    mark: text,
  }
}

/** The nearest colour towards white (on dark themes) or black that is readable on the page and its surfaces. */
function makeReadable(color: Color, { scheme, bg, surface, raised }: Theme): Color {
  const end = scheme === 'dark' ? '#ffffff' : '#000000'
  const steps = 100
  for (let step = 0; step < steps; step += 1) {
    const tone = mix(color, end, step / steps)
    if ([bg, surface, raised].every((ground) => contrast(tone, ground) >= textContrast)) return tone
  }
  return end
}

/** How the accent was changed for text, and whether the card has an outline; shown to the host. */
export type ToneReport = { mark: Color; change: 'none' | 'lighter' | 'darker'; isOutlined: boolean }

export function reportTones(bookTheme: Pick<BookTheme, 'accent' | 'theme'>): ToneReport {
  const { fill, mark, edge } = deriveTones(bookTheme)
  const moved = themes[bookTheme.theme].scheme === 'dark' ? 'lighter' : 'darker'
  return { mark, change: bookTheme.accent === '' || mark === fill ? 'none' : moved, isOutlined: edge !== fill }
}
