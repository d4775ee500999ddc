import { execFile } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { plainPicture } from '../../test/given-picture.ts'
import { findFreePort } from '../../test/running-service.ts'
import { call, registerHost } from '../client.ts'
import { startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

const run = promisify(execFile)
const books = 30

export const restore: Scene = {
  name: 'restore',
  title: 'a backup is taken while hosts write, and restored on another machine',
  isMeasured: false,
  async play(stage) {
    const [folder, other, port] = [await stage.openFolder(), await stage.openFolder(), await findFreePort()]
    const first = await startProduct(stage, { folder, port })
    const host = await registerHost(first.origin)
    const jpeg = { headers: { 'content-type': 'image/jpeg' } }
    const picture = await plainPicture({ width: 400, height: 300 }).jpeg().toBuffer()
    const { url } = JSON.parse((await host.call('POST', '/api/images', picture, jpeg)).body) as { url: string }
    const ids: string[] = []
    while (ids.length < books)
      ids.push(await host.createBook({ coverImage: url, welcomeMessage: `book ${ids.length}` }))
    const readAll = () => Promise.all(ids.map(async (id) => (await host.call('GET', `/api/welcome-books/${id}`)).body))
    const before = await readAll()

    const state = { isWriting: true }
    const writer = await registerHost(first.origin)
    const busyId = await writer.createBook()
    const writing = (async () => {
      while (state.isWriting) await writer.saveBook(busyId, { welcomeMessage: String(Math.random()) })
    })()
    const file = join(other, 'backup.db')
    const cli = (args: string[], dataFolder: string) =>
      run(process.execPath, ['dist/server/cli.js', ...args], {
        env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port) },
      })
    await cli(['backup', file], folder)
    state.isWriting = false
    await writing
    await first.stop()

    // The key is in no backup: its copy is kept elsewhere.
    const restored = join(other, 'data')
    await cli(['restore', file], restored)
    await copyFile(join(folder, 'secret.key'), join(restored, 'secret.key'))
    const second = await startProduct(stage, { folder: restored, port })
    const after = await readAll()
    const same = after.filter((body, index) => body === before[index]).length
    stage.check(
      'every book of before the backup is as it was, and its host is still signed in',
      same === books,
      `${same} of ${books} books equal`,
    )
    const page = await call(`${second.origin}/share/${ids[0]}`)
    const shown = await call(second.origin + url)
    stage.check(
      'guests read pages and pictures',
      page.status === 200 && shown.status === 200,
      `${page.status}, ${shown.status}`,
    )
  },
}
