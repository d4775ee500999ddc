import { textLimits } from '#limits.ts'
import { day } from '#platform/clock.ts'
import { languageNames } from '#platform/i18n/languages.ts'
import type { TemplateName } from '../../shared/mail.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'
import type { MailExtras } from '../rendering/mail-sources.ts'
import { headlineLength, nameLength, splitUserText, truncateUserText } from '../rendering/user-text.ts'
import { composeBackupMail } from './backup-mail.ts'
import { composeCalendarMail, composeQuestionsMail } from './calendar-mail.ts'
import { composeCancelledMail, composeStoppedMail } from './cancellation-mail.ts'
import { composeContractMail, formatPrice } from './contract-mail.ts'
import { composeDeclarationMail, composeOperatorDeclaration, composeUnmatchedMail } from './declaration-mail.ts'
import { composeDigestMail } from './digest-mail.ts'
import { composeOfflineMail } from './offline-mail.ts'
import { composeReportMail } from './report-mail.ts'
import {
  composeBookedStayMail,
  composeCancelledStayMail,
  composeChangedStayMail,
  composeCodeFailedMail,
  composeCodeLateMail,
  composeCodeNotSetMail,
  composeTapMail,
  composeUnconfirmedMail,
} from './stay-mails.ts'
import { composeWelcome } from './welcome-mail.ts'

/** One template with its data. */
export type MailInput<Name extends TemplateName = TemplateName> = {
  [Each in Name]: { template: Each; data: MailData<Each> }
}[Name]

type Compose<Name extends TemplateName> = (data: MailData<Name>, context: ComposeContext) => MailContent

