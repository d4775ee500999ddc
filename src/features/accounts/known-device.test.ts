import { expect, test } from 'vitest'
import { createKeyring } from '#platform/keyring.ts'
import { createDeviceProof, deviceLength, readDeviceProof } from './known-device.ts'

const now = Date.UTC(2026, 2, 1)
const [key, otherKey] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const keyring = createKeyring(key)
const email = 'giulia@example.com'

test('a proof is good for its address, in any spelling, for a year', () => {
  const proof = createDeviceProof(keyring, email, now)
  const deviceId = readDeviceProof(keyring, proof, ' Giulia@EXAMPLE.com', now)

  expect(deviceId).toHaveLength(22)
  expect(readDeviceProof(keyring, proof, email, now + deviceLength - 1)).toBe(deviceId)
  expect(readDeviceProof(keyring, proof, email, now + deviceLength)).toBeUndefined()
  expect(readDeviceProof(keyring, proof, 'other@example.com', now)).toBeUndefined()
})

test('a proof is good after a change of the key, and not under a foreign key', () => {
  const proof = createDeviceProof(keyring, email, now)
  expect(readDeviceProof(createKeyring(otherKey, [key]), proof, email, now)).toBeDefined()
  expect(readDeviceProof(createKeyring(otherKey), proof, email, now)).toBeUndefined()
})

test('nothing that was changed or made up is a proof', () => {
  const proof = createDeviceProof(keyring, email, now)
  const [deviceId = '', issued = '', hash = ''] = proof.split('.')
  const madeUp = [
    undefined,
    '',
    'x',
    `${'a'.repeat(22)}.${issued}.${hash}`,
    `${deviceId}.${Number(issued) + 1}.${hash}`,
    `${deviceId}.${issued}.${'a'.repeat(43)}`,
    `${deviceId}.${issued}`,
    `${proof}.x`,
    proof.repeat(10_000),
  ]
  for (const each of madeUp) expect(readDeviceProof(keyring, each, email, now)).toBeUndefined()
})
