import type { BookLook } from '#features/books/shared/book-look.ts'
import { type Color, contrast, mix } from '#features/books/shared/color.ts'
import { type Theme, themes } from './look-themes.ts'

/** WCAG 2.2, 1.4.3: text. */
const textContrast = 4.5
/** Below this a card cannot be told from the page it lies on, and gets an outline. */
const visibleContrast = 1.35

/** What a page makes of its accent, so that everything stays readable whatever the host has chosen. */
export type Tones = {
  /** The colour itself, of the arrival card. */
  fill: Color
  /** Text on it, and the field of a code on it. */
  onFill: Color
  /** Text in that field. */
  onCode: Color
  /** Sun and rays behind the arrival card's text. */
  ray: Color
  disc: Color
  /** Outline of the arrival card: the fill itself where it stands out. */
  edge: Color
  /** The accent as text, numeral and focus ring on the page and its cards. */
  mark: Color
}

/** The tones of an accent on a theme; the theme's own accent for an empty one. */
export function deriveTones({ accent, theme }: Pick<BookLook, 'accent' | 'theme'>): Tones {
  const { ink, cream, bg, mark, sun, accent: usual } = themes[theme]
  const fill = accent || usual
  // One of black and white holds 4.58:1 on any colour; the palette's own ends look better where they hold.
  const onFill = [ink, cream, '#000000', '#ffffff'].find((color) => contrast(color, fill) >= textContrast) ?? '#000000'
  const isTextDark = contrast(onFill, '#ffffff') > contrast(onFill, '#000000')
  // Away from the text, so that it gains on whatever of the sun it crosses.
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

/** The nearest tone towards white (on dark themes) or black that reads on the page and on all that lies on it. */
function makeReadable(color: Color, { scheme, bg, surface, raised }: Theme): Color {
  const end = scheme === 'dark' ? '#ffffff' : '#000000'
  const steps = 100
  for (let step = 0; step < steps; step += 1) {
    const tone = mix(color, end, step / steps)
    if ([bg, surface, raised].every((ground) => contrast(tone, ground) >= textContrast)) return tone
  }
  return end
}

/** What a host is told about the accent: which way its text tone was moved, and whether the card is outlined. */
export type ToneReport = { mark: Color; change: 'none' | 'lighter' | 'darker'; isOutlined: boolean }

export function reportTones(look: Pick<BookLook, 'accent' | 'theme'>): ToneReport {
  const { fill, mark, edge } = deriveTones(look)
  const moved = themes[look.theme].scheme === 'dark' ? 'lighter' : 'darker'
  return { mark, change: look.accent === '' || mark === fill ? 'none' : moved, isOutlined: edge !== fill }
}
