import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { OpenedMail } from '../shared/admin-mail-contract.ts'
import { useTemplateName, useTimeFormats } from './admin-formats.ts'

/** A mail as it was sent. */
export function MailDialog({ mail, onClose }: { mail: OpenedMail; onClose: () => void }) {
  const t = useTranslations('admin.outbox')
  const { formatDateTime } = useTimeFormats()
  const nameOf = useTemplateName()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mail.subject ?? nameOf(mail.template)}
      description={`${mail.recipient} · ${formatDateTime(mail.sentAt ?? mail.createdAt)}`}
      closeLabel={t('close')}
      size="l"
    >
      {mail.html === null ? (
        <Notice>{t(mail.sentAt === null ? 'notSentYet' : 'notKept')}</Notice>
      ) : (
        <>
          <p className="mb-3 text-small text-muted">{t('masked')}</p>
          <SentMail html={mail.html} />
        </>
      )}
    </Dialog>
  )
}

/**
 * The mail in a sandboxed frame that is as tall as its content. The scroll container is outside of the frame: key
 * events inside a frame do not reach the dialog, so Esc would not close it.
 */
function SentMail({ html }: { html: string }) {
  const t = useTranslations('admin.outbox')
  const [height, setHeight] = useState(0)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])

  const measure = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentDocument) return
    const { body } = contentDocument
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => setHeight(body.scrollHeight))
    observer.current.observe(body)
  }

  return (
    <section
      aria-label={t('preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
      tabIndex={0}
      className="h-[60dvh] overflow-y-auto rounded-s border border-line bg-card"
    >
      <iframe
        title={t('preview')}
        tabIndex={-1}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={measure}
        style={{ height }}
        className="block w-full"
      />
    </section>
  )
}
