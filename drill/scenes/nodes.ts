import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { guestHeaders } from '../../bench/client.ts'
import { findFreePort } from '../../test/running-service.ts'
import { call, type Host, registerHost } from '../client.ts'
import { startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

const writers = 8
const edits = 1_000
/** After each edit: the page and the call, on both nodes, and a few more. */
const readsPerEdit = 9
const captchas = 30

export const severalNodes: Scene = {
  name: 'nodes',
  title: 'two web nodes and two workers on one PostgreSQL database',
  isMeasured: true,
  needs: 'PostgreSQL',
  async play(stage) {
    const folder = await stage.openFolder()
    const ports = [await findFreePort(), await findFreePort()]
    const publicOrigin = `http://127.0.0.1:${ports[0]}`
    const env = {
      ...(await stage.openDatabase('PostgreSQL')),
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: 'true',
    }
    const web = await Promise.all(
      ports.map((port) => startProduct(stage, { folder, port, env: { ...env, ROLE: 'web' } })),
    )
    const workers = await Promise.all(
      [0, 1].map(() => startProduct(stage, { folder, env: { ...env, ROLE: 'worker' } })),
    )
    const [first, second] = web
    if (!first || !second) return
    const origins = web.map(({ origin }) => origin)
    const tallies = await Promise.all(
      Array.from({ length: writers }, async () => editAndRead(await registerHost(publicOrigin), origins)),
    )
    const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
    stage.check(
      'no read is stale, whichever node answers it',
      sum('stale') === 0 && sum('failed') === 0,
      `${sum('edits')} edits and ${sum('reads')} reads interleaved: ${sum('stale')} stale, ${sum('failed')} failed; ` +
        `log: ${[...new Set(web.flatMap((node) => node.complaints('error')))].join('; ') || 'no errors'}`,
    )
    await countTogether(stage, folder, { ...env, LIMIT_CAPTCHA_PER_ADDRESS: String(captchas) })

    await workers[0]?.kill()
    await first.kill()
    const mailsBefore = await countMails(folder)
    const hosts = await Promise.all(
      [1, 2, 3, 4, 5].map(() => registerHost(publicOrigin, second.origin).catch(() => undefined)),
    )
    stage.check(
      'when a web node dies the other one goes on',
      hosts.every((host) => host !== undefined),
      `${hosts.filter(Boolean).length} of 5 hosts registered`,
    )
    const wanted = mailsBefore + hosts.length
    const end = Date.now() + 20_000
    while ((await countMails(folder)) < wanted && Date.now() < end) await sleep(200)
    const mails = await countMails(folder)
    stage.check('when a worker dies the other one sends', mails >= wanted, `${mails - mailsBefore} of 5 mails`)
  },
}

type Tally = { edits: number; reads: number; stale: number; failed: number }

async function editAndRead(host: Host, origins: readonly string[]): Promise<Tally> {
  const tally: Tally = { edits: 0, reads: 0, stale: 0, failed: 0 }
  const book = { propertyName: 'Casa', hostName: 'Host', hostEmail: host.email, status: 'published' }
  const created = await host.call('POST', '/api/welcome-books', book)
  const { id } = JSON.parse(created.body) as { id: string }
  for (let edit = 0; edit < edits / writers; edit += 1) {
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

function at(origins: readonly string[], index: number): string {
  return origins[index % origins.length] ?? ''
}

/** Two further nodes with a limit that the drill meets, and a network that nobody else has. */
async function countTogether(stage: Stage, folder: string, env: Record<string, string>): Promise<void> {
  const nodes = await Promise.all([0, 1].map(() => startProduct(stage, { folder, env: { ...env, ROLE: 'web' } })))
  const origins = nodes.map(({ origin }) => origin)
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const answers = await Promise.all(
    Array.from({ length: captchas + 20 }, (_value, index) => call(`${at(origins, index)}/api/captcha`, { headers })),
  )
  const given = answers.filter(({ status }) => status === 200).length
  stage.check(
    'limits are counted for all nodes together',
    given === captchas,
    `${given} of ${answers.length} captchas given on two nodes, with a limit of ${captchas}`,
  )
  for (const node of nodes) await node.stop()
}

async function countMails(folder: string): Promise<number> {
  return (await readdir(join(folder, 'mail')).catch(() => [])).length
}
