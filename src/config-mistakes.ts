import { relative, resolve } from 'node:path'

/** The settings as texts; those with an empty text are left out. */
type Given = Readonly<Record<string, string | undefined>>

/**
 * Mistakes that show only when several settings are read together, one line for each.
 * @param read settings after parsing; undefined if one of them cannot be parsed
 * @param origin the public address of the service; undefined if that is itself a mistake
 * @param isLoopback whether only this machine reaches the service
 */
export function findMistakes(
  given: Given,
  read: { PORT: number; CALENDAR_LOOPBACK: boolean; PUSH_LOOPBACK: boolean } | undefined,
  { origin, isLoopback }: { origin: URL | undefined; isLoopback: boolean },
): string[] {
  const mistakes: string[] = []
  if (given['PUBLIC_ORIGIN'] && origin && origin.href !== `${origin.origin}/`) {
    mistakes.push('  PUBLIC_ORIGIN: must be a scheme, a host and a port alone: the service has no place below a path')
  }
  if (read?.PORT === 0 && !given['PUBLIC_ORIGIN']) {
    mistakes.push('  PUBLIC_ORIGIN: is needed with PORT 0, whose port nobody knows beforehand')
  }
  if (given['CAPTCHA_FIXED_ANSWER'] && !isLoopback) {
    mistakes.push('  CAPTCHA_FIXED_ANSWER: is accepted only while PUBLIC_ORIGIN is a loopback address')
  }
  for (const name of ['CALENDAR_LOOPBACK', 'PUSH_LOOPBACK'] as const) {
    if (!read?.[name] || isLoopback) continue
    mistakes.push(`  ${name}: is accepted only while PUBLIC_ORIGIN is a loopback address`)
  }
  const ofPictures = findMediaMistake(given['MEDIA_PUBLIC_URL'], origin, isLoopback)
  return [...mistakes, ...findIncomplete(given), ...findBackupMistake(given), ...ofPictures]
}

export const isBucket = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 's3:'

/** Settings that need another one which is missing. */
function findIncomplete(given: Given): string[] {
  const mistakes: string[] = []
  if (!given['STRIPE_SECRET_KEY'] !== !given['STRIPE_PUBLISHABLE_KEY']) {
    mistakes.push('  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: set both or neither')
  }
  const isShared = Number(given['GUEST_PAGE_SHARED_SECONDS'] ?? 0) !== 0
  for (const name of ['GUEST_PAGE_STALE_SECONDS', 'CDN_PURGE_URL']) {
    const isSet = given[name] !== undefined && given[name] !== '0'
    if (isSet && !isShared) mistakes.push(`  ${name}: needs GUEST_PAGE_SHARED_SECONDS`)
  }
  if (given['CDN_PURGE_TOKEN'] && !given['CDN_PURGE_URL']) mistakes.push('  CDN_PURGE_TOKEN: needs CDN_PURGE_URL')
  if (given['DATABASE_READ_URL'] && !given['DATABASE_URL']) mistakes.push('  DATABASE_READ_URL: needs DATABASE_URL')
  if (!given['TRANSLATION_URL']) return mistakes
  if (given['TRANSLATION_KIND'] === 'deepl' && !given['TRANSLATION_API_KEY']) {
    mistakes.push('  TRANSLATION_API_KEY: is needed with TRANSLATION_KIND deepl')
  }
  if (given['TRANSLATION_KIND'] === 'openai' && !given['TRANSLATION_MODEL']) {
    mistakes.push('  TRANSLATION_MODEL: is needed with TRANSLATION_KIND openai')
  }
  return mistakes
}

/** Backups among the pictures would be taken for pictures: saved again, and deleted by a restore. */
function findBackupMistake(given: Given): string[] {
  const { BACKUP_URL, MEDIA_URL, DATA_DIR = './data' } = given
  if (!BACKUP_URL) return []
  if (isBucket(BACKUP_URL)) {
    const [one, other] = [new URL(BACKUP_URL), URL.parse(MEDIA_URL ?? '')]
    return one.host === other?.host && one.pathname === other.pathname
      ? ['  BACKUP_URL: must be another bucket than that of MEDIA_URL']
      : []
  }
  const isAmongPictures = !relative(resolve(DATA_DIR, 'media'), resolve(BACKUP_URL)).startsWith('..')
  return isAmongPictures ? ['  BACKUP_URL: must be another folder than that of the pictures'] : []
}

/** Guests' browsers refuse pictures without TLS in a page with TLS, and our own pictures need no other address. */
function findMediaMistake(text: string | undefined, origin: URL | undefined, isLoopback: boolean): string[] {
  const url = URL.parse(text ?? '')
  if (!url) return []
  if (url.protocol !== 'https:' && !isLoopback) {
    return ['  MEDIA_PUBLIC_URL: must begin with https:// unless PUBLIC_ORIGIN is a loopback address']
  }
  return url.host === origin?.host ? ['  MEDIA_PUBLIC_URL: must be another host than that of PUBLIC_ORIGIN'] : []
}
