import { Share2, SquareArrowOutUpRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCurrentUser } from '#features/accounts/ui/index.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { readGuestBook, useBook } from '#features/books/ui/index.ts'
import { BookPreview } from '#features/guest-page/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { noteFirstStep } from './first-guest/first-steps.ts'
import { previewPathOf } from './share-link.ts'

type PreviewDialogProps = {
  book: Pick<BookSummary, 'id' | 'propertyName' | 'status' | 'offline'>
  onShare: () => void
  onClose: () => void
}

/** The book as guests see it on a phone. */
export function PreviewDialog({ book, onShare, onClose }: PreviewDialogProps) {
  const t = useTranslations('dashboard.preview')
  const tOffline = useTranslations('books.offline')
  const name = book.propertyName
  const view = useBook(book.id)
  useNoteSeen(book)
  const statusText = t(book.status === 'published' ? 'text' : 'draftText')
  const text = view.data && view.data.secrets.length > 0 ? `${statusText} ${t('withheld')}` : statusText

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="s"
      title={name}
      description={book.offline ? tOffline('preview') : text}
      closeLabel={t('close')}
    >
      <div className="flex justify-center">
        <Phone book={view} label={t('phone', { name })} />
      </div>
      <div className="mt-5 flex flex-wrap gap-2 *:flex-auto md:gap-3">
        <Button className={buttonClasses} icon={<Share2 {...iconLooks} />} onClick={onShare}>
          {t('share')}
        </Button>
        <Button asChild className={buttonClasses} variant="secondary" icon={<SquareArrowOutUpRight {...iconLooks} />}>
          <a href={previewPathOf(book.id)}>{t('openPage')}</a>
        </Button>
        <Button className={buttonClasses} variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}

/** A published book that was looked at is a step towards the first guest. */
function useNoteSeen(book: PreviewDialogProps['book']): void {
  const { data: user } = useCurrentUser()
  const accountId = isOpenToGuests(book) ? user?.id : undefined
  useEffect(() => {
    if (accountId !== undefined) noteFirstStep(accountId, 'seen')
  }, [accountId])
}

// Three buttons must fit in one row on a phone in five languages, so they have little padding.
const buttonClasses = 'max-md:px-3!'
const iconLooks = { size: 20, 'aria-hidden': true, className: 'max-md:hidden' } as const

function Phone({ book, label }: { book: ReturnType<typeof useBook>; label: string }) {
  const t = useTranslations('dashboard.preview')
  const tPlatform = useTranslations('platform')
  const [height] = useState(phoneHeight)

  return (
    <PhoneFrame height={height} label={label}>
      {book.data ? (
        <BookPreview book={readGuestBook(book.data)} withheld={book.data.secrets} />
      ) : (
        <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
          {book.isError ? (
            <>
              <p role="alert">{t('failed')}</p>
              <Button variant="secondary" size="s" onClick={() => void book.refetch()}>
                {tPlatform('tryAgain')}
              </Button>
            </>
          ) : (
            <p role="status" className="flex items-center gap-3 text-muted">
              <Spinner />
              {t('loading')}
            </p>
          )}
        </div>
      )}
    </PhoneFrame>
  )
}

/** The height in px that leaves room for title and buttons, so that only the phone scrolls. */
function phoneHeight(): number {
  return Math.min(620, Math.max(280, window.innerHeight - 310))
}
