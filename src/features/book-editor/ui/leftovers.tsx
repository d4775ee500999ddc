import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { placePieces } from '#features/authoring/shared/import/place-pieces.ts'
import type { Target } from '#features/authoring/shared/import/sort-manual.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/field.tsx'
import { usePlaces } from './lists/place-names.ts'

/** Unplaced imported paragraphs, on every step until the host has decided about each. */
export function Leftovers() {
  const t = useTranslations('bookEditor')
  const { control } = useFormContext<BookForm>()
  const leftovers = useWatch({ control, name: 'leftovers' })
  const [isOpen, setOpen] = useState(false)
  if (leftovers.length === 0 && !isOpen) return null
  return (
    <>
      <Notice
        className="mb-8"
        icon={<Inbox size={20} aria-hidden="true" />}
        action={
          <Button size="s" onClick={() => setOpen(true)}>
            {t('leftovers.open')}
          </Button>
        }
      >
        {t('leftovers.waiting', { count: leftovers.length })}
      </Notice>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('leftovers.title')}
        description={t('leftovers.text')}
        closeLabel={t('actions.closeDialog')}
        size="m"
      >
        <LeftoverList leftovers={leftovers} />
      </Dialog>
    </>
  )
}

function LeftoverList({ leftovers }: { leftovers: readonly string[] }) {
  const t = useTranslations('bookEditor')
  const form = useFormContext<BookForm>()
  const [before, setBefore] = useState<BookForm>()
  const options = [{ value: '', label: t('leftovers.choose') }, ...usePlaces()]

  function change(next: (current: BookForm) => BookForm) {
    const current = structuredClone(form.getValues())
    setBefore(current)
    form.reset(next(current), { keepErrors: true })
  }
  const without = (current: BookForm, index: number) => ({
    ...current,
    leftovers: current.leftovers.filter((_, other) => other !== index),
  })
  const place = (index: number, text: string, target: Target) =>
    change((current) => placePieces(without(current, index), [{ label: '', text, target }]))

  return (
    <div className="grid gap-4">
      <p role="status" className={before ? 'flex flex-wrap items-center gap-3 text-small text-muted' : 'sr-only'}>
        {before && t('leftovers.left', { count: leftovers.length })}
        {before && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              form.reset(before, { keepErrors: true })
              setBefore(undefined)
            }}
          >
            {t('list.undo')}
          </Button>
        )}
      </p>
      <ul className="grid gap-3">
        {leftovers.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be unplaced twice
          <li key={`${index} ${text}`} className="grid gap-3 rounded-s border border-line bg-surface p-3">
            <p className="wrap-break-word whitespace-pre-line">{text}</p>
            <div className="flex flex-wrap items-end gap-2">
              <SelectField
                className="min-w-0 flex-[1_1_220px]"
                label={t('import.goesTo', { text: text.slice(0, 60) })}
                labelHidden
                options={options}
                value=""
                onChange={(event) => event.target.value && place(index, text, event.target.value as Target)}
              />
              <Button variant="quiet" onClick={() => change((current) => without(current, index))}>
                {t('leftovers.dismiss')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
