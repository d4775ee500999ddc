import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { track } from '#features/tracking/ui/index.ts'
import chalet from '#ui/illustrations/hero-02.svg'
import { showToast } from '#ui/toast.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { takeChosenPlan } from './chosen-plan.ts'
import { useRegister, useSelectPlan } from './current-user.ts'
import { RegisterForm } from './register-form.tsx'
import { type RegistrationForm, toRegistration } from './registration-form.ts'
import { RequireVisitor } from './session-guards.tsx'

/** `/register`. Afterwards it selects the plan that the visitor chose before, or opens the choice of plans. */
export function RegisterPage() {
  const t = useTranslations('accounts.register')
  const language = useLocale()
  const navigate = useNavigate()
  const register = useRegister()
  const selectPlan = useSelectPlan()
  const isEntering = register.isPending || register.isSuccess

  const create = async (form: RegistrationForm) => {
    await register.mutateAsync(toRegistration(form, language))
    const plan = takeChosenPlan()
    track({ name: 'registration-complete', plan: plan ?? 'basic' })
    const hasPlan =
      plan !== undefined &&
      (await selectPlan.mutateAsync(plan).then(
        () => true,
        () => false,
      ))
    showToast({ title: t('success'), description: hasPlan ? t('trialStarted') : t('choosePlan') })
    await navigate(hasPlan ? `/payment?plan=${plan}` : '/plan-selection')
  }

  return (
    <RequireVisitor isEntering={isEntering}>
      <AuthLayout
        title={t('title')}
        lead={t('lead')}
        scene={chalet}
        captionTitle={t('captionTitle')}
        captionText={t('captionText')}
      >
        <RegisterForm isBusy={isEntering} onSubmit={create} />
      </AuthLayout>
    </RequireVisitor>
  )
}
