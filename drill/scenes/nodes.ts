import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../test/running-service.ts'
import { call, registerHost } from '../client.ts'
import { at, editAndRead, formatTally, sumTallies } from '../edits.ts'
import { startMailServer } from '../mail-server.ts'
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
    const mail = await startMailServer(stage)
    const env = {
      ...(await stage.openDatabase('PostgreSQL')),
      PUBLIC_ORIGIN: publicOrigin,
      SMTP_URL: mail.url,
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
      tally.stale === 0 && tally.failures.length === 0,
      `${tally.edits} edits and ${tally.reads} reads interleaved: ${formatTally(tally)}; ` +
        `log: ${[...new Set(web.flatMap((node) => node.complaints('error')))].join('; ') || 'no errors'}`,
    )
    await countTogether(stage, folder, { ...env, LIMIT_CAPTCHA_PER_ADDRESS: String(captchas) })

    await workers[0]?.kill()
    await first.kill()
    const before = mail.received.length
    const hosts = await Promise.all(
      [1, 2, 3, 4, 5].map(() => registerHost(publicOrigin, second.origin).catch(() => undefined)),
    )
    stage.check(
      'when a web node dies the other one goes on',
      hosts.every((host) => host !== undefined),
      `${hosts.filter(Boolean).length} of 5 hosts registered`,
    )
    const wanted = before + hosts.length
    const end = Date.now() + 20_000
    while (mail.received.length < wanted && Date.now() < end) await sleep(200)
    const sent = mail.received.length - before
    stage.check('when a worker dies the other one sends', sent >= hosts.length, `${sent} of 5 mails`)
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
