import type { CSSProperties } from 'react'
import type { PosterTone } from './mail-content.ts'

/** The palette of `ui/theme.css` as literal values, because mail programs do not support CSS variables. */
export const colors = {
  paper: '#FBF7F0',
  card: '#FFFDF9',
  ink: '#14342B',
  muted: '#4F6159',
  line: '#E3D5BF',
  pine: '#1F4D3F',
  terracotta: '#B94826',
  terracottaDeep: '#A63E1F',
  terracottaArt: '#C4512D',
  sun: '#F2B441',
  sea: '#29657F',
  seaArt: '#2E6E8E',
} as const

/** The colours of each poster: background, text, arch, disc in the arch, and the stripes below. */
export const posterColors: Readonly<
  Record<PosterTone, { ground: string; text: string; arch: string; disc: string; stripes: readonly string[] }>
> = {
  pine: {
    ground: colors.pine,
    text: colors.paper,
    arch: colors.sun,
    disc: colors.terracottaArt,
    stripes: [colors.terracottaArt, colors.sun, colors.seaArt],
  },
  sea: {
    ground: colors.sea,
    text: colors.paper,
    arch: colors.sun,
    disc: colors.terracottaArt,
    stripes: [colors.terracottaArt, colors.sun, colors.pine],
  },
  sun: {
    ground: colors.sun,
    text: colors.ink,
    arch: colors.terracottaArt,
    disc: colors.paper,
    stripes: [colors.terracottaArt, colors.seaArt, colors.pine],
  },
  terracotta: {
    ground: colors.terracotta,
    text: colors.card,
    arch: colors.pine,
    disc: colors.sun,
    stripes: [colors.sun, colors.seaArt, colors.pine],
  },
}

const sans = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"
const display = "Fraunces, 'Iowan Old Style', Georgia, serif"

export const styles = {
  page: { backgroundColor: colors.paper, color: colors.ink, fontFamily: sans },
  container: { maxWidth: '600px', padding: '28px 16px 40px' },
  wordmark: {
    margin: '0 0 20px 4px',
    fontFamily: display,
    fontSize: '24px',
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.3px',
    color: colors.pine,
    textDecoration: 'none',
  },
  card: { backgroundColor: colors.card, border: `1px solid ${colors.line}`, borderRadius: '16px', overflow: 'hidden' },
  fact: {
    margin: 0,
    fontFamily: display,
    fontSize: '44px',
    lineHeight: '1.05',
    fontWeight: 600,
    letterSpacing: '-0.9px',
    wordBreak: 'break-word',
  },
  label: { margin: '10px 0 0', fontSize: '17px', lineHeight: '1.4' },
  content: { padding: '30px 32px 34px' },
  // The text may contain a long URL, which would otherwise widen the surrounding tables.
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.6', color: colors.ink, wordBreak: 'break-word' },
  factLabel: {
    padding: '12px 16px 12px 0',
    borderTop: `1px solid ${colors.line}`,
    fontSize: '14px',
    lineHeight: '1.5',
    color: colors.muted,
    verticalAlign: 'top',
  },
  factValue: {
    padding: '12px 0',
    borderTop: `1px solid ${colors.line}`,
    fontSize: '15px',
    lineHeight: '1.45',
    color: colors.ink,
    textAlign: 'right',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  link: { color: colors.terracottaDeep, textDecoration: 'underline' },
  button: {
    backgroundColor: colors.terracotta,
    borderRadius: '10px',
    padding: '14px 24px',
    color: colors.card,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  footer: { padding: '24px 4px 0' },
  documentTitle: { margin: '8px 0 4px', fontFamily: display, fontSize: '22px', lineHeight: '1.25', color: colors.ink },
  sectionTitle: { margin: '16px 0 6px', fontSize: '14px', lineHeight: '1.4', color: colors.ink },
  small: { margin: '0 0 8px', fontSize: '13px', lineHeight: '1.55', color: colors.muted },
} as const satisfies Record<string, CSSProperties>

/**
 * Rules that inline styles cannot express: the dark theme of `ui/theme.css`, and smaller padding on phones. Programs
 * without support show the light theme.
 */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: #FBF7F0; }
@media (max-width: 480px) {
  .content { padding: 24px 22px 28px !important; }
  .poster { padding: 26px 0 24px 22px !important; }
  .fact { font-size: 34px !important; letter-spacing: -0.6px !important; }
  .fact-long { font-size: 28px !important; }
  .fact-longer { font-size: 24px !important; }
  .fact-longest { font-size: 20px !important; }
  .arch-cell { padding-right: 20px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (max-width: 360px) {
  .arch-cell { display: none !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background-color: #0F1A17 !important; }
  .page, .text, .value { color: #F4EEE2 !important; }
  .wordmark { color: #F4EEE2 !important; }
  .card { background-color: #16241F !important; border-color: #2C423A !important; }
  .row { border-color: #2C423A !important; }
  .muted { color: #B9C6BE !important; }
  .link { color: #F2B441 !important; }
  .button { background-color: #F2B441 !important; color: #14342B !important; }
}
`

/**
 * The class of a poster's fact. Long words, such as 'Verlängerung', are smaller on a phone, where the arch leaves about
 * 226 px: mail programs do not hyphenate, and would break the word at any letter.
 */
export function factClass(fact: string): string {
  const letters = Math.max(...fact.split(/[\s-]+/).map((word) => word.length))
  if (letters <= 9) return 'fact'
  if (letters <= 12) return 'fact fact-long'
  return letters <= 14 ? 'fact fact-longer' : 'fact fact-longest'
}
