import { guestHeaders } from '../bench/client.ts'
import { call, type Host } from './client.ts'

export type Tally = { edits: number; reads: number; stale: number; failed: number }

/** After each edit: the page and the call, on all nodes, and a few more. */
const readsPerEdit = 9

/** Saves a new book again and again, on each node in turn, and reads it on all of them after each save. */
export async function editAndRead(host: Host, origins: readonly string[], edits: number): Promise<Tally> {
  const tally: Tally = { edits: 0, reads: 0, stale: 0, failed: 0 }
  const book = { propertyName: 'Casa', hostName: 'Host', hostEmail: host.email, status: 'published' }
  const created = await host.call('POST', '/api/welcome-books', book)
  const { id } = JSON.parse(created.body) as { id: string }
  for (let edit = 0; edit < edits; edit += 1) {
    const mark = `mark-${edit}-${id.slice(0, 4)}`
    const changed = { ...book, welcomeMessage: mark }
    const { status } = await host.call('PUT', `/api/welcome-books/${id}`, changed, { origin: at(origins, edit) })
    if (status !== 200) tally.failed += 1
    tally.edits += 1
    for (let read = 0; read < readsPerEdit; read += 1) {
      const origin = at(origins, edit + read)
      const answer =
        read % 3 === 2
          ? await host.call('GET', `/api/welcome-books/${id}`, undefined, { origin })
          : await call(`${origin}/share/${id}`, { headers: { ...guestHeaders, 'accept-encoding': 'identity' } })
      tally.reads += 1
      if (answer.status !== 200) tally.failed += 1
      else if (status === 200 && !answer.body.includes(mark)) tally.stale += 1
    }
  }
  return tally
}

/** One of the nodes, in turn. */
export function at(origins: readonly string[], index: number): string {
  return origins[index % origins.length] ?? ''
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  return { edits: sum('edits'), reads: sum('reads'), stale: sum('stale'), failed: sum('failed') }
}
