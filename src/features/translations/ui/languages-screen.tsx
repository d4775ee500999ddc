import { Eye, ListChecks, Sparkles } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ToProfile } from '#features/accounts/ui/index.ts'
import { isLanguage, type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField, SelectField } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import type { BookTranslationsView } from '../shared/translation-contract.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { MachineNotices } from './machine-notices.tsx'
import { SaveNotice, SaveStatus } from './save-notice.tsx'
import { TextGroups } from './text-groups.tsx'
import type { TranslatedPreview } from './translated-preview.ts'
import { editKey, isOpen, progressOf, statusOf } from './translation-edits.ts'
import { TranslationPreviewDialog } from './translation-preview.tsx'
import { useProposals } from './use-proposals.ts'
import { useTranslationEditor } from './use-translation-editor.ts'

const languageParam = 'to'

type LanguagesScreenProps = {
  accountId: string
  loaded: BookTranslationsView
  renderPreview: (preview: TranslatedPreview) => ReactNode
}

export function LanguagesScreen({ accountId, loaded, renderPreview }: LanguagesScreenProps) {
  const t = useTranslations('translations')
  const editor = useTranslationEditor(accountId, loaded)
  const { view, edits } = editor
  const { originalLanguage, propertyName, id } = view.book
  const others = languages.filter((other) => other !== originalLanguage)
  const [params, setParams] = useSearchParams()
  const asked = params.get(languageParam)
  const language: Language = isLanguage(asked) && asked !== originalLanguage ? asked : (others[0] ?? 'en')
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const proposals = useProposals(editor, language)
  const todo = useTodoFilter(editor, language)
  const progress = progressOf(view.texts, language, edits)

  return (
    <Page
      back={<ToProfile />}
      subject={propertyName}
      title={t('title')}
      lead={t('lead')}
      action={
        <div className="md:w-[280px]">
          <SelectField
            label={t('original')}
            value={originalLanguage}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(event) => editor.changeOriginal(event.currentTarget.value as Language)}
          />
        </div>
      }
    >
      {!view.isPro && (
        <Notice
          className="mb-6"
          icon={<Sparkles size={20} aria-hidden="true" />}
          action={
            <Button asChild size="s">
              <Link to="/payment?plan=pro">{t('pro.upgrade')}</Link>
            </Button>
          }
        >
          {t('pro.text')}
        </Notice>
      )}
      {view.texts.length === 0 ? (
        <Notice
          action={
            <Button asChild size="s">
              <Link to={`/create?edit=${encodeURIComponent(id)}`}>{t('empty.write')}</Link>
            </Button>
          }
        >
          {t('empty.text')}
        </Notice>
      ) : (
        <>
          <LanguageTabs
            languages={others}
            current={language}
            progressOf={(other) => progressOf(view.texts, other, edits)}
            hrefOf={(other) => `?${languageParam}=${other}`}
            onChoose={(other) => {
              editor.forgetAccepted()
              setParams({ [languageParam]: other }, { replace: true, preventScrollReset: true })
            }}
          />
          <div className="-mx-gutter z-10 mt-3 mb-2 border-line border-b bg-bg px-gutter py-2 md:sticky md:top-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="min-w-0 flex-[1_1_200px] text-small" role="status">
                <strong>{t('progress.done', progress)}</strong>
                {progress.outdated > 0 && ` · ${t('progress.outdated', progress)}`}
                {progress.proposed > 0 && ` · ${t('progress.proposed', progress)}`}
              </p>
              <SaveStatus editing={editor.editing} />
              <CheckboxField label={t('filter')} checked={todo.isOn} onChange={todo.toggle} />
              <Button
                size="s"
                variant="quiet"
                icon={<ListChecks size={18} aria-hidden="true" />}
                disabled={progress.done === progress.total || !view.isPro}
                onClick={() => focusNextOpen()}
              >
                {t('next')}
              </Button>
              <Button
                size="s"
                variant="quiet"
                icon={<Eye size={18} aria-hidden="true" />}
                onClick={() => setIsPreviewOpen(true)}
              >
                {t('preview.open')}
              </Button>
            </div>
          </div>
          <SaveNotice editor={editor} />
          <MachineNotices
            editor={editor}
            language={language}
            proposals={proposals}
            listed={view.texts.filter((text) => todo.isListed(editKey(language, text)))}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the boxes inside */}
          <div onKeyDown={(event) => goOn(event)}>
            <TextGroups editor={editor} language={language} isListed={todo.isListed} isRefused={proposals.isRefused} />
          </div>
          {view.isPro && <p className="mt-8 text-muted text-small max-md:hidden">{t('shortcut')}</p>}
        </>
      )}
      <TranslationPreviewDialog
        open={isPreviewOpen}
        onOpenChange={setIsPreviewOpen}
        editor={editor}
        language={language}
        renderPreview={renderPreview}
      />
    </Page>
  )

  function goOn(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    focusNextOpen()
  }
}

/** Moves the focus to the next open text after the current one; after the last, to the first. */
function focusNextOpen(): void {
  const boxes = [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-translation]')]
  const here = boxes.indexOf(document.activeElement as HTMLTextAreaElement)
  const wanted = [...boxes.slice(here + 1), ...boxes.slice(0, here + 1)]
  const next = wanted.find((box) => box.dataset['translation'] === 'open' && box !== document.activeElement)
  next?.focus()
  next?.closest('li')?.scrollIntoView({ block: 'center' })
}

/** Shows open texts only. A text that is completed meanwhile stays visible until the filter or the language changes. */
function useTodoFilter({ view, edits }: ReturnType<typeof useTranslationEditor>, language: Language) {
  const listOpen = () =>
    new Set(
      view.texts
        .filter((text) => isOpen(statusOf(text, language, edits).status))
        .map((text) => editKey(language, text)),
    )
  const [filter, setFilter] = useState<{ language: Language; keys: ReadonlySet<string> }>()
  if (filter && filter.language !== language) setFilter({ language, keys: listOpen() })
  return {
    isOn: filter !== undefined,
    toggle: () => setFilter(filter ? undefined : { language, keys: listOpen() }),
    isListed: (key: string) => filter === undefined || filter.keys.has(key),
  }
}
