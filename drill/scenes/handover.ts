import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../test/running-service.ts'
import { findBalancerObstacle, startBalancer } from '../balancer.ts'
import { type Host, registerHost } from '../client.ts'
import { editAndRead, formatTally, sumTallies, type Tally } from '../edits.ts'
import { ms } from '../figures.ts'
import { countRepeated, startMailServer } from '../mail-server.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

const writers = 8
const editsOfBook = 25
/** Of each writer: 10,000 edits and reads in all. More while nodes are still being replaced. */
const leastBooks = 5
/** Milliseconds within which a host's mail is sent by whichever worker runs. */
const mailPatience = 30_000

export const handover: Scene = {
  name: 'handover',
  title: 'two web nodes and two workers behind Caddy are replaced one by one under edits and reads',
  isMeasured: true,
  needs: 'PostgreSQL',
  findObstacle: findBalancerObstacle,
  async play(stage) {
    const folder = await stage.openFolder()
    const mail = await startMailServer(stage)
    const [balancerPort, ...webPorts] = [await findFreePort(), await findFreePort(), await findFreePort()]
    const publicOrigin = `http://127.0.0.1:${balancerPort}`
    const env = {
      ...(await stage.openDatabase('PostgreSQL')),
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: 'true',
      SMTP_URL: mail.url,
      // As in deploy/compose.cluster.yml.
      DRAIN_SECONDS: '6',
    }
    const started: Product[] = []
    const start = async (role: string, port?: number) => {
      const node = await startProduct(stage, { folder, ...(port && { port }), env: { ...env, ROLE: role } })
      started.push(node)
      return node
    }
    const nodes: { role: string; port?: number; product: Product }[] = []
    for (const port of webPorts) nodes.push({ role: 'web', port, product: await start('web', port) })
    for (let worker = 0; worker < 2; worker += 1) nodes.push({ role: 'worker', product: await start('worker') })
    await startBalancer(stage, balancerPort, webPorts)

    const hosts = await Promise.all(Array.from({ length: writers }, () => registerHost(publicOrigin)))
    const stops: { code: number | null; time: number }[] = []
    let isReplaced = false
    const write = async (host: Host) => {
      const tallies: Tally[] = []
      while (!isReplaced || tallies.length < leastBooks)
        tallies.push(await editAndRead(host, [publicOrigin], editsOfBook))
      return sumTallies(tallies)
    }
    const replace = async () => {
      for (const node of nodes) {
        hosts.push(await registerHost(publicOrigin))
        const begin = performance.now()
        stops.push({ code: await node.product.stop(), time: performance.now() - begin })
        hosts.push(await registerHost(publicOrigin))
        node.product = await start(node.role, node.port)
      }
      isReplaced = true
    }
    const [tallies] = await Promise.all([Promise.all(hosts.map(write)), replace()])
    const tally = sumTallies(tallies)
    stage.check(
      'no edit or read fails or is stale while nodes are replaced',
      tally.failures.length === 0 && tally.stale === 0,
      `${tally.edits} edits and ${tally.reads} reads, ${stops.length} replacements: ${formatTally(tally)}`,
    )
    stage.check(
      'a node that is told to stop ends by itself',
      stops.every(({ code }) => code === 0),
      `exit codes ${stops.map(({ code }) => code).join(', ')} after ${stops.map(({ time }) => ms(time)).join(', ')}`,
    )
    const isMailed = ({ email }: { email: string }) => mail.received.some(({ to }) => to === email)
    const end = Date.now() + mailPatience
    while (!hosts.every(isMailed) && Date.now() < end) await sleep(200)
    // A mail that two workers send would come now.
    await sleep(1_000)
    stage.check(
      'each host gets her mail, and once',
      hosts.every(isMailed) && countRepeated(mail.received) === 0,
      `mails to ${hosts.filter(isMailed).length} of ${hosts.length} hosts, ${countRepeated(mail.received)} of them again`,
    )
    const errors = started.flatMap((node) => node.complaints('error'))
    stage.check('no node logs an error', errors.length === 0, [...new Set(errors)].join('; ') || 'none')
  },
}
