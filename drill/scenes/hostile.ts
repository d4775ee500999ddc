import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '../../bench/process-figures.ts'
import { lowerThreads } from '../../src/platform/threads/thread-priority.ts'
import { blackPng } from '../../test/hostile-pictures.ts'
import { repeated } from '../../test/hostile-texts.ts'
import { type Answer, call, type Host, publishedBook, registerHost } from '../client.ts'
import { countBy, megabytes, ms, p99 } from '../figures.ts'
import { startGuests } from '../guests.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

const quietMs = 10_000
const attackMs = 25_000

export const hostileHost: Scene = {
  name: 'hostile',
  title: 'one host does everything that is dear, all at once, while 50 guests read',
  isMeasured: true,
  async play(stage) {
    const product = await startProduct(stage, { folder: await stage.openFolder() })
    const good = await registerHost(product.origin)
    const bookIds = [await good.createBook(), await good.createBook({ propertyName: 'Villa Due' })]
    const attack = await prepareAttack(stage, product)

    const guests = await startGuests(stage, product, bookIds)
    await sleep(2_000)
    await guests.read()
    await sleep(quietMs)
    const quiet = await guests.read()
    // The attackers are other people's machines: they should not take the processor from the service and its guests.
    lowerThreads(19)
    const readLongest = product.watchThread()
    const answers = await attack.run(attackMs)
    const longest = await readLongest()
    const loud = await guests.end()

    const [p99Quiet, p99Loud] = [p99(quiet), p99(loud)]
    stage.check(
      'guests’ p99 is at most three times the quiet one',
      p99Loud <= 3 * p99Quiet,
      `${ms(p99Loud)}, quiet ${ms(p99Quiet)}; ${loud.length} pages`,
    )
    stage.check(
      'every guest gets the page',
      loud.every(({ status }) => status === 200),
      countBy(loud, ({ status }) => status),
    )
    stage.check('nothing holds the serving thread for 50 ms', longest < 50, `${ms(longest)} of processor time at most`)
    const { peak } = readMemory(product.processId)
    stage.check('memory stays below 700 MB', peak < 700e6, `${megabytes(peak)} at most`)
    stage.check(
      'the attacker is answered or refused, without a fault of ours',
      answers.every(({ status }) => status !== 500) && product.isRunning,
      `${answers.length} requests: ${countBy(answers, ({ status }) => status || 'cut')}`,
    )
    stage.check('nothing unexpected is in the log', product.complaints('error').length === 0, told(product))
  },
}

function told(product: Product): string {
  return [...product.complaints('error'), ...product.complaints('warn')].join('; ') || 'nothing'
}

/** What one account can do with a free trial and without, several of each kind at the same time. */
async function prepareAttack(stage: Stage, product: Product) {
  const { origin } = product
  const host = await registerHost(origin)
  const long = repeated('http://x)))', { start: 'a', end: '\u0001' })(10_000)
  const rules = Array.from({ length: 25 }, (_value, index) => `${index} ${repeated('a @', { end: '!' })(9_000)}`)
  const heavyId = await host.createBook({ houseRules: rules, welcomeMessage: long, doorCode: 'x'.repeat(200) })
  const bookIds = [heavyId]
  while (bookIds.length < 30) bookIds.push(await host.createBook({ welcomeMessage: long }))
  for (let term = 0; term < 80; term += 1) {
    await call(`${origin}/share/${heavyId}/events`, { method: 'POST', body: `?nothing ${term} ${'y'.repeat(40)}` })
  }
  const bomb = blackPng({ width: 16_000, height: 3_000 })
  const interlaced = blackPng({ width: 4_000, height: 4_000, depth: 16, isInterlaced: true })
  const png = { headers: { 'content-type': 'image/png' } }
  const acts: (() => Promise<Answer>)[] = [
    () => host.call('GET', `/api/welcome-books/${heavyId}/print-kit/table-card.pdf?wifi=1&lang=de`),
    () => host.call('GET', `/api/welcome-books/${heavyId}/print-kit/key-ring.pdf`),
    () => host.call('GET', '/api/account/export'),
    () => host.call('GET', '/api/analytics'),
    () => host.call('GET', `/api/analytics?book=${heavyId}`),
    () => host.call('GET', '/api/analytics.csv'),
    () => call(`${origin}/share/${heavyId}?lang=${pick(['de', 'fr', 'it', 'es'])}`),
    () => call(`${origin}/share/${pick(bookIds)}/preview.jpg`),
    () => host.saveBook(heavyId, { houseRules: rules, welcomeMessage: `${long.slice(0, 9_000)}${Math.random()}` }),
    () => host.call('GET', `/preview/${heavyId}?lang=de`),
    () => host.call('POST', `/api/welcome-books/${pick(bookIds)}/copies`, {}),
    () => host.call('POST', '/api/images', bomb, png),
    () => host.call('POST', '/api/images', interlaced, png),
    () => host.call('GET', `/api/welcome-books/${heavyId}/translations`),
    () => call(`${origin}/api/captcha`),
    () => guess(origin, host),
    () => call(`${origin}/api/welcome-books`, { method: 'POST', body: '['.repeat(90_000), headers: jsonHeaders }),
    () => host.call('POST', '/api/welcome-books', { ...publishedBook, wifiName: 'w'.repeat(5_000) }),
  ]
  return {
    async run(length: number): Promise<Answer[]> {
      const end = performance.now() + length
      const answers: Answer[] = []
      const repeat = async (act: () => Promise<Answer>) => {
        while (performance.now() < end) {
          answers.push(await act())
          // The drill shares two cores with the service; without a pause the attackers alone would take one.
          await sleep(5)
        }
      }
      const readers = openSilentReaders(stage, product, heavyId)
      await Promise.all(acts.flatMap((act) => [repeat(act), repeat(act), repeat(act)]))
      for (const reader of readers) reader.destroy()
      return answers
    },
  }
}

const jsonHeaders = { 'content-type': 'application/json' }
const guessers = new Agent({ keepAlive: true })

function guess(origin: string, { email }: Host): Promise<Answer> {
  const body = { email, password: 'wrong', captcha: 'drill' }
  return call(`${origin}/api/auth/login`, { method: 'POST', body, headers: { origin }, agent: guessers })
}

/** Two hundred who ask for a page many times and never read. */
function openSilentReaders(stage: Stage, { port }: Product, bookId: string) {
  const request = `GET /share/${bookId} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`
  return Array.from({ length: 200 }, () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    socket.write(request.repeat(50))
    stage.atEnd(() => socket.destroy())
    return socket
  })
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
