import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { emptyGuestBook, type GuestBook, noPlaceDetails, propertyTypes } from '#features/books/shared/book.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { languages } from '#platform/i18n/languages.ts'
import { dressedBook, sampleBook } from '../shared/sample-book.ts'
import { GuestBookView, type GuestBookViewProps } from './guest-book.tsx'
import { GuestPreview } from './phone-preview.tsx'
import { arrangeBlocks, listSections } from './sections/book-sections.ts'
import { createGuestTexts } from './texts/guest-texts.ts'

function render(book: Partial<GuestBook>, options: Partial<GuestBookViewProps> = {}) {
  return renderToStaticMarkup(
    <GuestBookView
      book={toPublicBook({ ...emptyGuestBook, ...book }, { isPro: true, withheld: nothingWithheld })}
      language="en"
      siteHref="/"
      hrefForLanguage={(language) => `?lang=${language}`}
      {...options}
    />,
  )
}

const section = (html: string, id: string) => html.split('<section').find((part) => part.includes(`id="${id}"`)) ?? ''

describe('the book as a guest reads it', () => {
  test('shows the first entries of a list and keeps the rest behind "show all"', () => {
    const html = render(sampleBook)
    const caps = { rules: 5, eat: 3, move: 3, do: 3, info: 4, bars: 3, shop: 3 }
    for (const [id, cap] of Object.entries(caps)) {
      const [open = '', closed = ''] = section(html, id).split('<details')
      expect([id, open.match(/<li>/g)?.length]).toEqual([id, cap])
      expect(closed).toContain('<summary>')
      expect(closed).toMatch(/Show all \(\d\)/)
    }
  })

  const timeOf = (checkinTime: string) =>
    /<p class="g-time.*?<\/p>/.exec(render({ checkinTime }))?.[0].replace(/<[^>]*>/g, '')

  test.each(['15:00', '3 pm', '15h', '15 h', '15 h 30', '15\u00a0h\u00a030', '15.30', '15 Uhr', '15:30 Uhr'])(
    'a time of day follows "from" (%s)',
    (time) => expect(timeOf(time)).toBe(`from ${time}`),
  )

  test.each(['3 to 8 pm', 'any time', '15 h 30 at the earliest'])('other texts stand alone (%s)', (text) => {
    expect(timeOf(text)).toBe(text)
  })

  test('goes on counting the rules behind "show all"', () => {
    expect(render(sampleBook)).toContain('start="6"')
  })

  test('has no "show all" where nothing is left over', () => {
    expect(render({ houseRules: ['a', 'b', 'c', 'd', 'e'] })).not.toContain('Show all')
  })

  test('leaves out empty sections together with their pill', () => {
    const html = render({ wifiName: 'CasaMia' })
    expect(html).toContain('href="#wifi"')
    // The host may have forgotten the password: only she knows whether there is none.
    expect(html).not.toMatch(/password/i)
    for (const id of ['arrive', 'rules', 'eat', 'move', 'do', 'info', 'bars', 'shop', 'leave', 'host', 'welcome']) {
      expect(html).not.toContain(`"#${id}"`)
      expect(html).not.toContain(`id="${id}"`)
    }
    expect(html).not.toContain('Around here')
  })

  const picture = (name: string, caption: string) => {
    const srcSet = `/media/${name}/640.webp 640w, /media/${name}/1600.webp 1600w`
    return { image: { url: `/media/${name}/1600.webp`, width: 1600, height: 900, srcSet }, caption }
  }

  test('shows pictures with captions small, loaded when they come into view, each a link to the large one', () => {
    const html = render({
      checkinPictures: [picture('gate', ' The blue gate ')],
      parkingPictures: [picture('space', ''), picture('wall', 'By the "wall"')],
      equipment: [{ name: 'Hob', description: '', pictures: [picture('hob', 'Red switch')] }],
    })

    expect(section(html, 'arrive').match(/<figure>/g)).toHaveLength(3)
    expect(section(html, 'equipment').match(/<figure>/g)).toHaveLength(1)
    expect(html).toContain(
      '<figure><a href="/media/gate/1600.webp"><img src="/media/gate/1600.webp" srcSet="/media/gate/640.webp 640w, ' +
        '/media/gate/1600.webp 1600w" sizes="160px" width="1600" height="900" alt="The blue gate" loading="lazy"/></a>' +
        '<figcaption dir="auto">The blue gate</figcaption></figure>',
    )
    expect(html).toContain('alt="Picture 1: Parking"')
    expect(html).toContain('alt="By the &quot;wall&quot;"')
    // Only the arrival's pictures are stored for offline use.
    expect([...html.matchAll(/class="(g-pics[^"]*)"/g)].map(([, names]) => names)).toEqual([
      'g-pics',
      'g-pics',
      'g-pics g-late',
    ])
  })

  test('names the language of a caption at the picture that it describes', () => {
    const html = render(
      { parkingPictures: [picture('space', 'Posto 12'), picture('wall', '')] },
      { language: 'de', textLanguage: 'it' },
    )
    expect(html).toMatch(/<img [^>]*alt="Posto 12" lang="it"/)
    expect(html).toMatch(/<img [^>]*alt="Bild 2: [^"]*" loading/)
  })

  test('has nothing of pictures where there are none', () => {
    expect(render(sampleBook)).not.toMatch(/g-pics|<figure|g-photo/)
  })

  test('takes rows that a form left blank for nothing', () => {
    const blank = { name: ' ', address: '', type: '', distance: '', ...noPlaceDetails }
    const book = { ...emptyGuestBook, houseRules: ['', ' '], shopping: [blank] }
    expect(
      listSections(arrangeBlocks(toPublicBook(book, { isPro: true, withheld: nothingWithheld }), undefined)),
    ).toEqual([])
  })

  test('falls back to the placeholders and counts of the specification', () => {
    const html = render({ guests: '' })
    expect(html).toContain('Your Property')
    expect(html).toContain('Property Address')
    expect(html).toMatch(/Guests<\/dt><dd dir="auto">4</)
    expect(html).toMatch(/Bedrooms<\/dt><dd dir="auto">2</)
    expect(html).toMatch(/Bathroom<\/dt><dd dir="auto">1</)
    expect(html).toContain('href="tel:112"')
  })

  test('calls a distance that the host left out nearby', () => {
    const entry = { category: 'Doctor', name: 'Dr Palumbo', address: '', type: '', distance: '' }
    expect(section(render({ usefulInfo: [entry] }), 'info')).toContain('Nearby')
  })

  test('follows the order of its look, in page and navigation, and leaves out what is hidden', () => {
    const { ownSections } = dressedBook('loft').look
    const look = {
      ...plainTheme,
      ownSections,
      order: ['own-2', 'around', 'shop', 'eat', 'host', 'arrive'],
      hidden: ['wifi', 'bars', 'own-1', 'arrive'],
    }
    const html = render({ ...sampleBook, look })
    const ids = [...html.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id)
    const around = ['shop', 'eat', 'move', 'do', 'info']
    expect(ids).toEqual(['own-2', ...around, 'leave', 'host', 'arrive', 'welcome', 'equipment', 'rules', 'sos'])
    const [contents = ''] = html.split('g-panel')[1]?.split('</details>') ?? []
    expect([...contents.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual(ids)
    expect(html).not.toContain('Limonaia-Guest')
  })

  test('leaves out a section of the host’s own that has a title alone', () => {
    const [first] = dressedBook('night').look.ownSections
    const empty = { id: 'own-2', title: 'Parking permits', text: ' ', pictures: [], links: [] }
    const html = render({ ...sampleBook, look: { ...plainTheme, ownSections: first ? [first, empty] : [] } })
    expect(html).toContain('id="own-1"')
    expect(html).not.toContain('Parking permits')
  })

  test('gives every field of the book its place', () => {
    const html = render({
      ...sampleBook,
      googleMapsLink: 'https://maps.example/limonaia',
      welcomePicture: { url: '/media/w.webp', width: 800, height: 600, srcSet: '/media/w.webp 800w' },
    })
    const texts = [
      'https://maps.example/limonaia',
      '/media/w.webp',
      '4719#',
      'Keypad on the green side door',
      'Ring at the green gate',
      'Space 7',
      'Limonaia-Guest',
      'lemon-terrace-84',
      'Leave the keys',
      'Call us from 8:00',
      'Giulia Ferrante',
      'mailto:giulia@limonaia.example',
      'tel:+390895550142',
      'https://wa.me/390895550142',
      'Washing machine',
      'tel:+390895550190',
      'tel:113',
      'tel:118',
      'tel:1530',
      'The kettle',
      'Summer ferry',
      'Ferry',
      'speaks English',
    ]
    for (const text of texts) expect(html).toContain(text)
  })

  test.each([
    ['bus', 'bus', 'Bus'],
    ['Ferry', 'ship', 'Ferry'],
    ['tram', 'tram', 'Tram'],
    [' METRO ', 'metro', 'Metro'],
    ['taxi', 'taxi', 'Taxi'],
    ['plane', 'plane', 'Flights'],
  ])('shows a connection by %j with its own icon and no icon of another type', (type, icon, label) => {
    const html = render({ ...emptyGuestBook, transport: [{ type, name: 'Line 1', distance: '' }] })

    expect(html).toContain(label)
    const drawn = ['bus', 'train', 'tram', 'metro', 'ship', 'taxi', 'plane'].filter((name) =>
      html.includes(`id="i-${name}"`),
    )
    expect(drawn).toEqual([icon])
    expect(html).toContain(`href="#i-${icon}"`)
  })

  test('puts check-out after arrival and everything around the house', () => {
    const html = render(sampleBook)
    const places = ['arrive', 'wifi', 'eat', 'shop', 'leave', 'sos'].map((id) => html.indexOf(`id="${id}"`))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test.each(languages)('speaks %s', (language) => {
    const texts = createGuestTexts(language)
    const html = render(sampleBook, { language }).replaceAll('&#x27;', "'")
    for (const key of ['checkIn.title', 'wifi.title', 'rules', 'around', 'restaurants', 'usefulInfo'] as const) {
      expect(html).toContain(texts(key))
    }
    expect(html).not.toMatch(/\{\w+\}|undefined/)
    for (const type of propertyTypes) expect(texts(`propertyTypes.${type}`)).not.toContain('.')
  })

  test('offers the languages as plain links under code and own name', () => {
    const html = render({}, { language: 'it' })
    expect(html).toContain('href="?lang=de" lang="de" hrefLang="de" data-lang="de"><b>DE</b> Deutsch')
    expect(html).toMatch(/aria-current="true"><b>IT<\/b> Italiano/)
  })

  test('marks the host’s words with their own language', () => {
    const html = render({ propertyName: 'Casa' }, { textLanguage: 'it' })
    expect(html).toContain('<span dir="auto" lang="it" translate="no">Casa</span>')
  })

  test('shows why to go to a place, and its number and website as links outside of the row', () => {
    const place = {
      ...{ name: 'Da Nunzia', address: 'Via Marina 4', type: '', distance: '', rating: '' },
      note: 'Ask for the table by the oven.',
      phone: '+39 089 555 0190',
      website: 'https://www.danunzia.example/menu',
    }
    const [row = '', below = ''] = section(render({ restaurants: [place] }), 'eat').split('</div>')
    expect(row.match(/<a /g)).toHaveLength(1)
    expect(below).toContain('<p dir="auto">Ask for the table by the oven.</p>')
    expect(below).toContain('href="tel:+390895550190"')
    expect(below).toContain('href="https://www.danunzia.example/menu"')
    expect(below.replace(/<svg.*?<\/svg>/g, '')).toMatch(/>danunzia\.example<span class="g-vh">, Da Nunzia/)
  })

  test('makes no link of a website that is no web address, nor of words instead of a number', () => {
    const place = { name: 'Bar', address: 'Via Marina 4', type: '', distance: '', rating: '', note: '' }
    const html = section(
      render({ barsClubs: [{ ...place, phone: 'ask inside', website: 'javascript:alert(1)' }] }),
      'bars',
    )
    expect(html).toContain('ask inside')
    expect(html).not.toContain('javascript')
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  test('marks only what is still in the host’s language, where a line holds both', () => {
    const cafe = {
      name: 'Bar Zia Lina',
      address: 'Via Marina 9',
      type: 'Kaffee',
      distance: '300 m',
      rating: '',
      ...noPlaceDetails,
    }
    const html = render(
      { barsClubs: [cafe], houseRules: ['Ruhe ab 22 Uhr', 'Niente candele'] },
      { language: 'de', textLanguage: 'it', translated: new Set(['Kaffee', 'Ruhe ab 22 Uhr']) },
    )
    expect(html).toContain(
      '<span dir="auto">Kaffee</span> · <span dir="auto" lang="it" translate="no">Via Marina 9</span>',
    )
    expect(html).toContain('<p dir="auto">Ruhe ab 22 Uhr</p>')
    expect(html).toContain('<p dir="auto" lang="it">Niente candele</p>')
  })

  test('shows the owner’s links to nobody else', () => {
    expect(render({})).not.toContain('Back to Profile')
    const ownerControls = { editHref: '/create?edit=1', designHref: '/design/1', backHref: '/profile' }
    const html = render({}, { ownerControls })
    for (const href of ['/create?edit=1', '/design/1']) expect(html).toContain(`href="${href}"`)
    expect(html).toContain('Back to Profile')
  })

  test('hides copy buttons until a script makes them work', () => {
    expect(
      render(sampleBook)
        .match(/<button[^>]*>/g)
        ?.every((button) => button.includes('hidden=""')),
    ).toBe(true)
  })

  test('keeps hostile text text', () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    const book = JSON.parse(
      JSON.stringify(sampleBook, (key, value) => (typeof value === 'string' && key !== 'propertyType' ? evil : value)),
    )
    const html = render({ ...book, cover: null, googleMapsLink: 'javascript:alert(1)' })
    expect(html).not.toMatch(/<script|<img|href="javascript/)
    expect(html).not.toContain(' style=')
  })

  test('two books on one page share no id', () => {
    const html = render(sampleBook) + renderToStaticMarkup(<GuestPreview book={sampleBook} language="de" />)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a preview shows a Wi-Fi of any length as text', () => {
    const long = 'Limonaia'.repeat(1_250)
    const html = renderToStaticMarkup(
      <GuestPreview book={{ ...sampleBook, wifiName: long, wifiPassword: `pass${long}` }} language="en" />,
    )
    expect(section(html, 'preview-wifi')).toContain(`>pass${long}<`)
  })

  test('a preview adds neither landmarks nor a first heading', () => {
    const html = renderToStaticMarkup(<GuestPreview book={sampleBook} language="en" />)
    expect(html).not.toMatch(/<(main|nav|footer|h1|link)\b/)
    expect(html).toContain('<h2')
  })
})
