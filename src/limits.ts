/**
 * Every bound on what a caller may store, ask for or hold. Contracts, forms, the API document and the settings are made
 * from these tables, so a bound is written once. No imports: server and browser both read this file.
 */

/** Longest texts, in UTF-16 units unless the name says bytes. */
export const textLimits = {
  /** Names, codes, times, addresses, phone numbers, links' labels: what stands on one line. */
  line: 200,
  email: 254,
  url: 2_000,
  /** IEEE 802.11: an SSID has at most 32 bytes. */
  wifiNameBytes: 32,
  /** WPA2 and WPA3 passphrases have at most 63 letters. */
  wifiPassword: 63,
  /** What a guest reports, what an operator decides: a paragraph or two. */
  note: 1_000,
  /** Instructions, descriptions, messages: what may have several paragraphs. */
  long: 10_000,
} as const

/** What one book may hold. */
export const bookLimits = {
  /** Entries of one list. */
  listEntries: 200,
  /** UTF-8 bytes of all texts in all languages together. */
  textBytes: 400_000,
} as const

/**
 * Bounds that the operator may set, each as `LIMIT_…` with the words of its name in capitals. The windows of those that
 * count attempts stand in `limitWindows`.
 */
export const defaultLimits = {
  /** Failed logins. */
  loginPerAccount: 10,
  loginPerAddress: 30,
  registerPerAddress: 20,
  captchaPerAddress: 120,
  /** Wrong discount codes. */
  discountPerAddress: 30,
  /** Links to a new password; per address also attempts with a wrong one. */
  resetPerAccount: 5,
  resetPerAddress: 30,
  /** Messages to support. */
  supportPerAddress: 10,
  /** Batches of texts for a machine to translate. */
  translationPerAccount: 200,
  /** PDFs of the print kit that one account asks for. */
  printsPerAccount: 120,
  /** Open connections of all callers. */
  connections: 4096,
  /** Open connections of one public network address; private addresses, where proxies are, have no such limit. */
  connectionsPerAddress: 256,
} as const satisfies Record<string, number>

const minute = 60_000
const hour = 60 * minute

/**
 * The windows in which attempts are counted, in milliseconds, for every bound that has one. `rateOf` gives code both
 * figures; a test compares the windows with the comments of `.env.example`.
 */
export const limitWindows = {
  loginPerAccount: 15 * minute,
  loginPerAddress: 15 * minute,
  registerPerAddress: hour,
  captchaPerAddress: hour,
  discountPerAddress: 15 * minute,
  resetPerAccount: 15 * minute,
  resetPerAddress: 15 * minute,
  supportPerAddress: hour,
  translationPerAccount: hour,
  printsPerAccount: hour,
} as const satisfies Partial<Record<keyof typeof defaultLimits, number>>

/** The bounds in force: the defaults, or what the operator has set. */
export type Limits = { readonly [Name in keyof typeof defaultLimits]: number }

/** The setting of a bound: `LIMIT_LOGIN_PER_ACCOUNT` for `loginPerAccount`. */
export function limitSetting(name: string): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}
