import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  arrange,
  type BookTheme,
  type ChapterPart,
  isOwnSectionId,
  isShown,
  type PageSection,
  permanentSections,
} from '#features/books/shared/book-theme.ts'
import { Button } from '#ui/button.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { Switch } from '#ui/switch.tsx'
import { Part } from './part.tsx'
import type { ThemeEditor } from './use-theme-editor.ts'

/** Order and visibility of the page's sections, and of the parts of its chapter. */
export function SectionsPart({ editor }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme.sections')
  const own = useTranslations('bookTheme.own')
  const { bookTheme, change, isPro } = editor
  const { sections, parts } = arrange(bookTheme)
  const isChanged = bookTheme.order.length > 0 || bookTheme.hidden.length > 0
  const nameOf = (key: string) => {
    const section = bookTheme.ownSections.find(({ id }) => id === key)
    if (section) return section.title.trim() || own('untitled')
    return t(`names.${key as PageSection | ChapterPart}`)
  }

  function move(keys: readonly string[], others: readonly string[], from: number, to: number) {
    const order = keys.toSpliced(from, 1)
    const moved = keys[from]
    if (moved !== undefined) change({ order: [...order.toSpliced(to, 0, moved), ...others] })
  }
  function show(key: string, shown: boolean) {
    change({ hidden: shown ? bookTheme.hidden.filter((hidden) => hidden !== key) : [...bookTheme.hidden, key] })
  }
  const list = (keys: readonly string[], others: readonly string[], after?: (key: string) => ReactNode) => (
    <SortableList
      className="gap-0!"
      items={keys.map((id) => ({ id }))}
      onMove={(from, to) => move(keys, others, from, to)}
      labels={{
        handle: (index) => t('move', { name: nameOf(keys[index] ?? '') }),
        instructions: t('instructions'),
        moved: (from, to) => t('moved', { name: nameOf(keys[from] ?? ''), position: to + 1, total: keys.length }),
      }}
      renderItem={({ id }, _, handle) => (
        <>
          <div className="flex min-h-12 items-center gap-2 border-t border-line py-0.5">
            {handle}
            <span
              className={
                isShown(bookTheme, id) ? 'min-w-0 flex-1 wrap-break-word' : 'min-w-0 flex-1 text-muted line-through'
              }
            >
              {nameOf(id)}
            </span>
            {permanentSections.includes(id) ? (
              <span className="text-small text-muted">{t('always')}</span>
            ) : (
              <Switch
                label={t('shown', { name: nameOf(id) })}
                checked={isShown(bookTheme, id)}
                onChange={(shown) => show(id, shown)}
              />
            )}
          </div>
          {after?.(id)}
        </>
      )}
    />
  )

  return (
    <Part
      title={t('title')}
      text={t('text')}
      pro={{ isOpen: isPro, isKept: bookTheme.order.length > 0 }}
      whileLocked={<HiddenSections bookTheme={bookTheme} nameOf={nameOf} onChange={show} />}
    >
      {list(sections, parts)}
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 border-y border-line py-0.5 pl-11">
        <span className="grow pl-2">{t('names.sos')}</span>
        <span className="text-small text-muted">{t('always')}</span>
      </div>
      <p className="mt-3 text-small text-muted">{t('emergencyNote')}</p>
      <h3 className="mt-6 mb-2 text-[0.9375rem] font-semibold">{t('around')}</h3>
      {list(parts, sections)}
      <div className="border-t border-line pt-4">
        <Button
          size="s"
          variant="quiet"
          disabled={!isChanged}
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={() => change({ order: [], hidden: [] })}
        >
          {t('usual')}
        </Button>
      </div>
    </Part>
  )
}

type HiddenSectionsProps = {
  bookTheme: BookTheme
  nameOf: (key: string) => string
  onChange: (key: string, shown: boolean) => void
}

/**
 * Without Pro hidden sections stay hidden, and each can be shown again. A row stays until the screen is opened again.
 */
function HiddenSections({ bookTheme, nameOf, onChange }: HiddenSectionsProps) {
  const t = useTranslations('bookTheme.sections')
  const [keys] = useState(bookTheme.hidden.filter((key) => !isOwnSectionId(key)))
  if (keys.length === 0) return null
  return (
    <div className="mb-5">
      <p className="mb-2 text-[0.9375rem]">{t('stillHidden')}</p>
      <ul className="border-b border-line">
        {keys.map((key) => (
          <li key={key} className="flex min-h-12 items-center gap-2 border-t border-line py-0.5">
            <span className="min-w-0 flex-1 wrap-break-word">{nameOf(key)}</span>
            <Switch
              label={t('shown', { name: nameOf(key) })}
              checked={isShown(bookTheme, key)}
              onChange={(shown) => onChange(key, shown)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
