import { CloudOff, History, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { failureText } from '#features/book-editor/ui/index.ts'
import { languageNames } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { TranslationEditor } from './use-translation-editor.ts'

/** A short text about the state of saving. */
export function SaveStatus({ editing: { running, outcome, trouble } }: Pick<TranslationEditor, 'editing'>) {
  const t = useTranslations('translations.save')
  return (
    <p role="status" className="text-muted text-small">
      {running && t('saving')}
      {!running && !trouble && outcome === 'saved' && t('saved')}
    </p>
  )
}

/** What prevents saving, and translations whose original no longer exists. */
export function SaveNotice({ editor }: { editor: TranslationEditor }) {
  const t = useTranslations('translations.save')
  const { lost } = editor
  const { running, outcome, trouble } = editor.editing
  const hindrance = useHindrance(editor)
  return (
    <>
      {hindrance && (
        <Notice
          role="alert"
          className="my-4"
          tone={hindrance.tone}
          icon={<hindrance.Icon size={20} aria-hidden="true" />}
          action={<HindranceAction action={hindrance.action} onSave={() => void editor.save()} />}
        >
          {hindrance.text}
        </Notice>
      )}
      {outcome === 'restored' && !running && !trouble && (
        <Notice role="status" className="my-4" icon={<History size={20} aria-hidden="true" />}>
          {t('restored')}
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice
          role="alert"
          className="my-4"
          tone="warning"
          action={
            <Button size="s" variant="quiet" onClick={editor.dropLost}>
              {t('dropLost')}
            </Button>
          }
        >
          <p>{t('lost')}</p>
          <ul className="mt-2 grid gap-2">
            {lost.map(({ language, source, text }) => (
              <li key={`${language} ${source}`} className="whitespace-pre-wrap wrap-anywhere">
                <strong>{languageNames[language]}:</strong> <span lang={language}>{text}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function HindranceAction({ action, onSave }: { action: Hindrance['action']; onSave: () => void }) {
  const t = useTranslations('translations.save')
  if (action === 'none') return null
  if (action === 'save') {
    return (
      <Button size="s" onClick={onSave}>
        {t('now')}
      </Button>
    )
  }
  return (
    <Button asChild size="s">
      <Link to="/payment">{t('choosePlan')}</Link>
    </Button>
  )
}

type Hindrance = {
  text: string
  tone: 'warning' | 'danger'
  Icon: LucideIcon
  /** What the host can do about it on this screen. */
  action: 'save' | 'plan' | 'none'
}

/** Why the texts are not stored yet, if the host has to act. */
function useHindrance({ editing: { running, outcome, trouble } }: TranslationEditor): Hindrance | undefined {
  const t = useTranslations('translations.save')
  const books = useTranslations('books.errors')
  const warn = (text: string, Icon: LucideIcon = TriangleAlert) =>
    ({ text, tone: 'warning', Icon, action: 'save' }) as const
  const refuse = (text: string, action: Hindrance['action'] = 'save') =>
    ({ text, tone: 'danger', Icon: TriangleAlert, action }) as const
  if (running) return undefined
  if (!trouble) return outcome === 'blocked' ? { ...warn(t('tooLong')), action: 'none' } : undefined
  const { failure } = trouble
  const reason = failureText(failure, books) ?? t('failed')
  switch (failure.kind) {
    case 'offline':
      return warn(t('offline'), CloudOff)
    case 'unreachable':
      return warn(t('unreachable'), CloudOff)
    case 'conflict':
      return warn(t('conflict'))
    case 'signedOut':
      return warn(t('signedOut'))
    case 'trial':
    case 'plan':
    case 'payment':
      return refuse(reason, 'plan')
    case 'gone':
      return refuse(books('BOOK_NOT_FOUND'), 'none')
    default:
      return refuse(reason)
  }
}
