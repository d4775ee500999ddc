import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isLongForm } from '#test/property-runs.ts'
import { createCaptchaText } from './captcha.ts'
import { captchaSize, drawCaptcha } from './captcha-picture.ts'

const run = promisify(execFile)

function hasTesseract(): boolean {
  try {
    execFileSync('tesseract', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('a captcha is a small PNG that differs each time', async () => {
  const [first, second] = [await drawCaptcha('XKM39'), await drawCaptcha('XKM39')]
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', ...captchaSize })
  expect(first.length).toBeLessThan(20_000)
  expect(first.equals(second)).toBe(false)
})

test('its background is transparent and its letters are dark, so that it fits every panel', async () => {
  const { data, info } = await sharp(await drawCaptcha('XKM39'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => data.subarray(4 * index, 4 * index + 4))
  const clear = pixels.filter(([, , , alpha = 0]) => alpha < 20)
  const solid = pixels.filter(([, , , alpha = 0]) => alpha > 235)

  expect(clear.length).toBeGreaterThan(0.4 * pixels.length)
  expect(solid.length).toBeGreaterThan(0.05 * pixels.length)
  expect(solid.every(([red = 255, green = 255, blue = 255]) => red + green + blue < 300)).toBe(true)
})

/** How tesseract divides a page: a single line, or a single word. */
const pageModes = { 'enlarged and denoised': '7', 'without its lines': '8' }

/** How attackers prepare the picture for OCR, as black and white. */
const cleanings = {
  'enlarged and denoised': (picture: Buffer) => {
    const { width, height } = captchaSize
    return onWhite(picture)
      .resize(3 * width, 3 * height, { kernel: 'cubic' })
      .median(5)
      .threshold(128)
      .png()
      .toBuffer()
  },
  // Fills the cuts, then removes what is thinner than the letters.
  'without its lines': async (picture: Buffer) => {
    const { width, height } = captchaSize
    let cleaned = await onWhite(picture).threshold(128).png().toBuffer()
    const changes = [
      ['erode', 2],
      ['dilate', 5],
      ['erode', 3],
    ] as const
    for (const [change, radius] of changes) cleaned = await sharp(cleaned)[change](radius).png().toBuffer()
    return sharp(cleaned)
      .resize(2 * width, 2 * height, { kernel: 'cubic' })
      .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' })
      .png()
      .toBuffer()
  },
}

// Skipped without tesseract. `npm test` installs it on Debian if it has the permission.
test.skipIf(!hasTesseract()).each(['enlarged and denoised', 'without its lines'] as const)(
  'OCR (tesseract) reads at most 5 % of captchas: %s',
  async (cleaning) => {
    const folder = await mkdtemp(join(tmpdir(), 'benvenuto-captcha-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const texts = Array.from({ length: isLongForm ? 200 : 60 }, createCaptchaText)
    const files = await Promise.all(
      texts.map(async (text, index) => {
        const file = join(folder, `${index}.png`)
        await writeFile(file, await cleanings[cleaning](await drawCaptcha(text)))
        return file
      }),
    )
    await writeFile(join(folder, 'list.txt'), files.join('\n'))

    const alphabet = [...new Set(texts.join(''))].join('')
    const options = ['--psm', pageModes[cleaning], '-c', `tessedit_char_whitelist=${alphabet}`]
    // The threads of OpenMP wait actively and make it no faster.
    vi.stubEnv('OMP_THREAD_LIMIT', '1')
    const { stdout } = await run('tesseract', [join(folder, 'list.txt'), '-', ...options])
    const readings = stdout.split('\f').map((page) => page.replace(/\s/g, ''))

    expect(readings.length).toBeGreaterThanOrEqual(texts.length)
    // With few pictures chance counts for more.
    const allowed = 0.05 * texts.length + (isLongForm ? 0 : 1)
    expect(texts.filter((text, index) => readings[index] === text).length).toBeLessThanOrEqual(allowed)
  },
  180_000,
)

function onWhite(picture: Buffer) {
  return sharp(picture).flatten({ background: '#ffffff' }).greyscale()
}
