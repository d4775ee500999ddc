import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#platform/i18n/day.ts'
import { Button } from '#ui/button.tsx'
import { type DeclarationKind, declarationPaths } from '../../shared/declaration-paths.ts'
import { useSitePath } from '../site-path.ts'
import { type Fact, FactList, useDeclaredFacts } from './declaration-facts.tsx'
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
  const { day, time } = useUtcTime(receivedAt)
  const facts = useFacts(receipt)
  const title = t(`${kind}.sent`)
  const text = [title, '', ...facts.map(([label, value]) => `${label}: ${value}`), ''].join('\r\n')
  return (
    <div id="declaration" className="mx-auto max-w-form scroll-mt-16">
      <h1 className="text-h1 hyphens-auto">{title}</h1>
      <p role="status" className="mt-4 text-lead text-muted">
        {t('receipt.lead', { day, time })}
      </p>
      <FactList facts={facts} />
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
function useUtcTime(at: number): { day: string; time: string } {
  const language = useLocale()
  return {
    day: formatDate(at, language, { timeZone: 'UTC' }),
    time: formatTime(at, language, { timeZone: 'UTC', timeZoneName: 'short' }),
  }
}

function useFacts({ kind, fields, receivedAt, origin }: ReceiptProps): Fact[] {
  const t = useTranslations('site.declarations')
  const to = useSitePath()
  const declared = useDeclaredFacts(kind, fields)
  const { day, time } = useUtcTime(receivedAt)
  const page = origin + to(declarationPaths[kind])
  return [
    ...declared,
    [t('receipt.receivedAt'), `${day}, ${time}`],
    [t('receipt.sentWith'), t('receipt.button', { label: t(`${kind}.submit`), page })],
  ]
}
