import { useTranslations } from 'use-intl'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import type { HostTextView } from '../shared/translation-contract.ts'
import { TextRow } from './text-row.tsx'
import { editKey, groupTexts, isOpen, statusOf } from './translation-edits.ts'
import { useGroupTitle } from './use-group-title.ts'
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
    const done = statuses.filter((status) => !isOpen(status)).length
    const proposed = statuses.filter((status) => status === 'proposed').length
    return (
      <section key={group} aria-labelledby={`group-${group}`} className="pt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-4 pb-2">
          <h2 id={`group-${group}`} className="flex flex-wrap items-baseline gap-x-3 py-1 text-h3">
            {title(group)}
            <span className="font-normal font-sans text-muted text-small tracking-normal">
              {t('groupCount', { count: texts.length, done })}
            </span>
          </h2>
          {proposed > 1 && view.isPro && (
            <Button
              size="s"
              variant="ghost"
              className="-mr-3 text-small max-md:-ml-3"
              onClick={() => editor.acceptAll(language, texts)}
            >
              <span>
                {t('machine.acceptGroup', { count: proposed })}
                <span className="sr-only">: {title(group)}</span>
              </span>
            </Button>
          )}
        </div>
        <ul className="border-line border-b">
          {texts.map((text) => (
            <TextRow
              key={editKey(language, text)}
              text={text}
              language={language}
              originalLanguage={view.book.originalLanguage}
              {...statusOf(text, language, edits)}
              isRefused={isRefused(text)}
              isReadOnly={!view.isPro}
              onWrite={(value, isProposal) => write(language, text, value, isProposal)}
            />
          ))}
        </ul>
      </section>
    )
  })
}
