import { CreditCard, Info } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { TextField } from '#ui/field.tsx'

type DemoCardProps = {
  holder: string
  /** The start of the order opens a real form. */
  isFollowed: boolean
}

/** What the card will be asked for: placeholders only, and plainly so. */
export function DemoCard({ holder, isFollowed }: DemoCardProps) {
  const t = useTranslations('billing.payment')
  return (
    <section aria-labelledby="demo-card">
      <h2 id="demo-card" className="mb-4">
        {t('card')}
      </h2>
      <fieldset
        disabled
        aria-describedby="demo-card-notice"
        className="min-w-0 rounded-m border border-dashed border-control p-5 md:p-6"
      >
        <legend className="sr-only">{t('card')}</legend>
        <Notice id="demo-card-notice" icon={<Info size={20} aria-hidden="true" />}>
          {t('demo')} {isFollowed && t('demoNext')}
        </Notice>
        <div className="mt-6 grid gap-5">
          <div className="relative">
            <TextField label={t('cardNumber')} placeholder="1234 1234 1234 1234" autoComplete="off" disabled />
            <CreditCard size={20} aria-hidden="true" className="absolute right-3.5 bottom-3.5 text-muted" />
          </div>
          <div className="grid grid-cols-2 gap-5">
            <TextField label={t('expiry')} placeholder={t('expiryExample')} autoComplete="off" disabled />
            <TextField label={t('cvc')} placeholder="123" autoComplete="off" disabled />
          </div>
          <TextField label={t('cardName')} placeholder={holder} autoComplete="off" disabled />
        </div>
      </fieldset>
    </section>
  )
}
