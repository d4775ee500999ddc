import { expect, test } from 'vitest'
import type { EssentialVisibility } from '#features/stays/shared/essential-visibility.ts'
import { savedKeyOf, seesKeyOf } from './visibility-keys.ts'

const seen = (by: EssentialVisibility['by']): EssentialVisibility => ({ by, exceptions: 0 })

test('an offline book promises nothing to everyone', () => {
  expect(seesKeyOf(seen('everyone'), true)).toBe('everyone')
  expect(seesKeyOf(seen('everyone'), false)).toBe('offline')
  expect(seesKeyOf(seen('ownCode'), false)).toBe('ownCode')
})

test('a saved change is said to be seen by everyone only if it is', () => {
  const visibilityOf = (name: string) => seen(name === 'wifiPassword' ? 'stays' : 'everyone')

  expect(savedKeyOf(['doorCode', 'wifiName'], visibilityOf)).toBe('savedCode')
  expect(savedKeyOf(['wifiName'], visibilityOf)).toBe('savedText')
  expect(savedKeyOf(['wifiName', 'wifiPassword'], visibilityOf)).toBe('savedStays')
  expect(savedKeyOf(['doorCode'], () => seen('ownCode'))).toBe('savedOwnCode')
  expect(savedKeyOf(['doorCode'], () => seen('confirmed'))).toBe('savedConfirmed')
  expect(savedKeyOf(['doorCode', 'wifiName'], (name) => (name === 'wifiName' ? undefined : seen('everyone')))).toBe(
    undefined,
  )
})
