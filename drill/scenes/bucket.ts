import { execFile } from 'node:child_process'
import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { DeleteObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { plainPicture } from '../../test/given-picture.ts'
import { findFreePort } from '../../test/running-service.ts'
import { startTcpProxy } from '../../test/tcp-proxy.ts'
import { call, type Host, registerHost } from '../client.ts'
import { ms } from '../figures.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'
import { findSwiftObstacle, startSwift } from '../swift.ts'

const run = promisify(execFile)
const outageMs = 30_000
const slowMs = 400
const jpeg = { headers: { 'content-type': 'image/jpeg' } }

type Swift = Awaited<ReturnType<typeof startSwift>>
type Playing = { stage: Stage; swift: Swift; product: Product; host: Host; bookId: string; picture: string }
type Link = Awaited<ReturnType<typeof startTcpProxy>>

export const bucket: Scene = {
  name: 'bucket',
  title: 'pictures and backups are in a real S3-compatible store, OpenStack Swift, which fails and is slow',
  isMeasured: false,
  findObstacle: findSwiftObstacle,
  async play(stage) {
    const swift = await startSwift(stage, ['pictures', 'backups'])
    const link = await startTcpProxy(`http://127.0.0.1:${swift.port}`)
    stage.atEnd(() => link.close())
    const env = {
      MEDIA_URL: swift.addressOf('pictures', new URL(link.url).host),
      BACKUP_URL: swift.addressOf('backups'),
    }
    const product = await startProduct(stage, { folder: await stage.openFolder(), env })
    const host = await registerHost(product.origin)
    const uploaded = await upload(host)
    const picture = uploaded.status === 201 ? (JSON.parse(uploaded.body) as { url: string }).url : ''
    const bookId = await host.createBook({ coverImage: picture })
    const playing = { stage, swift, product, host, bookId, picture }
    await checkServing(playing, uploaded.status)
    await checkSweep(playing, env)
    await checkOutage(playing, link)
    await checkSlowness(playing, link)
    await checkBackup(playing, env)
    await checkWrongKey(playing)
  },
}

async function upload(host: Host) {
  return host.call('POST', '/api/images', await plainPicture({ width: 800, height: 600 }).jpeg().toBuffer(), jpeg)
}

async function checkServing({ stage, swift, product, picture }: Playing, status: number): Promise<void> {
  const shown = await call(product.origin + picture)
  stage.check(
    'an upload is stored, and a guest gets the picture',
    status === 201 && shown.status === 200,
    `upload ${status}, picture ${shown.status} after ${ms(shown.ms)}`,
  )
  const key = picture.replace('/media/', 'images/')
  const { ContentType, CacheControl } = await swift.client.send(new HeadObjectCommand({ Bucket: 'pictures', Key: key }))
  stage.check(
    'the store could serve it itself: type and lifetime are stored with it',
    ContentType === 'image/webp' && CacheControl === 'public, max-age=31536000, immutable',
    `${ContentType}; ${CacheControl}`,
  )
}

async function checkSweep(
  { stage, swift, product, host, picture }: Playing,
  env: Record<string, string>,
): Promise<void> {
  const orphan = 'images/AAAAAAAAAAAAAAAAAAAAAA/640.webp'
  await swift.client.send(new PutObjectCommand({ Bucket: 'pictures', Key: orphan, Body: 'nobody knows it' }))
  const { url } = JSON.parse((await upload(host)).body) as { url: string }
  const inUse = (await listKeys(swift)).length
  const deleted = await host.call('DELETE', `/api/welcome-books/${await host.createBook({ coverImage: url })}`)
  const { folder, port } = product
  await admin(['jobs', 'run', 'sweep-images'], { folder, port, env })
  const keys = await listKeys(swift)
  stage.check(
    'a deleted book takes its picture out of the store',
    deleted.status < 300 && !keys.includes(url.replace('/media/', 'images/')),
    `${deleted.status}; ${inUse} objects before, ${keys.length} after`,
  )
  // A file without a row is deleted after a week: the row of an upload may be about to be written.
  stage.check(
    'sweeping reads the listing of the store, and deletes nothing that is younger than a week',
    keys.includes(orphan) && keys.includes(picture.replace('/media/', 'images/')),
    `${keys.length} objects`,
  )
  await swift.client.send(new DeleteObjectCommand({ Bucket: 'pictures', Key: orphan }))
}

async function checkOutage({ stage, product, host, bookId, picture }: Playing, link: Link): Promise<void> {
  const end = performance.now() + outageMs
  await link.refuse()
  const [refused, page, shown] = await Promise.all([
    upload(host),
    call(`${product.origin}/share/${bookId}`),
    call(product.origin + picture),
  ])
  stage.check(
    'the store is gone for 30 s: pictures and uploads are answered 503, pages 200',
    refused.status === 503 && shown.status === 503 && page.status === 200,
    `upload ${refused.status} after ${ms(refused.ms)}, picture ${shown.status} after ${ms(shown.ms)}, page ${page.status}`,
  )
  const saved = await host.saveBook(bookId, { coverImage: picture, welcomeMessage: 'without the store' })
  stage.check('a save needs no store', saved.status === 200, `${saved.status} after ${ms(saved.ms)}`)
  await sleep(Math.max(0, end - performance.now()))
  await link.accept()
  const again = await upload(host)
  const shownAgain = await call(product.origin + picture)
  stage.check(
    'with the store back it goes on without a restart',
    again.status === 201 && shownAgain.status === 200,
    `upload ${again.status} after ${ms(again.ms)}, picture ${shownAgain.status}`,
  )
}

async function checkSlowness({ stage, product, host, bookId, picture }: Playing, link: Link): Promise<void> {
  link.delay(slowMs)
  const start = performance.now()
  const [slow, shown, ...pages] = await Promise.all([
    upload(host),
    call(product.origin + picture),
    ...Array.from({ length: 20 }, () => call(`${product.origin}/share/${bookId}`)),
  ])
  link.delay(0)
  const slowest = Math.max(...pages.map((page) => page.ms))
  stage.check(
    `every packet of the store is ${slowMs} ms late: uploads and pictures take longer, pages do not`,
    slow.status === 201 && shown.status === 200 && pages.every(({ status }) => status === 200) && slowest < slow.ms,
    `upload ${slow.status} after ${ms(slow.ms)}, picture after ${ms(shown.ms)}, slowest of 20 pages ${ms(slowest)}; ` +
      `all within ${ms(performance.now() - start)}`,
  )
}

async function checkBackup({ stage, swift, product, picture, bookId }: Playing, env: Record<string, string>) {
  const { folder, port } = product
  const before = await listKeys(swift)
  await admin(['jobs', 'run', 'backup'], { folder, port, env })
  const listed = await admin(['backups', 'list'], { folder, port, env })
  const name = /benvenuto-\d{8}T\d{6}Z-[0-9a-f]{8}\.backup/.exec(listed)?.[0] ?? ''
  await product.stop()
  for (const key of before) await swift.client.send(new DeleteObjectCommand({ Bucket: 'pictures', Key: key }))
  const other = await stage.openFolder()
  const at = await findFreePort()
  await admin(['restore', name], { folder: other, port: at, env })
  if ((await readdir(folder)).includes('secret.key')) {
    await copyFile(join(folder, 'secret.key'), join(other, 'secret.key'))
  }
  const after = await listKeys(swift)
  const second = await startProduct(stage, { folder: other, port: at, env })
  const [page, shown] = [await call(`${second.origin}/share/${bookId}`), await call(second.origin + picture)]
  stage.check(
    'a backup goes to the bucket, is proved, and gives database and pictures back after the loss of both',
    listed.includes('restored on trial') &&
      page.status === 200 &&
      shown.status === 200 &&
      before.join() === after.join() &&
      before.length > 0,
    `${name}: ${after.length} of ${before.length} objects back; page ${page.status}, picture ${shown.status}`,
  )
  await second.stop()
}

async function checkWrongKey({ stage, swift }: Playing): Promise<void> {
  const env = { MEDIA_URL: swift.addressOf('pictures', undefined, 'wrong') }
  const [folder, port] = [await stage.openFolder(), await findFreePort()]
  const product = await startProduct(stage, { folder, port, env })
  const host = await registerHost(product.origin)
  const refused = await upload(host)
  const doctor = await admin(['doctor'], { folder, port, env })
  const line = doctor.split('\n').find((text) => text.includes('storage')) ?? ''
  stage.check(
    'with a wrong key the service starts, uploads are answered 503, and the doctor names the store',
    refused.status === 503 && line.startsWith('FAIL') && !line.includes('wrong'),
    `upload ${refused.status} after ${ms(refused.ms)}; ${line.trim()}`,
  )
}

async function listKeys({ client }: Swift): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'pictures' }))
  return Contents.map(({ Key = '' }) => Key).sort()
}

type Place = { folder: string; port: number; env: Record<string, string> }

/** What a command of the operator prints, whatever its exit code is. */
async function admin(args: string[], { folder, port, env }: Place): Promise<string> {
  const { PATH, TMPDIR } = process.env
  const settings = { PATH, TMPDIR, DATA_DIR: folder, PORT: String(port), ...env }
  const done = run(process.execPath, ['dist/server/cli.js', ...args], { env: settings })
  const { stdout, stderr } = await done.catch((error: { stdout?: string; stderr?: string }) => error)
  return `${stdout ?? ''}${stderr ?? ''}`
}
