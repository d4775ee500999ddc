import { expect, test } from 'vitest'
import { asksForCleaning, listTasks, splitTasks } from './check-out-tasks.ts'

test('the first four lines can be ticked, and longer ones are text', () => {
  const long = 'x'.repeat(121)
  const text = ['- Keys on the table', '', '2) Close the shutters', long, 'Rubbish out', '• Lights off', 'Gate'].join(
    '\n',
  )
  expect(splitTasks(text)).toEqual({
    tasks: ['Keys on the table', 'Close the shutters', 'Rubbish out', 'Lights off'],
    rest: `${long}\nGate`,
  })
  expect(listTasks(text)).toHaveLength(5)
})

test.each([
  ['en', 'Please strip the beds', true],
  ['en', 'Start a load of laundry. Thanks!', true],
  ['en', 'Vacuum the living room', true],
  ['en', 'Put the sheets in the basket', true],
  ['en', 'No need to strip the beds', false],
  ['en', 'Please don’t make the beds. Close the bedroom window', false],
  ['en', 'Empty the dishwasher', false],
  ['it', 'Disfate i letti, per favore', true],
  ['it', 'Mettete lenzuola e federe nella cesta', true],
  ['it', 'Passate l’aspirapolvere', true],
  ['it', 'Non serve disfare i letti. Lasciate le chiavi nel cassetto', false],
  ['fr', 'Merci de défaire les lits', true],
  ['fr', 'Passez l’aspirateur', true],
  ['fr', 'Lancez une machine à laver', true],
  ['fr', 'Inutile de défaire les lits', false],
  ['es', 'Quitad las sábanas', true],
  ['es', 'Deshaced las camas', true],
  ['es', 'Poned la lavadora', true],
  ['es', 'No hace falta hacer las camas', false],
  ['de', 'Bitte die Betten abziehen', true],
  ['de', 'Bitte einmal durchsaugen', true],
  ['de', 'Handtücher in die Waschmaschine', true],
  ['de', 'Die Betten müssen Sie nicht abziehen', false],
  ['de', 'Bitte die Spülmaschine anstellen und die Schlüssel auf den Tisch legen', false],
] as const)('%s: %s', (language, text, isCleaning) => {
  expect(asksForCleaning(text, language)).toBe(isCleaning)
})
