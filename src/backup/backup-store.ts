import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { minute } from '#platform/clock.ts'
import { bucketOf, bucketOptions } from '#platform/storage.ts'

/** Where backups are kept: a folder or a bucket. A file that is not complete never has its name. */
export type BackupStore = {
  /** Names of all files whose names begin as given. */
  list(prefix: string): Promise<string[]>
  /** Writes a file under a name, from a file of this machine. */
  write(name: string, file: string): Promise<void>
  writeText(name: string, text: string): Promise<void>
  /** Copies a file to one of this machine that only its owner may read. */
  read(name: string, file: string): Promise<void>
  delete(name: string): Promise<void>
  /** Deletes what writes that were interrupted have left. */
  deleteParts(prefix: string): Promise<void>
  /** Free bytes; undefined for a bucket. */
  findFreeBytes(): Promise<number | undefined>
}

/** Milliseconds that a bucket may take to answer, with a part of the size below on a slow line. */
const patience = 2 * minute

/** Bytes of one part of a large object. A bucket accepts 10,000 parts of at least 5 MB. */
const partBytes = 32_000_000

export function isBucket(url: string): boolean {
  return url.startsWith('s3://')
}

/** @param url a folder, or the address of a bucket as in `MEDIA_URL` */
export function openBackupStore(url: string): BackupStore {
  return isBucket(url) ? openBucket(url) : openFolder(url)
}

function openFolder(folder: string): BackupStore {
  const isPart = (name: string) => name.endsWith('.part')
  const listAll = async (prefix: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return (await readdir(folder)).filter((name) => name.startsWith(prefix))
  }
  const putInPlace = async (name: string, fill: (part: string) => Promise<void>) => {
    const part = join(folder, `${name}.part`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await fill(part)
      await rename(part, join(folder, name))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    const handle = await open(folder)
    // Without it a power failure can undo the new name.
    await handle.sync().finally(() => handle.close())
  }
  return {
    list: async (prefix) => (await listAll(prefix)).filter((name) => !isPart(name)),
    write: (name, file) =>
      putInPlace(name, (part) =>
        pipeline(createReadStream(file), createWriteStream(part, { mode: 0o600, flush: true })),
      ),
    writeText: (name, text) => putInPlace(name, (part) => writeFile(part, text, { mode: 0o600, flush: true })),
    read: (name, file) => pipeline(createReadStream(join(folder, name)), createWriteStream(file, { mode: 0o600 })),
    delete: (name) => rm(join(folder, name), { force: true }),
    async deleteParts(prefix) {
      for (const name of (await listAll(prefix)).filter(isPart)) await rm(join(folder, name), { force: true })
    },
    async findFreeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

function openBucket(url: string): BackupStore {
  const client = new S3Client(bucketOptions(url, patience))
  const Bucket = bucketOf(url)
  return {
    async list(prefix) {
      const names: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(ContinuationToken && { ContinuationToken }) }),
        )
        names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return names
    },
    async write(name, file) {
      const { size } = await stat(file)
      if (size > partBytes) return uploadInParts(client, { Bucket, Key: name }, file, size)
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: await readPart(file, 0, size) }))
    },
    async writeText(name, text) {
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: text }))
    },
    async read(name, file) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
      if (!(Body instanceof Readable)) throw new Error(`The bucket has no file ${name}.`)
      await pipeline(Body, createWriteStream(file, { mode: 0o600 }))
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }))
    },
    // An object appears when it is complete. Parts of an upload that was interrupted stay, and are paid for.
    async deleteParts(prefix) {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }))
      for (const { Key, UploadId } of Uploads) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      }
    },
    findFreeBytes: async () => undefined,
  }
}

async function uploadInParts(
  client: S3Client,
  target: { Bucket: string; Key: string },
  file: string,
  size: number,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const upload = { ...target, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for (let start = 0; start < size; start += partBytes) {
      const PartNumber = Parts.length + 1
      const length = Math.min(partBytes, size - start)
      // As bytes, because the library sends a failed part again.
      const Body = await readPart(file, start, length)
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

async function readPart(file: string, start: number, length: number): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
