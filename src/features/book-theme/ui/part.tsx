import { Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type PartProps = {
  title: string
  text: string
  /** Set for parts that need Pro: whether the host has it, and whether values of the part are stored. */
  pro?: { isOpen: boolean; isKept: boolean } | undefined
  /** Controls that work although the part is locked. */
  whileLocked?: ReactNode
  children: ReactNode
}

/** One part of the design screen. Without Pro, parts that need it are shown, described and locked. */
export function Part({ title, text, pro, whileLocked, children }: PartProps) {
  const t = useTranslations('bookTheme.pro')
  const id = useId()
  const isLocked = pro !== undefined && !pro.isOpen
  return (
    <Card asChild>
      <section aria-labelledby={id} className="p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {pro && <Badge tone="plan">{t('badge')}</Badge>}
        </div>
        <p className="mt-1 mb-5 text-[0.9375rem] text-muted">{text}</p>
        {isLocked && (
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-s bg-surface-sunken px-4 py-3">
            <p className="flex min-w-0 flex-[1_1_200px] items-start gap-2.5 text-[0.9375rem]">
              <Lock size={18} aria-hidden="true" className="mt-0.5 flex-none" />
              {pro.isKept ? t('lockedKept') : t('locked')}
            </p>
            <Button asChild size="s" variant="secondary">
              <Link to="/payment?plan=pro">{t('see')}</Link>
            </Button>
          </div>
        )}
        {isLocked && whileLocked}
        {isLocked ? (
          <div inert className="opacity-60">
            {children}
          </div>
        ) : (
          children
        )}
      </section>
    </Card>
  )
}
