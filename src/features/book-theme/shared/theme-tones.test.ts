import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { themeNames } from '#features/books/shared/book-theme.ts'
import { contrast, mix, readColor } from '#features/books/shared/color.ts'
import { themes } from './theme-presets.ts'
import { deriveTones, reportTones } from './theme-tones.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyTheme = fc.constantFrom(...themeNames)

describe('any accent on any theme', () => {
  test('keeps all text readable', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (accent, theme) => {
        const { fill, onFill, onCode, ray, disc, mark } = deriveTones({ accent, theme })
        const { bg, surface, raised } = themes[theme]
        expect(fill).toBe(accent)
        for (const ground of [fill, ray, disc]) expect(contrast(onFill, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(onCode, onFill)).toBeGreaterThanOrEqual(4.5)
        for (const ground of [bg, surface, raised]) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 3_000 },
    )
  })

  test('keeps the arrival card distinguishable from the page', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (accent, theme) => {
        const { fill, edge } = deriveTones({ accent, theme })
        const { bg } = themes[theme]
        expect(Math.max(contrast(fill, bg), edge === fill ? 0 : contrast(edge, bg) / 3)).toBeGreaterThanOrEqual(1.35)
      }),
    )
  })

  test('changes only colours that are not readable, and reports the changes', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (accent, theme) => {
        const { bg, surface, raised, scheme } = themes[theme]
        const reads = [bg, surface, raised].every((ground) => contrast(accent, ground) >= 4.5)
        const report = reportTones({ accent, theme })
        const moved = scheme === 'dark' ? 'lighter' : 'darker'
        expect(report.change).toBe(reads ? 'none' : moved)
        expect(report.mark === accent).toBe(reads)
      }),
    )
  })
})

describe('without an accent', () => {
  test.each(themeNames)('%s is readable and has no changes to report', (theme) => {
    const look = { accent: '', theme }
    const { onFill, fill, ray, mark, onCode } = deriveTones(look)
    const { bg, surface, raised } = themes[theme]
    // Text never overlaps the disc in the corner.
    for (const ground of [fill, ray]) expect(contrast(onFill, ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [bg, surface, raised]) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onCode, onFill)).toBeGreaterThanOrEqual(4.5)
    expect(reportTones(look)).toMatchObject({ change: 'none', isOutlined: false })
  })
})

describe('a theme', () => {
  test.each(themeNames)('%s has sufficient contrast for text and outlines', (name) => {
    const theme = themes[name]
    const grounds = [theme.bg, theme.surface, theme.raised]
    const texts = grounds.flatMap((ground) => [theme.text, theme.muted].map((text) => [text, ground] as const))
    const pairs: (readonly [string, string])[] = [
      ...texts,
      [theme.bg, theme.text],
      ...[theme.warm, theme.cool, theme.sage].flatMap((hue) =>
        [theme.surface, theme.bg].map((on) => [hue, on] as const),
      ),
      [theme.cream, theme.sea],
      [theme.cream, theme.wave],
      [theme.cream, theme.well],
      [theme.ink, theme.cream],
      [theme.cream, theme.sos],
      [theme.cream, theme.alarm],
      [theme.onSlip, theme.slip],
      [theme.onBackdrop, theme.backdrop],
      [theme.backdropMuted, theme.backdrop],
    ]
    const faint = pairs.filter(([one, other]) => contrast(one, other) < 4.5)
    expect(faint.map(([one, other]) => `${one} on ${other}: ${contrast(one, other).toFixed(2)}`)).toEqual([])
    const outlines = [
      ...grounds.map((ground) => [theme.control, ground] as const),
      [theme.slipFocus, theme.slip] as const,
      [theme.backdropFocus, theme.backdrop] as const,
    ]
    const weak = outlines.filter(([one, other]) => contrast(one, other) < 3)
    expect(weak.map(([one, other]) => `${one} on ${other}: ${contrast(one, other).toFixed(2)}`)).toEqual([])
  })
})

test('colours are parsed in all usual notations', () => {
  expect([' #Ab3 ', 'aabbcc', '#12345', 'red', ''].map(readColor)).toEqual([
    '#aabb33',
    '#aabbcc',
    undefined,
    undefined,
    undefined,
  ])
})

test('contrast is calculated as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})
