import { de as accounts } from '#features/accounts/messages/de.ts'
import { de as admin } from '#features/admin/messages/de.ts'
import { de as analytics } from '#features/analytics/messages/de.ts'
import { de as billing } from '#features/billing/messages/de.ts'
import { de as books } from '#features/books/messages/de.ts'
import { de as domains } from '#features/domains/messages/de.ts'
import { de as media } from '#features/media/messages/de.ts'
import { de as tracking } from '#features/tracking/messages/de.ts'
import { de as platform } from '#platform/i18n/messages/de.ts'
import { de as web } from '../messages/de.ts'

export const de = { accounts, admin, analytics, billing, books, domains, media, platform, tracking, web }
