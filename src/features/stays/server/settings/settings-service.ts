import type { Account } from '#features/accounts/index.ts'
import { bookError, findBook, writeAlone, writeSecrets } from '#features/books/index.ts'
import { secretFields } from '#features/books/shared/secrets.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import { createId, hashSecret } from '#platform/ids.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import { lacksDoorHelp } from '../../shared/door-help.ts'
import { defaultStaySettings } from '../../shared/stay.ts'
import type { StayBook, StaySettingsInput, StaySettingsView } from '../../shared/stay-contract.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { followCodeMode } from '../codes/code-mode.ts'
import { listCodesToRemove, listOtherCodes } from '../codes/leaving-codes.ts'
import { passGateInHouse } from '../codes/seen-gate.ts'
import { forgetDisclosures, keepSpareCode, listKnownSpareCodes } from '../codes/spare-code-disclosures.ts'
import { dateAt, isTimeZone } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { countExceptions } from '../stays/stay-queries.ts'
import type { StaySettings } from '../stays/stay-records.ts'
import {
  openCleanerToken,
  openLockCode,
  openSpareCodes,
  sealCleanerToken,
  sealSpareCodes,
} from '../stays/stay-secrets.ts'
import { compareVisibility, readVisibility, refuseAffected } from './affected-stays.ts'
import { proposeHours } from './propose-hours.ts'
import {
  type BookOfStays,
  type BookScope,
  findBookOfStays,
  listBooksOfStays,
  writeCleanerToken,
  writeSettings,
} from './settings-queries.ts'

/** How long the permanent link shows the secrets after the host has opened it, in milliseconds. */
const openLength = day

/** @throws BOOK_NOT_FOUND */
export async function getBookOfStays(db: Db, scope: BookScope): Promise<BookOfStays> {
  const book = await findBookOfStays(db, scope)
  if (!book) throw bookError('BOOK_NOT_FOUND')
  return book
}

/**
 * The settings of a book's stays.
 * @throws TIME_ZONE_MISSING until the host has saved them
 */
export function requireSettings({ settings }: Pick<BookOfStays, 'settings'>): StaySettings {
  if (!settings) throw stayError('TIME_ZONE_MISSING', { fields: { timeZone: 'TIME_ZONE_MISSING' } })
  return settings
}

/** Counts a write of stays, settings or codes against the limit of the account. @throws TOO_MANY_REQUESTS */
export async function countStayWrite(context: Context, host: Pick<Account, 'id'>): Promise<void> {
  await consumeRateLimit(context, [
    { name: 'stay-writes', subject: host.id, ...rateOf(context, 'stayWritesPerAccount') },
  ])
}

/**
 * Settings as the host sees them. Until she has saved any: the defaults, with the hours in the book's texts.
 * @throws BOOK_NOT_FOUND
 */
export async function viewSettings(context: Context, host: Account, bookId: string): Promise<StaySettingsView> {
  return presentSettings(context, context.db, await getBookOfStays(context.db, { hostId: host.id, bookId }))
}

/** All of the host's books with what the screens of stays need, by name. */
export async function listStayBooks(context: Context, host: Account): Promise<StayBook[]> {
  const { db, clock } = context
  const now = clock.now()
  const books = await listBooksOfStays(db, { hostId: host.id })
  // West of Greenwich a stay can last until the next day by UTC.
  const from = addDays(dateAt(now, 'UTC'), -1)
  const exceptions = await countExceptions(db, { hostId: host.id }, from)
  const known = await listKnownSpareCodes(
    db,
    context,
    books.flatMap(({ settings }) => settings ?? []),
  )
  const leaving = await listCodesToRemove(db, context, books)
  const views: StayBook[] = []
  for (const book of books) {
    await untilShortTurn('part')
    const { id, name, settings, secrets } = book
    const { arrivalTime, departureTime } = settings ?? proposeHours(book)
    views.push({
      id,
      name,
      timeZone: settings?.timeZone ?? null,
      arrivalTime,
      departureTime,
      codeMode: settings?.codeMode ?? defaultStaySettings.codeMode,
      hasSecrets: secrets.length > 0,
      secrets: [...secrets],
      openUntil: presentOpenUntil(book, now),
      ...(exceptions.get(id) ?? { keptCodes: 0, ownArrivals: 0, ownDepartures: 0 }),
      lacksDoorHelp:
        settings?.codeMode === 'shared' &&
        lacksDoorHelp({
          ...book,
          ...settings,
          hasSecrets: secrets.length > 0,
          spareCodes: openSpareCodes(context, settings),
        }),
      knownSpareCodes: known.get(id) ?? [],
      lockCode: presentLockCode(context, settings),
      codesToRemove: leaving.get(id) ?? [],
      otherCodes: settings?.codeMode === 'personal' ? listOtherCodes(context, { ...book, settings }) : [],
    })
  }
  return views
}

