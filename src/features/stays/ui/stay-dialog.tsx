import { TriangleAlert } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { StayBook } from '../shared/stay-contract.ts'
import { StayFields } from './stay-fields.tsx'
import type { useStayForm } from './use-stay-form.ts'

type StayDialogProps = {
  title: string
  description?: string
  saveLabel: string
  form: ReturnType<typeof useStayForm>
  book: Pick<StayBook, 'arrivalTime' | 'departureTime' | 'codeMode'>
  /** Fields above those of the stay. */
  children?: ReactNode
  onSave: () => void
  onClose: () => void
}

/** A stay in a form: for a new one, and to change one. */
export function StayDialog({ title, description, saveLabel, form, book, children, onSave, onClose }: StayDialogProps) {
  const t = useTranslations('stays.form')
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={t('close')}
    >
      <form onSubmit={submit} noValidate>
        <div className="grid gap-5">
          {form.problem.text && (
            <Notice tone="danger" role="alert" icon={<TriangleAlert size={20} aria-hidden="true" />}>
              {form.problem.text}
            </Notice>
          )}
          {children}
          <StayFields values={form.values} onChange={form.change} problems={form.problem.fields} book={book} />
        </div>
        <div className="-mx-5 mt-6 flex flex-wrap justify-end gap-3 border-t border-line px-5 pt-4 md:-mx-8 md:-mb-2 md:px-8">
          <Button variant="quiet" className="max-md:flex-1" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            className="max-md:flex-auto"
            disabled={!form.isComplete}
            busy={form.isSaving}
            busyLabel={t('saving')}
          >
            {saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
