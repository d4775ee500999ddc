import { chmod, chown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainPicture } from '../../test/given-picture.ts'
import { type Answer, call, registerHost } from '../client.ts'
import { startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

/** `nobody` on most systems. Permissions do not bind root, so a drill of root runs the service as another user. */
const nobody = 65_534

const jpeg = { headers: { 'content-type': 'image/jpeg' } }

/** Milliseconds for the first upload, on a machine that has other things to do as well. */
const uploadPatience = 120_000

export const readOnlyFolder: Scene = {
  name: 'read-only',
  title: 'the folder of pictures cannot be written to, and at a start the whole folder of data',
  isMeasured: false,
  async play(stage) {
    const folder = await stage.openFolder()
    const isRoot = process.getuid?.() === 0
    if (isRoot) await chown(folder, nobody, nobody)
    const options = { folder, ...(isRoot && { userId: nobody }) }
    const product = await startProduct(stage, options)
    const host = await registerHost(product.origin)
    const bookId = await host.createBook({ welcomeMessage: 'before' })
    const upload = async () =>
      host.call('POST', '/api/images', await plainPicture({ width: 400, height: 300 }).jpeg().toBuffer(), jpeg)
    const first = await uploadWhenAccepted(upload)

    const pictures = join(folder, 'media')
    await setPermissions(pictures, 0o555)
    const [refused, saved] = [await upload(), await host.saveBook(bookId, { welcomeMessage: 'meanwhile' })]
    const shown = await call(`${product.origin}/share/${bookId}`, { headers: { 'accept-encoding': 'identity' } })
    await setPermissions(pictures, 0o755)
    const again = await upload()
    stage.check(
      'an upload is answered 503 with Retry-After; hosts save and guests read meanwhile',
      refused.status === 503 && refused.headers['retry-after'] !== undefined && saved.status === 200,
      `upload ${refused.status}, save ${saved.status}, page ${shown.status}`,
    )
    stage.check(
      'nothing is half written, and uploads go on without a restart',
      first.status === 201 && again.status === 201 && shown.status === 200 && shown.body.includes('meanwhile'),
      `upload ${again.status}`,
    )

    await product.stop()
    await setPermissions(folder, 0o555)
    const failure = await startProduct(stage, options).then(
      () => 'it started',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    await setPermissions(folder, 0o755)
    const [, told = failure] = failure.split('\n')
    stage.check(
      'a start without a folder to write to ends with a line that says so',
      /ended with 1:/.test(failure) && failure.trim().split('\n').length === 2,
      told,
    )
    const next = await startProduct(stage, options)
    const kept = await call(`${next.origin}/share/${bookId}`, { headers: { 'accept-encoding': 'identity' } })
    stage.check(
      'with the folder back it starts, and nothing is lost',
      kept.body.includes('meanwhile'),
      `${kept.status}`,
    )
  },
}

/**
 * Scenes beside this one keep the machine busy: a 503 asks to try again, and a process that decodes pictures may start
 * slowly.
 * @returns the first answer 201
 */
async function uploadWhenAccepted(upload: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + uploadPatience
  while (true) {
    const answer = await upload()
    if (answer.status === 201) return answer
    if (answer.status !== 503 || performance.now() > end) throw new Error(`upload ${answer.status}: ${answer.body}`)
    await sleep(1_000)
  }
}

/** Of a folder, its folders and its files; files are not executable. */
async function setPermissions(folder: string, mode: number): Promise<void> {
  // Before its entries can be listed, and after: without write permission entries can still be changed.
  await chmod(folder, mode)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await setPermissions(path, mode)
    else await chmod(path, mode & 0o666)
  }
}
