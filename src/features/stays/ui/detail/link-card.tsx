import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { qrPngDataUrl } from '#features/books/shared/qr.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import { CopyLink } from '../copy-link.tsx'
import { useNoteLinkSent, useStayStep } from '../stay-api.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useShowFailure } from '../use-show-failure.ts'

/** The link of a stay: QR code, copying, sending, and a new one if it was sent to the wrong person. */
export function LinkCard({ placed }: { placed: PlacedStay }) {
  const t = useTranslations('stays.link')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useStayStep()
  const { stay, book } = placed
  const key = { bookId: book.id, id: stay.id }

  return (
    <section
      ref={keepFocus}
      aria-labelledby="stay-link"
      className="flex flex-col rounded-l border border-line bg-surface p-5 focus:outline-none md:p-7"
    >
      <h2 id="stay-link" className="text-h3">
        {t('title')}
      </h2>
      {stay.link === null ? (
        <>
          <p className="mt-3 mb-5 text-muted">{t(stay.isLinkRevoked ? 'none' : 'lost')}</p>
          <Button busy={isPending} onClick={() => void mutateAsync({ ...key, step: 'link' }).catch(showFailure)}>
            {t('make')}
          </Button>
        </>
      ) : (
        <>
          <LinkWays link={stay.link} placed={placed} />
          <RenewLink placed={placed} />
        </>
      )}
    </section>
  )
}

function LinkWays({ link, placed }: { link: string; placed: PlacedStay }) {
  const t = useTranslations('stays.link')
  const texts = useStayTexts()
  const { mutate } = useNoteLinkSent()
  const { stay, book } = placed
  const noteSent = () => mutate(stay)
  const dates = texts.rangeOf(stay)
  const message = t('message', { book: book.name, dates, link })
  const ways = [
    { key: 'whatsApp', icon: MessageCircle, href: `https://wa.me/?text=${encodeURIComponent(message)}` },
    { key: 'sms', icon: MessageSquareText, href: `sms:?&body=${encodeURIComponent(message)}` },
    {
      key: 'mail',
      icon: Mail,
      href: `mailto:?subject=${encodeURIComponent(t('subject', { book: book.name }))}&body=${encodeURIComponent(message)}`,
    },
  ] as const
  return (
    <div className="mt-4 grid gap-5 md:max-xl:grid-cols-[auto_minmax(0,1fr)]">
      <div className="grid items-end gap-x-5 gap-y-2 max-md:order-last xl:grid-cols-[auto_minmax(0,1fr)]">
        <LinkQr link={link} dates={dates} />
        <p className="max-w-[28ch] text-small text-muted xl:max-w-[18ch]">{t('qrHint')}</p>
      </div>
      <div className="grid content-start gap-3">
        <TextField
          label={t('label')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          onCopy={noteSent}
          className="[&_input]:truncate"
        />
        <CopyLink stay={stay} link={link} dates={dates} variant="primary" block />
        <div className="grid gap-2 xs:grid-cols-3">
          {ways.map(({ key, icon: Icon, href }) => (
            <Button
              key={key}
              asChild
              variant="quiet"
              size="s"
              className="px-1.5! text-[0.9375rem]"
              icon={<Icon size={18} aria-hidden="true" className="max-md:hidden" />}
            >
              <a href={href} target={key === 'whatsApp' ? '_blank' : undefined} rel="noopener" onClick={noteSent}>
                {t(key)}
              </a>
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}

function LinkQr({ link, dates }: { link: string; dates: string }) {
  const t = useTranslations('stays.link')
  const picture = useQuery({ queryKey: ['qr-png', link], queryFn: () => qrPngDataUrl(link) })
  if (picture.isError) return <p className="text-small text-muted">{t('qrFailed')}</p>
  return (
    <div className="w-fit rounded-[12px] bg-white p-3 outline outline-line">
      {picture.data ? (
        <img src={picture.data} alt={t('qr', { dates })} width={176} height={176} className="size-44" />
      ) : (
        <Skeleton className="size-44" />
      )}
    </div>
  )
}

/** Replaces a link that was sent to the wrong person. */
function RenewLink({ placed }: { placed: PlacedStay }) {
  const t = useTranslations('stays.link')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useStayStep()
  const [asked, setAsked] = useState<'link' | 'revoke'>()
  const { stay, book } = placed

  async function run(step: 'link' | 'revoke') {
    try {
      await mutateAsync({ bookId: book.id, id: stay.id, step })
      showToast({ title: t(`done.${step}`), description: t(`doneText.${step}`) })
    } catch (error) {
      showFailure(error)
    }
    setAsked(undefined)
  }

  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-3 text-small text-muted">
      {t('wrongPerson')}
      <button type="button" className="action-link min-h-11" onClick={() => setAsked('link')}>
        {t('renew')}
      </button>
      <button type="button" className="action-link min-h-11" onClick={() => setAsked('revoke')}>
        {t('revoke')}
      </button>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          title={t(`confirm.${asked}`)}
          description={t(`confirmText.${asked}`)}
          confirmLabel={t(asked === 'link' ? 'renew' : 'revoke')}
          cancelLabel={t('keep')}
          busy={isPending}
          onConfirm={() => void run(asked)}
        />
      )}
    </div>
  )
}
