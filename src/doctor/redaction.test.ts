import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createRedaction } from './redaction.ts'

const key = Buffer.alloc(32, 0xfb)

test.each([
  ['DATABASE_URL', 'postgres://host:p%24ss-word@db.example/books', ['p%24ss-word', 'p$ss-word']],
  ['DATABASE_URL', 'postgres://db.example/books?user=host&password=in+the%20query', ['in+the%20query', 'in the query']],
  ['DATABASE_URL', 'postgres://host:pg@db.example/books', ['pg']],
  ['MEDIA_URL', 's3://AK1:s(3@store.example/pictures', ['AK1', 's(3']],
  ['BACKUP_URL', 's3://AK1:s(3@store.example/backups', ['AK1', 's(3']],
  ['BACKUP_KEY', key.toString('base64'), [key.toString('base64'), key.toString('hex')]],
  ['SMTP_URL', 'smtp://hotel:x@mail.example', ['x']],
  ['TRANSLATION_URL', 'https://translate.example/?api_key=translation-key', ['translation-key']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://host:collector-word@traces.example:4318', ['collector-word']],
  ['SECRET_KEY', key.toString('base64'), [key.toString('base64'), key.toString('base64url'), key.toString('hex')]],
  ['SECRET_KEY_OLD', key.toString('base64'), [key.toString('base64')]],
])('%s (%#): what is secret in it is hidden', (name, value, secrets) => {
  const hide = createRedaction(readConfig({ [name]: value }))
  for (const secret of secrets) {
    expect(hide(`no answer to hotel:${secret}@server`)).not.toContain(`:${secret}`)
    expect(hide(`"${secret}" was refused`)).toMatch(/^"\*+=?" was refused$/)
  }
})

test('the headers for the collector of traces are hidden, unless they are words or short', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  const hide = createRedaction(
    readConfig({
      ...collector,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20k-4711,x-dataset=benvenuto,x-tenant=1',
    }),
  )
  expect(hide('benvenuto: Bearer k-4711 is refused 1 time')).toBe('benvenuto: *** is refused 1 time')
})

test('control characters and line breaks in a server’s answer are removed', () => {
  const hide = createRedaction(readConfig({}))
  expect(hide('421 \u001b[2J\u001b]0;all is well\u0007\r\n\u009b1Aok   settings')).toBe(
    '421 [2J ]0;all is well 1Aok settings',
  )
})

test('a short secret is not hidden inside words, and other parameters are readable', () => {
  const hide = createRedaction(
    readConfig({
      DATABASE_URL: 'postgres://host:is@db.example/books?sslmode=require',
      SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false',
    }),
  )
  expect(hide('This list is missing; false,\n sslmode=require')).toBe('This list *** missing; false, sslmode=require')
})

test('the user name of a bucket is not hidden in commands and paths if it is a word', () => {
  const hide = createRedaction(readConfig({ MEDIA_URL: 's3://benvenuto:hush-hush@store:8333/pictures?insecure=1' }))
  expect(hide('Run: benvenuto admin jobs run backup, not hush-hush')).toBe(
    'Run: benvenuto admin jobs run backup, not ***',
  )
})
