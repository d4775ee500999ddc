import type { ThemeName } from '#features/books/shared/book-theme.ts'
import type { Color } from '#features/books/shared/color.ts'

/**
 * The colours and shapes of a theme preset. Every text colour has a contrast of at least 4.5:1 on its background and
 * every control's outline of 3:1; `theme-tones.test.ts` checks them. Arrival, Wi-Fi and emergency cards have different
 * colours: yellow, blue and red.
 */
export type Theme = {
  scheme: 'dark' | 'light'
  /** Backgrounds of the page, its cards and its chapter, and colours of their content. */
  bg: Color
  surface: Color
  raised: Color
  text: Color
  muted: Color
  line: Color
  control: Color
  /** The darkest and the lightest colour, for text on fills. */
  ink: Color
  cream: Color
  /** Fill of the arrival card, unless the host has chosen an accent. */
  accent: Color
  /** The accent as text and focus ring; derived if undefined. */
  mark?: Color
  /** Rays and disc of the sun on a card with that accent; derived if undefined. */
  sun?: readonly [ray: Color, disc: Color]
  /** Wi-Fi card: fill, waves, and code field. */
  sea: Color
  wave: Color
  well: Color
  /** Emergency card: fill and waves. */
  sos: Color
  alarm: Color
  /** Check-out card: fill, text, lines and focus ring. */
  slip: Color
  onSlip: Color
  slipRule: Color
  slipFocus: Color
  /** Headings of the chapter's parts. */
  warm: Color
  cool: Color
  sage: Color
  /** The arcade that is drawn if there is no cover: wall, arches, door. */
  wall: Color
  arch: Color
  door: Color
  /** The townscape of the chapter: sky, hills, houses, roofs, windows. */
  sky: Color
  hill: Color
  house: Color
  tower: Color
  roof: Color
  pane: Color
  /** The area around the phone on wide screens. */
  backdrop: Color
  onBackdrop: Color
  backdropMuted: Color
  backdropLine: Color
  backdropFocus: Color
  bezel: Color
  /** Radii in px: cards, elements in cards, controls, pills. */
  radii: readonly [number, number, number, number]
  /** Font family of headings and large figures. */
  display: 'serif' | 'sans'
}

const night: Theme = {
  scheme: 'dark',
  bg: '#0f1a17',
  surface: '#16241f',
  raised: '#1e302a',
  text: '#f4eee2',
  muted: '#b9c6be',
  line: '#2c423a',
  control: '#708a80',
  ink: '#14342b',
  cream: '#fbf7f0',
  accent: '#f2b441',
  sun: ['#e9a22b', '#c4512d'],
  sea: '#23566f',
  wave: '#33728f',
  well: '#0c2d3c',
  sos: '#a61e2e',
  alarm: '#b93041',
  slip: '#f4eee2',
  onSlip: '#14342b',
  slipRule: '#cfc3ae',
  slipFocus: '#29657f',
  warm: '#f0946f',
  cool: '#8cc6dd',
  sage: '#9bd3b4',
  wall: '#1f4d3f',
  arch: '#173b30',
  door: '#c4512d',
  sky: '#17384a',
  hill: '#23566f',
  house: '#f1e7d8',
  tower: '#e08f5a',
  roof: '#9c3d20',
  pane: '#fbe7be',
  backdrop: '#f1e7d8',
  onBackdrop: '#14342b',
  backdropMuted: '#4f6159',
  backdropLine: '#e3d5bf',
  backdropFocus: '#29657f',
  bezel: '#0a1210',
  radii: [24, 16, 10, 99],
  display: 'serif',
}

/** Warm white page, white cards, a dark green check-out card. */
const linen: Theme = {
  ...night,
  scheme: 'light',
  bg: '#f7f1e6',
  surface: '#fffdf8',
  raised: '#efe5d4',
  text: '#17352c',
  muted: '#4d5f57',
  line: '#e2d6c1',
  control: '#78867e',
  mark: '#a03f1d',
  slip: '#1f4d3f',
  onSlip: '#fbf7f0',
  slipRule: '#4a7265',
  slipFocus: '#f2b441',
  warm: '#a8431f',
  cool: '#1f6382',
  sage: '#2f6b4f',
  wall: '#eccf9f',
  arch: '#dfba80',
  sky: '#c9e2e3',
  hill: '#8fb89f',
  house: '#fffaf0',
  pane: '#2a5d4d',
  backdrop: '#e9dcc6',
  backdropMuted: '#495b53',
  backdropLine: '#d3c3a8',
  backdropFocus: '#215a75',
  bezel: '#1c2b26',
}

/** Cool white, sans serif, small radii, plain signal colours. */
const loft: Theme = {
  ...night,
  scheme: 'light',
  bg: '#f1f3f2',
  surface: '#ffffff',
  raised: '#e4e8e6',
  text: '#15191b',
  muted: '#525a5d',
  line: '#d5dad8',
  control: '#767f82',
  ink: '#15191b',
  cream: '#ffffff',
  accent: '#fcc419',
  sun: ['#ffd451', '#ffffff'],
  mark: '#15191b',
  sea: '#1d46b8',
  wave: '#3460d6',
  well: '#10297a',
  sos: '#c1121f',
  alarm: '#d62f3a',
  slip: '#15191b',
  onSlip: '#ffffff',
  slipRule: '#454c50',
  slipFocus: '#fcc419',
  warm: '#b23a12',
  cool: '#1d46b8',
  sage: '#14684a',
  wall: '#cfd6d4',
  arch: '#b9c2c0',
  door: '#1d46b8',
  sky: '#dfe6e6',
  hill: '#b5c0c2',
  house: '#ffffff',
  tower: '#8b979b',
  roof: '#15191b',
  pane: '#fcc419',
  backdrop: '#dde2e0',
  onBackdrop: '#15191b',
  backdropMuted: '#474f52',
  backdropLine: '#c3cac8',
  backdropFocus: '#1d46b8',
  bezel: '#15191b',
  radii: [4, 3, 3, 4],
  display: 'sans',
}

/** Aubergine, apricot and indigo. */
const dusk: Theme = {
  ...night,
  bg: '#1f131a',
  surface: '#2b1c25',
  raised: '#382631',
  text: '#f9eee7',
  muted: '#d0bbbd',
  line: '#48313d',
  control: '#987c87',
  ink: '#2c1220',
  cream: '#fff6ef',
  accent: '#ffa873',
  sun: ['#ffb98d', '#e2603c'],
  sea: '#3c4790',
  wave: '#5460b0',
  well: '#20275e',
  sos: '#ad1b38',
  alarm: '#c2324d',
  slip: '#f9eee7',
  onSlip: '#2c1220',
  slipRule: '#dcc8c3',
  slipFocus: '#3c4790',
  warm: '#ff9d7c',
  cool: '#b4bbf5',
  sage: '#e6c67f',
  wall: '#5a2f48',
  arch: '#472339',
  door: '#d9633f',
  sky: '#55284a',
  hill: '#7a3a55',
  house: '#f3d9c8',
  tower: '#e5865a',
  roof: '#97303a',
  pane: '#ffdf9e',
  backdrop: '#f3e4da',
  onBackdrop: '#2c1220',
  backdropMuted: '#6b4d59',
  backdropLine: '#e2cbbf',
  backdropFocus: '#3c4790',
  bezel: '#140b10',
}

export const themes: Readonly<Record<ThemeName, Theme>> = { night, linen, loft, dusk }
