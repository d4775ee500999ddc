/**
 * Every bound on what a caller may store, ask for or hold. Contracts, forms, the API document and the settings are made
 * from these tables, so a bound is written once. No imports: server and browser both read this file.
 */

/**
 * Maximum lengths of texts by kind, in UTF-16 units, as browsers count them; for names that end in Bytes in bytes of
 * UTF-8. The kind of each field is declared with the field, for books in `features/books/shared/book-fields.ts`.
 */
export const textLimits = {
  /** Names, codes, times, addresses, phone numbers: single-line texts. */
  line: 200,
  /** RFC 5321: a path has at most 256 bytes, two of them angle brackets. */
  email: 254,
  url: 2_000,
  /** IEEE 802.11: an SSID has at most 32 bytes. */
  wifiNameBytes: 32,
  /**
   * IEEE 802.11i: a passphrase has 8 to 63 letters. A key of 64 hexadecimal digits, which routers take in place of a
   * passphrase, is refused: no guest types one.
   */
  wifiPassword: 63,
  /** Guests' reports, operators' reasons, hosts' words on a place: one or two paragraphs. */
  note: 1_000,
  /** Instructions, descriptions, house rules: several paragraphs. */
  long: 10_000,
  /** Title of an own section of a book. */
  sectionTitle: 120,
  caption: 200,
  linkLabel: 120,
  /** First and last name are joined to one `line`, with a space between. */
  partOfName: 99,
  /** Hashed, never stored; password managers do not generate longer ones. */
  password: 1_000,
  /** A message to support: about two pages. */
  supportMessage: 5_000,
  /** The input for a domain may be a complete URL, from which the name is read. */
  domain: 500,
  /** The last part of a book's address on a host's own domain. */
  slug: 60,
  /** Codes of a captcha, or discount codes. */
  captcha: 50,
  discountCode: 100,
} as const

/** A kind of text, which determines the maximum length. */
export type TextKind = keyof typeof textLimits

/** Limits of one book. */
export const bookLimits = {
  /** Entries of one list, and unplaced paragraphs of an import. */
  listEntries: 200,
  /** UTF-8 bytes of all texts in all languages together; `features/books/server/book-text.ts` counts them. */
  textBytes: 400_000,
  /** Bytes of a stored draft: text of one language at its limit, and the field names of full lists in JSON. */
  draftBytes: 800_000,
  /** Pictures of the arrival, of the parking and of each piece of equipment. */
  placePictures: 4,
  /** Own sections, and the contents of each. */
  ownSections: 12,
  sectionPictures: 8,
  sectionLinks: 10,
  /** Texts in one save of translations. */
  translationsAtOnce: 2_000,
  /** Texts in one request for machine translations. */
  proposalsAtOnce: 25,
} as const

/** Limits of the stays of one book. */
export const stayLimits = {
  /** Codes of locks have four to twelve digits; a few words are possible. */
  codeLetters: 40,
  /** Digits of codes that the service makes. */
  fewestDigits: 4,
  mostDigits: 8,
  /** The longest IANA name has 32 letters. */
  timeZoneLetters: 60,
  /** Hours before the arrival: a week. */
  releaseHours: 168,
  /** Hours after the departure. */
  bufferHours: 24,
  /** Fields, and own sections. */
  secrets: 16,
  spareCodes: 5,
  /** Spare codes that one stay is shown. */
  spareCodesShown: 2,
  /** Calendars of a book. */
  calendars: 6,
  /** Bytes of a calendar, after decompression. */
  calendarBytes: 1_048_576,
  calendarEvents: 5_000,
  /** Letters of the address that a browser gives for push messages; those in use have about 400. */
  pushEndpointLetters: 1_500,
  /** Stays of a calendar that have not ended, with the lines that can be stays: three years of single nights. */
  calendarStays: 1_000,
  /** A message to guests: half a page. */
  messageLetters: 2_000,
  /** Messages that a list of what is due names; a host sends them one by one. */
  dueMessages: 200,
} as const

/** Maximum sizes of request bodies in bytes. Uploads of pictures and webhooks have their own limits at their routes. */
export const bodyLimits = {
  /** All other routes. */
  usual: 100_000,
  /** Two pictures of 2 MiB as data URLs, which are a third larger, beside the largest text of a book in JSON. */
  book: 6_600_000,
  /** All texts of a book in one language, twice in JSON. */
  draft: 1_000_000,
  /** All own sections at their maximum length. */
  theme: 1_000_000,
  /** Translations of a whole book, each with its source text. */
  translations: 2_000_000,
} as const

