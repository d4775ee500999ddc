import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Cron } from 'croner'
import { z } from 'zod'
import { findMistakes, isBucket } from './config-mistakes.ts'
import { defaultLimits, type Limits, limitSetting } from './limits.ts'
import { onceSettings, readOnceSettings } from './once-settings.ts'
import { readKey } from './platform/keys/keyring.ts'
import { isLoopbackHost } from './platform/networks.ts'

/** Addresses to listen on all interfaces; browsers cannot use them as a host. */
const wildcardHosts = new Set(['0.0.0.0', '::'])

/** The schema's default message would be: expected number, received NaN. */
const describeNumber = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  return issue.code === 'invalid_type' && issue.expected === 'int' ? 'must be a whole number' : 'must be a number'
}

const numeric = () => z.coerce.number({ error: describeNumber })
const port = numeric().int().min(0).max(65_535)
const count = numeric().int().min(1)
const address = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

const list = (isEntry: (entry: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isEntry), message)

/** `192.0.2.1`, `192.0.2.1:5353` or `[2001:db8::1]:5353`. */
const isServer = (entry: string) => {
  const [, host = entry, number] = /^\[(.+)\](?::(\d+))?$/.exec(entry) ?? /^([\d.]+):(\d+)$/.exec(entry) ?? []
  return isIP(host) !== 0 && (number === undefined || Number(number) <= 65_535)
}

const isKey = (text: string) => readKey(text) !== undefined
const toKey = (text: string): Uint8Array => Buffer.from(text, 'base64')

/** A plain path: what a browser would read otherwise than it is written, or another host, is refused. */
const isPlainAddress = (text: string) => {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:\/\/[^/\s@?#]+(?:\/[\w.-]+)*\/?$/.test(text) &&
    url.href.startsWith(text.replace(/\/$/, ''))
  )
}

const hasNoPassword = (text: string) => !URL.parse(text)?.username && !URL.parse(text)?.password

/** `fetch` refuses a header with other characters, and its error would write the secret to the log. */
const inHeader = z.string().regex(/^[ -~]+$/, 'must be one line of ASCII letters, digits and signs')

