import { Download, ExternalLink } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { InvoiceView } from '../../shared/billing-contract.ts'
import { formatPrice } from '../../shared/price.ts'
import { useDay } from '../payment/use-day.ts'
import { VatNote } from '../plans/plan-price.tsx'
import { useInvoices } from '../subscription-api.ts'

/** The charges so far, newest first, with the provider's documents. */
export function InvoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('billing.subscription')
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('invoices.title')} closeLabel={t('close')}>
      <div className="grid gap-3">
        <InvoiceList />
        <VatNote />
      </div>
    </Dialog>
  )
}

function InvoiceList() {
  const t = useTranslations('billing.subscription')
  const tPlatform = useTranslations('platform')
  const { data, isError, isFetching, refetch } = useInvoices()
  if (data && data.invoices.length === 0) return <p className="text-muted">{t('invoices.empty')}</p>
  if (data) {
    return (
      <ul className="divide-y divide-line border-y border-line">
        {data.invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    )
  }
  if (isError && !isFetching) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{t('invoices.failed')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {tPlatform('tryAgain')}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('invoices.loading')}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}

const tones = { paid: 'ok', open: 'draft', failed: 'bad', void: 'neutral' } as const satisfies Record<
  InvoiceView['status'],
  BadgeProps['tone']
>
const words = { paid: 'paid', open: 'openStatus', failed: 'failedStatus', void: 'void' } as const

function InvoiceRow({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations('billing.subscription.invoices')
  const tPlan = useTranslations('billing.plans')
  const language = useLocale()
  const day = useDay()
  const { plan, cents, currency, createdAt, status, number, url, pdf } = invoice
  const date = day(createdAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_160px]">
        <p className="font-semibold lining-nums">{date}</p>
        <p className="text-small text-muted">{[plan && tPlan(`${plan}.name`), number].filter(Boolean).join(' · ')}</p>
      </div>
      <Badge tone={tones[status]}>{t(words[status])}</Badge>
      <p className="min-w-20 text-right font-semibold tabular-nums">{formatPrice(cents, currency, language)}</p>
      {(url ?? pdf) && (
        <p className="flex w-full gap-4 md:w-auto">
          {url && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="action-link"
              aria-label={t('openNamed', { date })}
            >
              <ExternalLink size={18} aria-hidden="true" />
              {t('open')}
            </a>
          )}
          {pdf && (
            <a
              href={pdf}
              target="_blank"
              rel="noopener noreferrer"
              className="action-link"
              aria-label={t('pdfNamed', { date })}
            >
              <Download size={18} aria-hidden="true" />
              {t('pdf')}
            </a>
          )}
        </p>
      )}
    </li>
  )
}
