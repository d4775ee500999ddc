import { useTranslations } from 'use-intl'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import type { HostTextView } from '../shared/translation-contract.ts'
import { TextRow } from './text-row.tsx'
import { editKey, groupTexts, isOpen, statusOf, type TextGroup } from './translation-edits.ts'
import type { TranslationEditor } from './use-translation-editor.ts'

type TextGroupsProps = {
  editor: TranslationEditor
  language: Language
  /** Whether the filter shows a text, by `editKey`. */
  isListed: (key: string) => boolean
  isRefused: (text: HostTextView) => boolean
}

/** The texts of the book under the headings of the wizard. */
export function TextGroups({ editor, language, isListed, isRefused }: TextGroupsProps) {
  const t = useTranslations('translations')
  const title = useGroupTitle()
  const { view, edits, write } = editor
  const listed = view.texts.filter((text) => isListed(editKey(language, text)))
  if (listed.length === 0) return <p className="py-10 text-center text-lead text-muted">{t('allDone')}</p>
  return groupTexts(listed).map(({ group, texts }) => {
    const statuses = texts.map((text) => statusOf(text, language, edits).status)
    const left = statuses.filter(isOpen).length
    const proposed = statuses.filter((status) => status === 'proposed').length
    return (
      <section key={group} aria-labelledby={`group-${group}`} className="pt-8">
        <h2 id={`group-${group}`} className="mb-1 flex flex-wrap items-baseline gap-x-3 text-h3">
          {title(group)}
          {left > 0 && (
            <span className="font-normal font-sans text-muted text-small">{t('left', { count: left })}</span>
          )}
        </h2>
        {proposed > 1 && view.isPro && (
          <Button size="s" variant="quiet" className="mt-1 mb-3" onClick={() => editor.acceptAll(language, texts)}>
            <span>
              {t('machine.acceptAll', { count: proposed })}
              <span className="sr-only">: {title(group)}</span>
            </span>
          </Button>
        )}
        <ul>
          {texts.map((text) => (
            <TextRow
              key={editKey(language, text)}
              text={text}
              language={language}
              originalLanguage={view.book.originalLanguage}
              {...statusOf(text, language, edits)}
              isRefused={isRefused(text)}
              isReadOnly={!view.isPro}
              onWrite={(value) => write(language, text, value)}
            />
          ))}
        </ul>
      </section>
    )
  })
}

function useGroupTitle(): (group: TextGroup) => string {
  const t = useTranslations('bookEditor')
  const design = useTranslations('bookTheme')
  return (group) => {
    switch (group) {
      case 'property':
      case 'checkIn':
      case 'checkOut':
      case 'host':
        return t(`steps.${group}.title`)
      case 'ownSections':
        return design('own.title')
      case 'emergencyNumbers':
        return t('emergency.title')
      default:
        return t(`lists.${group}.title`)
    }
  }
}
