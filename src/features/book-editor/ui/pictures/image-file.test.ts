import { expect, test } from 'vitest'
import { blobOfDataUrl, findFileProblem, isWaiting } from './image-file.ts'

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('%s of 2 MB is taken', (type) => {
  expect(findFileProblem({ type, size: 2 * 1024 * 1024 })).toBeUndefined()
})

test.each(['image/heic', 'image/gif', 'image/svg+xml', 'application/pdf', ''])(
  '%s is refused, whatever its size',
  (type) => {
    expect(findFileProblem({ type, size: 10 })).toBe('format')
    expect(findFileProblem({ type, size: 10_000_000 })).toBe('format')
  },
)

test('a byte more than 2 MB is too large', () => {
  expect(findFileProblem({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe('size')
})

test('a data URL becomes the file that it came from', async () => {
  const bytes = new Uint8Array([0, 255, 137, 80, 10])
  const blob = blobOfDataUrl(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`)

  expect(blob.type).toBe('image/png')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
})

test('only a picture that is not uploaded yet is waiting', () => {
  const image = (source: string) => ({
    source,
    fileName: '',
    picture: { url: source, width: 1, height: 1, srcSet: '' },
  })
  expect([
    isWaiting(null),
    isWaiting(image('/media/a/1600.webp')),
    isWaiting(image('data:image/png;base64,AA==')),
  ]).toEqual([false, false, true])
})
