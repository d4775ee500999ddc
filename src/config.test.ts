import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Environment, environmentOfPrograms, readConfig } from './config.ts'

describe('.env.example', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n')
  const settings = example.flatMap((line) => {
    const [, name, value] = /^#?([A-Z][A-Z_]*)=(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [{ name, value: (value ?? '').replace(/^"(.*)"$/, '$1') }]
  })

  test('contains exactly the existing settings, in their order', () => {
    expect(settings.map(({ name }) => name)).toEqual(Object.keys(Environment.shape))
  })

  test('has a comment for every setting', () => {
    const unexplained = example.filter(
      (line, index) => /^#?[A-Z_]+=/.test(line) && !/^# \S/.test(example[index - 1] ?? ''),
    )
    expect(unexplained).toEqual([])
  })

  test('contains the defaults', () => {
    const shown = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
    expect(readConfig(shown)).toEqual(readConfig({}))
  })
})

test('other programs get the environment without the settings', () => {
  const settings = Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, 'secret']))
  const ofOnce = { SECRET_KEY_BASE: 'secret', SMTP_PASSWORD: 'secret' }
  const rest = { PATH: '/usr/bin', PGSSLROOTCERT: '/etc/ca.pem' }
  expect(environmentOfPrograms({ ...settings, ...ofOnce, ...rest })).toEqual(rest)
})

test('without any setting the service listens on the local machine only', () => {
  const config = readConfig({})

  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    role: 'all',
    logLevel: 'info',
    origin: 'http://127.0.0.1:3000',
    isLoopback: true,
    trustProxy: false,
    currency: 'EUR',
    stripe: undefined,
    mediaUrl: undefined,
    captchaFixedAnswer: undefined,
  })
  expect(config.databaseUrl).toBe(join(config.dataDir, 'benvenuto.db'))
  expect(config.discountCodes).toEqual(new Map([['freeian', 100]]))
})

test('credentials in the translation machine’s address are refused, and not printed', () => {
  const read = () => readConfig({ TRANSLATION_URL: 'https://me:hidden@translate.example' })
  expect(read).toThrow('TRANSLATION_URL: must not hold a name or password')
  expect(read).not.toThrow('hidden')
})

test.each([
  ['CDN_PURGE_TOKEN', { CDN_PURGE_URL: 'https://cdn.example/', GUEST_PAGE_SHARED_SECONDS: '60' }],
  ['TRANSLATION_API_KEY', { TRANSLATION_URL: 'https://translate.example' }],
])('%s that no header can hold is refused, and not printed', (name, others) => {
  for (const secret of ['hidden\nkey', 'hidden\u0000', '“hidden”']) {
    const mistakes = mistakesOf({ ...others, [name]: secret })
    expect(mistakes).toContain(`${name}: must be one line of ASCII`)
    expect(mistakes).not.toContain('hidden')
  }
  expect(() => readConfig({ ...others, [name]: 'a-Key_1 ~' })).not.toThrow()
})

test('a translation machine of the kind openai needs the name of a model', () => {
  const machine = { TRANSLATION_URL: 'http://127.0.0.1:11434/v1', TRANSLATION_KIND: 'openai' }
  expect(() => readConfig(machine)).toThrow('TRANSLATION_MODEL: is needed with TRANSLATION_KIND openai')
  expect(readConfig({ ...machine, TRANSLATION_MODEL: 'llama' }).translation).toMatchObject({ model: 'llama' })
})

test('the origin is derived from host and port, and may have no path', () => {
  expect(readConfig({ HOST: 'localhost', PORT: '8080' }).origin).toBe('http://localhost:8080')
  expect(readConfig({ PUBLIC_ORIGIN: 'https://stay.example/' }).origin).toBe('https://stay.example')
  for (const path of ['/books', '/?a=b', '/#top']) {
    expect(mistakesOf({ PUBLIC_ORIGIN: `https://stay.example${path}` })).toContain('  PUBLIC_ORIGIN: must be a scheme')
  }
  expect(mistakesOf({ PUBLIC_ORIGIN: 'stay.example' })).toContain('begins with http:// or https://')
})

test('an IPv6 host gives an origin', () => {
  expect(readConfig({ HOST: '::1' })).toMatchObject({ origin: 'http://[::1]:3000', isLoopback: true })
})

test.each(['0.0.0.0', '::'])('listening on %s, the service is reached by its own machine’s address', (host) => {
  expect(readConfig({ HOST: host })).toMatchObject({ host, origin: 'http://127.0.0.1:3000', isLoopback: false })
})

test.each(['PORT', 'WORKER_PORT', 'BACKUPS_KEPT', 'DRAIN_SECONDS', 'LIMIT_CONNECTIONS', 'TASK_THREADS'])(
  '%s says in plain words that it must be a number',
  (name) => {
    expect(mistakesOf({ [name]: 'many' })).toContain(`  ${name}: must be a number`)
  },
)

