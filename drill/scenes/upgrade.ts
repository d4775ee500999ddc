import { setTimeout as sleep } from 'node:timers/promises'
import { guestHeaders } from '../../bench/client.ts'
import { plainPicture } from '../../test/given-picture.ts'
import { findFreePort } from '../../test/running-service.ts'
import { type Answer, call, drillAccount, type Host, publishedBook, registerHost } from '../client.ts'
import { startCrowd } from '../crowd.ts'
import { buildCommit, findEarlierCommit, findHistoryObstacle } from '../earlier-build.ts'
import { editAndRead, formatTally, sumTallies } from '../edits.ts'
import { countBy } from '../figures.ts'
import { countRepeated, type DrillMail, startMailServer } from '../mail-server.ts'
import { type Product, startProduct } from '../product.ts'
import type { Engine, Scene, Stage } from '../scene.ts'

const writers = 4
const editsEach = 10
/** Hosts, stays and pictures that each node makes while both versions run. */
const each = 2
const day = 86_400_000

type Playing = { stage: Stage; engine: Engine; host: Host; bookId: string; nodes: readonly Product[] }

export const upgrade: Scene = {
  name: 'upgrade',
  title: 'nodes of the version before and of this one work on one database, and are replaced one by one',
  isMeasured: false,
  findObstacle: findHistoryObstacle,
  async play(stage) {
    const commit = findEarlierCommit()
    const build = await buildCommit(stage, commit)
    for (const engine of stage.options.engines) await playOn(stage, engine, build, commit.slice(0, 8))
  },
}

async function playOn(stage: Stage, engine: Engine, build: string, version: string): Promise<void> {
  const folder = await stage.openFolder()
  const ports = [await findFreePort(), await findFreePort()]
  const publicOrigin = `http://127.0.0.1:${ports[0]}`
  const database = await stage.openDatabase(engine)
  const mail = await startMailServer(stage)
  const env = { ...database, DRAIN_SECONDS: '1', PUBLIC_ORIGIN: publicOrigin, SMTP_URL: mail.url }
  const started: Product[] = []
  const start = async (port: number | undefined, of?: string) => {
    const product = await startProduct(stage, { folder, env, ...(port && { port }), ...(of && { build: of }) })
    started.push(product)
    return product
  }
  const first = await start(ports[0], build)
  const second = await start(ports[1], build)
  const host = await registerHost(publicOrigin)
  const bookId = await host.createBook()
  await host.call('PUT', `/api/welcome-books/${bookId}/stay-settings`, { timeZone: 'Europe/Rome' })
  const headers = host.sessionHeaders()
  const page = { path: `/share/${bookId}`, headers: guestHeaders }
  const crowd = await startCrowd(stage, {
    origins: [first.origin, second.origin],
    calls: [
      ...Array.from({ length: 4 }, () => page),
      { path: '/api/welcome-books', headers },
      { path: `/api/welcome-books/${bookId}/stays`, headers },
      { path: `/api/welcome-books/${bookId}`, method: 'PUT', body: publishedBook, headers },
    ],
    pace: { callers: 6, pause: 40 },
  })
  await sleep(1_000)
  const codes = [await second.stop()]
  const newer = await start(second.port)
  const playing = { stage, engine, host, bookId, nodes: [first, newer] }
  await checkEdits(playing, publicOrigin)
  await checkEachOther(playing, publicOrigin)
  await checkRollBack(playing, () => start(undefined, build))
  codes.push(await first.stop())
  await start(first.port)
  await sleep(1_000)
  const samples = await crowd.end()
  stage.check(
    `${engine}: no request fails while nodes of ${version} are replaced by nodes of this version`,
    samples.length > 100 && samples.every(({ status }) => status === 200) && codes.every((code) => code === 0),
    `${countBy(samples, ({ status }) => status || 'broken')}; exit codes ${codes.join(', ')}`,
  )
  await checkMails(stage, engine, mail.received)
  const errors = started.flatMap((node) => node.complaints('error'))
  stage.check(`${engine}: no node of either version logs an error`, errors.length === 0, errors.join('; ') || 'none')
}

