import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '../../bench/process-figures.ts'
import { lowerThreads } from '../../src/platform/threads/thread-priority.ts'
import { type Acts, prepareAttack, startPlatforms } from '../attack.ts'
import { type Answer, registerHost } from '../client.ts'
import { countBy, megabytes, ms, p99 } from '../figures.ts'
import { startGuests } from '../guests.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'
import { startTwin } from '../twin.ts'

/** `quiet` and `attack` are milliseconds; `callersPerAct`: how many callers repeat each act. */
const usual = { quiet: 10_000, attack: 25_000, callersPerAct: 3 }
const short = { quiet: 1_000, attack: 5_000, callersPerAct: 1 }

export const hostileHost: Scene = {
  name: 'hostile',
  title: 'one host does everything that is dear, all at once, while 50 guests read',
  isMeasured: true,
  isInShortForm: true,
  async play(stage) {
    const length = stage.options.isShort ? short : usual
    const { env, platform } = await startPlatforms(stage)
    const product = await startProduct(stage, { folder: await stage.openFolder(), env })
    const good = await registerHost(product.origin)
    const bookIds = [await good.createBook(), await good.createBook({ propertyName: 'Villa Due' })]
    const attack = await prepareAttack(product, platform)

    const guests = await startGuests(stage, product, bookIds)
    const twin = await startTwin(stage, `${product.origin}/share/${bookIds[0]}`)
    const guestsOfTwin = await startGuests(stage, twin, bookIds, 10)
    await sleep(2_000)
    await Promise.all([guests.read(), guestsOfTwin.read()])
    await sleep(length.quiet)
    const [quiet, quietOfTwin] = await Promise.all([guests.read(), guestsOfTwin.read()])
    // The attackers are other people's machines: they should not take the processor from the service and its guests.
    lowerThreads(19)
    const readLongest = product.watchThread()
    const readers = openSilentReaders(stage, product, attack.bookId)
    const answers = await repeatAll(attack.acts, length)
    for (const reader of readers) reader.destroy()
    const longest = await readLongest()
    const [loud, loudOfTwin] = await Promise.all([guests.end(), guestsOfTwin.end()])

    const [p99Quiet, p99Loud] = [p99(quiet), p99(loud)]
    stage.checkMeasure(
      'guests’ p99 is at most three times the quiet one',
      p99Loud <= 3 * p99Quiet,
      `${ms(p99Loud)}, quiet ${ms(p99Quiet)}; ${loud.length} pages; a server that does nothing else at the same time: ` +
        `${ms(p99(loudOfTwin))}, quiet ${ms(p99(quietOfTwin))}`,
    )
    stage.check(
      'every guest gets the page',
      loud.every(({ status }) => status === 200),
      countBy(loud, ({ status }) => status),
    )
    stage.checkMeasure(
      'nothing holds the serving thread for 50 ms',
      longest < 50,
      `${ms(longest)} of processor time at most`,
    )
    const { peak } = readMemory(product.processId)
    stage.checkMeasure('memory stays below 700 MB', peak < 700e6, `${megabytes(peak)} at most`)
    stage.check(
      'the attacker is answered or refused, without a fault of ours',
      answers.every(({ status }) => status !== 500) && product.isRunning,
      `${answers.length} requests: ${countBy(answers, ({ status }) => status || 'cut')}`,
    )
    const carriedOut = new Set(answers.filter(({ status }) => status < 300 && status > 0).map(({ act }) => act))
    const idle = Object.keys(attack.acts).filter((act) => !act.startsWith('refused') && !carriedOut.has(act))
    stage.checkMeasure('every act is carried out at least once', idle.length === 0, `not: ${idle.join(', ') || 'none'}`)
    stage.check('nothing unexpected is in the log', product.complaints('error').length === 0, told(product))
  },
}

function told(product: Product): string {
  return [...product.complaints('error'), ...product.complaints('warn')].join('; ') || 'nothing'
}

/** Repeats all acts at the same time, each by several callers. */
async function repeatAll(acts: Acts, { attack, callersPerAct }: typeof usual): Promise<(Answer & { act: string })[]> {
  const end = performance.now() + attack
  const answers: (Answer & { act: string })[] = []
  const repeat = async ([name, act]: [string, Acts[string]]) => {
    while (performance.now() < end) {
      answers.push({ ...(await act()), act: name })
      // The drill shares two cores with the service; without a pause the attackers alone would take one.
      await sleep(5)
    }
  }
  await Promise.all(Object.entries(acts).flatMap((entry) => Array.from({ length: callersPerAct }, () => repeat(entry))))
  return answers
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
