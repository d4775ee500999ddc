import { Copy, Eye, MessageCircle, Pencil, Smartphone, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { readGuestBook } from '#features/books/ui/index.ts'
import { BookPreview } from '#features/guest-page/ui/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { showToast } from '#ui/toast.tsx'
import { useNoteFirstStep } from '../first-guest/first-steps.ts'
import { useShareNote } from '../share-dialog.tsx'
import { editPathOf, useShareLink } from '../share-link.ts'
import { Rays } from './rays.tsx'
import type { GuestMessage } from './use-guest-message.ts'

/** The book is live: its link, the ways to send it, and the book itself in a phone. */
export function PublishedPoster({ view, message }: { view: OwnBookView; message: GuestMessage }) {
  const t = useTranslations('dashboard.published')
  const tShare = useTranslations('dashboard.share')
  const tPreview = useTranslations('dashboard.preview')
  const link = useShareLink(view.id)
  const noteShare = useShareNote()
  const noteFirstStep = useNoteFirstStep()
  const name = view.propertyName

  async function copy() {
    if (!(await copyText(link))) {
      showToast({ title: tShare('notCopied'), tone: 'error' })
      return
    }
    noteShare()
    showToast({ title: tShare('copied'), description: tShare('copiedText') })
  }

  return (
    <section aria-labelledby="published-title" className="on-dark overflow-hidden bg-pine">
      <div className="page-width relative grid md:grid-cols-[minmax(0,1fr)_280px] md:gap-x-10 xl:grid-cols-[minmax(0,1fr)_316px] xl:gap-x-24">
        <div className="relative z-1 min-w-0 pt-6 md:pt-8 md:pb-16">
          <nav aria-label={t('afterwards')} className="-ml-3 flex flex-wrap gap-x-1">
            <PosterLink to="/profile" Icon={Undo2} label={t('backToProfile')} />
            <PosterLink to={editPathOf(view.id)} Icon={Pencil} label={t('edit')} />
            <Button
              variant="ghost"
              size="s"
              icon={<Smartphone size={18} aria-hidden="true" />}
              onClick={() => window.location.reload()}
            >
              {t('preview')}
            </Button>
          </nav>
          <Badge tone="sun" dot className="mt-7 md:mt-10">
            {t('badge')}
          </Badge>
          <h1 id="published-title" className="mt-4 max-w-[9ch] font-hero text-hero">
            {t('title')}
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-muted wrap-anywhere">{t('lead', { name })}</p>
          <div className="mt-8 grid max-w-[600px] gap-2 xl:grid-cols-[minmax(0,1fr)_auto]">
            <output className="flex min-h-14 items-center rounded-s bg-ink px-4.5 py-2 leading-snug font-medium wrap-anywhere">
              {link.replace(/^https?:\/\//, '')}
            </output>
            <Button
              variant="sun"
              className="min-h-14"
              icon={<Copy size={20} aria-hidden="true" />}
              onClick={() => void copy()}
            >
              {tShare('copy')}
            </Button>
          </div>
          <div className="mt-3 flex flex-wrap gap-3 max-md:*:w-full">
            <Button asChild variant="secondary" icon={<MessageCircle size={20} aria-hidden="true" />}>
              <a
                href={`https://wa.me/?text=${encodeURIComponent(message.text)}`}
                target="_blank"
                rel="noopener"
                onClick={noteShare}
              >
                {t('whatsapp')}
              </a>
            </Button>
            <Button asChild variant="secondary" icon={<Eye size={20} aria-hidden="true" />}>
              <a href={link} target="_blank" rel="noopener" onClick={() => noteFirstStep('seen')}>
                {t('asGuest')}
              </a>
            </Button>
          </div>
        </div>
        <div className="relative max-md:mt-2 max-md:grid max-md:h-110 max-md:justify-items-center md:h-full md:min-h-151 md:self-end">
          <Rays className="pointer-events-none absolute top-82 left-1/2 w-170 max-w-none -translate-1/2 md:w-135 xl:w-215" />
          <div className="relative top-10 w-full max-w-79 md:absolute md:top-14 md:left-0">
            <PhoneFrame height={620} label={tPreview('phone', { name })}>
              <BookPreview book={readGuestBook(view)} withheld={view.secrets} />
            </PhoneFrame>
          </div>
        </div>
      </div>
    </section>
  )
}

function PosterLink({ to, Icon, label }: { to: string; Icon: typeof Undo2; label: string }) {
  return (
    <Button asChild variant="ghost" size="s" icon={<Icon size={18} aria-hidden="true" />}>
      <Link to={to}>{label}</Link>
    </Button>
  )
}
