import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drillAccount } from './client.ts'
import { endWhenInterrupted } from './interruption.ts'
import { type DrillOptions, type Engine, type Finding, type Scene, Stage } from './scene.ts'
import { bucket } from './scenes/bucket.ts'
import { killedPollers } from './scenes/calendars.ts'
import { clock } from './scenes/clock.ts'
import { fullDisk } from './scenes/disk.ts'
import { drain } from './scenes/drain.ts'
import { handover } from './scenes/handover.ts'
import { hostileHost } from './scenes/hostile.ts'
import { killOn } from './scenes/kill.ts'
import { lockedDatabase } from './scenes/lock.ts'
import { misses } from './scenes/misses.ts'
import { severalNodes } from './scenes/nodes.ts'
import { outage } from './scenes/outage.ts'
import { overload } from './scenes/overload.ts'
import { providers } from './scenes/providers.ts'
import { publicPictures } from './scenes/public-pictures.ts'
import { readOnlyFolder } from './scenes/read-only.ts'
import { replica } from './scenes/replica.ts'
import { restore } from './scenes/restore.ts'
import { slowClients } from './scenes/slow.ts'
import { upgrade } from './scenes/upgrade.ts'

const scenes: readonly Scene[] = [
  hostileHost,
  overload,
  misses,
  drain,
  severalNodes,
  handover,
  killOn('SQLite'),
  killOn('PostgreSQL'),
  killedPollers,
  outage,
  lockedDatabase,
  fullDisk,
  readOnlyFolder,
  providers,
  slowClients,
  clock,
  restore,
  upgrade,
  replica,
  bucket,
  publicPictures,
]

const names = scenes.map(({ name }) => name)
const shortNames = scenes.filter(({ isInShortForm }) => isInShortForm).map(({ name }) => name)
const usage = `Usage: npm run drill [-- --short] [--only NAME[,NAME…]] [--rounds COUNT] [--report FILE]
The scenes are ${names.join(', ')}.
--short plays ${shortNames.join(', ')} within seconds and at the same time: times are printed and break no promise.
--rounds is how often the service is killed, in each scene that kills it, 12 by default, 2 in the short form.
--report writes the counts of kept and broken promises as JSON.\n`

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string' },
    report: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const wanted = values.only?.split(',') ?? (values.short ? shortNames : names)
const unknown = wanted.filter((name) => !names.includes(name))
const rounds = Number(values.rounds ?? (values.short ? 2 : 12))
if (values.help || unknown.length > 0 || !(rounds >= 1)) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}

const engines: readonly Engine[] = process.env['TEST_DATABASE_URL'] ? ['SQLite', 'PostgreSQL'] : ['SQLite']
const options: DrillOptions = { rounds, engines, isShort: values.short }
const chosen = scenes.filter(({ name, needs }) => wanted.includes(name) && (!needs || engines.includes(needs)))
const obstacles = new Map(chosen.map(({ name, findObstacle }) => [name, findObstacle?.()] as const))
const played = chosen.filter(({ name }) => obstacles.get(name) === undefined)
const stages = new Set<Stage>()
endWhenInterrupted(() => Promise.all([...stages].map((stage) => stage.end())))

const findings: Finding[] = []
const isAlone = ({ isMeasured }: Scene) => isMeasured && !options.isShort
for (const scene of played.filter(isAlone)) findings.push(...(await play(scene)))
const others = await Promise.all(played.filter((scene) => !isAlone(scene)).map(play))
findings.push(...others.flat())

for (const [name, obstacle] of obstacles) if (obstacle) process.stdout.write(`\n${name}: left out. ${obstacle}\n`)
const counted = findings.filter(({ isMeasure }) => !(isMeasure && options.isShort))
const broken = counted.filter(({ isKept }) => !isKept).map(({ promise }) => promise)
const left = wanted.length - played.length
process.stdout.write(
  `\n${counted.length - broken.length} of ${counted.length} promises kept` +
    `${left > 0 ? `; ${left} scenes left out` : ''}\n`,
)
if (values.report !== undefined) {
  const counts = { passed: counted.length - broken.length, failed: broken.length, skipped: left, failures: broken }
  writeFileSync(values.report, JSON.stringify(counts))
}
process.exit(broken.length > 0 ? 1 : 0)

/** Plays a scene and prints it; a scene that breaks is a broken promise. */
async function play(scene: Scene): Promise<Finding[]> {
  const stage = new Stage(options)
  stages.add(stage)
  const start = performance.now()
  try {
    await scene.play(stage)
  } catch (error) {
    stage.check('the scene comes to its end', false, error instanceof Error ? (error.stack ?? '') : String(error))
  }
  await stage.end()
  stages.delete(stage)
  stage.watched.noteRow(drillAccount)
  const leaks = stage.watched.findLeaks()
  if (leaks.length > 0) stage.check('the logs have no private data', false, leaks.slice(0, 5).join('\n      '))
  const seconds = ((performance.now() - start) / 1_000).toFixed(0)
  const lines = stage.findings.map((finding) => `  ${signOf(finding)} ${finding.promise}\n      ${finding.seen}`)
  process.stdout.write(`\n${scene.name}: ${scene.title} (${seconds} s)\n${lines.join('\n')}\n`)
  return stage.findings
}

function signOf({ isKept, isMeasure }: Finding): string {
  if (isMeasure && options.isShort) return '·'
  return isKept ? '✓' : '✗'
}
