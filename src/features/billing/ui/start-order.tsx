import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { Order } from './order.ts'
import type { OrderProgress } from './use-order.ts'

export interface StartOrderProps {
  kind: Order['kind']
  planName: string
  progress: OrderProgress
  isVisitor: boolean
  onStart: () => void
}

const labels = { free: 'startFree', trial: 'startTrial', paid: 'startSubscription' } as const

/** The button that starts the order, and in its place what came of it. */
export function StartOrder({ kind, planName, progress, isVisitor, onStart }: StartOrderProps) {
  const t = useTranslations('billing.payment')
  if (progress === 'free' || progress === 'active') {
    return (
      <Notice tone="success" icon={<CircleCheck size={20} aria-hidden="true" />}>
        <strong className="block font-semibold">{t(progress === 'free' ? 'freeDone' : 'activeDone')}</strong>
        {t(progress === 'free' ? 'freeDoneText' : 'activeDoneText', { plan: planName })}{' '}
        <Link to="/profile" className="underline underline-offset-4">
          {t('toProfile')}
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <Button block className="min-h-14" busy={progress === 'starting'} busyLabel={t('starting')} onClick={onStart}>
        {t(labels[kind])}
      </Button>
      {isVisitor && <p className="mt-2 text-small text-muted">{t('visitorNote')}</p>}
    </>
  )
}