function isSchedule(pattern: string): boolean {
  try {
    return pattern.trim().split(/\s+/).length === 5 && new Cron(pattern, { paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

/** All settings with defaults. `.env.example` lists the same names; a test compares them. */
export const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  SECRET_KEY: z
    .string()
    .refine(isKey, 'must be 32 bytes in base64, as printed by: openssl rand -base64 32')
    .transform(toKey)
    .optional(),
  SECRET_KEY_OLD: list(isKey, 'must be keys as SECRET_KEY, several separated by commas')
    .transform((texts) => texts.map(toKey))
    .default([]),
  PUBLIC_ORIGIN: address(['http:', 'https:']).optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_READ_URL: address(['postgres:', 'postgresql:']).optional(),
  MEDIA_URL: address(['s3:']).optional(),
  MEDIA_PUBLIC_URL: z
    .string()
    .refine(isPlainAddress, 'must be an address with a plain path, such as https://pictures.example.org/media')
    .optional(),
  GUEST_PAGE_SHARED_SECONDS: numeric().int().min(0).max(86_400).default(0),
  GUEST_PAGE_STALE_SECONDS: numeric().int().min(0).max(86_400).default(0),
  GUEST_PAGE_SHARED_BY: z.enum(['address', 'language']).default('address'),
  CDN_PURGE_URL: address(['http:', 'https:']).refine(hasNoPassword, 'must not hold a name or password').optional(),
  CDN_PURGE_TOKEN: inHeader.optional(),
  BACKUP_URL: z
    .string()
    .refine((text) => !text.includes('://') || isBucket(text), 'must be a folder, or an address that begins with s3://')
    .optional(),
  BACKUP_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must be a cron pattern of five fields, such as 37 2 * * *')
    .default('37 2 * * *'),
  BACKUPS_KEPT: count.default(14),
  BACKUP_KEY: z
    .string()
    .refine(isKey, 'must be 32 bytes in base64, as printed by: openssl rand -base64 32')
    .transform(toKey)
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Benvenuto <hello@localhost>'),
  ADMIN_EMAIL: z.email().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: address(['http:', 'https:']).optional(),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a three-letter currency code')
    .default('EUR'),
  PRICES_INCLUDE_VAT: z.stringbool().default(true),
  DISCOUNT_CODES: z
    .string()
    .regex(/^([^:,\s]+:\d{1,3})(,[^:,\s]+:\d{1,3})*$/, 'must read CODE:PERCENT, several separated by commas')
    .optional(),
  // `fetch` refuses an address with credentials, and its error would write the password to the log.
  TRANSLATION_URL: address(['http:', 'https:']).refine(hasNoPassword, 'must not hold a name or password').optional(),
  TRANSLATION_API_KEY: inHeader.optional(),
  TRANSLATION_TIMEOUT_SECONDS: numeric().positive().max(300).default(20),
  TRANSLATION_KIND: z.enum(['libretranslate', 'deepl', 'openai']).default('libretranslate'),
  TRANSLATION_MODEL: z.string().optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  TRUST_PROXY: z.stringbool().default(false),
  DOMAIN_TARGET: z
    .string()
    .regex(/^(?=.{1,253}$)[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be the name of a host')
    .optional(),
  DOMAIN_ADDRESSES: list((entry) => isIP(entry) !== 0, 'must be IP addresses, several separated by commas').optional(),
  DNS_SERVERS: list(isServer, 'must be IP addresses, with a port where it is not 53').optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SAMPLE_CLAIMS: z.stringbool().default(true),
  STATUS_PAGE: z.stringbool().default(false),
  CAPTCHA_FIXED_ANSWER: z.string().min(1).optional(),
  CALENDAR_LOOPBACK: z.stringbool().default(false),
  PUSH_LOOPBACK: z.stringbool().default(false),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  WORKER_PORT: port.optional(),
  FAST_PATH: z.stringbool().default(true),
  DRAIN_SECONDS: numeric().min(0).max(300).default(0),
  TASK_THREADS: count.max(64).optional(),
  TASK_MEMORY_MB: count.min(64).max(8_192).default(256),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/, 'must read NAME=VALUE, several separated by commas')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('benvenuto'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: numeric().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...limitSettings(),
})

/** The environment for other programs: without the settings of the service, among which secrets are. */
// biome-ignore lint/style/noProcessEnv: programs need PATH and settings of their own, such as PGSSLROOTCERT
export function environmentOfPrograms(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const settings = new Set([...Object.keys(Environment.shape), ...onceSettings])
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.has(name)))
}

export type Config = ReturnType<typeof readConfig>

/** The database of a service without `DATABASE_URL`. @param dataDir absolute */
export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'benvenuto.db')
}

