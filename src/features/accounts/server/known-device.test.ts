import { expect, test } from 'vitest'
import { createKeyring } from '#platform/keys/keyring.ts'
import { createDeviceProof, deviceLength, readDeviceProof } from './known-device.ts'

const now = Date.UTC(2026, 2, 1)
const [key, otherKey] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const keyring = createKeyring(key)
const login = { accountId: 'account', passwordHash: 'hash' }

test('a proof is valid for one year, for its account and its password only', () => {
  const proof = createDeviceProof(keyring, login, now)
  const deviceId = readDeviceProof(keyring, proof, login, now)

  expect(deviceId).toHaveLength(22)
  expect(readDeviceProof(keyring, proof, login, now + deviceLength - 1)).toBe(deviceId)
  expect(readDeviceProof(keyring, proof, login, now + deviceLength)).toBeUndefined()
  expect(readDeviceProof(keyring, proof, { ...login, accountId: 'other' }, now)).toBeUndefined()
  expect(readDeviceProof(keyring, proof, { ...login, passwordHash: 'changed' }, now)).toBeUndefined()
})

test('a proof is valid under the current key only', () => {
  const proof = createDeviceProof(keyring, login, now)
  expect(readDeviceProof(createKeyring(key, [otherKey]), proof, login, now)).toBeDefined()
  expect(readDeviceProof(createKeyring(otherKey, [key]), proof, login, now)).toBeUndefined()
  expect(readDeviceProof(createKeyring(otherKey), proof, login, now)).toBeUndefined()
})

test('a modified or forged proof is invalid', () => {
  const proof = createDeviceProof(keyring, login, now)
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
  for (const each of madeUp) expect(readDeviceProof(keyring, each, login, now)).toBeUndefined()
})
