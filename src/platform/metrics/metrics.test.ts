import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { countPages, registry, routeClass, timed } from './metrics.ts'

test.each([
  ['/api/welcome-books/:id/stays/:stayId', '/api/welcome-books'],
  ['/api/auth/login', '/api/auth'],
  ['/share/:id/contact.vcf', '/share'],
  ['/media/*', '/media'],
  ['/', '/'],
  ['/*', '/*'],
  [undefined, 'none'],
])('requests to %s are counted as %s', (pattern, name) => {
  expect(routeClass(pattern)).toBe(name)
})

test('work is timed by its outcome, and its result and failure pass', async () => {
  const duration = new Histogram({
    name: 'work',
    help: 'Work.',
    labelNames: ['outcome'] as const,
    registers: [new Registry()],
  })
  expect(await timed(duration, {}, async () => 'done')).toBe('done')
  await expect(timed(duration, {}, async () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  const counts = (await duration.get()).values.filter(({ metricName }) => metricName === 'work_count')
  expect(counts.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ['ok', 1],
    ['failed', 1],
  ])
})

test('pages are counted by kind and status, from whatever place they are sent', async () => {
  const [here, there] = [countPages('of a test'), countPages('of a test')]
  here(200)
  there(200)
  there(304)
  const read = async () => (await registry.metrics()).split('\n').filter((line) => line.includes('of a test'))
  const lines = [
    'benvenuto_pages_sent_total{page="of a test",status="200"} 2',
    'benvenuto_pages_sent_total{page="of a test",status="304"} 1',
  ]
  expect(await read()).toEqual(lines)
  expect(await read()).toEqual(lines)
})
