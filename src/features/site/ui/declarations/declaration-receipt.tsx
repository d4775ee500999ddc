import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#platform/i18n/day.ts'
import { Button } from '#ui/button.tsx'
import { type DeclarationKind, declarationPaths } from '../../shared/declaration-paths.ts'
import { useSitePath } from '../site-path.ts'
import type { DeclarationFields } from './declaration-form.ts'

type ReceiptProps = {
  kind: DeclarationKind
  fields: DeclarationFields
  /** Milliseconds UTC. */
  receivedAt: number
  origin: string
}

/**
 * What was declared, when, and with which button. The reader can store it without script (section 312k (3) BGB).
 */
export function DeclarationReceipt(receipt: ReceiptProps) {
  const t = useTranslations('site.declarations')
  const to = useSitePath()
  const { kind, receivedAt } = receipt
  const { day, time } = useMoment(receivedAt)
  const facts = useFacts(receipt)
  const title = t(`${kind}.sent`)
  const text = [title, '', ...facts.map(([label, value]) => `${label}: ${value}`), ''].join('\r\n')
  return (
    <div id="declaration" className="mx-auto max-w-form scroll-mt-16">
      <h1 className="text-h1 hyphens-auto">{title}</h1>
      <p role="status" className="mt-4 text-lead text-muted">
        {t('receipt.lead', { day, time })}
      </p>
      <dl className="mt-8 grid gap-4 rounded-m border border-line bg-card p-5 md:p-8">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">{t('receipt.mail')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <a
            download={`benvenuto-${new Date(receivedAt).toISOString().slice(0, 10)}.txt`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            <Download size={20} aria-hidden="true" />
            {t('receipt.save')}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={to('/')}>{t('receipt.home')}</a>
        </Button>
      </div>
    </div>
  )
}

/** In UTC: the reader's time zone is unknown without script. */
function useMoment(moment: number): { day: string; time: string } {
  const language = useLocale()
  return {
    day: formatDate(moment, language, { timeZone: 'UTC' }),
    time: formatTime(moment, language, { timeZone: 'UTC', timeZoneName: 'short' }),
  }
}

function useFacts({ kind, fields, receivedAt, origin }: ReceiptProps): (readonly [label: string, value: string])[] {
  const t = useTranslations('site.declarations')
  const to = useSitePath()
  const { day, time } = useMoment(receivedAt)
  const end = useMoment(fields.day === '' ? 0 : Date.parse(fields.day)).day
  const type = fields.type === 'forCause' ? 'forCause' : 'ordinary'
  const page = origin + to(declarationPaths[kind])
  return [
    [t('receipt.declaration'), t(`types.${kind === 'withdrawal' ? 'withdrawal' : type}`)],
    [t('name'), fields.name],
    [t('email'), fields.email],
    [t('contract'), fields.contract || t('contractDefault')],
    ...(kind === 'cancellation'
      ? ([
          ...(fields.reason === '' ? [] : [[t('reason'), fields.reason] as const]),
          [t('day'), fields.day === '' ? t('earliest') : end],
        ] as const)
      : []),
    [t('receipt.receivedAt'), `${day}, ${time}`],
    [t('receipt.sentWith'), t('receipt.button', { label: t(`${kind}.submit`), page })],
  ]
}
