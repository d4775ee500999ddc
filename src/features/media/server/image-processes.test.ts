import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { givenFolder } from '#test/given-folder.ts'
import { noisyPicture, phonePicture, plainPicture } from '#test/given-picture.ts'
import { animatedWebp, blackPng, pictureGallery } from '#test/hostile-pictures.ts'
import { isLongForm } from '#test/property-runs.ts'
import { maxImageBytes } from '../shared/image.ts'
import { createImageProcesses } from './image-processes.ts'

const processes = createImageProcesses()
afterAll(() => processes.close())

const small = plainPicture({ width: 30, height: 20 }).jpeg().toBuffer()

test('a picture is returned upright and in its widths', async () => {
  const image = await processes.encode(await phonePicture({ width: 1000, height: 700 }))

  expect([image.width, image.height]).toEqual([700, 1000])
  expect(image.variants.map(({ width }) => width)).toEqual([640, 700])
  for (const { width, bytes } of image.variants) expect(await sharp(bytes).metadata()).toMatchObject({ width })
})

test.runIf(process.platform === 'linux')('all threads of the process have a lower priority', async () => {
  const own = createImageProcesses()
  const before = new Set(listChildren())
  await own.encode(await small)
  const [child] = listChildren().filter((id) => !before.has(id))
  const threads = readdirSync(`/proc/${child}/task`).map(Number)
  expect(threads.length).toBeGreaterThan(2)
  expect(new Set(threads.map((id) => getPriority(id)))).toEqual(new Set([10]))
  own.close()
})

test.runIf(process.platform === 'linux')('the process gets none of the settings', async () => {
  vi.stubEnv('SECRET_KEY', 'in-the-environment')
  const own = createImageProcesses()
  const before = new Set(listChildren())
  await own.encode(await small)
  const [child] = listChildren().filter((id) => !before.has(id))
  const environment = readFileSync(`/proc/${child}/environ`, 'utf8')
  expect(environment).toContain('MALLOC_ARENA_MAX=1')
  expect(environment).not.toContain('in-the-environment')
  own.close()
})

function listChildren(): string[] {
  return readdirSync('/proc/self/task').flatMap((id) =>
    readFileSync(`/proc/self/task/${id}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

test.each([
  ['null', 'null'],
  [
    'a width that leads out of the folder',
    `{ image: { width: 1, height: 1, variants: [{ width: '../1', bytes: message.bytes }] } }`,
  ],
  ['bytes that are a text', `{ image: { width: 1, height: 1, variants: [{ width: 1, bytes: 'text' }] } }`],
])('a process that answers with %s is ended, and the picture is not stored', async (_what, reply) => {
  const program = join(givenFolder(), 'program.js')
  writeFileSync(program, `process.on('message', (message) => process.send(${reply}))`)
  const own = createImageProcesses({ program })
  onTestFinished(() => own.close())
  await expect(own.encode(await small)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('every hostile picture gets its expected result, and the process continues', async () => {
  const own = createImageProcesses()
  for (const { name, bytes, code } of await pictureGallery()) {
    if (bytes.length > maxImageBytes) continue
    const outcome = await own.encode(bytes).then(
      () => undefined,
      (error) => error.code,
    )
    expect({ name, code: outcome }).toEqual({ name, code })
  }
  own.close()
})

/** The process itself takes about 90 MB. Without the limits of `readImageHeader`, an interlaced picture took 490 MB. */
test('the most expensive accepted pictures take less than 300 MB', async () => {
  const bounded = createImageProcesses({ bounds: { cpuMs: 120_000, wallMs: 600_000, memory: 300_000_000 } })
  const costly = {
    'interlaced, 16 bits': blackPng({ width: 3_160, height: 3_160, depth: 16, colorType: 6, isInterlaced: true }),
    ...(isLongForm && {
      'progressive, CMYK': await plainPicture({ width: 3_160, height: 3_160 })
        .toColourspace('cmyk')
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
      '16 bits, wide': blackPng({ width: 8_000, height: 3_120, depth: 16, colorType: 6 }),
      'WebP animation': await animatedWebp(3, 3_160),
      'a JPEG of noise on its side': await sharp(await noisyPicture({ width: 3_200, height: 1_600 }).png().toBuffer())
        .jpeg({ quality: 50 })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    }),
  }
  for (const [name, bytes] of Object.entries(costly)) {
    const outcome = await bounded.encode(bytes).then(
      () => 'accepted',
      (error) => `${error.code}: ${error.cause?.message}`,
    )
    expect({ name, outcome }).toEqual({ name, outcome: 'accepted' })
  }
  bounded.close()
}, 300_000)

test.each([
  ['time', { cpuMs: 1, wallMs: 60_000, memory: 400_000_000 }],
  ['memory', { cpuMs: 60_000, wallMs: 60_000, memory: 1_000_000 }],
])('a picture that takes too much %s is refused, and the next one is encoded', async (_what, bounds) => {
  const bounded = createImageProcesses({ bounds })
  const refused = bounded.encode(blackPng({ width: 4_000, height: 4_000 }))

  await expect(refused).rejects.toMatchObject({ code: 'UNREADABLE_IMAGE', cause: { message: expect.any(String) } })
  expect((await processes.encode(await small)).width).toBe(30)
})

test('a picture that exceeds the wall time is reported as unavailable, not as damaged', async () => {
  const bounded = createImageProcesses({ bounds: { cpuMs: 60_000, wallMs: 1, memory: 400_000_000 } })

  await expect(bounded.encode(blackPng({ width: 4_000, height: 4_000 }))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 10,
  })
})

test('an idle process that has ended is replaced', async () => {
  const own = createImageProcesses({ idleMs: 1 })
  for (let round = 0; round < 3; round += 1) {
    expect((await own.encode(await small)).width).toBe(30)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
})
