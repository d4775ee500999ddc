import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app.ts'

/** The dashboard and the alert rules in `deploy/` ask for metrics that the service has. */

const run = promisify(execFile)
const root = new URL('..', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rules = read('deploy/alerts.yml')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

type Target = { expr: string; legendFormat: string; datasource: { uid: string } }
type Panel = { id: number; type: string; title: string; gridPos: Record<string, number>; targets?: Target[] }
const dashboard = JSON.parse(read('deploy/grafana.json')) as {
  uid: string
  panels: Panel[]
  templating: { list: { name: string }[] }
}
const targets = dashboard.panels.flatMap((panel) => panel.targets ?? [])

/** Labels that our metrics may have. Each has a few values that the code names. */
const allowedLabels = new Set(
  'cache call from job le outcome page queue reason route service state status task what'.split(' '),
)

async function readMetrics(): Promise<string> {
  const { anonymous } = await startTestApp({ env: { BACKUP_URL: '/tmp/benvenuto-no-backups' } })
  await anonymous.get('/login')
  return (await anonymous.get('/metrics')).body
}

/** The names of all series. */
function listNames(metrics: string): Set<string> {
  const types = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
}

const listAsked = (text: string): string[] => text.match(/\b(benvenuto|process|nodejs)_[a-z\d_]+\b/g) ?? []

test('every metric that the dashboard and the rules ask for exists, and the dashboard shows every metric', async () => {
  const names = listNames(await readMetrics())
  const shown = targets.flatMap(({ expr }) => listAsked(expr))
  const asked = [...rules.matchAll(/expr: (?:>-\n)?([\s\S]*?)\n\s+(?:for|labels):/g)].flatMap(([, text = '']) =>
    listAsked(text),
  )
  expect(shown.length).toBeGreaterThan(40)
  expect(asked.length).toBeGreaterThan(alerts.length)
  expect([...shown, ...asked].filter((name) => !names.has(name))).toEqual([])
  const shownMetrics = new Set(shown.map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  const all = new Set([...names].map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  expect([...all].filter((name) => !shownMetrics.has(name))).toEqual([])
})

test('every metric has a help text, and labels of few values only', async () => {
  const metrics = await readMetrics()
  for (const [, name = '', help = ''] of metrics.matchAll(/^# HELP (\S+) ?(.*)$/gm)) {
    expect(help, name).toMatch(/^[A-Z\d].{10,}\.$/)
  }
  const labels = new Set([...metrics.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label))
  expect([...labels].filter((label) => !allowedLabels.has(label))).toEqual([])
})

test('the dashboard has a title, a place and a source of data for each panel', () => {
  const { panels, templating, uid } = dashboard
  expect(uid).toBe('benvenuto')
  expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance'])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const taken = new Set<string>()
  for (const { title, type, gridPos, targets: own } of panels) {
    const { x = 0, y = 0, w = 0, h = 0 } = gridPos
    expect(title).not.toBe('')
    expect(x + w, title).toBeLessThanOrEqual(24)
    for (let column = x; column < x + w; column += 1) {
      for (let line = y; line < y + h; line += 1) {
        expect(taken.has(`${column} ${line}`), title).toBe(false)
        taken.add(`${column} ${line}`)
      }
    }
    if (type === 'row') continue
    expect(own?.length, title).toBeGreaterThan(0)
    for (const { datasource } of own ?? []) expect(datasource.uid, title).toMatch(/^\$\{datasource\}$/)
  }
})

test('every alert has two tests, and a section in docs/operations.md that its annotation names', () => {
  const tests = read('deploy/alerts.test.yml')
  const sections = [...read('docs/operations.md').matchAll(/^#+ (Benvenuto\w+)$/gm)].map(([, name]) => name)
  expect(new Set(alerts).size).toBe(alerts.length)
  expect(sections.toSorted()).toEqual(alerts.toSorted())
  for (const alert of alerts) {
    expect(tests).toContain(`name: ${alert} fires\n`)
    expect(tests).toContain(`name: ${alert} stays calm\n`)
    expect(rules).toContain(`runbook: docs/operations.md#${alert.toLowerCase()}\n`)
  }
})

test('promtool accepts the rules, their tests and the configuration', async ({ skip }) => {
  if (spawnSync('promtool', ['--version']).error) return skip('promtool is not installed (apt-get install prometheus)')
  for (const args of [
    ['check', 'rules', 'deploy/alerts.yml'],
    ['check', 'config', 'deploy/prometheus.yml'],
    ['test', 'rules', 'deploy/alerts.test.yml'],
  ]) {
    expect((await run('promtool', args, { cwd: root })).stdout, args.join(' ')).toContain('SUCCESS')
  }
  const lint = spawnSync('promtool', ['check', 'metrics'], { input: await readMetrics(), encoding: 'utf8' })
  expect([lint.stdout, lint.stderr]).toEqual(['', ''])
})
