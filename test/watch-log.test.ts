import { expect, test } from 'vitest'
import { watchLog } from './watch-log.ts'

const link = 'https://benvenuto.example/confirm-email?plan=pro&amp;token=Tk7Qm2xk7Qm2xk7Qm2xk7Qm'

test.each([
  ['a token that only a mail has', '{"path":"Tk7Qm2xk7Qm2xk7Qm2xk7Qm"}'],
  ['the token for unsubscribing', '{"found":"unsubscribe-me-1234"}'],
  ['a note of a stay', '{"stay":"With a small dog"}'],
  ['the name of an account', '{"msg":"welcome Giulia Ferrante"}'],
  ['a mail address', '{"to":"somebody@example.com"}'],
])('%s in a line of the log is found', (_, line) => {
  const watched = watchLog()
  watched.noteMail({ html: `<a href="${link}">`, unsubscribeToken: 'unsubscribe-me-1234' })
  watched.noteRow({ label: 'With a small dog', arrival: 20_513 })
  watched.noteRow({ name: 'Giulia Ferrante', plan: 'premium-plan' })
  watched.write('{"msg":"mail sent","template":"premium-plan","plan":"pro"}')
  watched.write(line)
  expect(watched.findLeaks()).toEqual([line])
})
