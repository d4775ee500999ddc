import { expect, test } from 'vitest'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { needsTls, openMailTransport } from './mail-transport.ts'

test.each([
  ['smtp://user:password@smtp.example.com:587', true],
  ['smtp://203.0.113.5', true],
  ['smtp://[2001:db8::5]:25', true],
  ['smtps://smtp.example.com', false],
  ['smtp://localhost:1025', false],
  ['smtp://mailpit:1025', false],
  ['smtp://10.0.0.5', false],
  ['smtp://[::1]:25', false],
])('a mail to %s needs STARTTLS: %s', (url, isNeeded) => {
  expect(needsTls(url)).toBe(isNeeded)
})

test('where STARTTLS is needed, a server that does not offer it gets no mail', async () => {
  const receiver = await startMailReceiver()
  const send = (smtpUrl: string) =>
    openMailTransport({
      mail: { smtpUrl, from: 'Benvenuto <hello@example.com>', adminEmail: undefined },
      dataDir: '/nowhere',
      origin: 'https://benvenuto.example',
    }).send({
      mailId: 'm1',
      to: 'giulia@example.com',
      subject: 'A link',
      html: '<p>secret</p>',
      text: 'secret',
      date: 0,
      createdAt: 0,
      language: 'en',
      unsubscribeUrl: undefined,
    })

  // Another spelling of this machine, which reads like a name of the world outside.
  const outside = receiver.url.replace('127.0.0.1', '127.1')
  await expect(send(outside)).rejects.toThrow()
  expect(receiver.received).toEqual([])
  await send(`${outside}/?requireTLS=false`)
  expect(receiver.received).toHaveLength(1)
})
