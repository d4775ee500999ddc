import { expect, test } from 'vitest'
import { mailboxOf } from './email-address.ts'

test.each([
  [' Giulia@Example.com ', 'giulia@example.com'],
  ['giulia+summer+2@example.com', 'giulia@example.com'],
  ['g.iulia+x@googlemail.com', 'giulia@gmail.com'],
  ['giu.lia@gmail.com', 'giulia@gmail.com'],
  ['giu.lia@example.com', 'giu.lia@example.com'],
  ['+giulia@example.com', '+giulia@example.com'],
  ['"a@b+c"@example.com', '"a@b@example.com'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
