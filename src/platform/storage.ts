import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { second } from './clock.ts'

/** Milliseconds without progress, after which a call to a bucket is tried once more and then fails. */
const usualPatience = 10 * second

/** How the names of files begin that only try out whether the store works. They are not pictures. */
export const probePrefix = 'doctor-probe-'

/**
 * Opens the store of uploaded files.
 * @param mediaUrl address of a bucket, see `openBucket`; without it the files lie in `folder`
 */
export async function openStorage(
  mediaUrl: string | undefined,
  folder: string,
  patience = usualPatience,
): Promise<Disk> {
  if (mediaUrl === undefined) return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  // The S3 library takes some 9 MB, and most services have no bucket.
  const { openBucket } = await import('./bucket.ts')
  return openBucket(mediaUrl, patience)
}
