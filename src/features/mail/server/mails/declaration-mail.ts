import { textLimits } from '#limits.ts'
import { languageNames } from '#platform/i18n/languages.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { Fact, MailContent } from '../rendering/mail-content.ts'
import type { MailedDeclaration } from '../rendering/mail-sources.ts'
import type { MailTexts } from '../rendering/mail-texts.ts'
import { nameLength, splitUserText, truncateUserText } from '../rendering/user-text.ts'

/** Maximum length of a name in the operator's subject, in graphemes. */
const subjectNameLength = 40

/**
 * Confirms a declaration at once: what was declared, day and time of receipt, and when the contract ends (section 312k (4)
 * and section 356a (4) BGB, article 11a (4) of Directive 2011/83/EU, article L215-1-1 Code de la consommation).
 */
export function composeDeclarationMail(
  data: MailData<'declarationReceived'>,
  { texts, showsUserText, linkTo }: ComposeContext,
): MailContent {
  const { t, formatDay } = texts
  const { effect, isForCause } = data
  const typed = showsUserText ? data.typed : undefined
  const date = 'at' in effect ? formatDay(effect.at) : ''
  return {
    ...composeHead(data, texts),
    paragraphs: [
      t(`declaration.${data.kind}.text`),
      t(`declaration.effect.${effect.kind}`, { date }),
      ...(isForCause ? [t('declaration.effect.forCause')] : []),
    ],
    facts: [
      ...listFacts(data, typed?.contract || t('declaration.contract'), texts),
      ...(typed ? listTyped(typed, texts) : []),
    ],
    action: { label: t('declaration.action'), href: linkTo('/profile') },
    closing: t(effect.kind === 'ends' ? 'declaration.notYouEnds' : 'declaration.notYou'),
  }
}

/** Confirms a declaration to an address that no account has. */
export function composeUnmatchedMail(data: MailData<'declarationUnmatched'>, { texts }: ComposeContext): MailContent {
  const { t } = texts
  return {
    ...composeHead(data, texts),
    paragraphs: [t(`declaration.${data.kind}.text`), t('declaration.unmatched')],
    facts: listFacts(data, t('declaration.unmatchedContract'), texts),
    closing: t('declaration.ignore'),
  }
}

function composeHead({ kind, receivedAt }: MailedDeclaration, texts: MailTexts) {
  const { t } = texts
  return {
    subject: t(`declaration.${kind}.subject`),
    preview: t(`declaration.${kind}.preview`),
    poster: { tone: 'pine', fact: t(`declaration.${kind}.fact`), label: formatDateTime(receivedAt, texts) },
    greets: true,
  } as const
}

function listFacts(declaration: MailedDeclaration, contract: string, texts: MailTexts): Fact[] {
  const { t } = texts
  return [
    { label: t('declaration.facts.declaration'), value: typeOf(declaration, texts) },
    { label: t('declaration.facts.contract'), value: truncateUserText(contract, nameLength) },
    ...listEnd(declaration, texts),
    { label: t('declaration.facts.receivedAt'), value: formatDateTime(declaration.receivedAt, texts) },
  ]
}

function listTyped({ name, text }: { name: string; text: string }, { t }: MailTexts): Fact[] {
  return [
    { label: t('declaration.facts.name'), value: truncateUserText(name, nameLength) },
    ...(text === ''
      ? []
      : [{ label: t('declaration.facts.reason'), value: splitUserText(text, textLimits.note).join(' ') }]),
  ]
}

/** A withdrawal ends the contract at once, so it names no day. */
function listEnd({ kind, wishedEnd }: MailedDeclaration, { t, formatDay }: MailTexts): Fact[] {
  if (kind === 'withdrawal') return []
  return [
    {
      label: t('declaration.facts.end'),
      value: wishedEnd === null ? t('declaration.earliest') : formatDay(wishedEnd),
    },
  ]
}

function typeOf({ kind, isForCause }: MailedDeclaration, { t }: MailTexts): string {
  if (kind === 'withdrawal') return t('declaration.types.withdrawal')
  return t(isForCause ? 'declaration.types.forCause' : 'declaration.types.ordinary')
}

function formatDateTime(time: number, { formatDay, formatTime }: MailTexts): string {
  return `${formatDay(time)}, ${formatTime(time)}`
}

/** The mail to the operator: what was declared, what the service does by itself, and what is left to do. */
export function composeOperatorDeclaration(
  data: MailData<'operatorDeclaration'>,
  { texts, linkTo }: ComposeContext,
): MailContent {
  const { t } = texts
  const { kind, name, email, language, text, contract, state, hasAccount, isSignedIn, isForCause } = data
  return {
    subject: t(`operator.declaration.${kind}.subject`, { name: truncateUserText(name, subjectNameLength) }),
    preview: t(`operator.declaration.states.${state}`),
    poster: {
      tone: 'terracotta',
      fact: t(`operator.declaration.${kind}.fact`),
      label: formatDateTime(data.receivedAt, texts),
    },
    greets: false,
    paragraphs: [
      t(`operator.declaration.states.${state}`),
      ...(kind === 'withdrawal' ? [t('operator.declaration.refund')] : []),
      ...(isForCause ? [t('operator.declaration.cause')] : []),
      ...splitUserText(text, textLimits.note),
    ],
    facts: [
      { label: t('operator.name'), value: truncateUserText(name, nameLength) },
      { label: t('operator.email'), value: email },
      { label: t('operator.language'), value: languageNames[language] },
      ...listFacts(data, contract || t('declaration.unmatchedContract'), texts),
      {
        label: t('operator.declaration.account'),
        value: t(hasAccount ? 'operator.declaration.found' : 'operator.declaration.notFound'),
      },
      {
        label: t('operator.support.identity'),
        value: t(isSignedIn ? 'operator.support.signedIn' : 'operator.support.notSignedIn'),
      },
    ],
    action: { label: t('operator.action'), href: linkTo('/admin') },
    replyTo: email,
  }
}
