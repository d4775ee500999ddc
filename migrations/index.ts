import type { Migration } from 'kysely/migration'
import * as accountsAndBooks from './0001-accounts-and-books.ts'
import * as discounts from './0002-discounts.ts'
import * as mail from './0003-mail.ts'
import * as accountLife from './0004-account-life.ts'
import * as admin from './0005-admin.ts'
import * as planRevision from './0006-plan-revision.ts'
import * as billing from './0007-billing.ts'
import * as siteSettings from './0008-site-settings.ts'
import * as bookLeftovers from './0009-book-leftovers.ts'
import * as bookLook from './0010-book-look.ts'
import * as analytics from './0011-analytics.ts'
import * as bookWords from './0012-book-words.ts'
import * as domains from './0013-domains.ts'
import * as hostSearch from './0014-host-search.ts'
import * as dismissedSearches from './0015-dismissed-searches.ts'
import * as serviceKey from './0016-service-key.ts'
import * as offlineBooks from './0017-offline-books.ts'
import * as redeemedMailboxes from './0018-redeemed-mailboxes.ts'
import * as textBytes from './0019-text-bytes.ts'
import * as emailConfirmations from './0020-email-confirmations.ts'
import * as imageBytes from './0021-image-bytes.ts'
import * as attemptsWindowEnd from './0022-attempts-window-end.ts'
import * as bookReports from './0023-book-reports.ts'
import * as discountReservations from './0025-discount-reservations.ts'
import * as bookDrafts from './0029-book-drafts.ts'
import * as bookPictures from './0031-book-pictures.ts'
import * as stays from './0032-stays.ts'
import * as backupState from './0033-backup-state.ts'
import * as declarations from './0034-declarations.ts'
import * as secretPictures from './0035-secret-pictures.ts'
import * as calendarEchoes from './0036-calendar-echoes.ts'
import * as hiddenPictures from './0037-hidden-pictures.ts'
import * as serviceDays from './0038-service-days.ts'
import * as push from './0039-push.ts'
import * as pageChanges from './0040-page-changes.ts'
import * as scanIndexes from './0041-scan-indexes.ts'
import * as toldPages from './0042-told-pages.ts'
import * as pushSessions from './0043-push-sessions.ts'
import * as operatorCounts from './0044-operator-counts.ts'
import * as offlinePictures from './0045-offline-pictures.ts'
import * as mailTurns from './0047-mail-turns.ts'
import * as calendarDates from './0051-calendar-dates.ts'
import * as codesOnLocks from './0052-codes-on-locks.ts'
import * as nearQuestions from './0053-near-questions.ts'
import * as openNetworks from './0054-open-networks.ts'
import * as lockCodes from './0055-lock-codes.ts'
import * as missingPictures from './0056-missing-pictures.ts'
import * as acceptedLosses from './0057-accepted-losses.ts'
import * as databaseId from './0058-database-id.ts'

/** All migrations by name. They run in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-books': accountsAndBooks,
  '0002-discounts': discounts,
  '0003-mail': mail,
  '0004-account-life': accountLife,
  '0005-admin': admin,
  '0006-plan-revision': planRevision,
  '0007-billing': billing,
  '0008-site-settings': siteSettings,
  '0009-book-leftovers': bookLeftovers,
  '0010-book-look': bookLook,
  '0011-analytics': analytics,
  '0012-book-words': bookWords,
  '0013-domains': domains,
  '0014-host-search': hostSearch,
  '0015-dismissed-searches': dismissedSearches,
  '0016-service-key': serviceKey,
  '0017-offline-books': offlineBooks,
  '0018-redeemed-mailboxes': redeemedMailboxes,
  '0019-text-bytes': textBytes,
  '0020-email-confirmations': emailConfirmations,
  '0021-image-bytes': imageBytes,
  '0022-attempts-window-end': attemptsWindowEnd,
  '0023-book-reports': bookReports,
  '0025-discount-reservations': discountReservations,
  '0029-book-drafts': bookDrafts,
  '0031-book-pictures': bookPictures,
  '0032-stays': stays,
  '0033-backup-state': backupState,
  '0034-declarations': declarations,
  '0035-secret-pictures': secretPictures,
  '0036-calendar-echoes': calendarEchoes,
  '0037-hidden-pictures': hiddenPictures,
  '0038-service-days': serviceDays,
  '0039-push': push,
  '0040-page-changes': pageChanges,
  '0041-scan-indexes': scanIndexes,
  '0042-told-pages': toldPages,
  '0043-push-sessions': pushSessions,
  '0044-operator-counts': operatorCounts,
  '0045-offline-pictures': offlinePictures,
  '0047-mail-turns': mailTurns,
  '0051-calendar-dates': calendarDates,
  '0052-codes-on-locks': codesOnLocks,
  '0053-near-questions': nearQuestions,
  '0054-open-networks': openNetworks,
  '0055-lock-codes': lockCodes,
  '0056-missing-pictures': missingPictures,
  '0057-accepted-losses': acceptedLosses,
  '0058-database-id': databaseId,
}
