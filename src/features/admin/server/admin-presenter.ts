import { accessOf, type ObservedAccount } from '#features/accounts/index.ts'
import type { ProviderSubscription } from '#features/billing/index.ts'
import type { ListedBook } from '#features/books/index.ts'
import { type Domain, displayName } from '#features/domains/index.ts'
import type { Mail } from '#features/mail/index.ts'
import type { Report, ReportedBook } from '#features/reports/index.ts'
import { answerBy, type SupportMessage } from '#features/site/index.ts'
import type { AuditEntryView, FoundHost, HostBook, HostDetails } from '../shared/admin-contract.ts'
import type { ListedMail } from '../shared/admin-mail-contract.ts'
import type { ListedMessage, ReportedBook as ReportedBookView } from '../shared/admin-reports-contract.ts'
import { commandLineId } from '../shared/audit-entry.ts'
import type { LoggedEntry } from './audit-queries.ts'

/** @param now ms UTC */
export function presentHost(
  { account, disabledAt, lastSeenAt }: ObservedAccount,
  bookCount: number,
  now: number,
): FoundHost {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    plan: account.plan,
    planStatus: accessOf(account, now).status,
    trialEndsAt: toIsoOrNull(account.trialEndsAt),
    accessUntil: toIsoOrNull(account.accessUntil),
    disabledAt: toIsoOrNull(disabledAt),
    isCharged: account.renewal === 'renews' || account.renewal === 'pastDue',
    lastSeenAt: toIsoOrNull(lastSeenAt),
    createdAt: toIso(account.createdAt),
    bookCount,
  }
}

/** The next charge; null once the subscription is cancelled. */
export function presentCharge(
  { state, cancelsAt, periodEndsAt, nextAttemptAt, nextCents }: ProviderSubscription,
  currency: string,
): HostDetails['payments']['nextCharge'] {
  if (cancelsAt !== null) return null
  return { at: toIsoOrNull(state === 'pastDue' ? nextAttemptAt : periodEndsAt), cents: nextCents, currency }
}

/** A host's domain as an operator sees it. The proof's token is not included. */
export function presentDomain(domain: Domain): HostDetails['domains'][number] {
  const { name, state, stateSince, pointing, ownership, checkedAt } = domain
  return {
    name: displayName(name),
    state,
    stateSince: toIso(stateSince),
    pointing,
    ownership,
    checkedAt: toIsoOrNull(checkedAt),
  }
}

export function presentHostBook({ id, propertyName, status, updatedAt, offline }: ListedBook): HostBook {
  return {
    id,
    propertyName,
    status,
    updatedAt: toIso(updatedAt),
    offline: offline && { since: toIso(offline.since), reason: offline.reason },
  }
}

export function presentReportedBook(book: ReportedBook, reports: readonly Report[]): ReportedBookView {
  return {
    bookId: book.bookId,
    propertyName: book.propertyName,
    status: book.status,
    isOffline: book.isOffline,
    hostId: book.hostId,
    hostName: book.hostName,
    hostEmail: book.hostEmail,
    count: book.count,
    lastAt: toIso(book.lastAt),
    handledAt: toIsoOrNull(book.handledAt),
    reports: reports.map(({ reason, text, email, createdAt }) => ({
      reason,
      text,
      email,
      createdAt: toIso(createdAt),
    })),
  }
}

export function presentMail(mail: Mail): ListedMail {
  return {
    id: mail.id,
    recipient: mail.recipient,
    template: mail.template,
    language: mail.language,
    state: mail.state,
    attempts: mail.attempts,
    nextAttemptAt: toIso(mail.nextAttemptAt),
    createdAt: toIso(mail.createdAt),
    sentAt: toIsoOrNull(mail.sentAt),
    lastError: mail.lastError,
  }
}

export function presentMessage(message: SupportMessage): ListedMessage {
  return {
    id: message.id,
    name: message.name,
    email: message.email,
    language: message.language,
    message: message.message,
    plan: message.plan,
    isPriority: message.isPriority,
    isSignedIn: message.accountId !== null,
    createdAt: toIso(message.createdAt),
    answerBy: toIso(answerBy(message.createdAt)),
    answeredAt: toIsoOrNull(message.answeredAt),
    declaration: message.declaration && presentDeclaration(message.declaration),
  }
}

function presentDeclaration(declaration: NonNullable<SupportMessage['declaration']>) {
  const { kind, isForCause, contract, wishedEnd, state } = declaration
  return { kind, isForCause, contract, wishedEnd: toIsoOrNull(wishedEnd), state }
}

export function presentAuditEntry({
  id,
  entry,
  adminId,
  adminEmail,
  accountEmail,
  createdAt,
}: LoggedEntry): AuditEntryView {
  const { kind, data } = entry
  return {
    id,
    kind,
    adminEmail,
    isFromCommandLine: adminId === commandLineId,
    accountEmail,
    createdAt: toIso(createdAt),
    plan: 'plan' in data ? data.plan : null,
    until: 'until' in data ? toIso(data.until) : null,
    template: 'template' in data ? data.template : null,
    hero: 'hero' in data ? data.hero : null,
    messageFrom: 'messageFrom' in data ? data.messageFrom : null,
    sent: 'sent' in data ? data.sent : null,
    failed: 'failed' in data ? data.failed : null,
    bookId: 'bookId' in data ? data.bookId : null,
    books: 'books' in data ? (data.books ?? null) : null,
    reports: 'reports' in data ? data.reports : null,
    subscription: 'subscription' in data ? (data.subscription ?? null) : null,
  }
}

export function toIso(time: number): string {
  return new Date(time).toISOString()
}

export function toIsoOrNull(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : toIso(time)
}
