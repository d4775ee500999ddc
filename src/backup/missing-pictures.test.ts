import { expect, test } from 'vitest'
import { judgePictures } from './missing-pictures.ts'

const settings = { mediaUrl: undefined, dataDir: '/data' }

function judge({ missing, named, isReported = true }: { missing: number; named: number; isReported?: boolean }) {
  const ids = Array.from({ length: missing }, (_, index) => `picture-${index}`)
  const examples = ids.slice(0, 3).map((id) => ({ id, accountId: 'host', bookId: null }))
  return judgePictures({ missing: ids, named, examples, isReported }, settings)
}

test.each([
  [0, 0, 'proved'],
  [1, 1, 'failed'],
  [1, 2, 'proved'],
  [2, 199, 'failed'],
  [2, 200, 'proved'],
  [100, 10_000, 'proved'],
  [101, 20_000, 'failed'],
])('%i of %i pictures that are missing again: the backup is %s', (missing, named, outcome) => {
  const { fault, lost } = judge({ missing, named })
  expect(fault === undefined ? 'proved' : 'failed').toBe(outcome)
  expect(lost?.length).toBe(outcome === 'proved' ? missing : undefined)
})

test('pictures that were not reported are a fault, which names the first of them', () => {
  const { fault, lost } = judge({ missing: 4, named: 400, isReported: false })
  expect(fault).toContain('4 of 400. They are not in /data/media.')
  expect(fault).toContain(
    'The next backup counts as proved if it lacks no others. The first ones are: picture-0 (account',
  )
  expect(lost).toHaveLength(4)
  const many = judge({ missing: 400, named: 400, isReported: false })
  expect(many.fault).not.toContain('counts as proved')
})

test('pictures that were not compared are a fault', () => {
  expect(judgePictures({ problem: 'ECONNREFUSED' }, settings)).toEqual({
    fault: expect.stringContaining('because of an error (ECONNREFUSED)'),
    lost: undefined,
  })
})
