import { forgetExpired, inactiveHosts, trialReminders } from '#features/accounts/index.ts'
import { countRecords } from '#features/admin/index.ts'
import { deleteOldVisits, forgetVisitors } from '#features/analytics/index.ts'
import { sweepSubscriptions } from '#features/billing/index.ts'
import { forgetDrafts } from '#features/books/index.ts'
import { checkDomains, forgetEndedDomains } from '#features/domains/index.ts'
import { createOutboxJob, forgetDeadMails, forgetMailTexts } from '#features/mail/index.ts'
import { hideImages, sweepOrphanImages } from '#features/media/index.ts'
import { forgetReports } from '#features/reports/index.ts'
import { carryOutDeclarations, forgetSupportMessages } from '#features/site/index.ts'
import {
  forgetPushMessages,
  forgetStays,
  pollCalendars,
  sendDigests,
  sendPushMessages,
  tellOpenQuestions,
  warnOfUnconfirmedCodes,
  warnOfUnsetCodes,
} from '#features/stays/index.ts'
import type { Job } from '#platform/jobs.ts'
import { createResealJob } from '#platform/keys/reseal.ts'
import { deleteExpiredRateLimits } from '#platform/rate-limits.ts'
import { forgetServiceDays } from '#platform/service-record.ts'
import { backupJob } from './backup/backup-job.ts'
import { mailSources } from './mails.ts'
import { purgePages } from './purge-pages.ts'
import { sealedTables } from './sealed-tables.ts'

/** All scheduled jobs. */
export const jobs: readonly Job[] = [
  { name: 'forget-attempts', schedule: '17 * * * *', run: deleteExpiredRateLimits },
  forgetExpired,
  trialReminders,
  inactiveHosts,
  sweepSubscriptions,
  createOutboxJob(mailSources),
  forgetDeadMails,
  forgetMailTexts,
  carryOutDeclarations,
  forgetSupportMessages,
  forgetReports,
  forgetDrafts,
  warnOfUnconfirmedCodes,
  tellOpenQuestions,
  warnOfUnsetCodes,
  sendDigests,
  forgetStays,
  forgetVisitors,
  deleteOldVisits,
  checkDomains,
  forgetEndedDomains,
  pollCalendars,
  sendPushMessages,
  forgetPushMessages,
  { name: 'sweep-images', schedule: '41 3 * * *', run: sweepOrphanImages },
  hideImages,
  countRecords,
  { name: 'forget-service-days', schedule: '23 4 * * *', run: forgetServiceDays },
  purgePages,
  backupJob,
  createResealJob(sealedTables),
]
