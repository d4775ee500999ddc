import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmailField, PasswordField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { type AccountSettings, EmailChange } from '../../shared/account-settings-contract.ts'
import { FormProblem } from '../form-problem.tsx'
import { placeErrors, useProblems } from '../problems.ts'
import { ConfirmationReminder } from './confirmation-reminder.tsx'
import { useCancelEmailChange, useRequestEmailChange } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

export function EmailSection({ email, pendingEmail }: Pick<AccountSettings, 'email' | 'pendingEmail'>) {
  const t = useTranslations('accounts.settings')
  const strong = (words: React.ReactNode) => <strong className="wrap-anywhere">{words}</strong>
  return (
    <SettingsSection title={t('email.title')} text={t('email.text')}>
      <div className="grid gap-5">
        <p>{t.rich('email.current', { email, strong })}</p>
        <ConfirmationReminder />
        {pendingEmail && <PendingNotice pending={pendingEmail} />}
        <EmailForm />
      </div>
    </SettingsSection>
  )
}

function PendingNotice({ pending }: { pending: NonNullable<AccountSettings['pendingEmail']> }) {
  const t = useTranslations('accounts.settings')
  const problems = useProblems()
  const cancel = useCancelEmailChange()
  const time = formatTime(Date.parse(pending.expiresAt), useLocale())
  const strong = (words: React.ReactNode) => <strong className="wrap-anywhere">{words}</strong>

  const cancelChange = () =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast({ title: t('email.cancelled') }),
      onError: (error) =>
        showToast({ tone: 'error', title: problems.error, description: problems.ofCall(error, t('failedText')) }),
    })

  return (
    <Notice
      role="status"
      action={
        <Button variant="secondary" size="s" busy={cancel.isPending} onClick={cancelChange}>
          {t('email.cancel')}
        </Button>
      }
    >
      {t.rich('email.pending', { email: pending.email, time, strong })}
    </Notice>
  )
}

function EmailForm() {
  const t = useTranslations('accounts.settings')
  const tField = useTranslations('accounts.fields')
  const problems = useProblems()
  const request = useRequestEmailChange()
  const form = useForm({
    resolver: zodResolver(EmailChange),
    mode: 'onTouched',
    defaultValues: { email: '', currentPassword: '' },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: () => {
        form.reset()
        showToast({ title: t('email.sent'), description: t('email.sentText') })
      },
      onError: (error) => {
        const text = problems.ofCall(error, t('failedText'))
        placeErrors(error, form.setError, { places: { email: 'email', currentPassword: 'currentPassword' }, text })
        showToast({ tone: 'error', title: problems.titleOfCall(error, t('email.failed')), description: text })
      },
    }),
  )

  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-5">
      <EmailField
        {...form.register('email')}
        className="w-full"
        label={t('email.label')}
        autoComplete="email"
        error={problems.ofField(errors.email, 'email')}
      />
      <PasswordField
        {...form.register('currentPassword')}
        className="w-full"
        label={t('currentPassword')}
        showLabel={tField('showPassword')}
        hideLabel={tField('hidePassword')}
        autoComplete="current-password"
        error={problems.ofField(errors.currentPassword, 'password')}
      />
      <FormProblem problem={errors.root} />
      <Button type="submit" variant="secondary" busy={request.isPending} busyLabel={t('email.busy')}>
        {t('email.submit')}
      </Button>
    </form>
  )
}