async function checkEdits({ stage, engine, nodes }: Playing, publicOrigin: string): Promise<void> {
  const origins = nodes.map(({ origin }) => origin)
  const tally = sumTallies(
    await Promise.all(
      Array.from({ length: writers }, async () => editAndRead(await registerHost(publicOrigin), origins, editsEach)),
    ),
  )
  stage.check(
    `${engine}: what a node of one version saves, a node of the other version shows at once`,
    tally.stale === 0 && tally.failures.length === 0,
    `${tally.edits} edits and ${tally.reads} reads on both: ${formatTally(tally)}`,
  )
}

/** Each node makes hosts, stays and pictures; all nodes show them. */
async function checkEachOther({ stage, engine, host, bookId, nodes }: Playing, publicOrigin: string): Promise<void> {
  const answers: Answer[] = []
  const today = Math.floor(Date.now() / day) * day
  const dateOf = (days: number) => new Date(today + days * day).toISOString().slice(0, 10)
  const picture = await plainPicture({ width: 400, height: 300 }).jpeg().toBuffer()
  for (const [index, { origin }] of nodes.entries()) {
    for (let number = 0; number < each; number += 1) {
      const days = 10 * (index * each + number)
      const dates = { arrival: dateOf(days), departure: dateOf(days + 3) }
      const stay = await host.call('POST', `/api/welcome-books/${bookId}/stays`, dates, { origin })
      const jpeg = { headers: { 'content-type': 'image/jpeg' }, origin }
      const uploaded = await host.call('POST', '/api/images', picture, jpeg)
      answers.push(stay, uploaded)
      const paths = [
        new URL((JSON.parse(stay.body) as { link?: string }).link ?? '/no-link', publicOrigin).pathname,
        (JSON.parse(uploaded.body) as { url?: string }).url ?? '/no-picture',
      ]
      for (const node of nodes) {
        for (const path of paths) answers.push(await call(node.origin + path))
        const newHost = await registerHost(publicOrigin, origin)
        const login = { email: newHost.email, password: drillAccount.password }
        answers.push(await newHost.call('POST', '/api/auth/login', login, { origin: node.origin }))
        answers.push(await newHost.call('GET', '/api/welcome-books', undefined, { origin: node.origin }))
      }
    }
  }
  stage.check(
    `${engine}: hosts, stays and pictures of either version are known to the other`,
    answers.every(({ status }) => status >= 200 && status < 300),
    countBy(answers, ({ status }) => status || 'broken'),
  )
}

/** A node of the version before starts on the database that this version has migrated. */
async function checkRollBack({ stage, engine, host, bookId }: Playing, startEarlier: () => Promise<Product>) {
  const { origin, stop } = await startEarlier()
  const [page, saved] = [
    await call(`${origin}/share/${bookId}`, { headers: guestHeaders }),
    await host.saveBook(bookId, { welcomeMessage: 'rolled back' }, { origin }),
  ]
  await stop()
  stage.check(
    `${engine}: the version before starts on the migrated database, shows pages and saves`,
    page.status === 200 && saved.status === 200,
    `page ${page.status}, save ${saved.status}`,
  )
}

/** Each host who registered gets a mail, from a node of either version, and nobody gets the same one twice. */
async function checkMails(stage: Stage, engine: Engine, mails: readonly DrillMail[]): Promise<void> {
  // One host of the scene, the writers, and those whom each node registers for each node.
  const wanted = 1 + writers + 2 * 2 * each
  const end = Date.now() + 30_000
  const countHosts = () => new Set(mails.map(({ to }) => to)).size
  while (countHosts() < wanted && Date.now() < end) await sleep(200)
  // A mail that two nodes send would come now.
  await sleep(1_000)
  const repeated = countRepeated(mails)
  stage.check(
    `${engine}: each mail is sent, and once`,
    countHosts() === wanted && repeated === 0,
    `${mails.length} mails to ${countHosts()} of ${wanted} hosts, ${repeated} of them again`,
  )
}