/**
 * Reads and validates the environment once, before anything starts. Empty means unset. All errors are reported together
 * with name and reason, but without values, because these may be secrets.
 * @throws Error with one line per error
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text.trim() !== ''))
  const given: Record<string, string | undefined> = { ...readOnceSettings(set), ...set }
  const parsed = Environment.safeParse(given)
  const mistakes = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)

  const origin = originOf(given)
  const isExposed = !given['PUBLIC_ORIGIN'] && wildcardHosts.has(given['HOST'] ?? '')
  const isLoopback = origin !== undefined && isLoopbackHost(origin.hostname) && !isExposed
  if (origin === undefined && parsed.success) mistakes.push('  HOST: is not the name or number of a host')
  mistakes.push(...findMistakes(given, parsed.data, { origin, isLoopback }))
  if (!parsed.success || !origin || mistakes.length > 0)
    throw new Error(`The settings are not usable:\n${mistakes.join('\n')}`)

  const value = parsed.data
  const dataDir = resolve(value.DATA_DIR)
  return {
    port: value.PORT,
    host: value.HOST,
    role: value.ROLE,
    /** Where a `ROLE=worker` answers `/healthz`, `/readyz` and `/metrics`; undefined: nowhere. */
    workerPort: value.WORKER_PORT,
    tasks: {
      /** Worker threads for guests' requests; the same number again for hosts' requests. */
      threads: value.TASK_THREADS ?? Math.max(1, Math.floor(availableParallelism() / 2)),
      memory: value.TASK_MEMORY_MB,
    },
    logLevel: value.LOG_LEVEL,
    hasFastPath: value.FAST_PATH,
    /** Milliseconds between the stop signal and the closing of connections. */
    drainMs: value.DRAIN_SECONDS * 1000,
    dataDir,
    /** Undefined: the key in `secret.key` of the data folder is used. */
    secretKey: value.SECRET_KEY,
    earlierKeys: value.SECRET_KEY_OLD,
    /** Scheme, host and port of the service's public address; no trailing slash. */
    origin: origin.origin,
    isLoopback,
    trustProxy: value.TRUST_PROXY,
    domains: domainsOf(value, origin),
    databaseUrl: value.DATABASE_URL ?? sqliteFileIn(dataDir),
    /** A copy of the database that guests' pages are read from as long as it keeps up. */
    databaseReadUrl: value.DATABASE_READ_URL,
    mediaUrl: value.MEDIA_URL,
    /** Where guests' browsers get pictures that are not secret, without a slash at the end; undefined: from the service. */
    mediaPublicUrl: value.MEDIA_PUBLIC_URL?.replace(/\/$/, ''),
    sharing: sharingOf(value),
    backup: backupOf(value),
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM, adminEmail: value.ADMIN_EMAIL },
    stripe:
      value.STRIPE_SECRET_KEY && value.STRIPE_PUBLISHABLE_KEY
        ? {
            secretKey: value.STRIPE_SECRET_KEY,
            publishableKey: value.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: value.STRIPE_WEBHOOK_SECRET,
            apiBase: value.STRIPE_API_BASE,
          }
        : undefined,
    currency: value.CURRENCY,
    /** Code in lower case to percentage. */
    discountCodes: readDiscountCodes(env),
    /** The machine translator; undefined: hosts translate without proposals. */
    translation: value.TRANSLATION_URL
      ? {
          url: value.TRANSLATION_URL.replace(/(?<!\/)\/+$/, ''),
          apiKey: value.TRANSLATION_API_KEY,
          kind: value.TRANSLATION_KIND,
          model: value.TRANSLATION_MODEL,
          /** Milliseconds. */
          timeout: value.TRANSLATION_TIMEOUT_SECONDS * 1000,
        }
      : undefined,
    metaPixelId: value.META_PIXEL_ID,
    ...operatorOf(value),
    /** Whether prices are shown as including VAT. Nothing is added to a price either way. */
    pricesIncludeVat: value.PRICES_INCLUDE_VAT,
    /** Whether the public pages show the statistics and quotations of the specification, which nobody has measured. */
    hasSampleClaims: value.SAMPLE_CLAIMS,
    /** Whether `/status` is public and its data are recorded. */
    hasStatusPage: value.STATUS_PAGE,
    captchaFixedAnswer: value.CAPTCHA_FIXED_ANSWER,
    /** Whether calendars may be fetched from this machine, also without TLS. */
    allowsLoopbackCalendars: value.CALENDAR_LOOPBACK,
    /** Whether push messages may be sent to this machine, also without TLS. */
    allowsLoopbackPush: value.PUSH_LOOPBACK,
    traces: tracesOf(value),
    limits: readLimits(value),
  } as const
}

/** The discount code of the test mode, which documents and this source name. */
export const defaultDiscountCode = 'freeian'

/**
 * In test mode there is a default code; with real payments there is none, because the default is publicly known. Unlike
 * for other settings, an empty value is not unset: it means no codes.
 */
function readDiscountCodes({ DISCOUNT_CODES, STRIPE_SECRET_KEY }: NodeJS.ProcessEnv): ReadonlyMap<string, number> {
  const codes = DISCOUNT_CODES ?? (STRIPE_SECRET_KEY?.trim() ? '' : `${defaultDiscountCode}:100`)
  const entries = codes.split(',').filter((entry) => entry.trim() !== '')
  return new Map(
    entries.map((entry) => {
      const [code = '', percent = '0'] = entry.split(':')
      return [code.toLowerCase(), Math.min(100, Number(percent))] as const
    }),
  )
}

function limitSettings(): Record<string, z.ZodDefault<typeof count>> {
  return Object.fromEntries(
    Object.entries(defaultLimits).map(([name, value]) => [limitSetting(name), count.default(value)]),
  )
}

