import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { textLimits } from '#limits.ts'
import { createContentSecurityPolicy, Page } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { FormDocument, formPageStyles } from '#ui/form-page.tsx'
import type { en } from '../messages/en.ts'
import { reportMessages } from '../messages/index.ts'
import { reportPath, reportReasons, reportRetentionDays } from '../shared/report.ts'
import { type ReportFormState, reportFields, trapField } from '../shared/report-contract.ts'

const policy = createContentSecurityPolicy({ inlineStyles: [formPageStyles] })

/** Keeps search engines away from these pages, and the book's id out of referrers. */
const headers = {
  vary: 'accept-encoding, accept-language',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** Creates the pages on which guests report a book. Without script and without content of the book. */
export function createReportPages() {
  const toPage = (document: ReactNode) => new Page(`<!doctype html>${renderToStaticMarkup(document)}`, policy, headers)
  return {
    form: (bookId: string, language: Language, form: ReportFormState): Page =>
      toPage(<ReportDocument bookId={bookId} language={language} form={form} />),
    sent: (bookId: string, language: Language): Page => toPage(<SentDocument bookId={bookId} language={language} />),
  }
}

function translatorFor(language: Language) {
  // All catalogues have the keys of `en`. Its type lets the translator check keys and arguments.
  return createTranslator({ locale: language, messages: reportMessages[language] as typeof en })
}

type DocumentProps = { bookId: string; language: Language }

function Frame({ language, bookId, title, children }: DocumentProps & { title: string; children: ReactNode }) {
  const t = translatorFor(language)
  return (
    <FormDocument language={language} title={title}>
      {children}
      <a href={`/share/${bookId}?lang=${language}`}>{t('back')}</a>
    </FormDocument>
  )
}

function SentDocument(props: DocumentProps) {
  const t = translatorFor(props.language)
  return (
    <Frame {...props} title={t('sent.title')}>
      <p>{t('sent.text')}</p>
    </Frame>
  )
}

function ReportDocument({ form, ...props }: DocumentProps & { form: ReportFormState }) {
  const { bookId, language } = props
  const t = translatorFor(language)
  const problemOf = (field: keyof ReportFormState['problems']) => {
    const code = form.problems[field]
    return code && t.has(`problems.${code}` as never) ? t(`problems.${code}` as never) : undefined
  }
  const hasFieldProblem = reportFields.some((field) => form.problems[field] !== undefined)
  const problem = problemOf('form') ?? (hasFieldProblem ? t('check') : undefined)
  return (
    <Frame {...props} title={t('title')}>
      <p>{t('lead')}</p>
      <form method="post" action={`${reportPath(bookId)}?lang=${language}`} noValidate>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <fieldset aria-describedby={problemOf('reason') && 'reason-problem'}>
          <legend>{t('reason')}</legend>
          {reportReasons.map((reason) => (
            <label key={reason} className="choice">
              <input type="radio" name="reason" value={reason} defaultChecked={form.reason === reason} required />
              {t(`reasons.${reason}`)}
            </label>
          ))}
          <Problem id="reason-problem" text={problemOf('reason')} />
        </fieldset>
        <div>
          <label className="label" htmlFor="text">
            {t('text')} <small>({t('optional')})</small>
          </label>
          <textarea
            id="text"
            name="text"
            rows={5}
            maxLength={textLimits.note}
            defaultValue={form.text}
            aria-describedby={problemOf('text') && 'text-problem'}
            aria-invalid={problemOf('text') ? true : undefined}
          />
          <Problem id="text-problem" text={problemOf('text')} />
        </div>
        <div>
          <label className="label" htmlFor="email">
            {t('email')} <small>({t('optional')})</small>
          </label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={textLimits.email}
            defaultValue={form.email}
            aria-describedby={problemOf('email') && 'email-problem'}
            aria-invalid={problemOf('email') ? true : undefined}
          />
          <Problem id="email-problem" text={problemOf('email')} />
        </div>
        <div className="trap" aria-hidden="true">
          <label htmlFor="website">{t('trap')}</label>
          <input id="website" name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        <p className="note">{t('kept', { days: reportRetentionDays })}</p>
        <button type="submit">{t('send')}</button>
      </form>
    </Frame>
  )
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p className="problem" id={id}>
      {text}
    </p>
  )
}
