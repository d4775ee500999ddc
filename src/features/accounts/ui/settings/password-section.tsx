import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { PasswordChange } from '../../shared/account-settings-contract.ts'
import { FormProblem } from '../form-problem.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { placeErrors, useProblems } from '../problems.ts'
import { useChangePassword } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

/** The current password, and a new one typed twice; messages are keys of `accounts.problems` or error codes. */
export const PasswordChangeForm = z
  .object({ ...PasswordChange.shape, confirmPassword: z.string().min(1, 'CONFIRMATION_REQUIRED') })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'PASSWORDS_DIFFER',
    when: () => true,
  })

export function PasswordSection() {
  const t = useTranslations('accounts.settings')
  const tField = useTranslations('accounts.fields')
  const problems = useProblems()
  const change = useChangePassword()
  const form = useForm({
    resolver: zodResolver(PasswordChangeForm),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })

  const submit = form.handleSubmit((values) =>
    change.mutate(
      { currentPassword: values.currentPassword, password: values.password },
      {
        onSuccess: () => {
          form.reset()
          showToast({ title: t('password.done'), description: t('password.doneText') })
        },
        onError: (error) => {
          const text = problems.ofCall(error, t('failedText'))
          const places = { currentPassword: 'currentPassword', password: 'password' } as const
          placeErrors(error, form.setError, { places, text })
          showToast({ tone: 'error', title: problems.titleOfCall(error, t('password.failed')), description: text })
        },
      },
    ),
  )

  return (
    <SettingsSection title={t('password.title')} text={t('password.text')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          {...form.register('currentPassword')}
          label={t('currentPassword')}
          showLabel={tField('showPassword')}
          hideLabel={tField('hidePassword')}
          autoComplete="current-password"
          error={problems.ofField(form.formState.errors.currentPassword, 'password')}
        />
        <FormProvider {...form}>
          <NewPasswordFields label={tField('newPassword')} />
        </FormProvider>
        <FormProblem problem={form.formState.errors.root} />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={change.isPending}
          busyLabel={t('saving')}
        >
          {t('password.submit')}
        </Button>
      </form>
    </SettingsSection>
  )
}
