import { forgetExpired } from '#features/accounts/index.ts'
import { sweepOrphanImages } from '#features/media/index.ts'
import { deleteOldAttempts } from '#platform/attempts.ts'
import type { Job } from '#platform/jobs.ts'

/** Everything that the service does by itself. */
export const jobs: readonly Job[] = [
  { name: 'forget-attempts', schedule: '17 * * * *', run: deleteOldAttempts },
  forgetExpired,
  { name: 'sweep-images', schedule: '41 3 * * *', run: sweepOrphanImages },
]
