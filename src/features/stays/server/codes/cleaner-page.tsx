import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { stayLimits } from '#limits.ts'
import { createContentSecurityPolicy, Page } from '#platform/http/page.ts'
import { formatDate } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { FormDocument, formPageStyles } from '#ui/form-page.tsx'
import type { en } from '../../messages/en.ts'
import { stayMessages } from '../../messages/index.ts'

/** The code is read at arm's length while the lock is set, and the button pressed with a wet thumb. */
const codeStyles =
  '#code{font:600 2rem/1 ui-monospace,monospace;letter-spacing:.12em;padding-block:.55em}' +
  '@media(max-width:480px){button{width:100%}}'

const policy = createContentSecurityPolicy({ inlineStyles: [formPageStyles, codeStyles] })

/**
 * The address of the page is a secret: not cached, no referrer to other sites. Not `no-referrer`, with which browsers
 * send the form with `Origin: null`, which is refused.
 */
const headers = {
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, accept-language',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** The question on the page. `arrivesAt`: of the next guests, in ms UTC. */
export type CleanerQuestion = {
  stayId: string
  arrivesAt: number
  timeZone: string
  code: string
  problem?: 'missing' | 'changed' | 'busy' | undefined
}

/** What a cleaner's link shows. `question`: undefined when there is nothing to confirm now. */
export type CleanerView =
  | { kind: 'missing' }
  | { kind: 'done'; bookName: string }
  | { kind: 'task'; bookName: string; token: string; question: CleanerQuestion | undefined }

/** The page of a cleaner's link, without script: opening it changes nothing, only its button does. */
export function renderCleanerPage(view: CleanerView, language: Language): Page {
  const t = createTranslator({ locale: language, messages: (stayMessages[language] as typeof en).cleaner })
  const frame = (title: string, children: ReactNode) => {
    const document = (
      <FormDocument language={language} title={title}>
        {children}
      </FormDocument>
    )
    return new Page(`<!doctype html>${renderToStaticMarkup(document)}`, policy, headers)
  }
  if (view.kind === 'missing') return frame(t('missing'), <p>{t('missingText')}</p>)
  if (view.kind === 'done') return frame(view.bookName, <p>{t('done')}</p>)
  const { bookName, token, question } = view
  if (!question) return frame(bookName, <p>{t('nothing')}</p>)
  const { timeZone, arrivesAt, code, stayId, problem } = question
  const when = formatDate(arrivesAt, language, { timeZone, dateStyle: 'full', timeStyle: 'short' })
  return frame(
    bookName,
    <>
      {problem && (
        <p className="problem" role="alert">
          {t(`problems.${problem}`)}
        </p>
      )}
      <p>{t('next', { when })}</p>
      <style>{codeStyles}</style>
      <form method="post" action={`/c/${token}?lang=${language}`} noValidate>
        <div>
          <label className="label" htmlFor="code">
            {t('code')}
          </label>
          <input
            id="code"
            name="code"
            type="text"
            autoComplete="off"
            maxLength={stayLimits.codeLetters}
            defaultValue={code}
            aria-describedby="code-hint"
          />
          <p className="note" id="code-hint">
            {t('hint')}
          </p>
        </div>
        <input type="hidden" name="stay" value={stayId} />
        <button type="submit">{t('confirm')}</button>
      </form>
    </>,
  )
}
