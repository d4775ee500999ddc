import { Building2, Coffee, FilePlus, MountainSnow, Tractor, Waves } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  bookTemplates,
  fillTemplate,
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
import { useBookLanguage, useReadyTexts } from './use-ready-texts.ts'

const icons = {
  seasideVilla: Waves,
  cityApartment: Building2,
  mountainChalet: MountainSnow,
  bedAndBreakfast: Coffee,
  farmhouse: Tractor,
}
const names = Object.keys(bookTemplates) as TemplateName[]

type Filled = { name: TemplateName; before: BookForm; after: BookForm }

/** What a new book may begin with, above the first step's fields: never in the way of who writes at once. */
export function TemplateChooser({ onBlank }: { onBlank: () => void }) {
  const t = useTranslations('bookEditor.templates')
  const form = useFormContext<BookForm>()
  const texts = useReadyTexts(false)
  const language = useBookLanguage()
  const [filled, setFilled] = useState<Filled>()
  const notice = useRef<HTMLDivElement>(null)
  const chosen = filled?.name
  // The pressed button is gone; the focus must not be.
  useEffect(() => {
    if (chosen) notice.current?.focus()
  }, [chosen])

  async function choose(name: TemplateName) {
    const { data } = await texts.refetch()
    if (!data) {
      showToast({ title: t('failed'), description: t('failedText'), tone: 'error' })
      return
    }
    const before = structuredClone(form.getValues())
    const after = fillTemplate(before, bookTemplates[name], data)
    form.reset(after, { keepErrors: true })
    setFilled({ name, before, after })
  }
  function undo({ before, after }: Filled) {
    form.reset(undoTemplate(form.getValues(), before, after), { keepErrors: true })
    setFilled(undefined)
  }

  if (filled) {
    return (
      <Notice
        ref={notice}
        tabIndex={-1}
        role="status"
        tone="success"
        className="mb-8 outline-none"
        action={
          <Button size="s" onClick={() => undo(filled)}>
            {t('undo')}
          </Button>
        }
      >
        {t('done', { name: t(`names.${filled.name}`), gaps: listGaps(filled.after).length })}
      </Notice>
    )
  }
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
        {names.map((name) => {
          const Icon = icons[name]
          return (
            <li key={name} className="grid">
              <Tile icon={<Icon size={22} aria-hidden="true" />} onClick={() => void choose(name)}>
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
