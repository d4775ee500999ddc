import { expect, test } from 'vitest'
import { readNotification } from './notification.ts'

test('a message is shown with its title and text, and opens its stay', () => {
  const content = { title: 'Casa Conti', body: 'Your guests arrived', language: 'en', path: '/stays/b/s', tag: 's tap' }
  expect(readNotification(JSON.stringify(content))).toEqual({
    title: 'Casa Conti',
    options: {
      body: 'Your guests arrived',
      lang: 'en',
      tag: 's tap',
      data: '/stays/b/s',
      icon: '/icons/192.png',
      badge: '/icons/192.png',
    },
  })
})

test.each([undefined, '', 'x', 'null', '[]', '{"path":"https://evil.example/"}', '{"path":"//evil.example"}'])(
  'the message %s shows something, and opens the list of stays',
  (text) => {
    const { title, options } = readNotification(text)
    expect([title, options.data]).toEqual(['Benvenuto', '/stays'])
  },
)
