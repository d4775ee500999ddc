/** `npm test`: sets up what the tests need, runs all of them, and counts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle, isBuildStale, prepare, stampBuild, tool } from './bootstrap.js'
import { run } from './processes.js'
import { say, seconds } from './terminal.js'
import { findChromium, findPostgres, installMissing } from './test-machine.js'
import { startPostgres } from './test-postgres.js'
import { addCounts, countCheck, countPlaywright, countVitest, formatCounts, isGreen } from './test-results.js'

const boundaryTest = 'test/boundaries.test.ts'

/** In the order in which they run; each gives what passed, failed and was skipped. */
const steps = {
  types: { title: 'Types', run: types },
  lint: { title: 'Lint and format', run: lint },
  boundaries: {
    title: 'Dependency direction and cycles',
    run: () => vitest('boundaries', ['--project', 'rules', boundaryTest]),
  },
  build: { title: 'Build', run: build },
  rules: { title: 'Rules', run: () => vitest('rules', ['--project', 'rules', '--exclude', boundaryTest]) },
  http: { title: 'HTTP on SQLite', run: () => vitest('http', ['--project', 'http']) },
  postgres: { title: 'HTTP on PostgreSQL', run: postgres },
  e2e: { title: 'Browser', run: e2e },
}

const usage = `Usage: npm test [-- --only STEP[,STEP…]]
Runs everything, or only the named steps: ${Object.keys(steps).join(', ')}.
CHROMIUM_PATH names a browser other than Debian's.`

const chosen = chooseSteps(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'benvenuto-run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const { node, env } = await prepare({ build: false })
// What an interrupted runner leaves behind goes with our folder.
const testEnv = { ...env, CI: env.CI ?? '1', TMPDIR: folder }
await installMissing({
  chromium: chosen.includes('e2e'),
  postgresql: chosen.includes('postgres'),
  tesseract: chosen.includes('rules'),
})

// Biome colours its output even where nobody sees it.
const colors = process.stdout.isTTY ? [] : ['--colors=off']
let typesPassed
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
process.stdout.write(`\n${formatCounts(total)}\n`)
process.exitCode = isGreen(total) ? 0 : 1

async function types() {
  typesPassed = (await run(node, [tool('typescript/bin/tsc'), '--noEmit'], { env })) === 0
  return countCheck(typesPassed)
}

async function lint() {
  return countCheck(
    (await run(node, [tool('@biomejs/biome/bin/biome'), 'ci', '.', '--error-on-warnings', ...colors], { env })) === 0,
  )
}

async function build() {
  if (!isBuildStale()) isBuilt = true
  else {
    isBuilt = await bundle({ node, env })
    // A stamped build counts as checked: `npm start` takes it as it is.
    if (isBuilt && typesPassed) stampBuild()
  }
  return countCheck(isBuilt)
}

async function vitest(name, args, extraEnv = {}) {
  const resultFile = join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`]
  const code = await run(node, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    env: { ...testEnv, ...extraEnv },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return countVitest(resultFile, code)
}

async function postgres() {
  const binFolder = findPostgres()
  if (!binFolder) {
    say('PostgreSQL is missing: install Debian’s package `postgresql`, or put initdb and postgres into the PATH.')
    return countCheck(false)
  }
  const server = await startPostgres(binFolder, join(folder, 'postgres'))
  if (!server) return countCheck(false)
  const counts = await vitest('postgres', ['--project', 'http'], { TEST_DATABASE_URL: server.url })
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
  const code = await run(node, [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    env: {
      ...testEnv,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile,
      E2E_DATA_DIR: join(folder, 'e2e'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return countPlaywright(resultFile, code)
}

/** The steps named after `--only`, in their own order; all without it. Ends the process on anything else. */
function chooseSteps(args) {
  const all = Object.keys(steps)
  if (args.length === 0) return all
  const [flag, names = ''] = args.length === 1 ? args[0].split('=') : args
  const wanted = names.split(',')
  if (flag === '--only' && args.length <= 2 && wanted.every((name) => all.includes(name))) {
    return all.filter((name) => wanted.includes(name))
  }
  const isHelp = args.includes('--help')
  process.stdout.write(`${usage}\n`)
  process.exit(isHelp ? 0 : 2)
}
