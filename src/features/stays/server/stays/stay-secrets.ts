import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { Stay, StaySettings } from './stay-records.ts'

type Sealer = Pick<Context, 'keyring'>

const Codes = z.array(z.string())
const codePlace = (stayId: string) => ({ table: 'stays', column: 'code_sealed', row: stayId })
const beforePlace = (stayId: string) => ({ table: 'stays', column: 'code_before_sealed', row: stayId })
const tokenPlace = (stayId: string) => ({ table: 'stays', column: 'token_sealed', row: stayId })
const shownPlace = (stayId: string) => ({ table: 'stays', column: 'spare_codes_sealed', row: stayId })
const sparePlace = (bookId: string) => ({ table: 'stay_settings', column: 'spare_codes_sealed', row: bookId })
const disclosuresPlace = (bookId: string) => ({ table: 'stay_settings', column: 'spare_sights_sealed', row: bookId })
const lockPlace = (bookId: string) => ({ table: 'stay_settings', column: 'lock_code_sealed', row: bookId })
const cleanerPlace = (bookId: string) => ({ table: 'stay_settings', column: 'cleaner_token_sealed', row: bookId })

export function sealCode({ keyring }: Sealer, stayId: string, code: string | null): string | null {
  return code === null ? null : keyring.seal(codePlace(stayId), code)
}

/** The stay's own code; null if it has none, or if it was sealed under a key that is lost. */
export function openCode({ keyring }: Sealer, { id, codeSealed }: Pick<Stay, 'id' | 'codeSealed'>): string | null {
  return codeSealed === null ? null : (keyring.open(codePlace(id), codeSealed) ?? null)
}

export function sealCodeBefore({ keyring }: Sealer, stayId: string, code: string): string {
  return keyring.seal(beforePlace(stayId), code)
}

/** The code on the lock that the stay's own one replaces. */
export function openCodeBefore(
  { keyring }: Sealer,
  { id, codeBeforeSealed }: Pick<Stay, 'id' | 'codeBeforeSealed'>,
): string | null {
  return codeBeforeSealed === null ? null : (keyring.open(beforePlace(id), codeBeforeSealed) ?? null)
}

export function sealToken({ keyring }: Sealer, stayId: string, token: string): string {
  return keyring.seal(tokenPlace(stayId), token)
}

export function openToken({ keyring }: Sealer, { id, tokenSealed }: Pick<Stay, 'id' | 'tokenSealed'>): string | null {
  return tokenSealed === null ? null : (keyring.open(tokenPlace(id), tokenSealed) ?? null)
}

export function sealShownCodes({ keyring }: Sealer, stayId: string, codes: readonly string[]): string {
  return keyring.seal(shownPlace(stayId), JSON.stringify(codes))
}

/** The spare codes that the stay was shown, in order. */
export function openShownCodes({ keyring }: Sealer, stay: Pick<Stay, 'id' | 'spareCodesSealed'>): string[] {
  return stay.spareCodesSealed === null ? [] : readCodes(keyring.open(shownPlace(stay.id), stay.spareCodesSealed))
}

export function sealSpareCodes({ keyring }: Sealer, bookId: string, codes: readonly string[]): string {
  return keyring.seal(sparePlace(bookId), JSON.stringify(codes))
}

export function openSpareCodes({ keyring }: Sealer, settings: Pick<StaySettings, 'bookId' | 'spareCodesSealed'>) {
  return readCodes(keyring.open(sparePlace(settings.bookId), settings.spareCodesSealed))
}

/** A stay has seen a spare code. `isKept`: the host keeps the code all the same. */
export type SpareCodeDisclosure = z.infer<typeof SpareCodeDisclosure>
const SpareCodeDisclosure = z.object({ code: z.string(), stayId: z.string(), seenAt: z.number(), isKept: z.boolean() })
const SpareCodeDisclosures = z.array(SpareCodeDisclosure)

export function sealSpareCodeDisclosures(
  { keyring }: Sealer,
  bookId: string,
  disclosures: readonly SpareCodeDisclosure[],
): string {
  return keyring.seal(disclosuresPlace(bookId), JSON.stringify(disclosures))
}

/** Which stays have seen which spare code, in order; empty if they were sealed under a key that is lost. */
export function openSpareCodeDisclosures(
  { keyring }: Sealer,
  { bookId, spareSightsSealed }: Pick<StaySettings, 'bookId' | 'spareSightsSealed'>,
): SpareCodeDisclosure[] {
  const json = spareSightsSealed === null ? undefined : keyring.open(disclosuresPlace(bookId), spareSightsSealed)
  return json === undefined ? [] : SpareCodeDisclosures.parse(JSON.parse(json))
}

/** The shared code on the lock, and the stay for which its change was confirmed at a time (ms UTC). */
export type LockCode = z.infer<typeof LockCode>
const LockCode = z.object({ code: z.string(), stayId: z.string(), changedAt: z.number() })

export function sealLockCode({ keyring }: Sealer, bookId: string, lock: LockCode): string {
  return keyring.seal(lockPlace(bookId), JSON.stringify(lock))
}

/** Undefined if it is not known, or if it was sealed under a key that is lost. */
export function openLockCode(
  { keyring }: Sealer,
  { bookId, lockCodeSealed }: Pick<StaySettings, 'bookId' | 'lockCodeSealed'>,
): LockCode | undefined {
  const json = lockCodeSealed === null ? undefined : keyring.open(lockPlace(bookId), lockCodeSealed)
  return json === undefined ? undefined : LockCode.parse(JSON.parse(json))
}

export function sealCleanerToken({ keyring }: Sealer, bookId: string, token: string): string {
  return keyring.seal(cleanerPlace(bookId), token)
}

export function openCleanerToken({ keyring }: Sealer, settings: Pick<StaySettings, 'bookId' | 'cleanerTokenSealed'>) {
  const { bookId, cleanerTokenSealed } = settings
  return cleanerTokenSealed === null ? null : (keyring.open(cleanerPlace(bookId), cleanerTokenSealed) ?? null)
}

function readCodes(json: string | undefined): string[] {
  return json === undefined ? [] : Codes.parse(JSON.parse(json))
}
