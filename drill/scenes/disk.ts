import { execFile } from 'node:child_process'
import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { plainPicture } from '../../test/given-picture.ts'
import { call, registerHost } from '../client.ts'
import { countBy } from '../figures.ts'
import { startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

const run = promisify(execFile)

/** `prlimit` (util-linux) simulates a full disk: no file of the process may grow, and later it may again. */
const limitFiles = (processId: number, bytes: string) =>
  run('prlimit', ['--pid', String(processId), `--fsize=${bytes}:unlimited`])

const jpeg = { headers: { 'content-type': 'image/jpeg' } }

export const fullDisk: Scene = {
  name: 'disk',
  title: 'the disk is full; a picture’s file is cut short, another one is missing',
  isMeasured: false,
  isInShortForm: true,
  async play(stage) {
    const product = await startProduct(stage, { folder: await stage.openFolder() })
    const { origin } = product
    const host = await registerHost(origin)
    const bookId = await host.createBook({ welcomeMessage: 'before' })
    const page = `${origin}/share/${bookId}`
    const upload = async () =>
      host.call('POST', '/api/images', await plainPicture({ width: 400, height: 300 }).jpeg().toBuffer(), jpeg)
    const first = await upload()
    const pictures = [first, await upload()].map(({ body }) => (JSON.parse(body) as { url: string }).url)

    await limitFiles(product.processId, '0')
    const refused = [await host.saveBook(bookId, { welcomeMessage: 'no room' }), await upload()]
    const shown = await call(page, { headers: { 'accept-encoding': 'identity' } })
    const read = await host.call('GET', '/api/book-drafts')
    await limitFiles(product.processId, 'unlimited')
    stage.check(
      'writes on a full disk are answered 503 with Retry-After',
      refused.every(({ status, headers }) => status === 503 && headers['retry-after'] !== undefined),
      `save and upload: ${refused.map(({ status }) => status).join(', ')}`,
    )
    stage.check(
      'guests and hosts read on, and nothing is half written',
      shown.status === 200 && shown.body.includes('before') && read.status === 200,
      `page ${shown.status}, drafts ${read.status}`,
    )
    const again = [await host.saveBook(bookId, { welcomeMessage: 'room again' }), await upload()]
    stage.check(
      'with room again everything goes on without a restart',
      again.every(({ status }) => status < 300 && status > 0),
      `save and upload: ${again.map(({ status }) => status).join(', ')}`,
    )

    const files = pictures.map((url) => join(product.folder, 'media', 'images', ...url.split('/').slice(2)))
    await truncate(files[0] ?? '', 100)
    await rm(files[1] ?? '')
    const answers = await Promise.all(pictures.map((url) => call(origin + url)))
    stage.check(
      'a picture that is cut or missing is 404, and the page is read',
      answers.every(({ status }) => status === 404) && (await call(page)).status === 200,
      `${countBy(answers, ({ status }) => status)}; log: ${product.complaints('error').join('; ')}`,
    )
  },
}