function presentLockCode(context: Context, settings: StaySettings | undefined): StaySettingsView['lockCode'] {
  const lock = settings?.codeMode === 'shared' ? openLockCode(context, settings) : undefined
  return lock ? { code: lock.code, changedAt: new Date(lock.changedAt).toISOString() } : null
}

function presentOpenUntil({ openUntil }: Pick<BookOfStays, 'openUntil'>, nowMs: number): string | null {
  return openUntil === null || openUntil <= nowMs ? null : new Date(openUntil).toISOString()
}

/**
 * Changes settings; omitted ones are unchanged.
 * @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING, INVALID_INPUT, TOO_MANY_REQUESTS, and STAYS_AFFECTED with the stays, if
 * the host has not confirmed that pages of guests change at once
 */
export async function changeSettings(
  context: Context,
  host: Account,
  bookId: string,
  input: StaySettingsInput,
): Promise<StaySettingsView> {
  const scope = { hostId: host.id, bookId }
  await countStayWrite(context, host)
  return writeAlone(context, host, async (tx) => {
    const book = await getBookOfStays(tx, scope)
    const settings = applyInput(context, book, input)
    const visibilities = await readVisibility(tx, context, book)
    await writeSettings(tx, settings)
    if (input.spareCodes) await forgetDisclosures(tx, context, { bookId, codes: input.spareCodes })
    const secrets = withDoorCode(settings, input.secrets ?? book.secrets)
    await changeSecrets(tx, context, book, secrets)
    if (book.settings) {
      await followCodeMode(tx, context, { ...book, settings: book.settings }, settings)
      if (settings.seenGate) await passGateInHouse(tx, context, book.settings)
    }
    const changed = await getBookOfStays(tx, scope)
    if (!input.confirmed)
      refuseAffected(compareVisibility(visibilities, await readVisibility(tx, context, changed), changed))
    return presentSettings(context, tx, changed)
  })
}

/**
 * Shows the secrets on the permanent link for 24 hours.
 * @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING, TOO_MANY_REQUESTS
 */
export function openPermanentLink(context: Context, host: Account, bookId: string): Promise<StaySettingsView> {
  return writeBook(context, host, bookId, (tx, book, now) =>
    writeSecrets(tx, scopeOf(book), { secrets: book.secrets, openUntil: now + openLength }, now),
  )
}

/** Undoes `openPermanentLink`. @throws BOOK_NOT_FOUND, TIME_ZONE_MISSING, TOO_MANY_REQUESTS */
export function closePermanentLink(context: Context, host: Account, bookId: string): Promise<StaySettingsView> {
  return writeBook(context, host, bookId, (tx, book, now) =>
    writeSecrets(tx, scopeOf(book), { secrets: book.secrets, openUntil: null }, now),
  )
}

/** The host keeps a spare code that guests who have left know. @throws as `openPermanentLink` */
export function keepKnownSpareCode(
  context: Context,
  host: Account,
  bookId: string,
  { code }: { code: string },
): Promise<StaySettingsView> {
  return writeBook(context, host, bookId, (tx) => keepSpareCode(tx, context, { bookId, code }))
}

/** Creates a new link for the cleaner; the old one becomes invalid. @throws as `openPermanentLink` */
export function renewCleanerLink(context: Context, host: Account, bookId: string): Promise<StaySettingsView> {
  return writeBook(context, host, bookId, (tx) => {
    const token = createId()
    return writeCleanerToken(
      tx,
      { bookId },
      { hash: hashSecret(token), sealed: sealCleanerToken(context, bookId, token) },
    )
  })
}

/** @throws as `openPermanentLink` */
export function removeCleanerLink(context: Context, host: Account, bookId: string): Promise<StaySettingsView> {
  return writeBook(context, host, bookId, (tx) => writeCleanerToken(tx, { bookId }, null))
}

