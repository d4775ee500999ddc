import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { second } from '../clock.ts'

/** A call to a bucket that makes no progress for this time (ms) is repeated once and then fails. */
const usualPatience = 10 * second

/** Prefix of files that only test whether the store works. They are not pictures. */
export const probePrefix = 'doctor-probe-'

/**
 * Opens the store of uploaded files.
 * @param mediaUrl address of a bucket, see `openBucket`; without it the files are stored in `folder`
 */
export async function openStorage(
  mediaUrl: string | undefined,
  folder: string,
  patience = usualPatience,
): Promise<Disk> {
  if (mediaUrl === undefined) return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  // Loaded only if needed: the S3 library takes some 9 MB, and most services have no bucket.
  const { openBucket } = await import('./bucket.ts')
  return openBucket(mediaUrl, patience)
}
