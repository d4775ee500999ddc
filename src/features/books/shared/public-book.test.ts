import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EmergencyNumbers, emptyGuestBook, type GuestBook } from './book.ts'
import { emergencyFields, itemListNames, listFields, mapPictureLists } from './book-fields.ts'
import { arrange, type BookTheme, chapterParts, pageSections, plainTheme } from './book-theme.ts'
import { permanentFields, type SectionId, sectionFields, toPublicBook } from './public-book.ts'
import { nothingWithheld } from './secrets.ts'

const sections = Object.keys(sectionFields) as SectionId[]
const own = (id: string) => ({ id, title: `${id} title`, text: `${id} text`, pictures: [], links: [] })
const picture = (name: string) => ({ url: `/media/${name}/480.webp`, width: 480, height: 300, srcSet: '' })

const captioned = (name: string) => [{ image: picture(name), caption: `${name} caption` }]

/** A book whose fields contain their own names. */
const book = {
  ...emptyGuestBook,
  ...Object.fromEntries(
    Object.entries(emptyGuestBook).flatMap(([field, value]) => (typeof value === 'string' ? [[field, field]] : [])),
  ),
  ...Object.fromEntries(
    itemListNames.map((list) => [
      list,
      [Object.fromEntries(listFields[list].map((field) => [field, `${list} ${field}`]))],
    ]),
  ),
  equipment: [{ name: 'equipment name', description: 'equipment description', pictures: captioned('equipment') }],
  ...mapPictureLists(captioned),
  houseRules: ['houseRules'],
  emergencyNumbers: Object.fromEntries(emergencyFields.map((field) => [field, field])) as EmergencyNumbers,
  cover: picture('cover'),
  welcomePicture: picture('welcomePicture'),
  look: { ...plainTheme, ownSections: [own('own-1'), own('own-2'), own('own-3')] },
} as GuestBook

const withTheme = (look: Partial<BookTheme>): GuestBook => ({ ...book, look: { ...book.look, ...look } })

test('every field belongs to one section or to the permanent fields', () => {
  const placed = [...sections.flatMap((section) => [...sectionFields[section]]), ...permanentFields, 'look']
  expect(placed.toSorted()).toEqual(Object.keys(emptyGuestBook).toSorted())
})

test('a book without hidden sections is shown completely', () => {
  const { signature, withheld, ...shown } = toPublicBook(book, { isPro: true, withheld: nothingWithheld })
  expect(shown).toEqual(book)
  expect(signature).toBe('hostName')
  expect(withheld).toEqual([])
})

test('the fields of hidden sections are empty, and all others are unchanged', () => {
  const keys = [...pageSections, ...chapterParts, 'own-1', 'own-2', 'own-3']
  fc.assert(
    fc.property(fc.subarray(keys), fc.boolean(), (hidden, isPro) => {
      const shown = toPublicBook(withTheme({ hidden }), { isPro, withheld: nothingWithheld })
      const isGone = (section: SectionId) =>
        section !== 'arrive' &&
        (hidden.includes(section) || (hidden.includes('around') && chapterParts.some((part) => part === section)))
      for (const section of sections) {
        for (const field of sectionFields[section]) {
          expect(shown[field], field).toEqual((isGone(section) ? emptyGuestBook : book)[field])
        }
      }
      for (const field of permanentFields) expect(shown[field], field).toEqual(book[field])
      const ownIds = ['own-1', 'own-2', 'own-3'].filter((id) => isPro && !hidden.includes(id))
      expect(shown.look.ownSections.map(({ id }) => id)).toEqual(ownIds)
      expect(JSON.stringify([shown.look.hidden, shown.look.order])).not.toMatch(
        new RegExp(hidden.filter((key) => key.startsWith('own-')).join('|') || 'nothing'),
      )
    }),
  )
})

test('the signature stays when the contact section is hidden, and goes with the welcome section', () => {
  const hide = (hidden: string[]) => toPublicBook(withTheme({ hidden }), { isPro: true, withheld: nothingWithheld })
  expect(hide(['host'])).toMatchObject({ hostName: '', signature: 'hostName' })
  expect(hide(['host', 'welcome'])).toMatchObject({ hostName: '', signature: '' })
})

test('hiding a section does not move the others', () => {
  const keys = [...pageSections, ...chapterParts, 'own-1', 'own-2', 'own-3']
  fc.assert(
    fc.property(fc.subarray(keys), fc.shuffledSubarray(keys), (hidden, order) => {
      const shown = toPublicBook(withTheme({ hidden, order }), { isPro: true, withheld: nothingWithheld })
      const before = arrange({ ...book.look, order })
      const isLeft = (key: string) => !key.startsWith('own-') || !hidden.includes(key)
      expect(arrange(shown.look)).toEqual({ ...before, sections: before.sections.filter(isLeft) })
    }),
  )
})

test('without Pro the theme is the default, and sections hidden with Pro stay hidden', () => {
  const shown = toPublicBook(withTheme({ theme: 'loft', accent: '#123456', hidden: ['wifi'] }), {
    isPro: false,
    withheld: nothingWithheld,
  })
  expect(shown.look).toEqual({ ...plainTheme, accent: '#123456' })
  expect(shown).toMatchObject({ wifiName: '', wifiPassword: '', doorCode: 'doorCode' })
})

test('lines with an open gap are removed', () => {
  const shown = toPublicBook(
    {
      ...book,
      parkingInfo: 'Space ___.\nFree.',
      houseRules: ['Quiet after ___'],
      parkingPictures: [{ image: picture('parking'), caption: 'Space ___' }],
    },
    { isPro: true, withheld: nothingWithheld },
  )
  expect(shown).toMatchObject({ parkingInfo: 'Free.', houseRules: [] })
  expect(shown.parkingPictures).toEqual([{ image: picture('parking'), caption: '' }])
})
