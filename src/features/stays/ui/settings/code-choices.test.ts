import { expect, test } from 'vitest'
import { chooseMode, chooseSecrets } from './code-choices.ts'

test('codes of stays make the door code secret, and end with that', () => {
  const before = { secrets: ['wifiPassword'], codeMode: 'fixed', seenGate: true } as const
  const shared = chooseMode({ ...before, secrets: [...before.secrets] }, 'shared')
  expect(shared).toEqual({ secrets: ['doorCode', 'wifiPassword'], codeMode: 'shared' })
  const chosen = { ...shared, seenGate: true }
  expect(chooseMode(chosen, 'personal').secrets).toEqual(shared.secrets)
  expect(chooseSecrets(chosen, ['doorCode'])).toEqual({ secrets: ['doorCode'], codeMode: 'shared', seenGate: true })
  expect(chooseSecrets(chosen, ['wifiPassword']).codeMode).toBe('fixed')
  expect(chooseSecrets(chosen, [])).toEqual({ secrets: [], codeMode: 'fixed', seenGate: false })
})
