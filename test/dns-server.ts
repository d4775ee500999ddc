import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { createServer, Packet } from 'dns2'

type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT'
type Records = Partial<Record<RecordType, readonly string[]>>

/**
 * How the server answers for a name. `silent`: not at all. `failing`: SERVFAIL. `forged`: an answer to another
 * question, as from an attacker who guesses. `absent`: NXDOMAIN, whatever the records are.
 */
type Manner = 'honest' | 'silent' | 'failing' | 'forged' | 'absent'

const types: Record<RecordType, number> = {
  A: Packet.TYPE.A,
  AAAA: Packet.TYPE.AAAA,
  CNAME: Packet.TYPE.CNAME,
  TXT: Packet.TYPE.TXT,
}

/** A local DNS server over UDP and, for large answers, TCP. Follows aliases. */
export async function startDnsServer() {
  const zone = new Map<string, Records>()
  const manners = new Map<string, Manner>()
  const port = await findFreePort()

  const server = createServer({
    udp: true,
    tcp: true,
    handle(request, send) {
      const [question] = request.questions
      const name = question?.name.toLowerCase() ?? ''
      const manner = manners.get(name) ?? 'honest'
      if (manner === 'silent') return
      const response = Packet.createResponseFromRequest(request)
      if (manner === 'failing') response.header.rcode = Packet.RCODE.SERVFAIL
      else if (manner === 'forged') response.header.id = (request.header.id + 1) % 0x10000
      if (manner === 'absent' || !zone.has(name)) response.header.rcode ||= Packet.RCODE.NXDOMAIN
      else if (manner !== 'failing') answer(response, name, question?.type ?? 0)
      void send(response)
    },
  })

  function answer(response: InstanceType<typeof Packet>, name: string, type: number, steps = 0): void {
    const records = zone.get(name) ?? {}
    const add = (key: RecordType, values: readonly string[] = []) => {
      for (const value of values) response.answers.push(toResource(name, key, value))
    }
    for (const key of Object.keys(types) as RecordType[]) if (types[key] === type) add(key, records[key])
    const [alias] = records.CNAME ?? []
    if (alias === undefined || type === types.CNAME) return
    add('CNAME', [alias])
    // Follows a loop of aliases ten times, as a careless server would.
    if (steps < 10) answer(response, alias, type, steps + 1)
  }

  await server.listen({ udp: { port, address: '127.0.0.1' }, tcp: { port, address: '127.0.0.1' } })
  return {
    /** The value for DNS_SERVERS. */
    address: `127.0.0.1:${port}`,
    /** Replaces all records of a name. */
    set(name: string, records: Records) {
      zone.set(name, records)
    },
    remove(name: string) {
      zone.delete(name)
    },
    answer(name: string, manner: Manner) {
      manners.set(name, manner)
    },
    close: () => server.close(),
  }
}

export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>

function toResource(name: string, key: RecordType, value: string) {
  const common = { name, type: types[key], class: Packet.CLASS.IN, ttl: 0 }
  if (key === 'CNAME') return { ...common, domain: value } as never
  if (key === 'TXT') return { ...common, data: value } as never
  return { ...common, address: value } as never
}

/** A port that is free for both UDP and TCP. */
async function findFreePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
