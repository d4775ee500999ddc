import { useTranslations } from 'use-intl'
import { TestModeNotice } from './test-card.tsx'

/** Without a payment provider: says that no money is moved, and shows a picture of a card in place of its form. */
export function TestSpecimen({ holder }: { holder: string }) {
  const t = useTranslations('billing.payment')
  return (
    <div className="grid gap-5">
      <TestModeNotice>{t('testModeText')}</TestModeNotice>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div
          role="img"
          aria-label={t('specimenLabel')}
          className="grid aspect-[1.586] grid-cols-1 w-full max-w-[300px] content-between rounded-m border-[1.5px] border-dashed border-control bg-[repeating-linear-gradient(135deg,transparent_0_14px,var(--color-line)_14px_15px)] p-5 text-small text-muted select-none"
        >
          <span className="flex justify-between gap-4">
            <span>{t('specimen')}</span>
            <span>{t('demoOnly')}</span>
          </span>
          <b className="font-mono text-[1.0625rem] font-semibold text-text">1234 1234 1234 1234</b>
          <span className="flex justify-between gap-4 whitespace-nowrap">
            <span className="min-w-0 truncate">{holder}</span>
            <span>{t('expiryExample')}</span>
            <span>{t('cvc')}</span>
          </span>
        </div>
        <p className="max-w-[34ch] text-muted">{t('specimenText')}</p>
      </div>
    </div>
  )
}