test.each([
  ['PORT', '99999', 'at most 65535'],
  ['PORT', '-1', 'at least 0'],
  ['PORT', '1.5', 'a whole number'],
  ['DRAIN_SECONDS', '301', 'at most 300'],
  ['TRANSLATION_TIMEOUT_SECONDS', '0', 'more than 0'],
])('%s=%s is answered with: must be %s', (name, value, expected) => {
  expect(mistakesOf({ [name]: value })).toContain(`  ${name}: must be ${expected}`)
})

test('a random port needs an explicit origin', () => {
  expect(mistakesOf({ PORT: '0' })).toContain('  PUBLIC_ORIGIN: is needed with PORT 0')
  expect(readConfig({ PORT: '0', PUBLIC_ORIGIN: 'http://127.0.0.1:8080' }).port).toBe(0)
})

test('empty settings are treated as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ', CURRENCY: '', SMTP_URL: '' })).toEqual(readConfig({}))
})

test('all errors are reported together, without values', () => {
  const message = mistakesOf({
    PORT: 'secret-port',
    DATABASE_URL: 'mysql://root:secret-password@db/app',
    SMTP_URL: 'secret-smtp',
    CURRENCY: 'secret-euro',
    DISCOUNT_CODES: 'secret-code',
    LOG_LEVEL: 'secret-level',
    ROLE: 'secret-role',
    TRUST_PROXY: 'secret-proxy',
    STRIPE_SECRET_KEY: 'secret-key',
  })

  for (const name of [
    'PORT',
    'DATABASE_URL',
    'SMTP_URL',
    'CURRENCY',
    'DISCOUNT_CODES',
    'LOG_LEVEL',
    'ROLE',
    'TRUST_PROXY',
  ]) {
    expect(message).toContain(`  ${name}: `)
  }
  expect(message).not.toContain('secret-')
})

test('errors in combinations of settings are reported with the others', () => {
  const message = mistakesOf({
    ROLE: 'boss',
    STRIPE_SECRET_KEY: 'sk_test',
    CAPTCHA_FIXED_ANSWER: 'x',
    PUBLIC_ORIGIN: 'https://stay.example',
  })

  expect(message).toContain('  ROLE: ')
  expect(message).toContain('  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: set both or neither')
  expect(message).toContain('  CAPTCHA_FIXED_ANSWER: ')
})

test.each([
  { HOST: '0.0.0.0' },
  { PUBLIC_ORIGIN: 'https://stay.example' },
  { PUBLIC_ORIGIN: 'http://localhost.evil.example' },
])('a fixed captcha answer is refused if the service is reachable from a network: %o', (env) => {
  expect(mistakesOf({ ...env, CAPTCHA_FIXED_ANSWER: 'right' })).toContain('CAPTCHA_FIXED_ANSWER: is accepted only')
})

test.each(['http://127.0.0.1:3000', 'http://localhost:8080', 'http://[::1]:3000'])(
  'a fixed captcha answer is accepted on %s',
  (origin) => {
    expect(readConfig({ PUBLIC_ORIGIN: origin, CAPTCHA_FIXED_ANSWER: 'right' }).captchaFixedAnswer).toBe('right')
  },
)

test('calendars of this machine are accepted only while the service is not reachable from a network', () => {
  const env = { CALENDAR_LOOPBACK: 'on' }
  expect(readConfig({ ...env, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }).allowsLoopbackCalendars).toBe(true)
  expect(readConfig({}).allowsLoopbackCalendars).toBe(false)
  for (const exposed of [{ HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'https://stay.example' }]) {
    expect(mistakesOf({ ...env, ...exposed })).toContain('CALENDAR_LOOPBACK: is accepted only')
    expect(readConfig({ ...exposed, CALENDAR_LOOPBACK: 'off' }).allowsLoopbackCalendars).toBe(false)
  }
})

test('push messages to this machine are accepted only while the service is not reachable from a network', () => {
  expect(readConfig({ PUSH_LOOPBACK: 'on', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }).allowsLoopbackPush).toBe(true)
  expect(mistakesOf({ PUSH_LOOPBACK: 'on', HOST: '0.0.0.0' })).toContain('PUSH_LOOPBACK: is accepted only')
})

test('both Stripe keys are needed', () => {
  expect(mistakesOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test' })).toContain('set both or neither')
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_PUBLISHABLE_KEY: 'pk_test' }).stripe).toEqual({
    secretKey: 'sk_test',
    publishableKey: 'pk_test',
    webhookSecret: undefined,
    apiBase: undefined,
  })
})

test('the service’s key must have 32 bytes, and is not printed if it has not', () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  expect(readConfig({ SECRET_KEY: key, SECRET_KEY_OLD: `${key}, ${key}` })).toMatchObject({
    secretKey: Buffer.alloc(32, 7),
    earlierKeys: [Buffer.alloc(32, 7), Buffer.alloc(32, 7)],
  })
  expect(readConfig({})).toMatchObject({ secretKey: undefined, earlierKeys: [] })

  const message = mistakesOf({ SECRET_KEY: 'secret-text', SECRET_KEY_OLD: `${key},secret-text` })
  expect(message).toContain('  SECRET_KEY: must be 32 bytes in base64')
  expect(message).toContain('  SECRET_KEY_OLD: must be keys as SECRET_KEY')
  expect(message).not.toContain('secret-text')
})

