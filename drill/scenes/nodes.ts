import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../test/running-service.ts'
import { call, registerHost } from '../client.ts'
import { at, editAndRead, sumTallies } from '../edits.ts'
import { startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

const writers = 8
const edits = 1_000
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
      Array.from({ length: writers }, async () =>
        editAndRead(await registerHost(publicOrigin), origins, edits / writers),
      ),
    )
    const tally = sumTallies(tallies)
    stage.check(
      'no read is stale, whichever node answers it',
      tally.stale === 0 && tally.failed === 0,
      `${tally.edits} edits and ${tally.reads} reads interleaved: ${tally.stale} stale, ${tally.failed} failed; ` +
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
