import { ListChecks, Sparkles, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ToProfile } from '#features/accounts/ui/index.ts'
import { readGuestBook } from '#features/books/ui/index.ts'
import { isLanguage, type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField, SelectField } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import type { BookTranslationsView } from '../shared/translation-contract.ts'
import { FixedEntries } from './fixed-entries.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LanguagesBar, SuggestButton } from './languages-bar.tsx'
import { SaveNotice } from './save-notice.tsx'
import { asksForAll } from './suggest-all.ts'
import { TextGroups } from './text-groups.tsx'
import { editKey, isOpen, progressOf, statusOf } from './translation-edits.ts'
import { type TranslatedPreview, TranslationPreviewDialog } from './translation-preview.tsx'
import { type Proposals, useProposals } from './use-proposals.ts'
import { type TranslationEditor, useTranslationEditor } from './use-translation-editor.ts'

const languageParam = 'to'

type LanguagesScreenProps = {
  accountId: string
  loaded: BookTranslationsView
  renderPreview: (preview: TranslatedPreview) => ReactNode
}

export function LanguagesScreen({ accountId, loaded, renderPreview }: LanguagesScreenProps) {
  const t = useTranslations('translations')
  const editor = useTranslationEditor(accountId, loaded)
  const { view } = editor
  const { originalLanguage, propertyName } = view.book
  const others = languages.filter((other) => other !== originalLanguage)
  const [params, setParams] = useSearchParams()
  const asked = params.get(languageParam)
  const language: Language = isLanguage(asked) && asked !== originalLanguage ? asked : (others[0] ?? 'en')
  const proposals = useProposals(editor)
  useAskForAll(() => {
    if (view.isPro && view.hasMachine) void proposals.propose(others)
  })
  const todo = useTodoFilter(editor, language)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const isEmpty = view.texts.length === 0
  const show = (other: Language) => {
    editor.forgetAccepted()
    setParams({ [languageParam]: other }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Page
        back={<ToProfile />}
        subject={propertyName}
        title={t('title')}
        lead={isEmpty ? undefined : t('lead', { count: view.texts.length })}
        action={
          <div className="md:w-[220px]">
            <SelectField
              label={t('original')}
              value={originalLanguage}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              onChange={(event) => editor.changeOriginal(event.currentTarget.value as Language)}
            />
          </div>
        }
      >
        {!view.isPro && <ProNotice />}
        {isEmpty ? (
          <EmptyNotice bookId={view.book.id} />
        ) : (
          <TranslationList
            editor={editor}
            language={language}
            others={others}
            proposals={proposals}
            todo={todo}
            onShow={show}
          />
        )}
      </Page>
      {!isEmpty && (
        <LanguagesBar
          editor={editor}
          language={language}
          proposals={proposals}
          listed={view.texts.filter((text) => todo.isListed(editKey(language, text)))}
          onPreview={() => setIsPreviewOpen(true)}
        />
      )}
      <TranslationPreviewDialog
        open={isPreviewOpen}
        onOpenChange={setIsPreviewOpen}
        editor={editor}
        language={language}
        renderPreview={renderPreview}
      />
    </>
  )
}

type TranslationListProps = {
  editor: TranslationEditor
  language: Language
  /** The languages that the book can be translated into. */
  others: readonly Language[]
  proposals: Proposals
  todo: TodoFilter
  onShow: (language: Language) => void
}

/** The languages with their progress, and the texts of the one that is shown. */
function TranslationList({ editor, language, others, proposals, todo, onShow }: TranslationListProps) {
  const t = useTranslations('translations')
  const { view, edits } = editor
  const progress = progressOf(view.texts, language, edits)
  const unfinished = others.filter((other) => proposals.countMissing(other) > 0)
  return (
    <>
      <LanguageTabs
        languages={others}
        current={language}
        canSuggest={view.isPro && view.hasMachine}
        progressOf={(other) => progressOf(view.texts, other, edits)}
        hrefOf={(other) => `?${languageParam}=${other}`}
        onChoose={onShow}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_200px] text-small" role="status">
          <strong>{t('progress.done', progress)}</strong>
          {progress.outdated > 0 && ` · ${t('progress.outdated', progress)}`}
          {progress.proposed > 0 && ` · ${t('progress.proposed', progress)}`}
        </p>
        <CheckboxField label={t('filter')} checked={todo.isOn} onChange={todo.toggle} />
        {(unfinished.length > 1 || progress.proposed > 0) && proposals.progress === undefined && (
          <SuggestButton editor={editor} proposals={proposals} languages={unfinished} variant="quiet" />
        )}
        <Button
          size="s"
          variant="quiet"
          icon={<ListChecks size={18} aria-hidden="true" />}
          disabled={progress.done === progress.total || !view.isPro}
          onClick={() => focusNextOpen()}
        >
          {t('next')}
        </Button>
      </div>
      <SaveNotice editor={editor} />
      {proposals.problem !== undefined && (
        <Notice role="alert" className="my-4" tone="warning" icon={<TriangleAlert size={20} aria-hidden="true" />}>
          {proposals.problem}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the boxes inside */}
      <div onKeyDown={(event) => goOn(event)}>
        <TextGroups
          editor={editor}
          language={language}
          isListed={todo.isListed}
          isRefused={(text) => proposals.isRefused(language, text)}
        />
      </div>
      <FixedEntries book={readGuestBook(view.book)} asked={new Set(view.texts.map(({ text }) => text))} />
      {view.isPro && <p className="mt-6 text-muted text-small max-md:hidden">{t('shortcut')}</p>}
    </>
  )

  function goOn(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    focusNextOpen()
  }
}

/** Does what a link with `suggestAllState` has come for, once: a reload does not repeat it. */
function useAskForAll(propose: () => void): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const isAsked = asksForAll(state)
  const start = useEffectEvent(() => {
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true })
    propose()
  })
  useEffect(() => {
    if (isAsked) start()
  }, [isAsked])
}

function ProNotice() {
  const t = useTranslations('translations.pro')
  return (
    <Notice
      className="mb-6"
      icon={<Sparkles size={20} aria-hidden="true" />}
      action={
        <Button asChild size="s">
          <Link to="/payment?plan=pro">{t('upgrade')}</Link>
        </Button>
      }
    >
      {t('text')}
    </Notice>
  )
}

function EmptyNotice({ bookId }: { bookId: string }) {
  const t = useTranslations('translations.empty')
  return (
    <Notice
      action={
        <Button asChild size="s">
          <Link to={`/create?edit=${encodeURIComponent(bookId)}`}>{t('write')}</Link>
        </Button>
      }
    >
      {t('text')}
    </Notice>
  )
}
/** Moves the focus to the next open text after the current one; after the last, to the first. */
function focusNextOpen(): void {
  const rows = [...document.querySelectorAll('li:has([data-open])')]
  const here = document.activeElement?.closest('li')
  const isAfterHere = (row: Element) =>
    here != null && (here.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = rows.find(isAfterHere) ?? rows.find((row) => row !== here)
  next?.querySelector<HTMLElement>('[data-open]')?.focus()
  next?.scrollIntoView({ block: 'center' })
}

/** Shows open texts only. A text that is completed meanwhile stays visible until the filter or the language changes. */
function useTodoFilter({ view, edits }: TranslationEditor, language: Language) {
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

type TodoFilter = ReturnType<typeof useTodoFilter>
