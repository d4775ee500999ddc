import { readAnswer } from '#features/accounts/server/sign-in/captcha.ts'
import { Credentials, Registration } from '#features/accounts/shared/account-contract.ts'
import { readDevice } from '#features/accounts/shared/device.ts'
import { toCell } from '#features/analytics/server/analytics-csv.ts'
import { readGuestEvents } from '#features/analytics/server/guest-event.ts'
import { findField } from '#features/analytics/server/searches/search-field.ts'
import { readSearchTerm } from '#features/analytics/server/searches/search-term.ts'
import { callerAddress } from '#features/analytics/server/visits/visit-writer.ts'
import { deviceOf, isRobot } from '#features/analytics/shared/visit.ts'
import { decodeText, isTooLong, splitText } from '#features/authoring/shared/import/manual-text.ts'
import { findPageNumber, pageField, withoutPageFields } from '#features/authoring/shared/import/page-numbers.ts'
import { placePieces } from '#features/authoring/shared/import/place-pieces.ts'
import { sortManual, splitName } from '#features/authoring/shared/import/sort-manual.ts'
import { insertSentence, isInserted, removeSentence } from '#features/authoring/shared/ready-sentences/ready-insert.ts'
import { findReadySentence } from '#features/authoring/shared/ready-sentences/ready-sentences.ts'
import { nameCopy } from '#features/books/server/copy-name.ts'
import { emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import { BookInput } from '#features/books/shared/book-contract.ts'
import { emptyBookForm, toBookForm } from '#features/books/shared/book-form.ts'
import { listGaps } from '#features/books/shared/book-gaps.ts'
import { readColor } from '#features/books/shared/color.ts'
import { findFixedParts, holdsWords } from '#features/books/shared/fixed-parts.ts'
import { findGapRanges, hasGap, splitAtGaps } from '#features/books/shared/gaps.ts'
import { hideGaps } from '#features/books/shared/hide-gaps.ts'
import { listHostTexts } from '#features/books/shared/host-texts.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { ThemeInput } from '#features/books/shared/theme-contract.ts'
import { applyChanges, matchTranslations, translateBook } from '#features/books/shared/translation.ts'
import { filterBooks } from '#features/dashboard/ui/book-filter.ts'
import { placeOf } from '#features/dashboard/ui/property-place.ts'
import { fileNameOf } from '#features/dashboard/ui/qr-file.ts'
import { readDomainName } from '#features/domains/server/domain-name.ts'
import { matchRoute } from '#features/domains/server/domain-paths.ts'
import { slugOf } from '#features/domains/server/slug.ts'
import { createContactCard } from '#features/guest-page/server/contact-card.ts'
import { guestChoice } from '#features/guest-page/server/guest-language.ts'
import { isPrintable, printableText } from '#features/guest-page/server/print-kit/print-kit.ts'
import { wifiJoinText } from '#features/guest-page/server/wifi-join-text.ts'
import { findAnswered } from '#features/guest-page/shared/book-search.ts'
import { createMatcher, foldWords, synonyms, topicsOf } from '#features/guest-page/shared/search-words.ts'
import {
  mailHref,
  phoneHref,
  placeMapHref,
  propertyMapHref,
  webHref,
  whatsAppHref,
} from '#features/guest-page/ui/texts/links.ts'
import { parseText } from '#features/guest-page/ui/texts/parse-text.ts'
import { greetingNames } from '#features/mail/server/rendering/mail-texts.ts'
import { truncateUserText } from '#features/mail/server/rendering/user-text.ts'
import { readImageAddress } from '#features/media/shared/image.ts'
import { folderName } from '#features/portability/server/folder-name.ts'
import { SupportForm } from '#features/site/shared/support-contract.ts'
import { largestFeed, UnreadableFeed } from '#features/stays/server/feeds/feed-text.ts'
import { readFeed } from '#features/stays/server/feeds/read-feed.ts'
import { holdsCode } from '#features/stays/server/guest-messages/held-codes.ts'
import { proposeHours } from '#features/stays/server/settings/propose-hours.ts'
import {
  fillTemplate,
  findTemplateProblem,
  listMissing,
  type MessageValues,
  placeholders,
  wordsOfTemplate,
} from '#features/stays/shared/message.ts'
import { parseConsent } from '#features/tracking/shared/consent.ts'
import { protect, restore } from '#features/translations/server/placeholders.ts'
import { listNames, prepareText } from '#features/translations/server/proposal.ts'
import { readSimpleRequest } from '#platform/http/fast-path/request.ts'
import { negotiateCoding } from '#platform/http/page.ts'
import { negotiateLanguage } from '#platform/i18n/languages.ts'
import { withoutSecrets } from '#platform/log.ts'
import { isPrivateAddress } from '#platform/networks.ts'
import { plainLetters } from '#platform/text/plain-letters.ts'
import { line } from '#platform/text/text-contract.ts'
import { createWordFinder } from '#platform/text/word-finder.ts'
import { initialsOf } from '#ui/avatar.tsx'
import { repeated, type TextOfLength } from './hostile-texts.ts'

/** A function that parses texts of hosts, guests or strangers, and hostile texts made for it. */
export type LinearReader = { name: string; read: (text: string) => unknown; texts?: readonly TextOfLength[] }

const anyLine = line(Number.MAX_SAFE_INTEGER)
const unbounded = (text: string) => repeated(text)

const noNames = createWordFinder([])

/** As many searches as a dashboard reads, about common topics. */
const manyTerms = synonyms.slice(0, 80).map(([word = '', other = '']) => `${word} ${other}`)

const messageCodes = ['4719', '47 19 4', 'aaaa', '*4444#', 'lemon-terrace-84']
const messageValues = Object.fromEntries(
  placeholders.map((name) => [name, name === 'hostName' ? null : name]),
) as MessageValues
const templates = ['{', '}', '{link', '{link}', '{hostName}', '{}', '{ {', '{a}'].map(unbounded)

const calendarStart = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//A//B//EN\r\n'
const calendarEnd = 'END:VCALENDAR\r\n'
const dates = 'DTSTART;VALUE=DATE:20260501\r\nDTEND;VALUE=DATE:20260503\r\n'
/** Within an event: one long value, or many of the same property. */
const inEvent = (unit: string, { start = '', end = '\r\n' } = {}) =>
  repeated(unit, {
    start: `${calendarStart}BEGIN:VEVENT\r\nUID:a\r\n${dates}${start}`,
    end: `${end}END:VEVENT\r\n${calendarEnd}`,
  })
/** Whole units alone make a feed that can be read. */
const ofEvents =
  (unit: string): TextOfLength =>
  (length) =>
    calendarStart + unit.repeat(Math.floor(length / unit.length)) + calendarEnd
const manyFeeds: readonly TextOfLength[] = [
  ...['a', ' ', '\\', '\\n', ',', ';', ':', '"', '\r\n ', '\r\n\t', '\n ', '[', 'closed ', 'é'].map((unit) =>
    inEvent(unit, { start: 'SUMMARY:' }),
  ),
  ...['a', ';', '"', ':', ';X=1', ';X="1"', ';X="', ';X=1,', '^n', '='].map((unit) =>
    inEvent(unit, { start: 'SUMMARY;X=', end: ':a\r\n' }),
  ),
  ...['RRULE:FREQ=DAILY;COUNT=9\r\n', 'ORGANIZER:mailto:a@b\r\n', 'X:1\r\n', '\r\n'].map((unit) => inEvent(unit)),
  ...['1,', 'MO,', ';', 'FREQ=DAILY;'].map((unit) => inEvent(unit, { start: 'RRULE:FREQ=YEARLY;BYDAY=' })),
  ...['20260501,', '20260501/P1D,'].map((unit) => inEvent(unit, { start: 'RDATE;VALUE=DATE:' })),
  ...['1', 'P1D', 'PT', '9D'].map((unit) => inEvent(unit, { start: 'DURATION:P' })),
  ...['1', '0', '-', 'T'].map((unit) => inEvent(unit, { start: 'DTSTART:2026' })),
  ...['A/', '/', 'a', 'Standard Time '].map((unit) =>
    inEvent(unit, { start: 'DTSTART;TZID=', end: ':20260501T100000\r\n' }),
  ),
  ofEvents(`BEGIN:VEVENT\r\nUID:a\r\n${dates}END:VEVENT\r\n`),
  ofEvents(`BEGIN:VEVENT\r\n${dates.replaceAll(':', ':\r\n ')}END:VEVENT\r\n`),
  ofEvents('BEGIN:VTIMEZONE\r\nTZID:a\r\nEND:VTIMEZONE\r\n'),
  ...['BEGIN:VCALENDAR\r\n', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', '\r\n', '\n ', 'BEGIN', 'BEGIN '].map(unbounded),
  repeated(' ', { start: 'BEGIN', end: ':VCALENDAR\r\n' }),
]

/** The longest of the texts, 400,000 letters, becomes a feed of maximum size. */
const feeds = manyFeeds.map(
  (make): TextOfLength =>
    (length) =>
      make((length * largestFeed) / 400_000),
)

/** As many names as a book can have, of maximum length and similar to each other. */
const manyNames = Array.from({ length: 1_600 }, (_, index) => `${'-'.repeat(index % 95)}b${index}`)

/** Uses a text as two halves of a book: one long text, and list entries of 16 letters. */
function bookOf(text: string): GuestBook {
  const half = text.length / 2
  const entries: string[] = []
  for (let start = half; start < text.length; start += 16) entries.push(text.slice(start, start + 16))
  const third = Math.ceil(entries.length / 3)
  return {
    ...emptyGuestBook,
    propertyName: 'Casa Conti',
    hostName: 'Ada',
    checkinInstructions: text.slice(0, half),
    houseRules: entries.slice(0, third),
    equipment: entries.slice(third, 2 * third).map((name) => ({ name, description: name })),
    restaurants: entries.slice(2 * third).map((name) => ({
      name,
      address: name,
      type: name,
      rating: name,
      distance: name,
      note: name,
      phone: name,
      website: name,
    })),
  }
}

function publicBookOf(text: string) {
  return toPublicBook(bookOf(text), { isPro: true, withheld: nothingWithheld })
}

/** Translations of all texts of a book, all outdated. */
function outdatedOf(book: GuestBook) {
  return listHostTexts(book).map(({ field, owner, text }) => ({
    field,
    owner,
    source: `${text} ${text}`,
    text,
    isProposal: false,
  }))
}

function translate(text: string) {
  const book = bookOf(text)
  const texts = listHostTexts(book)
  const kept = outdatedOf(book)
  const states = matchTranslations(texts, kept, (known) => findReadySentence(known)?.de)
  applyChanges(texts, kept, kept)
  return translateBook(book, states)
}

function importManual(text: string) {
  const blocks = splitText(text)
  return isTooLong(blocks) ? [] : placePieces(emptyBookForm(), sortManual(blocks))
}

const userAgents = ['Android', 'Mozilla/5.0 Android', 'cubot', 'bot', 'Mobile', 'Chrome', 'Mac OS ']
const manuals = [
  ...['code ', 'codice', 'wifi is ', 'red '].map((unit) => `${unit.repeat(100).slice(0, 490)}\n`),
  ...[
    'code ',
    'codice',
    'wifi is ',
    'red ',
    'password ',
    ' and password',
    'clave\t',
    'network',
    '\nWi-Fi: x',
    ', ',
    '( ',
  ],
  ...[
    '\n- Parking behind the house',
    '\nCheck-in',
    '\nDa Gino, Via Marina',
    '\nwelcome dear guest',
    '\nhttps://google.it',
  ],
].map(unbounded)

/** All parsers; the test chooses the sizes. */
export const linearReaders: readonly LinearReader[] = [
  { name: 'findPageNumber', read: findPageNumber, texts: [unbounded('1/'), unbounded('page ')] },
  {
    name: 'withoutPageFields',
    read: withoutPageFields,
    texts: [unbounded(' '), unbounded('page '), unbounded(pageField), repeated(' ', { start: pageField, end: 'x' })],
  },
  // Headers and addresses, which anybody can send.
  { name: 'negotiateLanguage', read: negotiateLanguage, texts: [',', ';', 'en;', 'en;q=0.', ' ;q='].map(unbounded) },
  {
    name: 'negotiateCoding',
    read: negotiateCoding,
    texts: ['br', 'br ;', 'br;q=0', 'br ; q=0.0', 'gzip;', ',', 'br,', '*;q="', 'a=b;'].map(unbounded),
  },
  { name: 'isRobot', read: (text) => isRobot(`Mozilla/${text}`), texts: userAgents.map(unbounded) },
  { name: 'deviceOf', read: deviceOf, texts: [...userAgents.map(unbounded), repeated('Android', { end: 'Mobile' })] },
  { name: 'readDevice', read: readDevice, texts: userAgents.map(unbounded) },
  {
    name: 'guestChoice',
    read: (text) => guestChoice(text, text),
    texts: ['?lang=', '&original', '&lang=e'].map(unbounded),
  },
  { name: 'callerAddress', read: (text) => callerAddress('::1', text, true), texts: [unbounded('::1,')] },
  { name: 'isPrivateAddress', read: isPrivateAddress, texts: [unbounded('::ffff:1.'), unbounded('1.')] },
  {
    name: 'matchRoute',
    read: matchRoute,
    texts: ['/share/', '/a', 'a-'].map((unit) => repeated(unit, { start: '/' })),
  },
  { name: 'withoutSecrets', read: withoutSecrets, texts: [unbounded('abcdefghijklmnopqrs/')] },
  {
    name: 'parseConsent',
    read: (text) => parseConsent(text, 0),
    texts: [repeated('1', { start: 'granted ', end: 'x' })],
  },
  // Forms that anybody can send.
  { name: 'Credentials', read: (text) => Credentials.safeParse({ email: text, password: text }) },
  {
    name: 'Registration',
    read: (text) => Registration.safeParse({ name: text, email: text, password: text, captcha: text }),
  },
  { name: 'SupportForm', read: (text) => SupportForm.safeParse({ name: text, email: text, message: text }) },
  { name: 'readAnswer', read: readAnswer },
  { name: 'greetingNames', read: greetingNames },
  { name: 'truncateUserText', read: (text) => truncateUserText(text, 80) },
  { name: 'initialsOf', read: initialsOf },
  { name: 'plainLetters', read: plainLetters },
  { name: 'line', read: (text) => anyLine.safeParse(text) },
  // Search terms of guests.
  { name: 'readGuestEvents', read: (text) => readGuestEvents(`?${text}`) },
  { name: 'readSearchTerm', read: readSearchTerm, texts: [unbounded('www'), unbounded('.a')] },
  { name: 'findField', read: findField },
  { name: 'topicsOf', read: topicsOf },
  { name: 'createMatcher', read: (text) => createMatcher(text)(text) },
  { name: 'foldWords', read: foldWords, texts: ['wi ', 'wi-fi', 'check-in', 'check-', 'w-'].map(unbounded) },
  { name: 'findAnswered', read: (text) => findAnswered([publicBookOf(text)], [...manyTerms, text.slice(0, 40)]) },
  { name: 'toCell', read: toCell, texts: [repeated(' ', { end: '=' })] },
  // Texts of a book on pages, cards and paper.
  {
    name: 'parseText',
    read: (text) => parseText(text),
    texts: [
      repeated(')', { start: 'http://x' }),
      // Addresses have their own maximum length, so only a text of many shows the cost per letter.
      unbounded(`http://x${')'.repeat(1_990)} `),
      ...['http://a(', 'a@a-', '+1 2', '0 '].map(unbounded),
    ],
  },
  {
    name: 'parseText of numbers',
    read: (text) => parseText(text, 'numbers'),
    texts: ['+1', '1-', '1 '].map(unbounded),
  },
  { name: 'webHref', read: (text) => webHref(`https://${text}`) },
  { name: 'phoneHref', read: phoneHref },
  { name: 'whatsAppHref', read: whatsAppHref },
  { name: 'mailHref', read: mailHref },
  { name: 'propertyMapHref', read: (text) => propertyMapHref({ address: text, googleMapsLink: text }) },
  {
    name: 'placeMapHref',
    read: (text) => placeMapHref({ name: text, address: text }, text),
    texts: [unbounded('a,b')],
  },
  {
    name: 'createContactCard',
    read: (text) =>
      createContactCard(
        toPublicBook(
          { ...emptyGuestBook, hostName: text, hostPhone: text },
          { isPro: true, withheld: nothingWithheld },
        ),
        '',
      ),
  },
  { name: 'wifiJoinText', read: (text) => wifiJoinText(text, text) },
  { name: 'printableText', read: printableText },
  { name: 'isPrintable', read: isPrintable },
  { name: 'folderName', read: (text) => folderName(1, text) },
  { name: 'slugOf', read: slugOf },
  { name: 'fileNameOf', read: (text) => fileNameOf(text, 'png') },
  { name: 'placeOf', read: placeOf, texts: [unbounded('1 ')] },
  {
    name: 'filterBooks',
    read: (text) => filterBooks([{ propertyName: text, address: text, propertyType: 'Villa' }], 'villa', () => text),
  },
  // Input of hosts.
  {
    name: 'BookInput',
    read: (text) =>
      BookInput.safeParse({
        ...emptyGuestBook,
        hostName: text,
        hostEmail: text,
        houseRules: [text],
        leftovers: [text],
      }),
  },
  {
    name: 'ThemeInput',
    read: (text) =>
      ThemeInput.safeParse({
        logo: text,
        accent: text,
        ownSections: [{ id: text, title: text, links: [{ label: text, url: text }] }],
      }),
  },
  { name: 'readColor', read: readColor },
  { name: 'readImageAddress', read: readImageAddress },
  {
    name: 'proposeHours',
    read: (text) => proposeHours({ checkinTime: text, checkoutTime: text }),
  },
  // Calendars of strangers.
  { name: 'readFeed', read: readOneFeed, texts: feeds },
  // Hosts' messages to guests.
  {
    name: 'holdsCode',
    read: (text) => holdsCode(text, messageCodes),
    texts: ['4', '4 ', '4-', '47', '4719a', '4 7 1 9 4', 'aaaa', 'b aaaa', '{link}', '{'].map(unbounded),
  },
  {
    name: 'holdsCode of a text of one letter',
    read: (text) => holdsCode(text, [text.slice(0, 100), text.slice(0, 99)]),
    texts: ['4', 'a', '4 ', 'ab'].map((unit) => repeated(unit, { start: '\u0001' })),
  },
  {
    name: 'fillTemplate',
    read: (text) => [fillTemplate(text, messageValues), listMissing(text, messageValues)],
    texts: templates,
  },
  { name: 'findTemplateProblem', read: findTemplateProblem, texts: templates },
  { name: 'wordsOfTemplate', read: wordsOfTemplate, texts: templates },
  {
    name: 'readDomainName',
    read: (text) => readDomainName(text, ['example.com']),
    texts: ['#\n', '/', 'a.', '.com'].map(unbounded),
  },
  { name: 'nameCopy', read: (text) => nameCopy('Copy of {name}', 'Casa', copiesOf(text.length / 64), 200) },
  // Gaps, ready sentences, imported manuals.
  { name: 'hasGap', read: hasGap },
  { name: 'splitAtGaps', read: splitAtGaps },
  { name: 'findGapRanges', read: findGapRanges },
  { name: 'hideGaps', read: (text) => hideGaps(bookOf(text)) },
  {
    name: 'listGaps',
    read: (text) => listGaps(toBookForm(bookOf(text), { originalLanguage: null, coverImage: '', welcomeImage: '' })),
  },
  { name: 'findReadySentence', read: findReadySentence, texts: readyTexts() },
  { name: 'isInserted', read: (text) => isInserted(text, { id: 'a', entry: 'a\nb\nc', wordings: {} }) },
  { name: 'removeSentence', read: (text) => removeSentence(text, { id: 'a', entry: 'a', wordings: { a: 'a' } }) },
  { name: 'insertSentence', read: (text) => insertSentence(text, 'a') },
  { name: 'decodeText', read: (text) => decodeText(new TextEncoder().encode(text)) },
  { name: 'importManual', read: importManual, texts: manuals },
  { name: 'splitName', read: splitName, texts: manuals },
  // Translations.
  {
    name: 'findFixedParts',
    read: findFixedParts,
    texts: [repeated('!', { start: 'http://', end: 'x' }), unbounded(`http://${'!'.repeat(1_990)}x `)],
  },
  { name: 'holdsWords', read: holdsWords, texts: [unbounded('1 cm '), unbounded('a1 ')] },
  { name: 'listHostTexts', read: (text) => listHostTexts(bookOf(text)) },
  { name: 'translateBook', read: translate },
  { name: 'listNames', read: (text) => listNames(bookOf(text)) },
  {
    name: 'protect',
    read: (text) => protect(text, createWordFinder(listNames(bookOf(text)))),
    texts: ['a-', '--- ', 'aa aaa ', '-'].map(unbounded),
  },
  {
    name: 'protect with names that begin alike',
    read: (text) => protect(text, createWordFinder(manyNames)),
    texts: [unbounded('-'), unbounded('- '), unbounded(`${'-'.repeat(150)}a`)],
  },
  { name: 'prepareText', read: (text) => prepareText(text, noNames) },
  {
    name: 'restore',
    read: (text) => restore(protect(text, noNames).text, protect(text, noNames)),
    texts: ['1 a ', '{0} ', '{ '].map(unbounded),
  },
  // The fast path passes longer request heads on to node:http.
  {
    name: 'readSimpleRequest',
    read: (text) =>
      readSimpleRequest(Buffer.from(`GET /?${text.slice(0, 8_000)} HTTP/1.1\r\nhost: ${text.slice(0, 8_000)}\r\n\r\n`)),
    texts: [unbounded(' '), unbounded('x: \r\n')],
  },
]

/** A feed is bytes, and refusing it is an answer too. */
function readOneFeed(text: string): unknown {
  try {
    return readFeed(new TextEncoder().encode(text), 'Europe/Rome')
  } catch (error) {
    if (error instanceof UnreadableFeed) return error.problem
    throw error
  }
}

function copiesOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? 'Copy of Casa' : `Copy of Casa (${index + 1})`))
}

/** Lines that match a ready sentence up to its last letter. */
function readyTexts(): TextOfLength[] {
  return ['Check-in from 15:00\n', 'Quiet from 22:00 to 8:00.\n', 'The bus stops 5 minutes away.\n', '\n', '5 \n'].map(
    unbounded,
  )
}