/** The content of each mail. */
const templates: { [Name in TemplateName]: Compose<Name> } = {
  welcome: composeWelcome,
  trialReminder7Days: (data, context) => composeTrialReminder('sea', data, context),
  trialReminder3Days: (data, context) => composeTrialReminder('sun', data, context),
  trialExpired: ({ trialEndsAt, plan, prices }, context) => {
    const { t, formatDay } = context.texts
    return {
      subject: t('trialExpired.subject'),
      preview: t('trialExpired.preview'),
      poster: {
        tone: 'terracotta',
        fact: t('trialExpired.fact'),
        label: t('trialExpired.label', { date: formatDay(trialEndsAt) }),
      },
      greets: true,
      paragraphs: [t('trialExpired.online'), t('trialExpired.after')],
      facts: planFacts(prices, context),
      action: { label: t('trialExpired.action'), href: context.linkTo(`/payment?plan=${plan}`) },
    }
  },
  contractConfirmed: composeContractMail,
  paymentConfirmed: ({ plan, cents, currency, paidAt, nextChargeAt }, context) => {
    const { texts, linkTo } = context
    const { t, formatDay } = texts
    const amount = texts.formatMoney(cents, currency)
    return {
      subject: t('paymentConfirmed.subject', { amount }),
      preview: t('paymentConfirmed.preview'),
      poster: { tone: 'pine', fact: amount, label: t('paymentConfirmed.label') },
      greets: true,
      paragraphs: [t('paymentConfirmed.text')],
      facts: [
        { label: t('paymentConfirmed.plan'), value: t(`plans.${plan}`) },
        { label: t('paymentConfirmed.amount'), value: formatPrice(cents, currency, context) },
        { label: t('paymentConfirmed.paidOn'), value: formatDay(paidAt) },
        ...(nextChargeAt === null ? [] : [{ label: t('paymentConfirmed.next'), value: formatDay(nextChargeAt) }]),
      ],
      action: { label: t('paymentConfirmed.action'), href: linkTo('/profile') },
    }
  },
  paymentFailed: ({ plan, cents, currency, nextAttemptAt }, { texts, linkTo }) => {
    const { t, formatDay } = texts
    return {
      subject: t('paymentFailed.subject'),
      preview: t('paymentFailed.preview', { plan: t(`plans.${plan}`) }),
      poster: { tone: 'terracotta', fact: texts.formatMoney(cents, currency), label: t('paymentFailed.label') },
      greets: true,
      paragraphs: [
        t('paymentFailed.declined', { plan: t(`plans.${plan}`) }),
        nextAttemptAt === null ? t('paymentFailed.last') : t('paymentFailed.retry', { date: formatDay(nextAttemptAt) }),
      ],
      action: { label: t('paymentFailed.action'), href: linkTo('/profile') },
    }
  },
  subscriptionStopped: composeStoppedMail,
  subscriptionCancelled: composeCancelledMail,
  declarationReceived: composeDeclarationMail,
  declarationUnmatched: composeUnmatchedMail,
  passwordReset: ({ secret, expiresAt }, { texts: { t, formatTime }, linkTo }) => ({
    subject: t('passwordReset.subject'),
    preview: t('passwordReset.preview', { time: formatTime(expiresAt) }),
    poster: { tone: 'pine', fact: t('passwordReset.fact'), label: t('passwordReset.label') },
    greets: true,
    paragraphs: [t('passwordReset.asked', { time: formatTime(expiresAt) })],
    closing: t('passwordReset.ignore'),
    action: { label: t('passwordReset.action'), href: linkTo(`/reset-password?token=${secret}`) },
    spellsLink: true,
  }),
  captchaCode: ({ secret, expiresAt }, { texts: { t, formatTime } }) => ({
    // Without the code, because lock screens show subjects.
    subject: t('captchaCode.subject'),
    preview: t('captchaCode.preview', { code: secret, time: formatTime(expiresAt) }),
    poster: { tone: 'pine', fact: secret, label: t('captchaCode.label') },
    greets: true,
    paragraphs: [t('captchaCode.asked', { time: formatTime(expiresAt) })],
    closing: t('captchaCode.ignore'),
  }),
  emailChange: ({ secret, expiresAt }, { texts: { t, formatTime }, linkTo }) => ({
    subject: t('emailChange.subject'),
    preview: t('emailChange.preview', { time: formatTime(expiresAt) }),
    poster: { tone: 'pine', fact: t('emailChange.fact'), label: t('emailChange.label') },
    greets: true,
    paragraphs: [t('emailChange.asked', { time: formatTime(expiresAt) })],
    closing: t('emailChange.ignore'),
    action: { label: t('emailChange.action'), href: linkTo(`/confirm-email?token=${secret}`) },
    spellsLink: true,
  }),
  emailChanged: ({ changedAt }, { texts: { t, formatDay } }) => ({
    subject: t('emailChanged.subject'),
    preview: t('emailChanged.preview'),
    poster: { tone: 'sea', fact: t('emailChanged.fact'), label: formatDay(changedAt) },
    greets: true,
    paragraphs: [t('emailChanged.text'), t('emailChanged.notYou')],
  }),
  firstBook: ({ bookId, propertyName, address }, { texts: { t }, showsUserText, linkTo, origin }) => {
    const content = {
      preview: t('firstBook.preview'),
      greets: true,
      paragraphs: [t('firstBook.online'), t('firstBook.tip')],
    }
    const qr = { label: t('firstBook.qr'), value: t('firstBook.qrText'), href: linkTo('/profile') }
    // No link to the book's page, because the page shows the host's texts.
    if (!showsUserText) {
      return {
        ...content,
        subject: t('firstBook.neutral.subject'),
        poster: { tone: 'pine', fact: t('firstBook.neutral.fact'), label: t('firstBook.label') },
        facts: [qr],
        action: { label: t('firstBook.neutral.action'), href: linkTo('/profile') },
      }
    }
    const guestLink = address ?? `${origin}/share/${bookId}`
    const property = truncateUserText(propertyName, headlineLength)
    return {
      ...content,
      subject: t('firstBook.subject', { property }),
      poster: { tone: 'pine', fact: property, label: t('firstBook.label') },
      facts: [{ label: t('firstBook.link'), value: guestLink, href: guestLink }, qr],
      action: { label: t('firstBook.action'), href: guestLink },
    }
  },
  planLimit: ({ limit }, { texts: { t }, linkTo }) => ({
    subject: t('planLimit.subject', { limit }),
    preview: t('planLimit.preview'),
    poster: { tone: 'sun', fact: t('planLimit.fact', { limit }), label: t('planLimit.label') },
    greets: true,
    paragraphs: [t('planLimit.text'), t('planLimit.after')],
    action: { label: t('planLimit.action'), href: linkTo('/payment?plan=pro') },
  }),
  booksOffline: composeOfflineMail,
  booksBack: ({ count, name }, { texts: { t }, showsUserText, linkTo }) => ({
    subject: t('booksBack.subject', { count }),
    preview: t('booksBack.preview'),
    poster: { tone: 'pine', fact: t('booksBack.fact'), label: t('booksBack.label', { count }) },
    greets: true,
    paragraphs: [t('booksBack.text', { count })],
    facts:
      name !== undefined && showsUserText
        ? [{ label: t('booksOffline.book', { count: 1 }), value: truncateUserText(name, nameLength) }]
        : undefined,
    action: { label: t('booksBack.action'), href: linkTo('/profile') },
  }),
  inactiveHost: (_data, { texts: { t }, linkTo }) => ({
    subject: t('inactiveHost.subject'),
    preview: t('inactiveHost.preview'),
    poster: { tone: 'sea', fact: t('inactiveHost.fact'), label: t('inactiveHost.label') },
    greets: true,
    paragraphs: [t('inactiveHost.away'), t('inactiveHost.check')],
    action: { label: t('inactiveHost.action'), href: linkTo('/profile') },
  }),
  domainProved: ({ domain, address }, { texts: { t }, linkTo }) => ({
    subject: t('domainProved.subject'),
    preview: t('domainProved.preview'),
    poster: { tone: 'pine', fact: truncateUserText(domain, headlineLength), label: t('domainProved.label') },
    greets: true,
    paragraphs: [t('domainProved.text'), t('domainProved.old')],
    facts: [{ label: t('domainProved.address'), value: address }],
    action: { label: t('domainProved.action'), href: linkTo('/domains') },
  }),
  domainAstray: ({ domain, records, found, releasedAt }, { texts: { t, formatDay }, linkTo }) => ({
    subject: t('domainAstray.subject'),
    preview: t('domainAstray.preview'),
    poster: { tone: 'terracotta', fact: truncateUserText(domain, headlineLength), label: t('domainAstray.label') },
    greets: true,
    paragraphs: [t('domainAstray.text'), t('domainAstray.after', { date: formatDay(releasedAt) })],
    facts: [
      { label: t('domainAstray.expected'), value: records.join(', ') },
      {
        label: t('domainAstray.found'),
        value: found.length === 0 ? t('domainAstray.nothing') : truncateUserText(found.join(', '), nameLength),
      },
    ],
    action: { label: t('domainAstray.action'), href: linkTo('/domains') },
  }),
  domainReleased: ({ domain }, { texts: { t }, linkTo }) => ({
    subject: t('domainReleased.subject'),
    preview: t('domainReleased.preview'),
    poster: { tone: 'terracotta', fact: truncateUserText(domain, headlineLength), label: t('domainReleased.label') },
    greets: true,
    paragraphs: [t('domainReleased.text'), t('domainReleased.after')],
    action: { label: t('domainReleased.action'), href: linkTo('/domains') },
  }),
  stayUnconfirmed: composeUnconfirmedMail,
  stayCodeLate: composeCodeLateMail,
  stayCodeNotSet: composeCodeNotSetMail,
  stayCodeFailed: composeCodeFailedMail,
  stayArrived: (data, context) => composeTapMail('arrived', data, context),
  stayDeparted: (data, context) => composeTapMail('departed', data, context),
  stayTapUndone: (data, context) => composeTapMail('undone', data, context),
  stayCancelled: composeCancelledStayMail,
  stayBooked: composeBookedStayMail,
  stayChanged: composeChangedStayMail,
  calendarQuestions: composeQuestionsMail,
  calendarFailing: composeCalendarMail,
  stayDigest: composeDigestMail,
  operatorNewHost: (_data, context) => composeForOperator('newHost', context, []),
  operatorNewSubscription: ({ plan, cents, currency }, context) =>
    composeForOperator('newSubscription', context, paymentFacts(plan, cents, currency, context)),
  operatorCancellation: ({ plan, endsAt }, context) =>
    composeForOperator('cancellation', context, [
      { label: context.texts.t('operator.plan'), value: context.texts.t(`plans.${plan}`) },
      { label: context.texts.t('operator.endsAt'), value: context.texts.formatDay(endsAt) },
    ]),
  operatorPaymentFailed: ({ plan, cents, currency }, context) =>
    composeForOperator('paymentFailed', context, paymentFacts(plan, cents, currency, context)),
  operatorSupport: (data, { texts: { t, formatDay, formatTime }, linkTo }) => ({
    subject: t(data.isPriority ? 'operator.support.prioritySubject' : 'operator.support.subject', {
      name: truncateUserText(data.name, operatorSubjectLength),
    }),
    preview: truncateUserText(data.message, 120),
    poster: {
      tone: data.isPriority ? 'terracotta' : 'sea',
      fact: t(data.isPriority ? 'operator.support.priority' : 'operator.support.fact'),
      label: t('operator.support.answerBy', { day: formatDay(data.answerBy), time: formatTime(data.answerBy) }),
    },
    greets: false,
    paragraphs: splitUserText(data.message, textLimits.supportMessage),
    facts: [
      { label: t('operator.name'), value: truncateUserText(data.name, nameLength) },
      { label: t('operator.email'), value: data.email },
      { label: t('operator.language'), value: languageNames[data.language] },
      { label: t('operator.plan'), value: data.plan ? t(`plans.${data.plan}`) : t('operator.support.noPlan') },
      {
        label: t('operator.support.identity'),
        value: t(data.isSignedIn ? 'operator.support.signedIn' : 'operator.support.notSignedIn'),
      },
    ],
    action: { label: t('operator.action'), href: linkTo('/admin') },
    closing: t('operator.support.closing'),
    replyTo: data.email,
  }),
  operatorDeclaration: composeOperatorDeclaration,
  operatorReport: composeReportMail,
  operatorBackup: composeBackupMail,
}

