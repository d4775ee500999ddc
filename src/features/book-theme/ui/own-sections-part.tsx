import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nextOwnSectionId, type OwnSection } from '#features/books/shared/book-theme.ts'
import { bookLimits } from '#limits.ts'
import { Button } from '#ui/button.tsx'
import { UndoNotice } from '#ui/undo-notice.tsx'
import { OwnSectionEditor } from './own-section-editor.tsx'
import { Part } from './part.tsx'
import type { ThemeEditor } from './use-theme-editor.ts'

/** The host's own sections. */
export function OwnSectionsPart({ editor }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme.own')
  const { bookTheme, change, problems, isPro } = editor
  const { ownSections } = bookTheme
  const [removed, setRemoved] = useState<{ section: OwnSection; index: number }>()
  const [added, setAdded] = useState<string>()

  function add() {
    const id = nextOwnSectionId(removed ? [...ownSections, removed.section] : ownSections)
    change({ ownSections: [...ownSections, { id, title: '', text: '', pictures: [], links: [] }] })
    setAdded(id)
  }
  function remove(index: number) {
    const section = ownSections[index]
    change({ ownSections: ownSections.toSpliced(index, 1) })
    if (section) setRemoved({ section, index })
  }
  function undo() {
    if (removed) change({ ownSections: ownSections.toSpliced(removed.index, 0, removed.section) })
    setRemoved(undefined)
  }

  return (
    <Part title={t('title')} text={t('text')} pro={{ isOpen: isPro, isKept: ownSections.length > 0 }}>
      <div className="grid gap-5">
        {ownSections.map((section, index) => (
          <OwnSectionEditor
            key={section.id}
            accountId={editor.accountId}
            section={section}
            problems={problems}
            path={`ownSections.${index}`}
            isNew={section.id === added}
            onChange={(changed) => change({ ownSections: ownSections.with(index, { ...section, ...changed }) })}
            onRemove={() => remove(index)}
          />
        ))}
        {removed && (
          <UndoNotice undoLabel={t('undo')} onUndo={undo}>
            {t('removed', { name: removed.section.title || t('untitled') })}
          </UndoNotice>
        )}
        {ownSections.length < bookLimits.ownSections && (
          <div>
            <Button variant="quiet" size="s" icon={<Plus size={20} aria-hidden="true" />} onClick={add}>
              {t('add')}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}