/**
 * Limits that the operator can set, each as `LIMIT_…` with its name in capitals. The windows of rate limits are in
 * `limitWindows`.
 */
export const defaultLimits = {
  /** Failed logins to one account from one network, or from one known device of the account. */
  loginPerAccount: 10,
  /** Failed logins from one network. */
  loginPerAddress: 30,
  /**
   * Failed logins to one account from all networks; after that each login needs a captcha. NIST SP 800-63B, section
   * 5.2.2, allows at most 100 consecutive failures.
   */
  loginWithoutCaptcha: 100,
  /** Failed logins to one account from all of its known devices together; after that they are treated as unknown. */
  loginOnKnownDevices: 30,
  registerPerAddress: 20,
  captchaPerAddress: 120,
  /** Mails with a captcha code, for people who cannot read the picture; per network. */
  captchaMailsPerAddress: 5,
  /** Mails with a captcha code to one mailbox, from all networks together. */
  captchaMailsPerMailbox: 5,
  /** Mails with a captcha code of the whole service. */
  captchaMails: 1_000,
  /** Wrong captcha codes per mailbox that the codes were sent to, from all networks together. */
  captchaCodesPerAddress: 100,
  /** Wrong discount codes. */
  discountPerAddress: 30,
  /** Password reset links; per address also attempts with an invalid one. */
  resetPerAccount: 5,
  resetPerAddress: 30,
  /** Confirmation mails that a host requests again. */
  confirmationMailsPerAccount: 3,
  /** Mails to confirm a new address of an account. */
  emailChangesPerAccount: 5,
  /**
   * Mails to an unconfirmed address. Mails about payments, by an operator, about a changed address, with a password
   * reset link and with a captcha code are not counted.
   */
  unconfirmedMailsPerAddress: 10,
  /** Mails with a password reset link to an unconfirmed mailbox, for all accounts and networks together. */
  unconfirmedResetsPerMailbox: 5,
  /**
   * Warnings about codes to an unconfirmed mailbox. Other mails do not use them up, so that nobody can suppress them.
   */
  unconfirmedWarningsPerMailbox: 30,
  /** News of bookings in calendars to an unconfirmed mailbox. */
  unconfirmedBookingsPerMailbox: 10,
  /** Messages to support. */
  supportPerAddress: 10,
  /** Cancellations and withdrawals declared without signing in; per network. */
  declarationsPerAddress: 10,
  /**
   * Mails that confirm such a declaration to one mailbox. Beyond that it is stored and carried out, and its host
   * is told if it stops her renewal.
   */
  declarationMailsPerMailbox: 5,
  /** Mails about such declarations for addresses without an account, of the whole service. */
  declarationMails: 1_000,
  /** Guests' reports of pages; per book from all addresses together. */
  reportsPerAddress: 10,
  reportsPerBook: 30,
  /** Requests for machine translations. */
  translationPerAccount: 200,
  /** PDFs of the print kit per account. */
  printsPerAccount: 120,
  /** Exports of an account. */
  exportsPerAccount: 10,
  /** Cancellations per account that can be taken back: each sends a mail. */
  cancellationsPerAccount: 10,
  /** Uploaded pictures, whether or not they are used. */
  uploadsPerAccount: 300,
  /** Size of an account's stored picture files: a thousand books with twelve pictures of 350 kB, and a margin. */
  pictureBytesPerAccount: 5_000_000_000,
  /** Open connections of all callers. */
  connections: 4096,
  /** Open connections per public IP address; private addresses, where proxies are, have no limit. */
  connectionsPerAddress: 256,
  /**
   * Concurrent requests of hosts and visitors; four times as many of guests. Further ones are queued. With 16 an attack
   * needs more than 700 MB in some runs; with 8 about half of the capacity is answered in an overload.
   */
  requestsAtOnce: 12,
  /** Books of one account on any plan: a fair-use limit for plans without a limit of their own. */
  booksPerAccount: 1_000,
  /**
   * UTF-8 bytes of text in all books of one account: 1,000 books, each three times as large as the sample book in five
   * languages.
   */
  textBytesPerAccount: 50_000_000,
  /** Books created or copied per account. */
  creationsPerAccount: 60,
  /** What hosts have written and not saved: drafts per account. Their text counts towards `textBytesPerAccount`. */
  draftsPerAccount: 100,
  /** Writes of such drafts per account; an editor writes one about every five seconds. */
  draftWritesPerAccount: 1_500,
  /** Readings of such drafts per account: one when an editor opens, and one after each decision about a draft. */
  draftReadsPerAccount: 600,
  /** Quick edits of codes, Wi-Fi and times per account: twice an hour for each of 120 homes. They need no plan. */
  quickEditsPerAccount: 240,
  /** Stays of one book that are stored: three years of single nights. */
  staysPerBook: 1_000,
  /** Stays of all books of one account: fifty homes with two hundred each. */
  staysPerAccount: 10_000,
  /** Writes of stays, their settings and their codes per account: a list of a hundred homes, typed in by a program. */
  stayWritesPerAccount: 3_000,
  /** Changes of a code that are confirmed through one cleaner's link. */
  cleanerWritesPerLink: 60,
  /** Taps of the guests of one stay: arrived, left, taken back. */
  tapsPerStay: 20,
  /**
   * Mails to one host about taps of guests: arrivals and departures of 250 homes on one day. As many about codes, which
   * are counted apart so that taps cannot suppress them. The page Stays shows what is beyond the limit.
   */
  stayMailsPerAccount: 500,
  /**
   * Mails to one host about bookings that calendars add, move, end or leave unclear shortly before they begin. Fewer, and
   * counted apart: a calendar that changes all the time must not suppress warnings about codes.
   */
  bookingMailsPerAccount: 100,
  /** Changes of domains and of books' addresses on them. Each renews all pages of the host. */
  domainWritesPerAccount: 120,
  /** Calendars of all books of one account: fifty homes with six each. */
  calendarsPerAccount: 300,
  /** Calendars that are read because a host has pasted an address or wants the latest; per account. */
  calendarReadingsPerAccount: 120,
  /** Devices of one account that get notifications of its stays. */
  pushDevicesPerAccount: 10,
  /** Devices added and removed, and tests sent; per account. */
  pushWritesPerAccount: 60,
} as const satisfies Record<string, number>

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The windows of rate limits, in milliseconds. `rateOf` returns limit and window; a test compares the windows with the
 * comments in `.env.example`.
 */
