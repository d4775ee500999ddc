/** `npm test`: prepares what the tests need, runs all of them, and prints the counts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundle, isBuildStale, prepare, tool } from './bootstrap.js'
import { engineFree } from './engine-free.js'
import { become, run } from './processes.js'
import { say, seconds } from './terminal.js'
import {
  findCheckers,
  findChromium,
  findHeadlessShell,
  findPostgres,
  installMissing,
  temporaryRoot,
} from './test-machine.js'
import { startPostgres } from './test-postgres.js'
import {
  addCounts,
  countCheck,
  countDrill,
  countPlaywright,
  countVitest,
  formatCounts,
  isGreen,
} from './test-results.js'

/** The steps in their order; each returns the counts of passed, failed and skipped tests, and the names of the failed. */
const steps = {
  types: { title: 'Types', run: types },
  lint: { title: 'Lint and format', run: lint },
  build: { title: 'Build', run: build },
  rules: { title: 'Rules', run: () => vitest('rules') },
  http: { title: 'HTTP on SQLite', run: () => vitest('http') },
  postgres: { title: 'HTTP on PostgreSQL', run: postgres },
  e2e: { title: 'Browser', run: e2e },
  drill: { title: 'Drill, short form', run: drill },
}

const usage = `Usage: npm test [-- OPTIONS] [FILE…]
Runs everything but the drill, or only:
  FILE…                tests of these files: *.spec.ts in the browser, *.http.test.ts on SQLite, others as rules
  -t, --name PATTERN   of these files or steps, tests whose name matches the regular expression
  --only STEP[,STEP…]  these steps: ${Object.keys(steps).join(', ')}
Otherwise:
  --long               property tests with many more runs, pages and journeys in every language and width and with
                       every kind of failure, every HTTP test on PostgreSQL too, and the short form of the drill
  --watch              runs rules again whenever a file they load changes
One test: npm test -- src/platform/i18n/day.test.ts -t 'year'
The same on PostgreSQL: add --only postgres. CHROMIUM_PATH names a browser other than Debian's.`

