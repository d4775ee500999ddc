import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { OpenedMail } from '../admin-contract.ts'
import { useMoments } from './moments.ts'
import { useTemplateName } from './template-names.ts'

/** A mail as it was sent. The frame can run nothing, follow nothing and reach nothing of ours. */
export function MailDialog({ mail, onClose }: { mail: OpenedMail; onClose: () => void }) {
  const t = useTranslations('admin.outbox')
  const { formatMoment } = useMoments()
  const nameOf = useTemplateName()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mail.subject ?? nameOf(mail.template)}
      description={`${mail.recipient} · ${formatMoment(mail.sentAt ?? mail.createdAt)}`}
      closeLabel={t('close')}
      size="l"
    >
      {mail.html === null ? (
        <Notice>{t('notSentYet')}</Notice>
      ) : (
        <>
          <p className="mb-3 text-small text-muted">{t('masked')}</p>
          <iframe
            title={t('preview')}
            sandbox=""
            srcDoc={mail.html}
            className="h-[60dvh] w-full rounded-s border border-line bg-card"
          />
        </>
      )}
    </Dialog>
  )
}
