import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
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
import { bucketOf, bucketOptions } from '#platform/storage/bucket.ts'
import type { BackupStore } from './backup-store-type.ts'

/** Milliseconds that a bucket may take to answer, with a part of the size below on a slow line. */
const longestAnswer = 2 * minute

/** Bytes of one part of a large object. A bucket accepts 10,000 parts of at least 5 MB. */
const partBytes = 32_000_000

/**
 * @param url as in `MEDIA_URL`
 * @param patience milliseconds that the bucket may take to answer
 */
export function openBackupBucket(url: string, patience = longestAnswer): BackupStore {
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
