import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { callApi } from '#platform/browser/api.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/field.tsx'
import terraceAtNight from '#ui/illustrations/hero-09.svg'
import { showToast } from '#ui/toast.tsx'
import { Credentials } from '../shared/account-contract.ts'
import { AuthLayout } from './auth-layout.tsx'
import { FormProblem } from './form-problem.tsx'
import { placeErrors, useProblems } from './problems.ts'

const ResetRequest = Credentials.pick({ email: true })

/** `/forgot-password`. Never shows whether an address has an account. */
export function ForgotPasswordPage() {
  const t = useTranslations('accounts.forgot')
  const tField = useTranslations('accounts.fields')
  const problems = useProblems()
  const request = useMutation({
    mutationFn: (body: z.infer<typeof ResetRequest>) =>
      callApi('/api/auth/forgot-password', { method: 'POST', body, answer: z.unknown() }),
  })
  const form = useForm({ resolver: zodResolver(ResetRequest), mode: 'onTouched', defaultValues: { email: '' } })

  const submit = form.handleSubmit((values) =>
    request.mutate(values, {
      onError: (error) => {
        const text = problems.ofCall(error, t('failedText'))
        placeErrors(error, form.setError, { places: { email: 'email' }, text })
        showToast({ tone: 'error', title: t('failed'), description: text })
      },
    }),
  )

  return (
    <AuthLayout
      title={t(request.isSuccess ? 'sentTitle' : 'title')}
      lead={request.isSuccess ? t('sentText', { email: request.variables.email }) : t('lead')}
      scene={terraceAtNight}
      captionTitle={t('captionTitle')}
      captionText={t('captionText')}
    >
      {request.isSuccess ? (
        <div className="grid justify-items-start gap-6">
          <Notice role="status">{t('notArrived')}</Notice>
          <Button variant="secondary" onClick={() => request.reset()}>
            {t('again')}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-6">
          <EmailField
            {...form.register('email')}
            label={tField('email')}
            autoComplete="username"
            error={problems.ofField(form.formState.errors.email, 'email')}
          />
          <FormProblem problem={form.formState.errors.root} />
          <Button type="submit" block busy={request.isPending || form.formState.isSubmitting} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
        </form>
      )}
      <p className="mt-5">
        <Link to="/login" className="action-link">
          {t('back')}
        </Link>
      </p>
    </AuthLayout>
  )
}
