import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GuestBook } from '#features/books/shared/book.ts'
import {
  emergencyFields,
  type ItemList,
  listFields,
  picturedLists,
  pictureListNames,
  textNames,
} from '#features/books/shared/book-fields.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { permanentFields, type SectionId, sectionFields, toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { GuestDocument } from '../ui/guest-page.tsx'
import { sampleBook } from './sample-book.ts'

const sections = Object.keys(sectionFields) as SectionId[]
const picture = { url: '/media/WORD/480.webp', width: 480, height: 300, srcSet: '/media/WORD/480.webp 480w' }

function render(book: GuestBook): string {
  return renderToStaticMarkup(
    <GuestDocument
      book={toPublicBook(book, { isPro: true, withheld: nothingWithheld })}
      language="en"
      css=""
      siteHref="/"
      hrefForLanguage={(language) => `?lang=${language}`}
    />,
  )
}

/** The sections of a page that contain a word; '' for everything outside of them. */
function placesOf(html: string, word: string): string[] {
  const places = new Set<string>()
  for (const match of html.matchAll(new RegExp(word, 'g'))) {
    const before = html.slice(0, match.index)
    const opened = [...before.matchAll(/<section[^>]* id="([\w-]+)"|<\/section>/g)].at(-1)
    places.add(opened?.[1] ?? '')
  }
  return [...places]
}

const openNetwork: GuestBook = { ...sampleBook, wifiPassword: '', wifiOpen: true }

/** The sample book with one field whose parts all contain 'WORD'. */
function withWordIn(field: keyof GuestBook): GuestBook {
  if (field === 'propertyType' || field === 'look') return sampleBook
  if (field === 'cover' || field === 'welcomePicture') return { ...sampleBook, [field]: picture }
  if (field === 'wifiOpen') return { ...openNetwork, wifiName: 'WORD' }
  if (field === 'houseRules') return { ...sampleBook, houseRules: ['WORD'] }
  if (field === 'hostEmail') return { ...sampleBook, hostEmail: 'WORD@example.com' }
  if (field === 'googleMapsLink') return { ...sampleBook, googleMapsLink: 'https://maps.example/WORD' }
  if (field === 'emergencyNumbers')
    return { ...sampleBook, emergencyNumbers: recordOf(emergencyFields) as GuestBook['emergencyNumbers'] }
  if (textNames.some((name) => name === field)) return { ...sampleBook, [field]: 'WORD' }
  if (pictureListNames.some((name) => name === field))
    return { ...sampleBook, [field]: [{ image: picture, caption: 'WORD' }] }
  const item = recordOf(listFields[field as ItemList])
  const isPictured = picturedLists.some((list) => list === field)
  return { ...sampleBook, [field]: [isPictured ? { ...item, pictures: [{ image: picture, caption: 'WORD' }] } : item] }
}
const recordOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 'WORD']))

test.each(sections)('the fields of the section %s are in it, and nowhere else', (section) => {
  for (const field of sectionFields[section]) {
    const allowed = field === 'hostName' ? ['welcome', section] : [section]
    expect(placesOf(render(withWordIn(field)), 'WORD'), field).toEqual(allowed)
  }
})

test.each(permanentFields)('%s is in no section that can be hidden', (field) => {
  const places = placesOf(render(withWordIn(field)), 'WORD')
  // Places are searched for in the town of the property.
  const onlyInLinks = field === 'address' ? ['eat', 'info', 'bars', 'shop'] : []
  expect(places.filter((place) => !['', 'arrive', 'sos', ...onlyInLinks].includes(place))).toEqual([])
  if (field !== 'propertyType') expect(places).not.toEqual([])
})

test('an open network is said to need no password in its section, and nowhere while that is hidden', () => {
  const words = 'No password needed'
  expect(placesOf(render(openNetwork), words)).toEqual(['wifi'])
  expect(placesOf(render(sampleBook), words)).toEqual([])
  expect(placesOf(render({ ...openNetwork, wifiOpen: false }), words)).toEqual([])
  expect(placesOf(render({ ...openNetwork, look: { ...plainTheme, hidden: ['wifi'] } }), words)).toEqual([])
})

test('a section that is hidden leaves no word, no heading and no link to it', () => {
  for (const section of sections.filter((id) => id !== 'arrive')) {
    const html = render({ ...sampleBook, look: { ...plainTheme, hidden: [section] } })
    expect(html).not.toContain(`"${section}"`)
    expect(html).not.toContain(`"#${section}"`)
    for (const field of sectionFields[section]) {
      const words = withWordIn(field)
      const hidden = render({ ...words, look: { ...plainTheme, hidden: [section] } })
      expect(placesOf(hidden, 'WORD'), field).toEqual(field === 'hostName' ? ['welcome'] : [])
    }
  }
})
