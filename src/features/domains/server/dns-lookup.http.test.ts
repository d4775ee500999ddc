import { expect, onTestFinished, test } from 'vitest'
import { startDnsServer } from '#test/dns-server.ts'
import { judge, proofNameOf, proofOf } from '../shared/domain.ts'
import { lookUpDomain } from './dns-lookup.ts'

const name = 'guide.villa-conti.com'
const host = 'guests.benvenuto.app'
const token = 'token'

async function startDns() {
  const dns = await startDnsServer()
  onTestFinished(async () => {
    await dns.close()
  })
  dns.set(host, { A: ['203.0.113.9'] })
  dns.set(name, { CNAME: [host] })
  dns.set(proofNameOf(name), { TXT: [proofOf(token)] })
  const look = async () => {
    const setting = { dnsServers: [dns.address], target: host, addresses: undefined }
    const { lookups, target } = await lookUpDomain(name, setting)
    return judge(lookups, target, token)
  }
  return { dns, look }
}

test('a CNAME to our host and a valid proof are right', async () => {
  const { look } = await startDns()
  expect(await look()).toMatchObject({ pointing: 'right', ownership: 'right' })
})

test('A and AAAA records are accepted instead of a CNAME if all addresses are ours', async () => {
  const { dns, look } = await startDns()
  dns.set(name, { A: ['203.0.113.9'] })
  expect(await look()).toMatchObject({ pointing: 'right', found: { pointing: ['203.0.113.9'] } })

  dns.set(name, { A: ['203.0.113.9', '198.51.100.4'] })
  expect((await look()).pointing).toBe('wrong')
  dns.set(name, { A: ['203.0.113.9'], AAAA: ['2001:db8::7'] })
  expect(await look()).toMatchObject({ pointing: 'wrong', found: { pointing: ['203.0.113.9', '2001:db8::7'] } })
})

test('a chain of aliases that ends at our host is right', async () => {
  const { dns, look } = await startDns()
  dns.set('alias.villa-conti.com', { CNAME: [host] })
  dns.set(name, { CNAME: ['alias.villa-conti.com'] })
  expect((await look()).pointing).toBe('right')
})

test('records that point elsewhere are wrong, and their values are reported', async () => {
  const { dns, look } = await startDns()
  dns.set('shop.example.net', { A: ['198.51.100.4'] })
  dns.set(name, { CNAME: ['shop.example.net'] })
  dns.set(proofNameOf(name), { TXT: ['benvenuto=of-somebody-else'] })
  expect(await look()).toEqual({
    pointing: 'wrong',
    ownership: 'wrong',
    found: { pointing: ['shop.example.net', '198.51.100.4'], ownership: ['benvenuto=of-somebody-else'] },
  })
})

test('a name without records, or with records of another type only, has the outcome missing', async () => {
  const { dns, look } = await startDns()
  dns.remove(name)
  dns.set(proofNameOf(name), { A: ['203.0.113.9'] })
  expect(await look()).toMatchObject({ pointing: 'missing', ownership: 'missing' })
})

test('name servers that do not answer are slow, and the lookup has a time limit', async () => {
  const { dns, look } = await startDns()
  for (const asked of [name, proofNameOf(name)]) dns.answer(asked, 'silent')
  const start = performance.now()
  expect(await look()).toMatchObject({ pointing: 'slow', ownership: 'slow' })
  expect(performance.now() - start).toBeLessThan(9_000)
})

test('SERVFAIL and names without name servers are not reported as missing records', async () => {
  const { dns, look } = await startDns()
  for (const asked of [name, proofNameOf(name)]) dns.answer(asked, 'failing')
  expect(await look()).toMatchObject({ pointing: 'failed', ownership: 'failed' })
})

test('an answer to another question is not accepted as a proof', async () => {
  const { dns, look } = await startDns()
  dns.answer(proofNameOf(name), 'forged')
  expect((await look()).ownership).toBe('slow')
})

test('a loop of aliases is not right', async () => {
  const { dns, look } = await startDns()
  dns.set(name, { CNAME: ['round.villa-conti.com'] })
  dns.set('round.villa-conti.com', { CNAME: [name] })
  expect(['wrong', 'missing', 'failed']).toContain((await look()).pointing)
})

test('among very many TXT values the proof is found over TCP or not at all, and the result stays bounded', async () => {
  const { dns, look } = await startDns()
  const filler = Array.from({ length: 150 }, (_, index) => `${index}${'x'.repeat(200)}`)
  dns.set(proofNameOf(name), { TXT: [proofOf(token), ...filler] })
  const verdict = await look()
  expect(verdict.ownership).toBe('right')
  expect(verdict.found.ownership).toHaveLength(20)
})

test('without known addresses of our own, the addresses of a domain cannot be checked', async () => {
  const { dns, look } = await startDns()
  dns.remove(host)
  dns.set(name, { A: ['198.51.100.4'] })
  expect((await look()).pointing).toBe('failed')
})
