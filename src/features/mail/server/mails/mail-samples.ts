import { day, hour, minute } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { MailReader } from '../rendering/mail-sources.ts'
import type { MailInput } from './mail-templates.ts'

/** Every template with sample data, for previews and for the operator's test mails. */
export function sampleMails(now: number): readonly MailInput[] {
  const prices = { basic: 995, pro: 2_495 }
  const paid = { plan: 'pro', cents: 2_495, currency: 'EUR' } as const
  const declared = { kind: 'cancellation', isForCause: false, wishedEnd: null, receivedAt: now } as const
  const stay = { house: 'Villa Belvedere', timeZone: 'Europe/Rome' }
  const domain = { domain: 'guida.villa-belvedere.it' }
  return [
    { template: 'welcome', data: { confirmation: { secret: 'sample', expiresAt: now + 7 * day } } },
    { template: 'trialReminder7Days', data: { trialEndsAt: now + 7 * day, plan: 'basic', prices } },
    { template: 'trialReminder3Days', data: { trialEndsAt: now + 3 * day, plan: 'basic', prices } },
    { template: 'trialExpired', data: { trialEndsAt: now, plan: 'basic', prices } },
    {
      template: 'contractConfirmed',
      data: { ...paid, orderedAt: now, paidFrom: now + 14 * day, pages: samplePages, documents: sampleDocuments },
    },
    { template: 'paymentConfirmed', data: { ...paid, paidAt: now, nextChargeAt: now + 30 * day } },
    { template: 'paymentFailed', data: { ...paid, nextAttemptAt: now + 3 * day } },
    {
      template: 'subscriptionStopped',
      data: { plan: 'pro', endedAt: null, accessUntil: now + 12 * day, losesPaidTime: false, canSignIn: true },
    },
    { template: 'subscriptionCancelled', data: { plan: 'pro', cancelledAt: now, accessUntil: now + 12 * day } },
    {
      template: 'declarationReceived',
      data: {
        messageId: 'sample',
        ...declared,
        effect: { kind: 'ends', at: now + 12 * day },
        typed: { name: 'Giulia Conti', contract: 'Pro', text: 'We have sold the house.' },
      },
    },
    { template: 'declarationUnmatched', data: { messageId: 'sample', ...declared } },
    { template: 'passwordReset', data: { requestedAt: now, secret: 'sample', expiresAt: now + hour } },
    { template: 'captchaCode', data: { captchaId: 'sample', secret: '482913', expiresAt: now + 15 * minute } },
    { template: 'emailChange', data: { changeId: 'sample', secret: 'sample', expiresAt: now + hour } },
    { template: 'emailChanged', data: { changedAt: now } },
    { template: 'firstBook', data: { bookId: 'sample', propertyName: 'Villa Belvedere' } },
    { template: 'planLimit', data: { limit: 5 } },
    {
      template: 'booksOffline',
      data: {
        bookId: null,
        since: now,
        count: 2,
        names: ['Villa Belvedere', 'Villa Limonaia'],
        reason: 'Guests report that these pages ask for card numbers.\nPlease tell us who wrote them.',
        canSignIn: true,
      },
    },
    { template: 'booksBack', data: { bookId: 'sample', count: 1, name: 'Villa Belvedere' } },
    { template: 'inactiveHost', data: { lastSeenAt: now - 31 * day } },
    { template: 'domainProved', data: { domainId: 'sample', ...domain, address: 'https://guida.villa-belvedere.it' } },
    {
      template: 'domainAstray',
      data: {
        domainId: 'sample',
        ...domain,
        records: ['CNAME benvenuto.example'],
        found: ['192.0.2.7'],
        releasedAt: now + 14 * day,
      },
    },
    { template: 'domainReleased', data: { domainId: 'sample', ...domain } },
    { template: 'stayUnconfirmed', data: { stayId: 'sample', ...stay, arrivesAt: now + 3 * hour } },
    { template: 'stayCodeLate', data: { stayId: 'sample', ...stay, arrivesAt: now, showsSpare: true } },
    {
      template: 'stayCodeNotSet',
      data: { stayId: 'sample', bookId: 'sample', ...stay, arrivesAt: now + 3 * hour, isReplaced: false },
    },
    { template: 'stayCodeFailed', data: { stayId: 'sample', ...stay, at: now, spareCodes: 1, hasMore: true } },
    { template: 'stayArrived', data: { stayId: 'sample', ...stay, at: now } },
    { template: 'stayDeparted', data: { stayId: 'sample', ...stay, at: now } },
    { template: 'stayTapUndone', data: { stayId: 'sample', ...stay, at: now } },
    {
      template: 'stayCancelled',
      data: { stayId: 'sample', ...stay, at: now, arrivesAt: now + day, departsAt: now + 4 * day, wasShown: true },
    },
    {
      template: 'stayBooked',
      data: {
        stayIds: ['sample', 'sample2'],
        ...stay,
        bookId: 'sample',
        stays: [
          { stayId: 'sample', arrival: now, departure: now + 3 * day },
          { stayId: 'sample2', arrival: now + 3 * day, departure: now + 4 * day },
        ],
        isTonight: true,
        asksForLock: true,
        mayBeKnown: true,
      },
    },
    {
      template: 'stayChanged',
      data: {
        stayId: 'sample',
        change: 'moved',
        arrival: '2026-05-15',
        ...stay,
        bookId: 'sample',
        dates: { arrival: now + day, departure: now + 4 * day },
        asksForLock: true,
        hasLink: true,
      },
    },
    {
      template: 'calendarQuestions',
      data: {
        questionIds: ['sample', 'sample2'],
        questions: [
          { kind: 'sameGuests', house: 'Villa Belvedere', arrival: now + day, departure: now + 3 * day },
          { kind: 'isBooking', house: 'Villa Limonaia', arrival: now + day, departure: now + 5 * day },
        ],
      },
    },
    {
      template: 'calendarFailing',
      data: {
        toldAt: now,
        calendars: [{ propertyName: 'Villa Belvedere', hostName: 'www.airbnb.com' }],
        since: now - day,
      },
    },
    {
      template: 'stayDigest',
      data: {
        dueAt: now,
        now,
        timeZone: 'Europe/Rome',
        arrivals: [{ house: 'Villa Belvedere', time: '15:00' }],
        departures: [{ house: 'Villa Belvedere', time: '10:00' }],
        inHouse: 1,
        needs: [{ kind: 'codeChange', house: 'Villa Belvedere', date: '2026-03-01' }],
        unclear: [{ house: 'Villa Limonaia', count: 1 }],
        spares: [{ house: 'Villa Belvedere', count: 1 }],
        leftCodes: [{ house: 'Villa Limonaia', count: 2 }],
        messages: 2,
      },
    },
    { template: 'operatorNewHost', data: {} },
    { template: 'operatorNewSubscription', data: paid },
    { template: 'operatorCancellation', data: { plan: 'pro', endsAt: now + 12 * day } },
    { template: 'operatorPaymentFailed', data: paid },
    {
      template: 'operatorSupport',
      data: {
        messageId: 'sample',
        name: 'Giulia Conti',
        email: 'giulia@example.com',
        language: 'it',
        message: 'The QR code of Villa Limonaia does not open.\n\nIt is printed at the gate.',
        plan: 'pro',
        isPriority: true,
        isSignedIn: true,
        answerBy: now + day,
      },
    },
    {
      template: 'operatorDeclaration',
      data: {
        messageId: 'sample',
        ...declared,
        name: 'Giulia Conti',
        email: 'giulia@example.com',
        language: 'it',
        text: 'We have sold the house.',
        contract: 'Pro',
        state: 'waiting',
        hasAccount: true,
        isSignedIn: false,
      },
    },
    {
      template: 'operatorReport',
      data: {
        bookId: 'sample',
        propertyName: 'Villa Belvedere',
        hostName: 'Giulia Conti',
        count: 3,
        reason: 'deceptive',
        text: 'It asks for my card number to open the door.',
        email: 'guest@example.com',
      },
    },
    {
      template: 'operatorBackup',
      data: { failedAt: now, step: 'proof', reason: 'The sealed backup is damaged or cut off.', provedAt: now - day },
    },
  ]
}

const samplePages = {
  withdrawal: 'https://stay.example/withdraw-from-contract',
  cancellation: 'https://stay.example/cancel-contract',
}

const sampleDocuments = [
  {
    title: 'Right of withdrawal',
    sections: [{ title: 'Sample', paragraphs: ['The real mail contains the whole text here.'], points: [] }],
  },
]

/** The reader of sample mails. */
export function sampleReader(email: string, language: Language): MailReader {
  return { accountId: 'sample', name: 'Giulia Conti', email, language, isConfirmed: true, hasOptedOut: false }
}
