import { guestHeaders } from '../bench/client.ts'
import { type Answer, call, type Host } from './client.ts'
import { countBy } from './figures.ts'

/** `failures`: what was asked, and the status. */
export type Tally = { edits: number; reads: number; stale: number; failures: readonly string[] }

/** After each edit: the page and the call, on all nodes, and a few more. */
const readsPerEdit = 9

/** Saves a new book again and again, on each node in turn, and reads it on all of them after each save. */
export async function editAndRead(host: Host, origins: readonly string[], edits: number): Promise<Tally> {
  let stale = 0
  const failures: string[] = []
  const isAnswered = ({ status }: Answer, question: string) => {
    if (status !== 200) failures.push(`${question} ${status || 'broken'}`)
    return status === 200
  }
  const id = await host.createBook()
  for (let edit = 0; edit < edits; edit += 1) {
    const mark = `mark-${edit}-${id.slice(0, 4)}`
    const isSaved = isAnswered(await host.saveBook(id, { welcomeMessage: mark }, { origin: at(origins, edit) }), 'save')
    for (let read = 0; read < readsPerEdit; read += 1) {
      const origin = at(origins, edit + read)
      const isCall = read % 3 === 2
      const answer = isCall
        ? await host.call('GET', `/api/welcome-books/${id}`, undefined, { origin })
        : await call(`${origin}/share/${id}`, { headers: { ...guestHeaders, 'accept-encoding': 'identity' } })
      if (isAnswered(answer, isCall ? 'book' : 'page') && isSaved && !answer.body.includes(mark)) stale += 1
    }
  }
  return { edits, reads: edits * readsPerEdit, stale, failures }
}

/** One of the nodes, in turn. */
export function at(origins: readonly string[], index: number): string {
  return origins[index % origins.length] ?? ''
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: 'edits' | 'reads' | 'stale') => tallies.reduce((total, tally) => total + tally[key], 0)
  return {
    edits: sum('edits'),
    reads: sum('reads'),
    stale: sum('stale'),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** How many reads were stale, and what failed. */
export function formatTally({ stale, failures }: Tally): string {
  return `${stale} stale, ${failures.length} failed${failures.length > 0 ? ` (${countBy(failures, String)})` : ''}`
}
