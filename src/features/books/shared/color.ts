/** Colours as '#rrggbb'; contrast by WCAG 2.2. Pure. */
export type Color = string

const channels = (color: Color) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** @returns the colour in lower case, from '#abc' or '#aabbcc' with or without '#'; undefined for anything else */
export function readColor(text: string): Color | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** Relative luminance, 0 (black) to 1 (white). */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** @param share of the second colour, 0 to 1 */
export function mix(one: Color, other: Color, share: number): Color {
  const others = channels(other)
  const mixed = channels(one).map((channel, index) => Math.round(channel + ((others[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
