import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import type { DomainView } from '../shared/domain-contract.ts'
import { BookChoice, type Shown } from './book-choice.tsx'
import { useChangeDomain } from './domain-api.ts'
import { useDomainProblems } from './domain-problems.ts'

type ChangeDomainDialogProps = { domain: DomainView; books: readonly BookSummary[]; onClose: () => void }

/** Dialog to change which books a domain shows. */
export function ChangeDomainDialog({ domain, books, onClose }: ChangeDomainDialogProps) {
  const t = useTranslations('domains')
  const problems = useDomainProblems()
  const [shown, setShown] = useState<Shown>({ bookId: domain.bookId, listsBooks: domain.listsBooks })
  const { mutate, isPending, error } = useChangeDomain()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const done = () => {
      showToast({ title: t('saved') })
      onClose()
    }
    mutate({ id: domain.id, change: shown }, { onSuccess: done })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('changeTitle', { name: domain.name })}
      closeLabel={t('close')}
      size="s"
    >
      <form onSubmit={submit} className="grid gap-5">
        <BookChoice books={books} shown={shown} onChange={setShown} />
        {error && (
          <Notice role="alert" tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
            {problems.textOf(error)}
          </Notice>
        )}
        <Button type="submit" busy={isPending} block>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
