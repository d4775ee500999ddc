import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyGuestBook, type GuestBook } from './book.ts'
import { type HostText, hostTextKey, listHostTexts } from './host-texts.ts'
import { applyChanges, matchTranslations, type Translation, translateBook } from './translation.ts'

const words = fc.constantFrom('casa', 'porta', 'mare', 'luce', 'notte', 'chiave', 'grill', 'sole', 'acqua', 'letto')
const sentence = fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
const anything = fc.oneof(sentence, fc.string(), fc.constant(''))

const image = { url: '/media/a/640.webp', width: 640, height: 480, srcSet: '/media/a/640.webp 640w' }
const pictures = fc.array(fc.record({ image: fc.constant(image), caption: anything }), { maxLength: 4 })

const books: fc.Arbitrary<GuestBook> = fc.record({
  ...(Object.fromEntries(Object.keys(emptyGuestBook).map((name) => [name, anything])) as Record<
    keyof GuestBook,
    typeof anything
  >),
  propertyType: fc.constant('Villa' as const),
  wifiOpen: fc.boolean(),
  look: fc.constant(emptyGuestBook.look),
  houseRules: fc.array(anything, { maxLength: 6 }),
  equipment: fc.array(fc.record({ name: anything, description: anything, pictures }), { maxLength: 4 }),
  checkinPictures: pictures,
  parkingPictures: pictures,
  activities: fc.array(fc.record({ name: anything, description: anything, type: anything, distance: anything }), {
    maxLength: 3,
  }),
  usefulInfo: fc.array(
    fc.record({ category: anything, name: anything, address: anything, type: anything, distance: anything }),
    { maxLength: 3 },
  ),
  barsClubs: fc.constant([]),
  restaurants: fc.array(
    fc.record({
      name: anything,
      address: anything,
      type: anything,
      rating: anything,
      distance: anything,
      note: anything,
      phone: anything,
      website: anything,
    }),
    { maxLength: 3 },
  ),
  shopping: fc.constant([]),
  transport: fc.array(
    fc.record({ type: fc.constantFrom('bus', 'train', 'Traghetto'), name: anything, distance: anything }),
    { maxLength: 3 },
  ),
  emergencyNumbers: fc.record({ hospital: anything, police: anything, ambulance: anything, other: anything }),
  cover: fc.constant(null),
  welcomePicture: fc.constant(null),
})

const translationOf = ({ field, owner, text }: HostText): Translation => ({
  field,
  owner,
  source: text,
  text: `DE ${text}`,
  isProposal: false,
})

const italian: GuestBook = {
  ...emptyGuestBook,
  propertyName: 'Casa Conti',
  address: 'Via Marina 4',
  doorCode: '4719#',
  wifiName: 'CasaConti',
  welcomeMessage: 'Benvenuti al mare',
  doorAccessInfo: 'La chiave è nella cassetta',
  houseRules: ['Non fumare in casa', 'Silenzio dopo le 22', 'Niente candele sul balcone'],
  equipment: [{ name: 'Forno', description: 'Girare la manopola a destra' }],
  activities: [{ name: 'Passeggiata', description: 'Due ore nel bosco', type: 'A piedi', distance: '2 km' }],
}
const german = listHostTexts(italian).map(translationOf)
const statesOf = (book: GuestBook, kept = german) => matchTranslations(listHostTexts(book), kept)
const read = (book: GuestBook, kept = german) => translateBook(book, statesOf(book, kept)).book

test('only texts in words are translated, each one once', () => {
  const twice = { ...italian, houseRules: [...italian.houseRules, ' Non fumare in casa '] }
  expect(listHostTexts(twice).map(({ field, text }) => `${field}: ${text}`)).toEqual([
    'welcomeMessage: Benvenuti al mare',
    'doorAccessInfo: La chiave è nella cassetta',
    'houseRules: Non fumare in casa',
    'houseRules: Silenzio dopo le 22',
    'houseRules: Niente candele sul balcone',
    'equipment.name: Forno',
    'equipment.description: Girare la manopola a destra',
    'activities.name: Passeggiata',
    'activities.description: Due ore nel bosco',
    'activities.type: A piedi',
  ])
})

test('names, addresses, codes, links and ratings are never translated', () => {
  const fixed = ['propertyName', 'hostName', 'hostEmail', 'hostPhone', 'address', 'googleMapsLink', 'doorCode'] as const
  fc.assert(
    fc.property(books, (book) => {
      const kept = listHostTexts(book).map(translationOf)
      const shown = read(book, kept)
      for (const field of [...fixed, 'wifiName', 'wifiPassword'] as const) expect(shown[field]).toBe(book[field])
      for (const list of ['usefulInfo', 'restaurants'] as const) {
        const names = (of: GuestBook) => of[list].map(({ name, address }) => [name, address])
        expect(names(shown)).toEqual(names(book))
      }
      expect(shown.restaurants.map(({ rating }) => rating)).toEqual(book.restaurants.map(({ rating }) => rating))
    }),
  )
})