test('the test discount code exists only without Stripe, and an empty setting means no codes', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live', STRIPE_PUBLISHABLE_KEY: 'pk_live' }
  const codesOf = (env: NodeJS.ProcessEnv) => [...readConfig(env).discountCodes]

  expect(codesOf({ STRIPE_SECRET_KEY: ' ', STRIPE_PUBLISHABLE_KEY: '' })).toEqual([['freeian', 100]])
  expect(codesOf(stripe)).toEqual([])
  expect(codesOf({ ...stripe, DISCOUNT_CODES: 'freeian:100' })).toEqual([['freeian', 100]])
  expect(codesOf({ DISCOUNT_CODES: '' })).toEqual([])
  expect(codesOf({ DISCOUNT_CODES: '  ' })).toEqual([])
})

test('discount codes are case-insensitive and limited to 100 percent', () => {
  expect(readConfig({ DISCOUNT_CODES: 'Spring:20,VIP:150' }).discountCodes).toEqual(
    new Map([
      ['spring', 20],
      ['vip', 100],
    ]),
  )
})

/** The error message for the settings. */
function mistakesOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'the settings were accepted'
}

test.each([
  { BACKUP_URL: 's3://key:secret@store.example/pictures', MEDIA_URL: 's3://other:key@store.example/pictures' },
  { BACKUP_URL: '/srv/data/media', DATA_DIR: '/srv/data' },
  { BACKUP_URL: '/srv/data/media/backups', DATA_DIR: '/srv/data' },
  { BACKUP_URL: 'ftp://store.example/backups' },
  { BACKUP_SCHEDULE: 'every night' },
  { BACKUP_SCHEDULE: '* * * * * *' },
  { BACKUP_KEY: 'short' },
])('a setting of backups that cannot work is refused: %o', (env) => {
  expect(() => readConfig(env)).toThrow(/BACKUP_(URL|SCHEDULE|KEY): must be/)
})

test.each([
  'http://pictures.example.org/media',
  'https://benvenuto.example/media',
  'https://user:password@pictures.example.org/media',
  'https://pictures.example.org/media?size=1',
  'https://pictures.example.org/media#top',
  'https://pictures.example.org/a/../media',
  'https://pictures.example.org//media',
  'https://pictures.example.org/m%65dia',
  "https://pictures.example.org; img-src 'self'",
  'ftp://pictures.example.org/media',
  'pictures.example.org',
])('a public address of pictures that could mean something else is refused: %s', (MEDIA_PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_ORIGIN: 'https://benvenuto.example', MEDIA_PUBLIC_URL })).toThrow(
    /MEDIA_PUBLIC_URL: must/,
  )
})

test.each([
  ['https://pictures.example.org', 'https://pictures.example.org'],
  ['https://pictures.example.org/', 'https://pictures.example.org'],
  ['https://store.example.org:8443/bucket-1/images/', 'https://store.example.org:8443/bucket-1/images'],
])('a public address of pictures is a host with a plain path: %s', (MEDIA_PUBLIC_URL, base) => {
  expect(readConfig({ PUBLIC_ORIGIN: 'https://benvenuto.example', MEDIA_PUBLIC_URL }).mediaPublicUrl).toBe(base)
})

test.each([
  { GUEST_PAGE_STALE_SECONDS: '30' },
  { CDN_PURGE_URL: 'https://hooks.example.org/purge' },
  { CDN_PURGE_URL: 'https://user:password@hooks.example.org', GUEST_PAGE_SHARED_SECONDS: '60' },
  { CDN_PURGE_TOKEN: 'token', GUEST_PAGE_SHARED_SECONDS: '60' },
  { GUEST_PAGE_SHARED_SECONDS: '86401' },
  { GUEST_PAGE_SHARED_SECONDS: '60', GUEST_PAGE_SHARED_BY: 'cookie' },
  { DATABASE_READ_URL: 'postgres://replica.example.org/benvenuto' },
])('a setting of shared pages or replicas that cannot work is refused: %o', (env) => {
  expect(() => readConfig(env)).toThrow(/(GUEST_PAGE|CDN_PURGE|DATABASE_READ)_/)
})

test('backups go to a folder beside the pictures, or to a bucket of their own', () => {
  const [folder, bucket] = ['/srv/data/media-backups', 's3://key:secret@store.example/backups']
  expect(readConfig({ BACKUP_URL: folder, DATA_DIR: '/srv/data' }).backup.url).toBe(folder)
  expect(readConfig({ BACKUP_URL: bucket, MEDIA_URL: 's3://key:secret@store.example/pictures' }).backup.url).toBe(
    bucket,
  )
})
