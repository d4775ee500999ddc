import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EmergencyNumbers, emptyGuestBook, type GuestBook } from './book.ts'
import { emergencyFields, itemListNames, listFields, mapPictureLists } from './book-fields.ts'
import { arrange, type BookTheme, chapterParts, pageSections, plainTheme } from './book-theme.ts'
import { permanentFields, type SectionId, sectionFields, toPublicBook } from './public-book.ts'
import { nothingWithheld, secretFields, type Withheld } from './secrets.ts'

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

test('any secrets are withheld with their pictures, and all other fields are unchanged', () => {
  const names = [...secretFields, 'own-1', 'own-2', 'own-3']
  const section = (id: string) => ({ ...own(id), pictures: captioned(`${'0'.repeat(17)}${id}`) })
  const written = withTheme({ ownSections: ['own-1', 'own-2', 'own-3'].map(section) })
  for (let chosen = 0; chosen < 2 ** names.length; chosen += 1) {
    const secrets = names.filter((_name, index) => (chosen >> index) % 2 === 1)
    const shown = toPublicBook(written, { isPro: true, withheld: { secrets, pictures: new Set() } })
    const hidesPictures = secrets.includes('doorAccessInfo') || secrets.includes('checkinInstructions')
    for (const field of Object.keys(emptyGuestBook) as (keyof GuestBook)[]) {
      if (field === 'look') continue
      const isGone = secrets.includes(field) || (field === 'checkinPictures' && hidesPictures)
      expect(shown[field], field).toEqual((isGone ? emptyGuestBook : written)[field])
    }
    expect(shown.look.ownSections.map(({ id }) => id)).toEqual(names.slice(4).filter((id) => !secrets.includes(id)))
    expect(shown.withheld).toEqual(secretFields.filter((field) => secrets.includes(field)))
    const gone = secrets.filter((name) => name.startsWith('own-'))
    expect(gone.filter((id) => JSON.stringify(shown).includes(id))).toEqual([])
  }
})

test('a withheld picture is left out wherever the book uses it', () => {
  const id = 'A'.repeat(22)
  const image = { ...picture(id), url: `/media/${id}/640.webp`, srcSet: `/media/${id}/640.webp 640w` }
  const everywhere: GuestBook = {
    ...book,
    cover: image,
    welcomePicture: image,
    checkinPictures: [{ image, caption: '' }],
    equipment: [{ name: 'Oven', description: '', pictures: [{ image, caption: '' }] }],
    look: { ...book.look, logo: image, ownSections: [{ ...own('own-1'), pictures: [{ image, caption: '' }] }] },
  }
  const show = (withheld: Withheld) => JSON.stringify(toPublicBook(everywhere, { isPro: true, withheld }))
  expect(show({ secrets: [], pictures: new Set([id]) })).not.toContain(id)
  expect(show(nothingWithheld).split(id)).toHaveLength(13)
})

test('guests hear of a secret only where they miss something', () => {
  const missed = (written: Partial<GuestBook>, secrets: readonly string[]) =>
    toPublicBook({ ...emptyGuestBook, ...written }, { isPro: true, withheld: { secrets, pictures: new Set() } })
      .withheld
  expect(missed({}, secretFields)).toEqual(['doorCode'])
  expect(missed({ wifiName: 'Home' }, ['wifiPassword'])).toEqual([])
  expect(missed({ wifiPassword: 'x' }, ['wifiPassword'])).toEqual(['wifiPassword'])
  expect(missed({ wifiPassword: 'x', look: { ...plainTheme, hidden: ['wifi'] } }, ['wifiPassword'])).toEqual([])
  expect(missed({ checkinPictures: captioned('door') }, ['doorAccessInfo'])).toEqual(['doorAccessInfo'])
})
