import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { PlanFeatures } from './plan-features.tsx'
import { usePlanPrice } from './plan-price.tsx'

export interface PlanCardProps {
  plan: Plan
  /** The signed-in host, if she may have this plan. */
  user: CurrentUser | null
  isChosen: boolean
  /** This plan is being activated. */
  isBusy: boolean
  isDisabled: boolean
  onChoose: () => void
  /** Continues with this plan. */
  onStart: () => void
}

const themesOf = {
  basic: { card: 'border-line bg-card', mark: 'border-pine', dot: 'bg-pine', button: 'primary' },
  pro: {
    card: 'on-dark border-pine bg-pine [--color-check:var(--color-sun)]',
    mark: 'border-sun',
    dot: 'bg-sun',
    button: 'sun',
  },
} as const satisfies Record<Plan, unknown>
type Colors = (typeof themesOf)[Plan]

/** One plan as a radio button in the form of a card: a click anywhere on it selects the plan. Pro is the dark one. */
export function PlanCard({ plan, user, isChosen, isBusy, isDisabled, onChoose, onStart }: PlanCardProps) {
  const t = useTranslations('billing')
  const id = useId()
  const colors = themesOf[plan]
  const name = t(`plans.${plan}.name`)
  const { price, note } = usePlanPrice(plan, user)
  const isOwn = user?.plan === plan
  return (
    <div
      className={classNames(
        'relative flex min-w-0 flex-col rounded-l border px-6 py-7 md:p-8 xl:p-9',
        colors.card,
        isChosen && 'ring-3 ring-pine ring-offset-3 ring-offset-paper',
      )}
    >
      {/* Covers the whole card; only the button is above it. */}
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        // A click on the card continues with the plan, as its button does. The arrow keys and the space bar, whose
        // click events have a count of 0, only select it.
        onClick={({ detail }) => detail > 0 && onStart()}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-features`}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-l focus-visible:rounded-l focus-visible:outline-sea focus-visible:outline-offset-8 disabled:cursor-progress"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RadioMark isChosen={isChosen} colors={colors} />
        <h2 id={`${id}-name`}>{name}</h2>
        {/* One box, so that both wrap together where the name leaves them no room. */}
        {(isOwn || plan === 'pro') && (
          <span className="ml-auto flex flex-wrap gap-2">
            {isOwn && <Badge tone={plan === 'pro' ? 'sun' : 'plan'}>{t('yourPlan')}</Badge>}
            {plan === 'pro' && <Badge tone="sun">{t('selection.popular')}</Badge>}
          </span>
        )}
      </div>
      <p className="mt-2 text-muted">{t(`plans.${plan}.audience`)}</p>
      <p id={`${id}-price`} className="mt-5 flex flex-wrap items-baseline gap-2">
        <span className="font-hero text-[min(3.5rem,18vw)] leading-none font-[560] tracking-[-.04em] xl:text-[4.25rem]">
          {price}
        </span>{' '}
        <span className="text-muted">{note}</span>
      </p>
      <div id={`${id}-features`} className="mt-7 mb-9">
        <PlanFeatures plan={plan} />
      </div>
      <Button
        block
        variant={isChosen ? colors.button : 'secondary'}
        busy={isBusy}
        busyLabel={t('selection.busy')}
        disabled={isDisabled && !isBusy}
        onClick={onStart}
        className="relative mt-auto"
      >
        {t('selection.choose', { plan: name })}
      </Button>
    </div>
  )
}

function RadioMark({ isChosen, colors }: { isChosen: boolean; colors: Colors }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 flex-none place-items-center rounded-full border-2',
        isChosen ? colors.mark : 'border-control',
      )}
    >
      {isChosen && (
        <span
          className={classNames(
            // Forced colours would remove the background, which is the only mark of the selection.
            'size-3 rounded-full forced-color-adjust-none forced-colors:bg-[CanvasText]',
            colors.dot,
          )}
        />
      )}
    </span>
  )
}