function readLimits(value: Readonly<Record<string, unknown>>): Limits {
  const limits: { -readonly [Name in keyof Limits]: number } = { ...defaultLimits }
  for (const name of Object.keys(defaultLimits).filter(isLimitName))
    limits[name] = count.parse(value[limitSetting(name)])
  return limits
}

function isLimitName(name: string): name is keyof Limits {
  return name in defaultLimits
}

/** The origin, if the settings it depends on are valid. */
function originOf(given: NodeJS.ProcessEnv): URL | undefined {
  const named = given['HOST'] ?? '127.0.0.1'
  const host = wildcardHosts.has(named) ? '127.0.0.1' : named
  const origin = given['PUBLIC_ORIGIN'] ?? `http://${host.includes(':') ? `[${host}]` : host}:${given['PORT'] ?? 3000}`
  return URL.parse(origin) ?? undefined
}

/** How shared caches, such as a CDN, may keep guests' pages; undefined: they must revalidate each time. */
function sharingOf(value: z.infer<typeof Environment>) {
  if (value.GUEST_PAGE_SHARED_SECONDS === 0) return undefined
  return {
    seconds: value.GUEST_PAGE_SHARED_SECONDS,
    /** For how long after that an old page may be sent while a new one is fetched, or cannot be. */
    staleSeconds: value.GUEST_PAGE_STALE_SECONDS,
    /** Whether the cache keeps a page for each language that browsers ask for, and not only for each address. */
    byLanguage: value.GUEST_PAGE_SHARED_BY === 'language',
    /** Gets the addresses of pages that have changed. */
    purge: value.CDN_PURGE_URL === undefined ? undefined : { url: value.CDN_PURGE_URL, token: value.CDN_PURGE_TOKEN },
  }
}

function backupOf({ BACKUP_URL, BACKUP_SCHEDULE, BACKUPS_KEPT, BACKUP_KEY }: z.infer<typeof Environment>) {
  return {
    /** A folder or the address of a bucket; undefined: no backups on a schedule. */
    url: BACKUP_URL && (isBucket(BACKUP_URL) ? BACKUP_URL : resolve(BACKUP_URL)),
    schedule: BACKUP_SCHEDULE,
    kept: BACKUPS_KEPT,
    /** Backups are sealed with it; undefined: they are not sealed. */
    key: BACKUP_KEY,
  }
}

/** Who runs the service, as the law asks an operator to publish it. */
function operatorOf(value: z.infer<typeof Environment>) {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL } = value
  const published = Object.entries({ OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL })
  return {
    operator: { name: OPERATOR_NAME ?? 'Benvenuto', address: OPERATOR_ADDRESS, supportEmail: SUPPORT_EMAIL },
    /** Names of the settings without which the legal page does not say who runs the service. */
    missingOperatorSettings: published.filter(([, text]) => text === undefined).map(([name]) => name),
  }
}

/** Where spans go, by the standard settings of OpenTelemetry; undefined: traces are off. */
function tracesOf(value: z.infer<typeof Environment>) {
  if (!value.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const headers = (value.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean)
  return {
    endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/(?<!\/)\/+$/, ''),
    headers: Object.fromEntries(
      headers.map((line): [string, string] => {
        const end = line.indexOf('=')
        return [line.slice(0, end), decodePercents(line.slice(end + 1))]
      }),
    ),
    serviceName: value.OTEL_SERVICE_NAME,
    sampler: value.OTEL_TRACES_SAMPLER,
    /** Share of traces, for the samplers `traceidratio`. */
    ratio: value.OTEL_TRACES_SAMPLER_ARG,
  }
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The target of hosts' own domains, and the DNS servers to use. */
function domainsOf(value: z.infer<typeof Environment>, { hostname }: URL) {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const isAddress = isIP(bare) !== 0
  return {
    target: value.DOMAIN_TARGET ?? (isAddress ? undefined : hostname),
    /** Undefined: the addresses of the target in the DNS. */
    addresses: value.DOMAIN_ADDRESSES ?? (isAddress && !value.DOMAIN_TARGET ? [bare] : undefined),
    /** Undefined: the DNS servers of the operating system. */
    dnsServers: value.DNS_SERVERS,
  }
}