test('a place’s note is translated, its phone number and website are not', () => {
  const place = { name: 'Da Luca', address: 'Via Marina', type: '', distance: '', rating: '' }
  const details = { note: 'Ask for the fish', phone: 'call Luca', website: 'https://luca.example' }
  const book: GuestBook = { ...emptyGuestBook, guests: '', barsClubs: [{ ...place, ...details }] }

  expect(listHostTexts(book)).toEqual([{ field: 'barsClubs.note', owner: 'Da Luca', text: 'Ask for the fish' }])
})

test('translations follow their texts when these are moved', () => {
  fc.assert(
    fc.property(books, fc.infiniteStream(fc.nat()), (book, numbers) => {
      const kept = listHostTexts(book).map(translationOf)
      const shuffle = <T>(items: T[]) =>
        items
          .map((item) => ({ item, order: numbers.next().value ?? 0 }))
          .sort((a, b) => a.order - b.order)
          .map(({ item }) => item)
      const moved = {
        ...book,
        houseRules: shuffle(book.houseRules),
        equipment: shuffle(book.equipment),
        activities: shuffle(book.activities),
        restaurants: shuffle(book.restaurants),
      }
      for (const state of statesOf(moved, kept).values()) expect(state.state).toBe('done')
    }),
  )
})

test('the book consists of the texts reported as translated and of originals', () => {
  fc.assert(
    fc.property(books, fc.infiniteStream(fc.boolean()), (book, chosen) => {
      const texts = listHostTexts(book)
      const kept = texts.map(translationOf).filter(() => chosen.next().value)
      const { book: shown, translated } = translateBook(book, statesOf(book, kept))
      for (const { text } of listHostTexts(shown)) {
        const isOriginal = texts.some((original) => original.text === text)
        expect(translated.has(text)).toBe(kept.some((translation) => translation.text.trim() === text))
        expect(translated.has(text) || isOriginal).toBe(true)
      }
    }),
  )
})

test('a changed original makes only its own translation outdated', () => {
  const changed = { ...italian, doorAccessInfo: 'La chiave è sotto il vaso' }
  const outdated = [...statesOf(changed)].filter(([, { state }]) => state !== 'done')
  expect(outdated).toEqual([
    [
      'doorAccessInfo La chiave è sotto il vaso',
      {
        state: 'outdated',
        text: 'DE La chiave è nella cassetta',
        source: 'La chiave è nella cassetta',
        isSameThing: true,
      },
    ],
  ])
})

test('for important fields guests read the newer original, for others the outdated translation', () => {
  const changed: GuestBook = {
    ...italian,
    welcomeMessage: 'Benvenuti al mare, cari ospiti',
    doorAccessInfo: 'La chiave è sotto il vaso',
    houseRules: ['Non fumare in casa', 'Silenzio dopo le 23', 'Niente candele sul balcone'],
    equipment: [{ name: 'Forno', description: 'Girare la manopola a sinistra' }],
    activities: [{ name: 'Passeggiata', description: 'Tre ore nel bosco', type: 'A piedi', distance: '2 km' }],
  }
  const shown = read(changed)
  expect(shown.doorAccessInfo).toBe('La chiave è sotto il vaso')
  expect(shown.houseRules[1]).toBe('Silenzio dopo le 23')
  expect(shown.equipment[0]).toEqual({ name: 'DE Forno', description: 'Girare la manopola a sinistra' })
  expect(shown.welcomeMessage).toBe('DE Benvenuti al mare')
  expect(shown.activities[0]?.description).toBe('DE Due ore nel bosco')
})

test('a new text never gets the translation of a removed one', () => {
  const other: GuestBook = {
    ...italian,
    houseRules: ['Non fumare in casa', 'Scarpe fuori dalla porta', 'Niente candele sul balcone'],
    activities: [{ name: 'Mercato', description: 'Il sabato mattina', type: 'A piedi', distance: '2 km' }],
  }
  expect(statesOf(other).get('houseRules Scarpe fuori dalla porta')).toEqual({ state: 'missing' })
  expect(read(other).activities[0]).toMatchObject({ name: 'Mercato', description: 'Il sabato mattina' })
})

test('an own section is translated, and its links keep their addresses', () => {
  const own = {
    id: 'own-1',
    title: 'La barca',
    text: 'È al molo 4',
    pictures: [],
    links: [{ label: 'Le maree', url: 'https://maree.example' }],
  }
  const withOwn = (section: typeof own): GuestBook => ({
    ...italian,
    look: { ...emptyGuestBook.look, ownSections: [section] },
  })
  const kept = listHostTexts(withOwn(own)).map(translationOf)

  expect(read(withOwn(own), kept).look.ownSections[0]).toEqual({
    ...own,
    title: 'DE La barca',
    text: 'DE È al molo 4',
    links: [{ label: 'DE Le maree', url: 'https://maree.example' }],
  })
  const moved = withOwn({ ...own, text: 'È sulla spiaggia' })
  expect(statesOf(moved, kept).get('ownSections.text È sulla spiaggia')).toMatchObject({ state: 'outdated' })
  expect(read(moved, kept).look.ownSections[0]?.text).toBe('È sulla spiaggia')
})

