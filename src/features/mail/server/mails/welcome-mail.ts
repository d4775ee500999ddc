import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'

/** The first mail to an account. Asks to confirm the address while it is not confirmed. */
export function composeWelcome(
  { confirmation }: MailData<'welcome'>,
  { texts: { t, formatDay }, linkTo, hasSampleClaims }: ComposeContext,
): MailContent {
  const content = {
    greets: true,
    facts: [
      { label: t('welcome.steps.plan'), value: t('welcome.steps.planText') },
      { label: t('welcome.steps.write'), value: t('welcome.steps.writeText') },
      { label: t('welcome.steps.share'), value: t('welcome.steps.shareText') },
    ],
  }
  if (!confirmation) {
    return {
      ...content,
      subject: t('welcome.subject'),
      preview: t(hasSampleClaims ? 'welcome.preview' : 'welcome.previewUnmeasured'),
      poster: {
        tone: 'pine',
        fact: t(hasSampleClaims ? 'welcome.fact' : 'welcome.factUnmeasured'),
        label: t('welcome.label'),
      },
      paragraphs: [t('welcome.ready'), t('welcome.after')],
      action: { label: t('welcome.action'), href: linkTo('/create') },
    }
  }
  return {
    ...content,
    subject: t('welcome.confirm.subject'),
    preview: t('welcome.confirm.preview'),
    poster: { tone: 'pine', fact: t('welcome.confirm.fact'), label: t('welcome.confirm.label') },
    paragraphs: [t('welcome.confirm.text', { date: formatDay(confirmation.expiresAt) }), t('welcome.confirm.after')],
    action: {
      label: t('welcome.confirm.action'),
      href: linkTo(`/confirm-address?token=${confirmation.secret}`),
    },
    spellsLink: true,
    closing: t('welcome.confirm.ignore'),
  }
}
