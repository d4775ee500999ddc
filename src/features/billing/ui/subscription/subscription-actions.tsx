import { ArrowLeftRight, CircleX, CreditCard, ReceiptText, RefreshCcw, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { classNames } from '#ui/class-names.ts'
import type { SubscriptionView } from '../../shared/billing-contract.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CardDialog, useCardChange } from './card-dialog.tsx'
import { ChangePlanDialog, ResumeDialog } from './change-plan-dialog.tsx'
import { InvoicesDialog } from './invoices-dialog.tsx'

type Opened = 'plan' | 'card' | 'invoices' | 'cancel' | 'resume'

const actionClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-s px-3 py-2 text-left font-semibold underline-offset-4 hover:bg-surface-sunken aria-busy:cursor-progress'

const icons = {
  plan: <ArrowLeftRight size={18} aria-hidden="true" />,
  card: <CreditCard size={18} aria-hidden="true" />,
  changeCard: <RefreshCcw size={18} aria-hidden="true" />,
  invoices: <ReceiptText size={18} aria-hidden="true" />,
  resume: <RotateCcw size={18} aria-hidden="true" />,
  cancel: <CircleX size={18} aria-hidden="true" />,
}

/** All actions on a host's subscription, one line each. */
export function SubscriptionActions({ user, subscription }: { user: CurrentUser; subscription: SubscriptionView }) {
  const t = useTranslations('billing.subscription')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const cardChange = useCardChange({ onOwnForm: () => setOpened('card') })
  const { isSubscribed, isCancelled } = subscription
  // Hosts in a trial can add a card early.
  const offersCard =
    !isSubscribed && (user.planStatus === 'trial' || user.accessUntil !== null) && user.planStatus !== 'expired'

  return (
    <>
      <ul aria-label={t('actions.heading')} className="-mx-3 mt-5">
        <li>
          {user.plan !== null && user.canCreateBooks && subscription.state !== 'pastDue' ? (
            <Action icon={icons.plan} label={t('actions.changePlan')} onClick={() => setOpened('plan')} />
          ) : (
            <Link to={isSubscribed ? '/payment' : '/plan-selection'} className={actionClasses}>
              {isSubscribed ? icons.card : icons.plan}
              {t(isSubscribed ? 'overdue.pay' : 'actions.changePlan')}
            </Link>
          )}
        </li>
        {offersCard && (
          <li>
            <Link to="/payment" className={actionClasses}>
              {icons.card}
              {t('actions.addCard')}
            </Link>
          </li>
        )}
        {isSubscribed && (
          <li>
            <Action
              icon={icons.changeCard}
              label={t('actions.changeCard')}
              isBusy={cardChange.isPending}
              onClick={cardChange.start}
            />
          </li>
        )}
        <li>
          <Action icon={icons.invoices} label={t('actions.invoices')} onClick={() => setOpened('invoices')} />
        </li>
        {isSubscribed && (
          <li>
            {isCancelled ? (
              <Action icon={icons.resume} label={t('actions.resume')} onClick={() => setOpened('resume')} />
            ) : (
              <Action icon={icons.cancel} label={t('actions.cancel')} isDanger onClick={() => setOpened('cancel')} />
            )}
          </li>
        )}
      </ul>
      {opened === 'plan' && <ChangePlanDialog user={user} subscription={subscription} onClose={close} />}
      {opened === 'card' && <CardDialog onClose={close} />}
      {opened === 'invoices' && <InvoicesDialog onClose={close} />}
      {opened === 'resume' && <ResumeDialog subscription={subscription} onClose={close} />}
      {opened === 'cancel' && <CancelDialog subscription={subscription} onClose={close} />}
    </>
  )
}

type ActionProps = { icon: ReactNode; label: string; isBusy?: boolean; isDanger?: boolean; onClick: () => void }

function Action({ icon, label, isBusy = false, isDanger = false, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={classNames(actionClasses, isDanger && 'text-danger hover:bg-danger-bg')}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isBusy ? undefined : onClick}
    >
      {icon}
      {label}
    </button>
  )
}
