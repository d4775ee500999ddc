import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CopyObjectCommand, CreateBucketCommand, PutBucketAclCommand, S3Client } from '@aws-sdk/client-s3'
import { bucketOptions } from '../src/platform/storage/bucket.ts'
import { findFreePort } from '../test/running-service.ts'
import type { Stage } from './scene.ts'

const run = promisify(execFile)

/** The name and password of the only user. */
const [user, key] = ['drill:host', 'drill-secret']

/** Milliseconds for a start, on a machine that has other things to do as well. */
const startPatience = 60_000

/** Why OpenStack Swift cannot be started here; undefined if it can. */
export function findSwiftObstacle(): string | undefined {
  const servers = ['swift-proxy-server', 'swift-account-server', 'swift-container-server', 'swift-object-server']
  try {
    for (const name of [...servers, 'swift-ring-builder']) execFileSync('which', [name], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'OpenStack Swift is missing: Debian’s packages are swift-proxy, swift-account, swift-container, swift-object.'
  }
}

/**
 * Starts OpenStack Swift, with its S3 interface, as four processes on loopback. Ends with its scene. The package's
 * `/etc/swift/swift.conf` is read by all of them; nothing else of the installed settings is used.
 * @returns `addressOf` gives the address of a bucket as `MEDIA_URL` and `BACKUP_URL` take it
 */
export async function startSwift(stage: Stage, buckets: readonly string[]) {
  const folder = await stage.openFolder()
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true })
  for (const kind of ['account', 'container', 'object']) {
    const port = await findFreePort()
    const builder = join(folder, `${kind}.builder`)
    await run('swift-ring-builder', [builder, 'create', '2', '1', '1'])
    await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/d1`, '1'])
    // Exit code 1 is a warning, that one device is not safe.
    await run('swift-ring-builder', [builder, 'rebalance']).catch(() => undefined)
    await startServer(stage, folder, kind, [
      ...commonSettings(folder, port),
      `devices = ${folder}/devices`,
      'mount_check = false',
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ])
  }
  const port = await findFreePort()
  await startServer(stage, folder, 'proxy', [...commonSettings(folder, port), ...proxySettings])
  const addressOf = (bucket: string, at = `127.0.0.1:${port}`, secret = key) =>
    `s3://${encodeURIComponent(user)}:${secret}@${at}/${bucket}?insecure=1`
  const client = openClient(addressOf(''))
  stage.atEnd(() => client.destroy())
  for (const bucket of buckets) await createBucket(client, bucket)
  const account = `http://127.0.0.1:${port}/v1/AUTH_${user.split(':')[0]}`
  return {
    port,
    client,
    addressOf,
    /** Lets everybody read a bucket with its listing: Swift has no rules for a part of one. */
    async openToAll(bucket: string): Promise<void> {
      await client.send(new PutBucketAclCommand({ Bucket: bucket, ACL: 'public-read' }))
    },
    /** The address of a bucket for callers without a key. */
    publicAddressOf: (bucket: string) => `${account}/${bucket}`,
    async copy(bucket: string, from: string, to: string): Promise<void> {
      await client.send(new CopyObjectCommand({ Bucket: bucket, CopySource: `${bucket}/${from}`, Key: to }))
    },
  }
}

function openClient(address: string): S3Client {
  return new S3Client(bucketOptions(address, 10_000))
}

function commonSettings(folder: string, port: number): string[] {
  return [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    // In the foreground, in one process.
    'workers = 0',
    `user = ${userInfo().username}`,
    `swift_dir = ${folder}`,
    'log_level = WARNING',
  ]
}

const proxySettings = [
  '[pipeline:main]',
  'pipeline = catch_errors cache s3api tempauth bulk slo proxy-server',
  '[app:proxy-server]',
  'use = egg:swift#proxy',
  'account_autocreate = true',
  '[filter:catch_errors]',
  'use = egg:swift#catch_errors',
  '[filter:cache]',
  'use = egg:swift#memcache',
  // tempauth demands a cache. With none behind the address everything is computed again.
  'memcache_servers = 127.0.0.1:9',
  '[filter:s3api]',
  'use = egg:swift#s3api',
  'location = us-east-1',
  '[filter:tempauth]',
  'use = egg:swift#tempauth',
  `user_${user.replace(':', '_')} = ${key} .admin`,
  '[filter:bulk]',
  'use = egg:swift#bulk',
  '[filter:slo]',
  'use = egg:swift#slo',
]

async function startServer(stage: Stage, folder: string, kind: string, settings: readonly string[]): Promise<void> {
  const file = join(folder, `${kind}.conf`)
  await writeFile(file, `${settings.join('\n')}\n`)
  // Ends with the drill, however that ends.
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', `swift-${kind}-server`, file], { stdio: 'ignore' })
  stage.atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
}

/** Tries until all servers are up. */
async function createBucket(client: S3Client, bucket: string): Promise<void> {
  const end = performance.now() + startPatience
  while (true) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await sleep(500)
    }
  }
}
