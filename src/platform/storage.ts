import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'

/**
 * Opens the store of uploaded files.
 * @param mediaUrl `s3://KEY:SECRET@HOST/BUCKET?region=…` (add `&insecure=1` for a store without TLS); without it
 *   the files lie in `folder`
 */
export function openStorage(mediaUrl: string | undefined, folder: string): Disk {
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
      visibility: 'private',
    }),
  )
}
