import { accessOf, type ObservedAccount } from '#features/accounts/index.ts'
import type { ProviderSubscription } from '#features/billing/index.ts'
import type { ListedBook } from '#features/books/index.ts'
import { type Domain, displayName } from '#features/domains/index.ts'
import type { Mail } from '#features/mail/index.ts'
import type { Report, ReportedBook } from '#features/reports/index.ts'
import { answerBy, type SupportMessage } from '#features/site/index.ts'
import { commandLineId } from '../shared/admin-act.ts'
import type {
  FoundHost,
  HostBook,
  HostDetails,
  ListedMail,
  ListedMessage,
  LoggedActView,
  ReportedBook as ReportedBookView,
} from '../shared/admin-contract.ts'
import type { LoggedAct } from './admin-queries.ts'

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
    trialEndsAt: presentTime(account.trialEndsAt),
    accessUntil: presentTime(account.accessUntil),
    disabledAt: presentTime(disabledAt),
    isCharged: account.renewal === 'renews' || account.renewal === 'pastDue',
    lastSeenAt: presentTime(lastSeenAt),
    createdAt: presentMoment(account.createdAt),
    bookCount,
  }
}

/** What is going to be charged next, which is nothing once it is cancelled. */
export function presentCharge(
  { state, cancelsAt, periodEndsAt, nextAttemptAt, nextCents }: ProviderSubscription,
  currency: string,
): HostDetails['payments']['nextCharge'] {
  if (cancelsAt !== null) return null
  return { at: presentTime(state === 'pastDue' ? nextAttemptAt : periodEndsAt), cents: nextCents, currency }
}

/** What an operator needs to tell a host why her domain is not read; the proof's token stays hers. */
export function presentDomain(domain: Domain): HostDetails['domains'][number] {
  const { name, state, stateSince, pointing, ownership, checkedAt } = domain
  return {
    name: displayName(name),
    state,
    stateSince: presentMoment(stateSince),
    pointing,
    ownership,
    checkedAt: presentTime(checkedAt),
  }
}

export function presentHostBook({ id, propertyName, status, updatedAt, offline }: ListedBook): HostBook {
  return {
    id,
    propertyName,
    status,
    updatedAt: presentMoment(updatedAt),
    offline: offline && { since: presentMoment(offline.since), reason: offline.reason },
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
    lastAt: presentMoment(book.lastAt),
    handledAt: presentTime(book.handledAt),
    reports: reports.map(({ reason, text, email, createdAt }) => ({
      reason,
      text,
      email,
      createdAt: presentMoment(createdAt),
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
    nextAttemptAt: presentMoment(mail.nextAttemptAt),
    createdAt: presentMoment(mail.createdAt),
    sentAt: presentTime(mail.sentAt),
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
    createdAt: presentMoment(message.createdAt),
    answerBy: presentMoment(answerBy(message.createdAt)),
    answeredAt: presentTime(message.answeredAt),
  }
}

export function presentAct({ id, act, adminId, adminEmail, accountEmail, createdAt }: LoggedAct): LoggedActView {
  const { kind, data } = act
  return {
    id,
    kind,
    adminEmail,
    isFromCommandLine: adminId === commandLineId,
    accountEmail,
    createdAt: presentMoment(createdAt),
    plan: 'plan' in data ? data.plan : null,
    until: 'until' in data ? presentMoment(data.until) : null,
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

export function presentMoment(time: number): string {
  return new Date(time).toISOString()
}

export function presentTime(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : presentMoment(time)
}
