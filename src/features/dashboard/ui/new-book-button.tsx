import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { type CreationGate, screenForObstacle } from './creation-gate.ts'

type NewBookButtonProps = {
  gate: CreationGate
  variant?: ButtonVariant | undefined
  icon?: ReactNode
  children: ReactNode
}

/** Link to the wizard. If the plan does not allow another book, explains why and links to the solution. */
export function NewBookButton({ gate, children, ...looks }: NewBookButtonProps) {
  const t = useTranslations('dashboard.gate')
  const tPlan = useTranslations('dashboard.plan')
  const navigate = useNavigate()

  if (gate === 'open') {
    return (
      <Button asChild {...looks}>
        <Link to="/create">{children}</Link>
      </Button>
    )
  }

  function explain(obstacle: Exclude<CreationGate, 'open'>) {
    const screen = screenForObstacle[obstacle]
    const upgrade = { label: tPlan('upgrade'), onPress: () => void navigate('/payment?plan=pro') }
    showToast({
      title: t(obstacle),
      description: t(`${obstacle}Text`),
      tone: 'error',
      ...(screen === undefined && { action: upgrade }),
    })
    if (screen) void navigate(screen)
  }

  return (
    <Button {...looks} onClick={() => explain(gate)}>
      {children}
    </Button>
  )
}