const options = readOptions()
const chosen = options.steps
const folder = mkdtempSync(join(temporaryRoot(), 'benvenuto-run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const { node, env } = await prepare({ build: false })
// Temporary files are inside our folder, so that those of an interrupted runner are deleted too.
const testEnv = { ...env, CI: env.CI ?? '1', TMPDIR: folder, ...(options.long && { LONG: '1' }) }
await installMissing({
  chromium: chosen.includes('e2e'),
  postgresql: chosen.includes('postgres'),
  tesseract: chosen.includes('rules'),
})
if (chosen.includes('rules') || chosen.includes('http')) {
  const folders = await findCheckers()
  testEnv.PATH = [env.PATH, ...folders].join(delimiter)
}
if (options.watch) {
  const watch = [tool('vitest/vitest.mjs'), 'watch', '--project', 'rules', ...vitestFilter()]
  await become(node, watch, { env: { ...env, ...(options.long && { LONG: '1' }) } })
}

// Biome colours its output even without a terminal.
const colors = process.stdout.isTTY ? [] : ['--colors=off']
let isBuilt
const summary = []
for (const name of chosen) {
  const { title, run: runStep } = steps[name]
  const begin = performance.now()
  process.stdout.write(`\n── ${title} ──\n`)
  const counts = await runStep()
  process.stdout.write(`${title}: ${formatCounts(counts)} (${seconds(begin)})\n`)
  summary.push(counts)
}
const total = addCounts(summary)
if (total.failures.length > 0)
  process.stdout.write(`\nFailed:\n${total.failures.map((name) => `  ${name}\n`).join('')}`)
process.stdout.write(`\n${formatCounts(total)}\n`)
process.exitCode = isGreen(total) ? 0 : 1

async function types() {
  return countCheck((await run(node, [tool('typescript/bin/tsc'), '--noEmit'], { env })) === 0)
}

async function lint() {
  return countCheck(
    (await run(node, [tool('@biomejs/biome/bin/biome'), 'ci', '.', '--error-on-warnings', ...colors], { env })) === 0,
  )
}

async function build() {
  isBuilt = !isBuildStale() || (await bundle({ node, env }))
  return countCheck(isBuilt)
}

async function vitest(name, { extraEnv = {}, leftOut = [] } = {}) {
  const resultFile = join(folder, `${name}.json`)
  const project = name === 'rules' ? 'rules' : 'http'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`]
  const code = await run(
    node,
    [
      tool('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      ...reporters,
      ...vitestFilter(),
      ...leftOut.map((file) => `--exclude=${file}`),
    ],
    {
      env: { ...testEnv, ...extraEnv },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  return countVitest(resultFile, code)
}

function vitestFilter() {
  return [...options.files, ...options.named('--testNamePattern')]
}

async function postgres() {
  const binFolder = findPostgres()
  if (!binFolder) {
    say('PostgreSQL is missing: install Debian’s package `postgresql`, or put initdb and postgres into the PATH.')
    return countCheck(false)
  }
  const server = await startPostgres(binFolder, join(folder, 'postgres'))
  if (!server) return countCheck(false)
  const counts = await vitest('postgres', {
    extraEnv: { TEST_DATABASE_URL: server.url },
    leftOut: options.long || options.files.length > 0 ? [] : engineFree,
  })
  await server.stop()
  return counts
}

async function e2e() {
  const chromium = findChromium()
  if (!chromium) {
    say('Chromium is missing: install Debian’s package `chromium`, or name a browser in CHROMIUM_PATH.')
    return countCheck(false)
  }
  if (isBuilt === undefined) await build()
  if (!isBuilt) {
    say('There is no build to open in a browser.')
    return countCheck(false)
  }
  const resultFile = join(folder, 'playwright.json')
  const code = await run(
    node,
    [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...options.files, ...options.named('--grep')],
    {
      env: {
        ...testEnv,
        CHROMIUM_PATH: chromium,
        // Without it the tests use Chromium for everything.
        HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile,
        E2E_DATA_DIR: join(folder, 'e2e'),
        E2E_LOG_FILE: join(folder, 'e2e.log'),
        // Many tests start the service or its command line; with this cache the code is compiled once.
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const counts = countPlaywright(resultFile, code)
  if (counts.repeated > 0)
    say(`Passed only when they were run again: ${counts.repeated}. Their first failures are above.`)
  return counts
}

/** Some scenes of `npm run drill`: counts decide, times are printed only. */
async function drill() {
  if (process.platform !== 'linux') {
    say('Left out: the drill needs Linux (/proc, prlimit).')
    return { ...countCheck(true), passed: 0, skipped: 1 }
  }
  if (isBuilt === undefined) await build()
  if (!isBuilt) {
    say('There is no build to drill.')
    return countCheck(false)
  }
  const resultFile = join(folder, 'drill.json')
  const { TEST_DATABASE_URL: _, ...drillEnv } = testEnv
  const code = await run(node, ['drill/run.ts', '--short', '--report', resultFile], {
    env: { ...drillEnv, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(folder, 'compiled') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return countDrill(resultFile, code)
}

/** The options of the command line. Ends the process for `--help` and for unknown options. */
function readOptions() {
  try {
    const { values, positionals: files } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        name: { type: 'string', short: 't' },
        long: { type: 'boolean' },
        watch: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) endWithUsage(0)
    const all = Object.keys(steps)
    const named = values.only?.split(',')
    const unknown = named?.find((name) => !all.includes(name))
    if (unknown !== undefined) throw new Error(`There is no step '${unknown}'.`)
    if (values.name !== undefined && !named && files.length === 0) throw new Error('--name needs a file or --only.')
    const usual = all.filter((name) => name !== 'drill' || values.long)
    const fitting = files.length > 0 ? files.map(stepOf) : usual
    const wanted = named ?? (values.watch ? ['rules'] : fitting)
    return {
      steps: all.filter((name) => wanted.includes(name)),
      files,
      named: (flag) => (values.name === undefined ? [] : [`${flag}=${values.name}`]),
      long: values.long,
      watch: values.watch,
    }
  } catch (error) {
    say(error.message)
    return endWithUsage(2)
  }
}

function stepOf(file) {
  if (/\.spec\.ts(?::\d+)?$/.test(file)) return 'e2e'
  return file.includes('.http.') ? 'http' : 'rules'
}

function endWithUsage(code) {
  process.stdout.write(`${usage}\n`)
  process.exit(code)
}