/** Composes the content of a mail from its template and data. */
export function composeMail({ template, data }: MailInput, context: ComposeContext): MailContent {
  // An index access loses the relation between a template and its data.
  return (templates[template] as Compose<TemplateName>)(data as MailData<TemplateName>, context)
}

/** The number of days is computed at sending time, because an outage may have delayed the mail. */
function composeTrialReminder(
  tone: 'sea' | 'sun',
  { trialEndsAt, plan, prices }: MailData<'trialReminder7Days'>,
  context: ComposeContext,
): MailContent {
  const { t, formatDay } = context.texts
  const days = Math.max(1, Math.ceil((trialEndsAt - context.now) / day))
  const date = formatDay(trialEndsAt)
  return {
    subject: t('trialReminder.subject', { days }),
    preview: t('trialReminder.preview', { date }),
    poster: { tone, fact: t('trialReminder.fact', { days }), label: t('trialReminder.label') },
    greets: true,
    paragraphs: [t('trialReminder.ends', { date }), t('trialReminder.after')],
    facts: planFacts(prices, context),
    // Also right where she is signed out, and the page knows no account.
    action: { label: t('trialReminder.action'), href: context.linkTo(`/payment?plan=${plan}`) },
  }
}

function planFacts(prices: MailExtras['trialExpired']['prices'], context: ComposeContext) {
  const { t } = context.texts
  return (['basic', 'pro'] as const).map((plan) => ({
    label: t(`plans.${plan}`),
    value: t(`trialReminder.${plan}`, { price: formatPrice(prices[plan], context.currency, context) }),
  }))
}

