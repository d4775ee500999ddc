import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { examine, givenExaminedService } from '#test/given-doctor.ts'
import { givenFolder } from '#test/given-folder.ts'
import { checkTls } from './network-checks.ts'
import { checkSettings } from './settings-check.ts'

test('without optional settings every check says so, and nothing fails while the service runs', async () => {
  const { env, context } = await givenExaminedService()
  await openKeyring(context.db, context.config)

  const { code, lines, find } = await examine(env)

  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(code).toBeLessThan(2)
  for (const name of ['mail', 'payments', 'translation']) expect(find(name)).toMatch(/^ok .* not set: /)
  for (const name of ['settings', 'dns', 'tls', 'storage', 'disk', 'clock']) expect(find(name)).toMatch(/^(ok|warn) /)
  expect(find('key')).toContain('that of the database, from secret.key')
  expect(find('database')).toMatch(/^ok .* (SQLite|PostgreSQL) \d+\.\d+.*, \d\d migrations$/)
})

test('a mistyped name of a setting is reported', async () => {
  const { env } = await givenExaminedService()
  const { find } = await examine({
    ...env,
    DATABSE_URL: 'postgres://db/books',
    LIMIT_UPLODS: '3',
    PATHS: '/',
    ROLES: 'web',
  })
  expect(find('settings').split('\n')).toEqual([
    expect.stringMatching(/^warn .*DATABSE_URL is no setting and is ignored. Is DATABASE_URL meant\?$/),
    expect.stringMatching(/^warn .*LIMIT_UPLODS is no setting and is ignored/),
  ])
})

test('every mistake in the settings is a line, without its value', async () => {
  const { code, lines } = await examine({ SMTP_URL: 'mail.secret.example', ROLE: 'everything' })
  expect(code).toBe(2)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^FAIL {2}settings +SMTP_URL: must be an address/)
  expect(lines.join()).not.toContain('secret')
})

test('the report of a public service names the settings that it lacks', async () => {
  const adviceFor = (env: Record<string, string>) => checkSettings(readConfig(env), env).map(({ text }) => text)
  const texts = adviceFor({ PUBLIC_ORIGIN: 'https://guide.example' })
  expect(texts).toEqual([
    expect.stringContaining('Not set: OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL'),
    expect.stringContaining('ADMIN_EMAIL'),
    expect.stringContaining('BACKUP_URL'),
    expect.stringContaining('SAMPLE_CLAIMS=off'),
    expect.stringContaining('PRICES_INCLUDE_VAT is not set; prices are shown with “VAT included”.'),
    expect.stringContaining('TRUST_PROXY=true'),
  ])
  const decided = adviceFor({ PUBLIC_ORIGIN: 'https://guide.example', PRICES_INCLUDE_VAT: 'on' })
  expect(decided.join()).not.toContain('PRICES_INCLUDE_VAT')
  const plain = readConfig({ PUBLIC_ORIGIN: 'http://guide.example' })
  expect(await checkTls(plain, new AbortController().signal)).toMatchObject({ state: 'warn' })
})

test('a public service without a mail server or without Stripe is warned', async () => {
  const DATA_DIR = givenFolder()
  const local = await examine({ DATA_DIR })
  for (const name of ['mail', 'payments']) expect(local.find(name)).toMatch(/^ok .* not set: /)

  const env = { DATA_DIR, PUBLIC_ORIGIN: 'http://192.0.2.2' }
  const { find } = await examine(env)
  expect(find('mail')).toBe(
    'warn  mail         SMTP_URL is not set: mails are only written to DATA_DIR/mail, and no confirmation and no link to a new password reaches anybody. Set it.',
  )
  expect(find('payments')).toBe(
    'warn  payments     Stripe’s keys are not set: test mode, no money moves, and the default code freeian is valid. Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.',
  )
  const { find: findWithoutCodes } = await examine({ ...env, DISCOUNT_CODES: '' })
  expect(findWithoutCodes('payments')).toMatch(/^warn .* no money moves\. Set STRIPE_SECRET_KEY/)
})
