import { Copy, ExternalLink, Send } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { isShown } from '#features/books/shared/book-theme.ts'
import { OfflineNotice, useBook } from '#features/books/ui/index.ts'
import { PrintKitLinks } from '#features/guest-page/ui/index.ts'
import { track } from '#features/tracking/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { useNoteFirstStep } from './first-guest/first-steps.ts'
import { editPathOf, useQrLink, useShareLink } from './share-link.ts'
import { QrDownloads, ShareQr } from './share-qr.tsx'

type ShareDialogProps = {
  book: Pick<BookSummary, 'id' | 'propertyName' | 'status' | 'offline'>
  onClose: () => void
}

/**
 * Link and QR code of a book. For a draft or an offline book the link would not work, so the dialog shows what can be
 * done instead.
 */
export function ShareDialog({ book, onClose }: ShareDialogProps) {
  const t = useTranslations('dashboard.share')
  const link = useShareLink(book.id)
  const qrLink = useQrLink(book.id)
  const name = book.propertyName
  const state = book.offline ? 'offline' : book.status
  const noteShare = useShareNote()
  const noteFirstStep = useNoteFirstStep()

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size={state === 'published' ? 'l' : 's'}
      title={t(titles[state], { name })}
      description={t(texts[state])}
      closeLabel={t('close')}
    >
      {book.offline && <OfflineNotice offline={book.offline} />}
      {state === 'draft' && (
        <Button asChild block>
          <Link to={editPathOf(book.id)}>{t('draftEdit')}</Link>
        </Button>
      )}
      {state === 'published' && (
        <div className="grid items-center gap-5 md:grid-cols-[224px_minmax(0,1fr)] md:gap-x-8 md:gap-y-3">
          <div className="grid gap-3 md:col-start-2 md:self-end">
            <ShareLink link={link} title={name} onShare={noteShare} />
          </div>
          <div className="md:col-start-1 md:row-span-2 md:row-start-1">
            <ShareQr link={qrLink} />
          </div>
          <div className="md:col-start-2 md:self-start">
            <QrDownloads link={qrLink} name={name} onShare={noteShare} />
          </div>
          <div className="md:col-span-2">
            <PrintKit bookId={book.id} onPrint={() => noteFirstStep('shared')} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** Links to other print formats of the book. */
function PrintKit({ bookId, onPrint }: { bookId: string; onPrint: () => void }) {
  const { data: book } = useBook(bookId)
  return (
    <PrintKitLinks
      bookId={bookId}
      onPrint={onPrint}
      isWifiHidden={book !== undefined && !isShown(book.look, 'wifi')}
      isWifiSecret={book?.secrets.includes('wifiPassword') ?? false}
    />
  )
}

const titles = { draft: 'draftTitle', published: 'title', offline: 'offlineTitle' } as const
const texts = { draft: 'draftText', published: 'text', offline: 'offlineText' } as const

/** Reports one share event per opened dialog, however often the link is copied, and the step towards the first guest. */
export function useShareNote(): () => void {
  const noteFirstStep = useNoteFirstStep()
  const isNoted = useRef(false)
  return () => {
    noteFirstStep('shared')
    if (!isNoted.current) track({ name: 'share' })
    isNoted.current = true
  }
}

/** The link, with buttons to copy and to share it. */
function ShareLink({ link, title, onShare }: { link: string; title: string; onShare: () => void }) {
  const t = useTranslations('dashboard.share')
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    if (await copyText(link)) {
      onShare()
      showToast({ title: t('copied'), description: t('copiedText') })
      return
    }
    field.current?.select()
    showToast({ title: t('notCopied'), description: t('notCopiedText'), tone: 'error' })
  }

  async function send() {
    try {
      await navigator.share({ title, url: link })
      onShare()
    } catch (error) {
      // Cancelling the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label={t('link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button block icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button asChild block variant="secondary" icon={<ExternalLink size={20} aria-hidden="true" />}>
        <a href={link} target="_blank" rel="noopener">
          {t('open')}
        </a>
      </Button>
      {typeof navigator.share === 'function' && (
        <Button block variant="quiet" icon={<Send size={20} aria-hidden="true" />} onClick={() => void send()}>
          {t('send')}
        </Button>
      )}
    </>
  )
}