/** Maximum length of a name in the operator's subjects, in graphemes. */
const operatorSubjectLength = 40

type OperatorTopic = 'newHost' | 'newSubscription' | 'cancellation' | 'paymentFailed'

function composeForOperator(
  topic: OperatorTopic,
  { texts: { t }, reader, linkTo }: ComposeContext,
  facts: NonNullable<MailContent['facts']>,
): MailContent {
  return {
    subject: t(`operator.${topic}.subject`, { name: truncateUserText(reader.name, operatorSubjectLength) }),
    preview: reader.email,
    poster: {
      tone: topic === 'cancellation' || topic === 'paymentFailed' ? 'terracotta' : 'pine',
      fact: t(`operator.${topic}.fact`),
    },
    greets: false,
    paragraphs: [],
    facts: [
      { label: t('operator.name'), value: truncateUserText(reader.name, nameLength) },
      { label: t('operator.email'), value: reader.email },
      { label: t('operator.language'), value: languageNames[reader.language] },
      ...facts,
    ],
    action: { label: t('operator.action'), href: linkTo('/admin') },
  }
}

function paymentFacts(
  plan: 'basic' | 'pro',
  cents: number,
  currency: string,
  { texts: { t, formatMoney } }: ComposeContext,
) {
  return [
    { label: t('operator.plan'), value: t(`plans.${plan}`) },
    { label: t('operator.amount'), value: formatMoney(cents, currency) },
  ]
}
