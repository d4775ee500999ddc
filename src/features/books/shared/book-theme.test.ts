import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  arrange,
  type BookTheme,
  chapterParts,
  defaultTheme,
  isShown,
  mapPictures,
  mostFrequentTheme,
  needsPro,
  nextOwnSectionId,
  pageSections,
  picturesOf,
  plainTheme,
  shownTheme,
} from './book-theme.ts'
import { readBookTheme, ThemeInput } from './theme-contract.ts'

const keys = fc.array(fc.constantFrom(...pageSections, ...chapterParts, 'own-1', 'own-2', 'own-9', 'sos', ''))
const own = (id: string) => ({ id, title: id, text: '', pictures: [{ image: `${id}.webp`, caption: '' }], links: [] })
const ownSections = fc.subarray(['own-1', 'own-2']).map((ids) => ids.map(own))

test('the arrangement contains every section once, for any requested order', () => {
  fc.assert(
    fc.property(keys, ownSections, (order, sections) => {
      const arranged = arrange({ order, ownSections: sections })
      expect(arranged.sections.toSorted()).toEqual([...pageSections, ...sections.map(({ id }) => id)].toSorted())
      expect(arranged.parts.toSorted()).toEqual([...chapterParts].toSorted())
    }),
  )
})

test('the requested order is kept', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...pageSections]), (order) => {
      const { sections } = arrange({ order, ownSections: [] })
      expect(sections.filter((key) => order.some((wanted) => wanted === key))).toEqual(order)
    }),
  )
})

test('the default order has the host’s own sections before the surroundings', () => {
  const { sections, parts } = arrange({ order: [], ownSections: [own('own-1'), own('own-2')] })
  expect(sections.slice(4, 8)).toEqual(['rules', 'own-1', 'own-2', 'around'])
  expect(parts).toEqual([...chapterParts])
})

test('the arrival section cannot be hidden', () => {
  expect(isShown({ hidden: ['arrive'] }, 'arrive')).toBe(true)
  expect(isShown({ hidden: ['wifi'] }, 'wifi')).toBe(false)
  expect(ThemeInput.parse({ hidden: ['arrive', 'wifi'] }).hidden).toEqual(['wifi'])
})

const proTheme: BookTheme<string> = {
  logo: 'logo.webp',
  logoGround: 'dark',
  accent: '#123456',
  theme: 'dusk',
  order: ['own-1', 'wifi'],
  hidden: ['own-1', 'bars'],
  ownSections: [own('own-1')],
  coverFocus: { x: 1, y: 2 },
  showsMadeWith: false,
}

test('Basic shows logo and accent, Pro everything', () => {
  expect(shownTheme(proTheme, true)).toBe(proTheme)
  expect(shownTheme(proTheme, false)).toEqual({
    ...plainTheme,
    logo: 'logo.webp',
    logoGround: 'dark',
    accent: '#123456',
  })
})

test('only changes of Pro’s parts need Pro', () => {
  expect(needsPro({ ...proTheme, logo: null, accent: '', logoGround: 'none' }, proTheme)).toBe(false)
  // The same order, given explicitly.
  expect(needsPro({ ...plainTheme, order: [...pageSections] }, plainTheme)).toBe(false)
  expect(needsPro({ ...proTheme, showsMadeWith: true }, proTheme)).toBe(true)
  expect(needsPro({ ...proTheme, ownSections: [{ ...own('own-1'), text: 'x' }] }, proTheme)).toBe(true)
})

test('hiding a section needs Pro, showing it again does not', () => {
  expect(needsPro({ ...proTheme, hidden: ['own-1', 'bars', 'wifi'] }, proTheme)).toBe(true)
  for (const hidden of [[], ['bars'], ['bars', 'own-1']])
    expect(needsPro({ ...proTheme, hidden }, proTheme)).toBe(false)
})

test('parts that belong to one property are not in the defaults', () => {
  expect(defaultTheme(proTheme)).toMatchObject({ order: ['wifi'], hidden: ['bars'], ownSections: [], theme: 'dusk' })
})

test('a new section gets an unused number', () => {
  expect(nextOwnSectionId([])).toBe('own-1')
  expect(nextOwnSectionId([own('own-3'), own('own-1')])).toBe('own-4')
})

test('pictures are found and replaced in all places', () => {
  expect(picturesOf(proTheme)).toEqual(['logo.webp', 'own-1.webp'])
  expect(picturesOf(mapPictures(proTheme, (name) => name.length))).toEqual([9, 10])
  expect(picturesOf(mapPictures(proTheme, () => undefined))).toEqual([])
})

test('a stored theme is restored, from JSON text or an object', () => {
  expect(readBookTheme(proTheme, z.string())).toEqual(proTheme)
  expect(readBookTheme(JSON.stringify(proTheme), z.string())).toEqual(proTheme)
})

test('any stored value is restored as a valid theme', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ theme: fc.anything(), ownSections: fc.anything(), order: fc.anything(), logo: fc.anything() }),
    fc.string(),
  )
  fc.assert(
    fc.property(anything, (kept) => {
      const look = readBookTheme(kept, z.string())
      expect(Object.keys(look).toSorted()).toEqual(Object.keys(plainTheme).toSorted())
      expect(ThemeInput.safeParse({ ...look, ownSections: [] }).success).toBe(true)
    }),
  )
})

test('one invalid section does not invalidate the others', () => {
  const kept = {
    ...proTheme,
    ownSections: [{ id: 'nonsense' }, { id: 'own-1', title: 'Boat', pictures: [{}, 7] }, null],
  }
  expect(readBookTheme(kept, z.string()).ownSections).toEqual([
    { id: 'own-1', title: 'Boat', text: '', pictures: [], links: [] },
  ])
})

test('the most frequent theme is one of the given ones as a whole, the first of equally frequent ones', () => {
  const loft: BookTheme<string> = { ...plainTheme, theme: 'loft', accent: '#123456', hidden: ['bars'] }
  const linen: BookTheme<string> = { ...plainTheme, theme: 'linen', logo: 'a.webp', order: ['wifi'] }
  expect(mostFrequentTheme([loft, linen, { ...linen, ownSections: [own('own-1')] }])).toEqual({
    ...plainTheme,
    theme: 'linen',
    logo: 'a.webp',
  })
  expect(mostFrequentTheme([loft, linen])).toEqual({ ...plainTheme, theme: 'loft', accent: '#123456' })
  expect(mostFrequentTheme([])).toEqual(plainTheme)
})