test('a restored text gets its former translation back', () => {
  const without = { ...italian, houseRules: ['Niente candele sul balcone'] }
  const kept = applyChanges(listHostTexts(without), german, [])
  expect(read(italian, kept)).toEqual(read(italian))
})

test('a new translation replaces the outdated one, a blank one deletes it', () => {
  const changed = { ...italian, doorAccessInfo: 'La chiave è sotto il vaso' }
  const change = { field: 'doorAccessInfo', source: changed.doorAccessInfo, isProposal: false } as const
  const texts = listHostTexts(changed)

  const updated = applyChanges(texts, german, [{ ...change, text: 'Unter dem Topf' }])
  expect(read(changed, updated).doorAccessInfo).toBe('Unter dem Topf')
  expect(updated.filter(({ field }) => field === 'doorAccessInfo')).toHaveLength(1)

  const emptied = applyChanges(texts, updated, [{ ...change, text: ' ' }])
  expect(statesOf(changed, emptied).get(hostTextKey(texts[1] as HostText))).toEqual({ state: 'missing' })
})

test('a machine’s proposal is not shown to guests until the host accepts it', () => {
  const proposals = german.map((translation) => ({ ...translation, isProposal: true }))
  expect(read(italian, proposals)).toEqual(italian)
  const [first] = proposals
  if (!first) throw new Error('no proposal')
  const accepted = applyChanges(listHostTexts(italian), proposals, [{ ...first, isProposal: false }])
  expect(read(italian, accepted).welcomeMessage).toBe('DE Benvenuti al mare')
})

test('a ready sentence is translated without the host, unless she has written her own translation', () => {
  const findReady = (text: string) => (text === 'Non fumare in casa' ? 'Nichtraucherhaus' : undefined)
  const texts = listHostTexts(italian)
  const key = 'houseRules Non fumare in casa'
  expect(matchTranslations(texts, [], findReady).get(key)).toEqual({ state: 'ready', text: 'Nichtraucherhaus' })
  expect(matchTranslations(texts, german, findReady).get(key)).toEqual({ state: 'done', text: 'DE Non fumare in casa' })
})

test('guests are told of a translation if more than common labels is translated', () => {
  const findReady = (text: string) => ({ Forno: 'Backofen', 'Non fumare in casa': 'Nichtraucherhaus' })[text]
  const isTold = (book: GuestBook, kept: readonly Translation[]) =>
    translateBook(book, matchTranslations(listHostTexts(book), kept, findReady)).hasTranslations
  const ofHost = german.filter(({ source }) => source === 'Forno')

  expect(isTold({ ...italian, houseRules: [] }, [])).toBe(false)
  expect(isTold(italian, [])).toBe(true)
  expect(ofHost).toHaveLength(1)
  expect(isTold({ ...italian, houseRules: [] }, ofHost)).toBe(true)
})

test('the number of orphaned translations is limited', () => {
  const gone = Array.from({ length: 500 }, (_, index) => ({
    ...translationOf({ field: 'houseRules', owner: null, text: `Regola ${index}` }),
  }))
  const kept = applyChanges(listHostTexts(italian), [...gone, ...german], [])
  expect(kept).toHaveLength(200 + german.length)
  expect(kept[0]?.source).toBe('Regola 300')
})

test('matching a long, completely rewritten book takes little time', () => {
  const paragraph = (seed: number) => Array.from({ length: 800 }, (_, place) => `word${seed}x${place}`).join(' ')
  const described = (from: number): HostText[] =>
    Array.from({ length: 500 }, (_, index) => ({
      field: 'equipment.description',
      owner: `thing ${from + index}`,
      text: paragraph(from + index),
    }))

  const states = matchTranslations(described(1_000), described(0).map(translationOf))

  expect([...states.values()].filter(({ state }) => state === 'missing')).toHaveLength(500)
})

test('the host’s translation takes precedence over a proposal, in any stored order', () => {
  const place = { field: 'welcomeMessage', owner: '' } as const
  const text = { ...place, text: 'Welcome' }
  const own: Translation = { ...place, source: 'Welcome', text: 'Willkommen bei uns', isProposal: false }
  const proposal = { ...own, text: 'Willkommen', isProposal: true }
  for (const kept of [
    [own, proposal],
    [proposal, own],
  ]) {
    expect([...matchTranslations([text], kept).values()]).toEqual([{ state: 'done', text: own.text }])
  }
})
