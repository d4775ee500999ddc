import { Building2, Coffee, FilePlus, FileText, MountainSnow, Sailboat, Tractor, Waves } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { ReadyTexts } from '#features/authoring/shared/ready-sentences/ready-kinds.ts'
import { loadReadyTexts } from '#features/authoring/shared/ready-sentences/ready-texts.ts'
import {
  bookTemplates,
  fillTemplate,
  type TemplateAnswers,
  type TemplateName,
  undoTemplate,
} from '#features/authoring/shared/templates/templates.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { listGaps } from '#features/books/shared/book-gaps.ts'
import { type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { TemplateQuestions } from './template-questions.tsx'
import { useBookLanguage, useReadyTexts } from './use-ready-texts.ts'

const icons = {
  seasideVilla: Waves,
  cityApartment: Building2,
  mountainChalet: MountainSnow,
  lakeHouse: Sailboat,
  bedAndBreakfast: Coffee,
  farmhouse: Tractor,
}
const names = Object.keys(bookTemplates) as TemplateName[]

type Asking = { name: TemplateName; texts: ReadyTexts; ownTexts: ReadyTexts | undefined }
type Filled = { name: TemplateName; before: BookForm; after: BookForm }

/** Templates for a new book, above the first step's fields; they can be ignored. */
export function TemplateChooser({ onBlank, onImport }: { onBlank: () => void; onImport: () => void }) {
  const t = useTranslations('bookEditor.templates')
  const form = useFormContext<BookForm>()
  const ready = useReadyTexts(false)
  const language = useBookLanguage()
  const locale = useLocale()
  const [asking, setAsking] = useState<Asking>()
  const [filled, setFilled] = useState<Filled>()

  async function choose(name: TemplateName) {
    const { data } = await ready.refetch()
    if (!data) {
      showToast({ title: t('failed'), description: t('failedText'), tone: 'error' })
      return
    }
    const ownTexts = locale === language ? undefined : await loadReadyTexts(locale).catch(() => undefined)
    setAsking({ name, texts: data.texts, ownTexts })
  }
  function fill({ name, texts }: Asking, answers: TemplateAnswers) {
    const before = structuredClone(form.getValues())
    const after = fillTemplate(before, bookTemplates[name], answers, texts)
    form.reset(after, { keepErrors: true })
    setAsking(undefined)
    setFilled({ name, before, after })
  }
  function undo({ before, after }: Filled) {
    form.reset(undoTemplate(form.getValues(), before, after), { keepErrors: true })
    setFilled(undefined)
  }

  if (filled) return <FilledNotice filled={filled} onUndo={() => undo(filled)} />
  if (asking) {
    const answer = (answers: TemplateAnswers) => fill(asking, answers)
    return <Questions asking={asking} onFill={answer} onBack={() => setAsking(undefined)} />
  }
  return <TemplateList onChoose={(name) => void choose(name)} onBlank={onBlank} onImport={onImport} />
}

/** Says what was filled in. Takes the focus, because the pressed button was removed. */
function FilledNotice({ filled, onUndo }: { filled: Filled; onUndo: () => void }) {
  const t = useTranslations('bookEditor.templates')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      role="status"
      tone="success"
      className="mb-8 outline-none"
      action={
        <Button size="s" onClick={onUndo}>
          {t('undo')}
        </Button>
      }
    >
      {t('done', { name: t(`names.${filled.name}`), gaps: listGaps(filled.after).length })}
    </Notice>
  )
}

type QuestionsProps = { asking: Asking; onFill: (answers: TemplateAnswers) => void; onBack: () => void }

/** The questions of the chosen template. Its heading takes the focus, because the pressed button was removed. */
function Questions({ asking, onFill, onBack }: QuestionsProps) {
  const t = useTranslations('bookEditor.templates')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="templates-title" className="mb-10 rounded-m bg-sand p-4 md:p-5">
      <h2 id="templates-title" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t(`names.${asking.name}`)}: {t('questionsTitle')}
      </h2>
      <p className="mt-1 mb-5 text-muted">{t('questionsText')}</p>
      <TemplateQuestions {...asking} onFill={onFill} onBack={onBack} />
    </section>
  )
}

type TemplateListProps = { onChoose: (name: TemplateName) => void; onBlank: () => void; onImport: () => void }

/** The language of the new book, and what it can begin with. */
function TemplateList({ onChoose, onBlank, onImport }: TemplateListProps) {
  const t = useTranslations('bookEditor.templates')
  const form = useFormContext<BookForm>()
  const language = useBookLanguage()
  return (
    <section aria-labelledby="templates-title" className="mb-10 rounded-m bg-sand p-4 md:p-5">
      <h2 id="templates-title" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('text')}</p>
      <SelectField
        className="mb-4 md:max-w-64"
        label={t('language')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(event) =>
          form.setValue('originalLanguage', event.currentTarget.value as Language, { shouldDirty: true })
        }
      />
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
        <li className="col-span-full grid">
          <Tile icon={<FileText size={22} aria-hidden="true" />} onClick={onImport}>
            {t('import')}
          </Tile>
        </li>
        {names.map((name) => {
          const Icon = icons[name]
          return (
            <li key={name} className="grid">
              <Tile icon={<Icon size={22} aria-hidden="true" />} onClick={() => onChoose(name)}>
                {t(`names.${name}`)}
              </Tile>
            </li>
          )
        })}
        <li className="grid">
          <Tile icon={<FilePlus size={22} aria-hidden="true" />} onClick={onBlank}>
            {t('blank')}
          </Tile>
        </li>
      </ul>
    </section>
  )
}

function Tile({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-20 flex-col items-start justify-between gap-2 rounded-s border border-line bg-surface p-3 text-left leading-tight font-semibold transition-colors hover:border-control"
    >
      <span className="text-accent">{icon}</span>
      <span className="min-w-0 max-w-full wrap-break-word hyphens-auto">{children}</span>
    </button>
  )
}
