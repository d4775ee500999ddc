/**
 * Every bound on what a caller may store, ask for or hold. Contracts, forms, the API document and the settings are made
 * from these tables, so a bound is written once. No imports: server and browser both read this file.
 */

/**
 * Longest texts by kind. Letters are UTF-16 units, as browsers count them; a name that ends in Bytes counts bytes of
 * UTF-8. Which field is of which kind stands with the fields, for books in `features/books/book-fields.ts`.
 */
export const textLimits = {
  /** Names, codes, times, addresses, phone numbers: what stands on one line. */
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
  /** What a guest reports, what an operator decides: a paragraph or two. */
  note: 1_000,
  /** Instructions, descriptions, house rules: what may have several paragraphs. */
  long: 10_000,
  /** Of a section that the host adds to a book. */
  sectionTitle: 120,
  caption: 200,
  linkLabel: 120,
  /** First and last name become one `line`, with a blank in between. */
  partOfName: 99,
  /** Hashed, never stored; no password manager makes a longer one. */
  password: 1_000,
  /** A message to support: some two pages. */
  supportMessage: 5_000,
  /** What is typed as a domain may be a whole address; its name is read from it. */
  domain: 500,
  /** The last part of a book's address on a host's own domain. */
  slug: 60,
  /** Codes that are typed off a picture or a leaflet. */
  captcha: 50,
  discountCode: 100,
} as const

/** A kind of text, which decides how long it may be. */
export type TextKind = keyof typeof textLimits

/** What one book may hold. */
export const bookLimits = {
  /** Entries of one list, and imported paragraphs that wait for a place. */
  listEntries: 200,
  /** UTF-8 bytes of all texts in all languages together; `features/books/book-text.ts` says how they are counted. */
  textBytes: 400_000,
  /** Sections of the host's own, and what each of them holds. */
  ownSections: 12,
  sectionPictures: 8,
  sectionLinks: 10,
  /** Texts in one save of translations. */
  translationsAtOnce: 2_000,
  /** Texts that a machine translates in one call. */
  proposalsAtOnce: 25,
} as const

/** Longest request bodies in bytes. Uploads of pictures and webhooks have their own, beside their routes. */
export const bodyLimits = {
  /** Everything that is not named here. */
  usual: 100_000,
  /** A book with two pictures of 2 MB as data URLs, which take a third more. */
  book: 6_000_000,
  /** All own sections at their full length. */
  look: 1_000_000,
  /** Translations of a whole book, each with the text that it translates. */
  translations: 2_000_000,
} as const

/**
 * Bounds that the operator may set, each as `LIMIT_…` with the words of its name in capitals. The windows of those that
 * count attempts stand in `limitWindows`.
 */
export const defaultLimits = {
  /** Failed logins to one account from one network, or from one device that is known to the account. */
  loginPerAccount: 10,
  /** Failed logins from one network. */
  loginPerAddress: 30,
  /**
   * Failed logins to one account from all networks; beyond it each needs a captcha. NIST SP 800-63B, section 5.2.2,
   * allows at most 100 failures in a row.
   */
  loginWithoutCaptcha: 100,
  /** Failed logins to one account from all devices together that are known to it; beyond it they are strangers. */
  loginOnKnownDevices: 30,
  registerPerAddress: 20,
  captchaPerAddress: 120,
  /** Mails with a code for those who cannot see the captcha's picture. */
  captchaMailsPerAddress: 5,
  /** Such mails to one mailbox, from all networks together. */
  captchaMailsPerMailbox: 5,
  /** Such mails of the whole service. */
  captchaMails: 1_000,
  /** Wrong codes of such mails, by the mailbox to which they were sent: from all networks together. */
  captchaCodesPerAddress: 100,
  /** Wrong discount codes. */
  discountPerAddress: 30,
  /** Links to a new password; per address also attempts with a wrong one. */
  resetPerAccount: 5,
  resetPerAddress: 30,
  /** Welcome mails that a host asks for again, to confirm her address. */
  confirmationMailsPerAccount: 3,
  /** Mails to addresses that the account is to have instead of its own. */
  emailChangesPerAccount: 5,
  /**
   * Mails to an address that was not confirmed. Mails about payments, by an operator, about a changed address, with a
   * link to a new password and with a captcha's code do not count.
   */
  unconfirmedMailsPerAddress: 10,
  /** Mails with a link to a new password to a mailbox that was not confirmed, for all accounts and networks together. */
  unconfirmedResetsPerMailbox: 5,
  /** Messages to support. */
  supportPerAddress: 10,
  /** Reports of pages by guests; per book from all addresses together. */
  reportsPerAddress: 10,
  reportsPerBook: 30,
  /** Batches of texts for a machine to translate. */
  translationPerAccount: 200,
  /** PDFs of the print kit that one account asks for. */
  printsPerAccount: 120,
  /** Downloads of everything that one account has. */
  exportsPerAccount: 10,
  /** Pictures, whatever becomes of them. */
  uploadsPerAccount: 300,
  /** Of the files that are kept of pictures: a thousand books with a dozen pictures of 350 kB, and some more. */
  pictureBytesPerAccount: 5_000_000_000,
  /** Open connections of all callers. */
  connections: 4096,
  /** Open connections of one public network address; private addresses, where proxies are, have no such limit. */
  connectionsPerAddress: 256,
  /** Requests of hosts and visitors that are worked on at once; of guests four times as many. Further ones wait. */
  requestsAtOnce: 16,
  /** Books of one account, on any plan: fair use, where the plan itself names no number. */
  booksPerAccount: 1_000,
  /** UTF-8 bytes of text in all books of one account: 1,000 books, each three times the sample book in five languages. */
  textBytesPerAccount: 50_000_000,
  /** Books that one account creates or copies. */
  creationsPerAccount: 60,
} as const satisfies Record<string, number>

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The windows in which attempts are counted, in milliseconds, for every bound that has one. `rateOf` gives code both
 * figures; a test compares the windows with the comments of `.env.example`.
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
  supportPerAddress: hour,
  reportsPerAddress: hour,
  reportsPerBook: hour,
  translationPerAccount: hour,
  uploadsPerAccount: hour,
  printsPerAccount: hour,
  creationsPerAccount: hour,
  exportsPerAccount: hour,
} as const satisfies Partial<Record<keyof typeof defaultLimits, number>>

/** The bounds in force: the defaults, or what the operator has set. */
export type Limits = { readonly [Name in keyof typeof defaultLimits]: number }

/** The setting of a bound: `LIMIT_LOGIN_PER_ACCOUNT` for `loginPerAccount`. */
export function limitSetting(name: string): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

/** The size of a text in the unit in which its kind is limited. */
export function sizeOf(kind: TextKind, text: string): number {
  return kind === 'wifiNameBytes' ? utf8Bytes(text) : text.length
}

/** Bytes of a well-formed text in UTF-8, counted without encoding it. */
export function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    // Two bytes up to U+07FF, three beyond; a pair of surrogates is two units and four bytes.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}
