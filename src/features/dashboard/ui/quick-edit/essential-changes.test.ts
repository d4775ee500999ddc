import { expect, test } from 'vitest'
import { listChanged, mergeEdit, pick } from './essential-changes.ts'

const stored = {
  doorCode: '4812#',
  wifiName: 'Bellavista-Guest',
  wifiPassword: 'barca-blu-27',
  checkinTime: '15:00',
  checkoutTime: '10:00',
}

test('only changed fields are sent, in the order of the form', () => {
  const edited = { ...stored, checkoutTime: '11:00', doorCode: '' }

  expect(listChanged(stored, stored)).toEqual([])
  expect(listChanged(stored, edited)).toEqual(['doorCode', 'checkoutTime'])
  expect(pick(edited, ['doorCode', 'checkoutTime'])).toEqual({ doorCode: '', checkoutTime: '11:00' })
})

test('after a conflict the host keeps what she typed and gets what others have stored', () => {
  const edited = { ...stored, doorCode: '7350#' }
  const newer = { ...stored, doorCode: '1111#', wifiPassword: 'new-words' }

  expect(mergeEdit(stored, edited, newer)).toEqual({ ...stored, doorCode: '7350#', wifiPassword: 'new-words' })
})
