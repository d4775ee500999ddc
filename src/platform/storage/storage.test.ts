import { expect, test } from 'vitest'
import { startBucket } from '#test/bucket-stand-in.ts'
import { serve } from '#test/local-server.ts'
import { openStorage } from './storage.ts'

test('pictures go to an S3-compatible store and come back', async () => {
  const store = await startBucket()
  const disk = await openStorage(`s3://key:s%2Fecret@${store.host}/pictures?region=eu-south-1&insecure=1`, '/nowhere')
  const bytes = Buffer.from([0, 1, 2, 255])

  await disk.put('images/a/480.webp', bytes)

  expect([...store.objects.keys()]).toEqual(['/pictures/images/a/480.webp'])
  expect(store.objects.get('/pictures/images/a/480.webp')).toEqual(bytes)
  expect(Buffer.from(await disk.getBytes('images/a/480.webp'))).toEqual(bytes)
  expect(await disk.exists('images/a/480.webp')).toBe(true)
  expect(store.authorizations[0]).toContain('Credential=key/')
  expect(store.authorizations[0]).toContain('/eu-south-1/s3/')

  await disk.delete('images/a/480.webp')

  expect(await disk.exists('images/a/480.webp')).toBe(false)
  await expect(disk.getBytes('images/a/480.webp')).rejects.toThrow()
})

test('all files of a folder are deleted in a store that demands their list with its MD5', async () => {
  const store = await startBucket()
  const disk = await openStorage(`s3://key:secret@${store.host}/pictures?insecure=1`, '/nowhere')
  for (const width of [640, 1024]) await disk.put(`images/a/${width}.webp`, Buffer.alloc(3))
  await disk.put('images/b/640.webp', Buffer.alloc(3))

  await disk.deleteAll('images/a')

  expect([...store.objects.keys()]).toEqual(['/pictures/images/b/640.webp'])
})

test('a store that does not answer, or stops in the middle, fails a call instead of holding it', async () => {
  const origin = await serve((request, response) => {
    if (request.url?.includes('half')) response.writeHead(200, { 'content-length': 100 }).write('half of it')
  })
  const disk = await openStorage(`s3://key:secret@${new URL(origin).host}/pictures?insecure=1`, '/nowhere', 50)

  await expect(disk.getBytes('images/never.webp')).rejects.toThrow()
  await expect(disk.getBytes('images/half.webp')).rejects.toThrow()
  await expect(disk.put('images/never.webp', Buffer.alloc(10))).rejects.toThrow()
})
