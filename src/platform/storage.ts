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
  const address = new URL(mediaUrl)
  const scheme = address.searchParams.get('insecure') === '1' ? 'http' : 'https'
  return new Disk(
    new S3Driver({
      credentials: {
        accessKeyId: decodeURIComponent(address.username),
        secretAccessKey: decodeURIComponent(address.password),
      },
      endpoint: `${scheme}://${address.host}`,
      region: address.searchParams.get('region') ?? 'us-east-1',
      bucket: address.pathname.slice(1),
      forcePathStyle: true,
      // Other makers' stores refuse the checksums that the library would add to every request.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: patience,
        requestTimeout: patience,
        socketTimeout: patience,
        throwOnRequestTimeout: true,
      },
      visibility: 'private',
    }),
  )
}
