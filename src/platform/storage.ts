import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { second } from './clock.ts'

/** Milliseconds without progress, after which a call to a bucket is tried once more and then fails. */
const usualPatience = 10 * second

/** How the names of files begin that only try out whether the store works. They are not pictures. */
export const probePrefix = 'doctor-probe-'

/**
 * Opens the store of uploaded files.
 * @param mediaUrl `s3://KEY:SECRET@HOST/BUCKET?region=…` (add `&insecure=1` for a store without TLS); without it
 *   the files lie in `folder`
 */
export function openStorage(mediaUrl: string | undefined, folder: string, patience = usualPatience): Disk {
  if (mediaUrl === undefined) {
    return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  }
  return new Disk(
    new S3Driver({
      ...bucketOptions(mediaUrl, patience),
      bucket: bucketOf(mediaUrl),
      supportsACL: false,
      visibility: 'private',
    }),
  )
}

/** The bucket that an address as in `openStorage` names. */
export function bucketOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

/**
 * What the S3 library needs for an address as in `openStorage`.
 * @param patience milliseconds without progress, after which a call is tried once more and then fails
 */
export function bucketOptions(url: string, patience: number): S3ClientConfig {
  const address = new URL(url)
  const scheme = address.searchParams.get('insecure') === '1' ? 'http' : 'https'
  return {
    credentials: {
      accessKeyId: decodeURIComponent(address.username),
      secretAccessKey: decodeURIComponent(address.password),
    },
    endpoint: `${scheme}://${address.host}`,
    region: address.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // Other makers' stores refuse the checksums that the library would add to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patience,
      requestTimeout: patience,
      socketTimeout: patience,
      throwOnRequestTimeout: true,
    },
  }
}
