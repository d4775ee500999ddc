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

test('a CNAME to us and the proof are right', async () => {
  const { look } = await startDns()
  expect(await look()).toMatchObject({ pointing: 'right', ownership: 'right' })
})

test('addresses are as good as a CNAME, if all of them are ours', async () => {
  const { dns, look } = await startDns()
  dns.set(name, { A: ['203.0.113.9'] })
  expect(await look()).toMatchObject({ pointing: 'right', found: { pointing: ['203.0.113.9'] } })

  dns.set(name, { A: ['203.0.113.9', '198.51.100.4'] })
  expect((await look()).pointing).toBe('wrong')
  dns.set(name, { A: ['203.0.113.9'], AAAA: ['2001:db8::7'] })
  expect(await look()).toMatchObject({ pointing: 'wrong', found: { pointing: ['203.0.113.9', '2001:db8::7'] } })
})

test('a chain of aliases that ends here is right', async () => {
  const { dns, look } = await startDns()
  dns.set('alias.villa-conti.com', { CNAME: [host] })
  dns.set(name, { CNAME: ['alias.villa-conti.com'] })
  expect((await look()).pointing).toBe('right')
})

test('what points elsewhere is wrong, and is named', async () => {
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

test('no record is missing, and so is one of another kind', async () => {
  const { dns, look } = await startDns()
  dns.remove(name)
  dns.set(proofNameOf(name), { A: ['203.0.113.9'] })
  expect(await look()).toMatchObject({ pointing: 'missing', ownership: 'missing' })
})

test('servers that say nothing are slow, and are not waited for without end', async () => {
  const { dns, look } = await startDns()
  for (const asked of [name, proofNameOf(name)]) dns.answer(asked, 'silent')
  const start = performance.now()
  expect(await look()).toMatchObject({ pointing: 'slow', ownership: 'slow' })
  expect(performance.now() - start).toBeLessThan(9_000)
})

test('servers that fail, and names without any server, are no missing record', async () => {
  const { dns, look } = await startDns()
  for (const asked of [name, proofNameOf(name)]) dns.answer(asked, 'failing')
  expect(await look()).toMatchObject({ pointing: 'failed', ownership: 'failed' })
})

test('an answer to a question that was not asked proves nothing', async () => {
  const { dns, look } = await startDns()
  dns.answer(proofNameOf(name), 'forged')
  expect((await look()).ownership).toBe('slow')
})

test('aliases in a circle lead nowhere', async () => {
  const { dns, look } = await startDns()
  dns.set(name, { CNAME: ['round.villa-conti.com'] })
  dns.set('round.villa-conti.com', { CNAME: [name] })
  expect(['wrong', 'missing', 'failed']).toContain((await look()).pointing)
})

test('a proof among very many texts is found over TCP, or not at all, but nothing grows', async () => {
  const { dns, look } = await startDns()
  const filler = Array.from({ length: 150 }, (_, index) => `${index}${'x'.repeat(200)}`)
  dns.set(proofNameOf(name), { TXT: [proofOf(token), ...filler] })
  const verdict = await look()
  expect(verdict.ownership).toBe('right')
  expect(verdict.found.ownership).toHaveLength(20)
})

test('without addresses of our own, addresses of a domain cannot be judged', async () => {
  const { dns, look } = await startDns()
  dns.remove(host)
  dns.set(name, { A: ['198.51.100.4'] })
  expect((await look()).pointing).toBe('failed')
})
