import { expect, test } from 'vitest'
import { judgePictures } from './missing-pictures.ts'

const settings = { mediaUrl: undefined, dataDir: '/data' }

function judge({
  missing,
  named,
  accepted = 0,
  isReported = true,
}: {
  missing: number
  named: number
  accepted?: number
  isReported?: boolean
}) {
  const list = (length: number, kind: string) => Array.from({ length }, (_, index) => `${kind}-${index}`)
  const ids = list(missing, 'picture')
  const examples = ids.slice(0, 3).map((id) => ({ id, accountId: 'host', bookId: null }))
  return judgePictures({ missing: ids, accepted: list(accepted, 'accepted'), named, examples, isReported }, settings)
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
  const verdict = judge({ missing, named })
  expect(verdict.fault === undefined ? 'proved' : 'failed').toBe(outcome)
  if (verdict.fault === undefined) expect(verdict.lost).toHaveLength(missing)
  else expect(verdict.reported).toBeUndefined()
})

test.each([
  [0, 500, 500, 'proved'],
  [1, 500, 501, 'failed'],
  [1, 500, 502, 'proved'],
  [2, 500, 699, 'failed'],
  [2, 500, 700, 'proved'],
])(
  '%i pictures are missing again, the loss of %i is accepted, of %i: the backup is %s',
  (missing, accepted, named, outcome) => {
    const verdict = judge({ missing, accepted, named })
    expect(verdict.fault === undefined ? 'proved' : 'failed').toBe(outcome)
    if (verdict.fault === undefined) expect(verdict.lost).toHaveLength(missing + accepted)
  },
)

test('pictures that were not reported are a fault, which names the first of them', () => {
  const verdict = judge({ missing: 4, named: 400, isReported: false })
  const { fault } = verdict
  expect(fault).toContain('4 of 400. They are not in /data/media.')
  expect(fault).toContain(
    'The next backup counts as proved if it lacks no others. The first ones are: picture-0 (account',
  )
  expect(fault).not.toContain('accept')
  expect(verdict).toHaveProperty('reported.length', 4)
  const many = judge({ missing: 400, named: 400, isReported: false })
  expect(many.fault).not.toContain('counts as proved')
  expect(many.fault).toContain('To accept the loss: npm run admin -- backups accept-loss. The first ones are:')
})

test('pictures that were not compared are a fault', () => {
  expect(judgePictures({ problem: 'ECONNREFUSED' }, settings)).toEqual({
    fault: expect.stringContaining('because of an error (ECONNREFUSED)'),
    reported: undefined,
  })
})
