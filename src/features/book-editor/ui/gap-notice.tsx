import { PencilLine } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type PictureList, pictureLists } from '#features/books/shared/book-fields.ts'
import { type BookForm, type FormList, stepOfField } from '#features/books/shared/book-form.ts'
import { listGaps, type OpenGap } from '#features/books/shared/book-gaps.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type GapNoticeProps = {
  /** Counted from 0. */
  step: number
  onShow: (gap: OpenGap) => void
}

/** The number of remaining gaps, with a button that goes from one to the next, across the steps. */
export function GapNotice({ step, onShow }: GapNoticeProps) {
  const t = useTranslations('bookEditor.gaps')
  const { control } = useFormContext<BookForm>()
  const form = useDeferredValue(useWatch({ control }) as BookForm)
  const gaps = useMemo(() => listGaps(form), [form])
  const shown = useRef<OpenGap>(undefined)
  if (gaps.length === 0) return null

  function showNext() {
    const last = gaps.findIndex(({ path, start }) => path === shown.current?.path && start === shown.current.start)
    const following = last === -1 ? gaps.find(({ path }) => stepOfField(path) >= step) : gaps[last + 1]
    const next = following ?? gaps[0]
    shown.current = next
    if (next) onShow(next)
  }
  return (
    <div className="flex items-center gap-3 rounded-s bg-sand py-1 pr-1 pl-3.5">
      <PencilLine size={18} aria-hidden="true" className="flex-none" />
      <p role="status" className="min-w-0 flex-1 text-small leading-snug">
        {t('open', { count: gaps.length })}
      </p>
      <Button size="s" variant="quiet" className="flex-none" onClick={showNext}>
        {t('show')}
      </Button>
    </div>
  )
}

type GapsDialogProps = {
  /** Undefined while no question is open. */
  gaps: readonly OpenGap[] | undefined
  onShow: (gap: OpenGap) => void
  onPublish: () => void
  onCancel: () => void
}

/** Before publishing: which lines guests will not see yet, with a link to each. */
export function GapsDialog({ gaps, onShow, onPublish, onCancel }: GapsDialogProps) {
  const t = useTranslations('bookEditor')
  const placeName = usePlaceName()
  const lines = (gaps ?? []).filter(
    ({ path, line }, index, all) => all.findIndex((one) => one.path === path && one.line === line) === index,
  )
  const [first] = lines
  return (
    <Dialog
      open={gaps !== undefined}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('gaps.title', { count: lines.length })}
      description={t('gaps.text')}
      closeLabel={t('actions.closeDialog')}
      size="s"
    >
      <ul className="mb-5 grid gap-2">
        {lines.map((gap) => (
          <li key={`${gap.path} ${gap.line}`}>
            <button
              type="button"
              onClick={() => onShow(gap)}
              className="block min-h-11 w-full rounded-s border border-line bg-surface px-3.5 py-2 text-left transition-colors hover:border-control"
            >
              <span className="block text-small text-muted">{placeName(gap.path)}</span>
              <span className="block wrap-break-word">{gap.line}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Button onClick={() => first && onShow(first)}>{t('gaps.complete')}</Button>
        <Button variant="quiet" onClick={onPublish}>
          {t('gaps.publish')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The label of a form field on the screen, by its path. */
function usePlaceName(): (path: string) => string {
  const t = useTranslations('bookEditor')
  const { getValues } = useFormContext<BookForm>()
  return (path) => {
    const [name = '', row, field] = path.split('.')
    if (row === undefined) return t(`fields.${name as 'parkingInfo'}`)
    if (name === 'emergencyNumbers') return t(`fields.${row as 'hospital'}`)
    if (name in pictureLists)
      return t('list.numbered', { entry: t(`pictures.${name as PictureList}`), number: Number(row) + 1 })
    const list = name as FormList
    const entry: Partial<Record<string, unknown>> | undefined = getValues(list)[Number(row)]
    const title = field === 'name' ? '' : String(entry?.['name'] ?? '').trim()
    return title || t('list.numbered', { entry: t(`lists.${list}.entry`), number: Number(row) + 1 })
  }
}
