import { CloudOff, History, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { languageNames } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { SaveState, TranslationEditor } from './use-translation-editor.ts'

/** One quiet word on how saving goes. */
export function SaveStatus({ state }: { state: SaveState }) {
  const t = useTranslations('translations.save')
  return (
    <p role="status" className="text-muted text-small">
      {state.kind === 'saving' && t('saving')}
      {state.kind === 'saved' && t('saved')}
    </p>
  )
}

/** What stands in the way of saving, and what became of words for sentences that are gone. */
export function SaveNotice({ editor }: { editor: TranslationEditor }) {
  const t = useTranslations('translations.save')
  const { saveState, lost } = editor
  const hindrance = useHindrance(saveState)
  const HindranceIcon = saveState.kind === 'offline' ? CloudOff : TriangleAlert
  return (
    <>
      {hindrance && (
        <Notice
          role="alert"
          className="my-4"
          tone={saveState.kind === 'failed' ? 'danger' : 'warning'}
          icon={<HindranceIcon size={20} aria-hidden="true" />}
          action={
            saveState.kind !== 'tooLong' && (
              <Button size="s" onClick={() => void editor.save()}>
                {t('now')}
              </Button>
            )
          }
        >
          {hindrance}
        </Notice>
      )}
      {saveState.kind === 'restored' && (
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

/** Why the words are not stored yet, where that needs the host. */
function useHindrance(state: SaveState): string | undefined {
  const t = useTranslations('translations.save')
  if (state.kind === 'offline' || state.kind === 'conflict' || state.kind === 'tooLong') return t(state.kind)
  return state.kind === 'failed' ? state.message : undefined
}