export const limitWindows = {
  loginPerAccount: 15 * minute,
  loginPerAddress: 15 * minute,
  loginWithoutCaptcha: 15 * minute,
  loginOnKnownDevices: 15 * minute,
  registerPerAddress: hour,
  captchaPerAddress: hour,
  captchaMailsPerAddress: hour,
  captchaMailsPerMailbox: day,
  captchaMails: hour,
  captchaCodesPerAddress: day,
  discountPerAddress: 15 * minute,
  resetPerAccount: 15 * minute,
  resetPerAddress: 15 * minute,
  confirmationMailsPerAccount: hour,
  emailChangesPerAccount: day,
  unconfirmedMailsPerAddress: 7 * day,
  unconfirmedResetsPerMailbox: day,
  unconfirmedWarningsPerMailbox: day,
  unconfirmedBookingsPerMailbox: day,
  supportPerAddress: hour,
  declarationsPerAddress: hour,
  declarationMailsPerMailbox: day,
  declarationMails: hour,
  reportsPerAddress: hour,
  reportsPerBook: hour,
  translationPerAccount: hour,
  uploadsPerAccount: hour,
  printsPerAccount: hour,
  creationsPerAccount: hour,
  draftWritesPerAccount: hour,
  draftReadsPerAccount: hour,
  quickEditsPerAccount: hour,
  stayWritesPerAccount: hour,
  cleanerWritesPerLink: hour,
  tapsPerStay: hour,
  stayMailsPerAccount: day,
  bookingMailsPerAccount: day,
  domainWritesPerAccount: hour,
  calendarReadingsPerAccount: hour,
  pushWritesPerAccount: hour,
  exportsPerAccount: hour,
  cancellationsPerAccount: hour,
} as const satisfies Partial<Record<keyof typeof defaultLimits, number>>

/** The limits in use: the defaults, or the operator's settings. */
export type Limits = { readonly [Name in keyof typeof defaultLimits]: number }

/** The name of a limit's setting: `LIMIT_LOGIN_PER_ACCOUNT` for `loginPerAccount`. */
export function limitSetting(name: string): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

/** The size of a text in the unit of its kind's limit. */
export function sizeOf(kind: TextKind, text: string): number {
  return kind === 'wifiNameBytes' ? utf8Bytes(text) : text.length
}

/** The number of UTF-8 bytes of a well-formed text, counted without encoding it. */
export function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    // Two bytes up to U+07FF, three above; a surrogate pair is two units and four bytes.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}
