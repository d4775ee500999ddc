import { type Theme, themes } from '#features/book-theme/shared/theme-presets.ts'
import { deriveTones } from '#features/book-theme/shared/theme-tones.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'

/** The CSS variables of `guest.css`. */
export type ThemeStyle = Record<`--g-${string}`, string>

const colorNames = {
  bg: 'bg',
  surface: 'surface',
  raised: 'raised',
  text: 'text',
  muted: 'muted',
  line: 'line',
  control: 'control',
  ink: 'ink',
  cream: 'cream',
  sea: 'sea',
  wave: 'wave',
  well: 'well',
  sos: 'sos',
  alarm: 'alarm',
  slip: 'slip',
  onSlip: 'on-slip',
  slipRule: 'slip-rule',
  slipFocus: 'slip-focus',
  warm: 'warm',
  cool: 'cool',
  sage: 'sage',
  wall: 'wall',
  arch: 'arch',
  door: 'door',
  sky: 'sky',
  hill: 'hill',
  house: 'house',
  tower: 'tower',
  roof: 'roof',
  pane: 'pane',
  backdrop: 'backdrop',
  onBackdrop: 'on-backdrop',
  backdropMuted: 'backdrop-muted',
  backdropLine: 'backdrop-line',
  backdropFocus: 'backdrop-focus',
  bezel: 'bezel',
} as const satisfies Partial<Record<keyof Theme, string>>

/**
 * A theme as CSS variables: inlined above the guest page's stylesheet, where the policy forbids style attributes, and
 * set on a preview's element inside the app.
 */
export function themeStyle(bookTheme: Pick<BookTheme, 'accent' | 'theme' | 'coverFocus'>): ThemeStyle {
  const theme = themes[bookTheme.theme]
  const { fill, onFill, onCode, ray, disc, edge, mark } = deriveTones(bookTheme)
  const { x, y } = bookTheme.coverFocus
  const style: ThemeStyle = {
    '--g-scheme': theme.scheme,
    '--g-fill': fill,
    '--g-on': onFill,
    '--g-on-rule': `${onFill}4d`,
    '--g-on-code': onCode,
    '--g-ray': ray,
    '--g-disc': disc,
    '--g-edge': edge,
    '--g-mark': mark,
  }
  for (const [name, variable] of Object.entries(colorNames)) style[`--g-${variable}`] = theme[name as 'bg']
  for (const [index, radius] of theme.radii.entries()) style[`--g-r${index + 1}`] = `${radius}px`
  if (theme.display === 'sans') style['--g-face'] = '"Instrument Sans Variable",g-sans,system-ui,sans-serif'
  if (x !== 50 || y !== 50) style['--g-at'] = `${x}% ${y}%`
  return style
}

/** The same as a CSS rule for the page of one book. */
export function themeCss(bookTheme: Pick<BookTheme, 'accent' | 'theme' | 'coverFocus'>): string {
  const declarations = Object.entries(themeStyle(bookTheme)).map(([name, value]) => `${name}:${value}`)
  return `.g-page{${declarations.join(';')}}`
}