async function writeBook(
  context: Context,
  host: Account,
  bookId: string,
  write: (tx: Tx, book: BookOfStays, now: number) => Promise<void>,
): Promise<StaySettingsView> {
  const scope = { hostId: host.id, bookId }
  await countStayWrite(context, host)
  return writeAlone(context, host, async (tx) => {
    const book = await getBookOfStays(tx, scope)
    requireSettings(book)
    await write(tx, book, context.clock.now())
    return presentSettings(context, tx, await getBookOfStays(tx, scope))
  })
}

function scopeOf({ id, hostId }: BookOfStays): BookScope {
  return { hostId, bookId: id }
}

/** @throws TIME_ZONE_MISSING, INVALID_INPUT for an unknown time zone */
function applyInput(context: Context, book: BookOfStays, input: StaySettingsInput) {
  const stored = book.settings
  const timeZone = input.timeZone ?? requireSettings({ settings: stored }).timeZone
  if (!isTimeZone(timeZone)) throw platformError('INVALID_INPUT', { fields: { timeZone: 'TIME_ZONE_INVALID' } })
  const before = stored ?? { ...defaultStaySettings, ...proposeHours(book) }
  const spareCodes = input.spareCodes ?? (stored ? undefined : [])
  return {
    bookId: book.id,
    timeZone,
    arrivalTime: input.arrivalTime ?? before.arrivalTime,
    departureTime: input.departureTime ?? before.departureTime,
    releaseHours: input.releaseHours ?? before.releaseHours,
    bufferHours: input.bufferHours ?? before.bufferHours,
    codeMode: input.codeMode ?? before.codeMode,
    codeDigits: input.codeDigits ?? before.codeDigits,
    lockTakesCodes: input.lockTakesCodes ?? before.lockTakesCodes,
    seenGate: input.seenGate ?? before.seenGate,
    spareCodesSealed: spareCodes
      ? sealSpareCodes(context, book.id, [...new Set(spareCodes)])
      : (stored?.spareCodesSealed ?? ''),
  }
}

/** @throws INVALID_INPUT for a secret that is neither a field nor an own section of the book */
/** Codes of stays are useless if everyone can read the book's door code, so it is secret with the other secrets. */
function withDoorCode({ codeMode }: Pick<StaySettings, 'codeMode'>, secrets: readonly string[]): readonly string[] {
  return codeMode === 'fixed' || secrets.length === 0 ? secrets : [...secrets, 'doorCode']
}

async function changeSecrets(tx: Tx, { clock }: Context, book: BookOfStays, wanted: readonly string[]): Promise<void> {
  const secrets = [...new Set(wanted)]
  const isSame = secrets.length === book.secrets.length && secrets.every((name) => book.secrets.includes(name))
  if (isSame) return
  const whole = secrets.every(isSecretField) ? undefined : await findBook(tx, scopeOf(book))
  const sections = whole?.book.look.ownSections.map(({ id }) => id) ?? []
  const unknown = secrets.find(
    (name) => !isSecretField(name) && !sections.includes(name) && !book.secrets.includes(name),
  )
  if (unknown !== undefined) throw platformError('INVALID_INPUT', { fields: { secrets: 'SECRET_UNKNOWN' } })
  await writeSecrets(tx, scopeOf(book), { secrets, openUntil: book.openUntil }, clock.now())
}

function isSecretField(name: string): boolean {
  return secretFields.some((field) => field === name)
}

/** Settings as the host sees them. */
export async function presentSettings(context: Context, db: Db, book: BookOfStays): Promise<StaySettingsView> {
  const { settings, secrets } = book
  const { arrivalTime, departureTime, releaseHours, bufferHours, codeMode, codeDigits, lockTakesCodes, seenGate } =
    settings ?? {
      ...defaultStaySettings,
      ...proposeHours(book),
    }
  const cleanerToken = settings ? openCleanerToken(context, settings) : null
  return {
    timeZone: settings?.timeZone ?? null,
    arrivalTime,
    departureTime,
    releaseHours,
    bufferHours,
    codeMode,
    codeDigits,
    secrets: [...secrets],
    spareCodes: settings ? openSpareCodes(context, settings) : [],
    knownSpareCodes: settings ? ((await listKnownSpareCodes(db, context, [settings])).get(book.id) ?? []) : [],
    lockTakesCodes,
    seenGate,
    lockCode: presentLockCode(context, settings),
    openUntil: presentOpenUntil(book, context.clock.now()),
    cleanerLink: cleanerToken === null ? null : `${context.config.origin}/c/${cleanerToken}`,
  }
}
