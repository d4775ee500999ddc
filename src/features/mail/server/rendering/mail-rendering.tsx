import { render } from '@react-email/render'
import type { Config } from '#config.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { mailedAppPath, mailedPath } from '#platform/i18n/localized-path.ts'
import { audienceOf, goesToOperator, isProven, needsConfirmedAddress } from '../../shared/mail.ts'
import { composeMail, type MailInput } from '../mails/mail-templates.ts'
import type { MailContent, MailDocument } from './mail-content.ts'
import { type MailFooter, MailLayout } from './mail-layout.tsx'
import type { MailReader } from './mail-sources.ts'
import { createMailTexts, greetingNames, type MailTexts } from './mail-texts.ts'

export type RenderOrder = MailInput & {
  reader: MailReader
  language: Language
  /** Milliseconds UTC. */
  now: number
  config: Pick<Config, 'origin' | 'currency' | 'operator' | 'pricesIncludeVat' | 'hasSampleClaims'>
  unsubscribeUrl: string | undefined
}

export type RenderedMail = { subject: string; html: string; text: string; replyTo: string | undefined }

/**
 * Renders a mail as subject, HTML and plain text.
 * @throws Error for a template that needs a confirmed address, when the reader's is not confirmed
 */
export async function renderMail(order: RenderOrder): Promise<RenderedMail> {
  const { reader, language, now, config, unsubscribeUrl } = order
  const { origin, currency, operator, pricesIncludeVat, hasSampleClaims } = config
  const showsUserText = isProven(audienceOf(order.template), reader)
  if (!showsUserText && needsConfirmedAddress(order.template)) throw new Error('the address is not confirmed')
  const texts = createMailTexts(language)
  const linkTo = (path: string) => origin + mailedAppPath(language, path)
  const content = composeMail(order, {
    texts,
    reader,
    showsUserText,
    linkTo,
    origin,
    currency,
    pricesIncludeVat,
    hasSampleClaims,
    operator,
    now,
  })
  const audience = audienceOf(order.template)
  const footer: MailFooter = {
    isForOperator: goesToOperator(audience),
    reason: reasonOf(order, texts),
    support: supportOf(order),
    sender: [operator.name, operator.address].filter(Boolean).join(', '),
    unsubscribeUrl,
  }
  const greeting = content.greets ? greet(texts, showsUserText ? reader.name : '') : undefined
  const html = await render(
    <MailLayout content={content} greeting={greeting} footer={footer} texts={texts} origin={origin} />,
  )
  const text = toText(content, greeting, footer, texts)
  return { subject: content.subject, html, text, replyTo: content.replyTo }
}

function supportOf({ config: { operator, origin }, language }: RenderOrder): MailFooter['support'] {
  const { name, supportEmail } = operator
  if (supportEmail !== undefined) return { name: supportEmail, href: `mailto:${supportEmail}` }
  return { name, href: `${origin}${mailedPath(language, '/legal')}#support` }
}

/** Why the reader gets the mail. An unconfirmed or a changed address may be another person's than the account's host. */
function reasonOf({ template, reader }: RenderOrder, { t }: MailTexts): string {
  if (template === 'declarationUnmatched') return t('footer.declarationReason')
  if (template === 'emailChange') return t('footer.newAddressReason')
  if (template === 'emailChanged') return t('footer.oldAddressReason')
  const audience = audienceOf(template)
  if (audience === 'visitor') return t('footer.visitorReason')
  if (goesToOperator(audience)) return t('footer.operatorReason')
  return t(reader.isConfirmed ? 'footer.reason' : 'footer.unconfirmedReason')
}

function greet({ t }: MailTexts, name: string): string {
  const names = greetingNames(name)
  return names ? t('greeting', names) : t('greetingWithoutName')
}

/** Renders the plain text from the content, because converted HTML tables are hard to read. */
function toText(content: MailContent, greeting: string | undefined, footer: MailFooter, { t }: MailTexts): string {
  const { href } = footer.support
  const withAddress = (words: string) => (href.startsWith('mailto:') ? words : `${words} (${href})`)
  const facts = content.facts?.map(({ label, value, href: address = value }) => {
    const line = `${label.endsWith('?') ? label : t('labelled', { label })} ${value}`
    return address === value ? line : `${line}\n${address}`
  })
  const help = t.markup('footer.help', { address: footer.support.name, mail: withAddress })
  const paragraphs = [
    // Two lines, because the label may also be a home's name: 'Code not confirmed', 'Villa Belvedere'.
    [content.poster.fact, content.poster.label].filter(Boolean).join('\n'),
    greeting,
    ...content.paragraphs,
    facts?.join('\n'),
    content.action && `${t('labelled', { label: content.action.label })}\n${content.action.href}`,
    content.closing,
    ...(content.documents ?? []).flatMap(listLines),
    `-- \n${footer.isForOperator ? footer.reason : help}`,
    footer.isForOperator ? undefined : footer.reason,
    footer.unsubscribeUrl && `${t('labelled', { label: t('footer.unsubscribe') })}\n${footer.unsubscribeUrl}`,
    footer.sender,
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== undefined && paragraph !== '').join('\n\n')}\n`
}

/** The paragraphs of a document in plain text. */
function listLines({ title, sections }: MailDocument): string[] {
  return [
    title.toUpperCase(),
    ...sections.flatMap((section) => [
      section.title,
      ...section.paragraphs.slice(0, 1),
      section.points.map((point) => `- ${point}`).join('\n'),
      ...section.paragraphs.slice(1),
    ]),
  ]
}
