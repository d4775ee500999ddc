import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('mail server, sender and key that ONCE gives are used', () => {
  const given = {
    SECRET_KEY_BASE: 'a'.repeat(64),
    SMTP_ADDRESS: 'smtp.example.com',
    SMTP_PORT: '587',
    SMTP_USERNAME: 'books@example.com',
    SMTP_PASSWORD: 'p@ss/word',
    MAILER_FROM_ADDRESS: 'Books <books@example.com>',
    // Given, but empty, where they are not set.
    VAPID_PUBLIC_KEY: '',
  }
  const { mail, secretKey } = readConfig(given)

  expect(mail).toMatchObject({
    smtpUrl: 'smtp://books%40example.com:p%40ss%2Fword@smtp.example.com:587',
    from: 'Books <books@example.com>',
  })
  expect(secretKey).toHaveLength(32)
  expect(readConfig(given).secretKey).toEqual(secretKey)
  expect(readConfig({ ...given, SECRET_KEY_BASE: 'b' }).secretKey).not.toEqual(secretKey)
})

test('a mail server of ONCE needs no login, and port 465 means TLS', () => {
  const { mail } = readConfig({ SMTP_ADDRESS: 'smtp.example.com', SMTP_PORT: '465', SMTP_USERNAME: '' })
  expect(mail.smtpUrl).toBe('smtps://smtp.example.com:465')
})

test('our own settings override those of ONCE', () => {
  const key = Buffer.alloc(32, 1).toString('base64')
  const { mail, secretKey } = readConfig({
    ...{ SECRET_KEY: key, SECRET_KEY_BASE: 'a'.repeat(64) },
    ...{ SMTP_URL: 'smtps://mail.example', SMTP_ADDRESS: 'smtp.example.com' },
  })
  expect(mail.smtpUrl).toBe('smtps://mail.example')
  expect(Buffer.from(secretKey ?? []).toString('base64')).toBe(key)
})
