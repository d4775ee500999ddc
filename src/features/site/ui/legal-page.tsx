import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate } from '#platform/i18n/day.ts'
import { fillNames, type LegalSection, legalTexts, legalUpdated } from '../messages/legal/index.ts'
import { declarationPaths } from '../shared/declaration-paths.ts'
import type { DocumentSettings } from './document-settings.ts'
import { useSitePath } from './site-path.ts'
import { LocalHours } from './support/local-hours.tsx'
import { SupportForm } from './support/support-form.tsx'

/** Privacy policy, terms, support and legal notice; the operator's data come from the configuration. */
export function LegalPage({
  language,
  operator,
  supportForm,
}: Pick<DocumentSettings, 'language' | 'operator' | 'supportForm'>) {
  const t = useTranslations('site.support')
  const texts = legalTexts[language]
  const fill = (text: string) => fillOperator(text, operator)
  const updated = formatDate(Date.parse(legalUpdated), language, { timeZone: 'UTC' })
  const chapters = [
    { id: 'privacy', title: texts.privacy.title },
    { id: 'terms', title: texts.terms.title },
    { id: 'withdrawal', title: texts.withdrawal.title },
    { id: 'support', title: texts.support.title },
    { id: 'about', title: texts.about.title },
  ]
  return (
    <main id="main" className="page-width pt-12 pb-section md:pt-18">
      <h1 className="max-w-[16ch]">{texts.title}</h1>
      <p className="mt-6 max-w-[48ch] text-lead text-muted">{texts.lead}</p>
      <p className="mt-3 text-small text-muted">{texts.updated.replace('{date}', updated)}</p>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <nav aria-label={texts.contents} className="self-start xl:sticky xl:top-8">
          <ul className="border-t border-line">
            {chapters.map(({ id, title }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center font-semibold no-underline hover:underline hover:underline-offset-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-20">
          <Chapter id="privacy" {...texts.privacy} fill={fill} />
          <Chapter id="terms" {...texts.terms} fill={fill} />
          <Chapter id="withdrawal" {...texts.withdrawal} fill={fill} />
          <section id="support" aria-labelledby="support-title" className="scroll-mt-8">
            <h2 id="support-title" className="text-h1 hyphens-auto">
              {texts.support.title}
            </h2>
            <p className="mt-5 max-w-[52ch] text-lead text-muted">{texts.support.lead}</p>
            {operator.supportEmail && (
              <p className="mt-8 mb-3 text-h3 font-display">
                {texts.support.write} <SupportLink operator={operator} />
              </p>
            )}
            <p className={operator.supportEmail ? '' : 'mt-8'}>
              {texts.support.hours}
              <LocalHours />
              <span className="block">{texts.support.reply}</span>
            </p>
            <p className="mt-3 max-w-[58ch] text-muted">{t('promise')}</p>
            <div className="mt-8 rounded-m border border-line bg-card p-5 md:p-8">
              <SupportForm form={supportForm} />
            </div>
          </section>
          <section id="about" aria-labelledby="about-title" className="scroll-mt-8">
            <h2 id="about-title" className="text-h1 hyphens-auto">
              {texts.about.title}
            </h2>
            <p className="mt-5 max-w-[52ch] text-lead text-muted">{texts.about.lead}</p>
            <address className="mt-8 not-italic whitespace-pre-line">
              {texts.about.operator} <strong className="font-semibold">{operator.name}</strong>
              {operator.address && `\n${operator.address}`}
            </address>
          </section>
        </div>
      </div>
    </main>
  )
}

type ChapterProps = {
  id: string
  title: string
  lead: string
  sections: readonly LegalSection[]
  fill: (text: string) => ReactNode
}

function Chapter({ id, title, lead, sections, fill }: ChapterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8">
      <h2 id={`${id}-title`} className="text-h1 hyphens-auto">
        {title}
      </h2>
      <p className="mt-5 max-w-[52ch] text-lead text-muted">{lead}</p>
      <div className="prose mt-10 border-t border-line pt-2">
        {sections.map((section) => (
          <Fragment key={section.title}>
            <h3>{section.title}</h3>
            {section.paragraphs.slice(0, 1).map((text) => (
              <p key={text}>{fill(text)}</p>
            ))}
            {section.points && (
              <ul>
                {section.points.map((text) => (
                  <li key={text}>{fill(text)}</li>
                ))}
              </ul>
            )}
            {section.paragraphs.slice(1).map((text) => (
              <p key={text}>{fill(text)}</p>
            ))}
          </Fragment>
        ))}
      </div>
    </section>
  )
}

/** A link to the operator's address, or to the form of this page if there is none. */
function SupportLink({ operator: { name, supportEmail } }: Pick<DocumentSettings, 'operator'>) {
  return (
    <a className="text-link" href={supportEmail ? `mailto:${supportEmail}` : '#support'}>
      {supportEmail ?? name}
    </a>
  )
}

function WithdrawalLink() {
  const t = useTranslations('site.declarations.withdrawal')
  const to = useSitePath()
  return (
    <a className="text-link" href={to(declarationPaths.withdrawal)}>
      {t('title')}
    </a>
  )
}

function fillOperator(text: string, operator: DocumentSettings['operator']): ReactNode {
  const parts = fillNames(text, operator).split(/(\{email\}|\{page\})/)
  return parts.map((part) => {
    if (part === '{email}') return <SupportLink key={part} operator={operator} />
    return part === '{page}' ? <WithdrawalLink key={part} /> : part
  })
}
