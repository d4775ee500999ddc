import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ApiError, callApi } from '#platform/browser/api.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import terraceAtNight from '#ui/illustrations/hero-09.svg'
import { showToast } from '#ui/toast.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { placeErrors, useProblems } from './problems.ts'
import { NewPasswordForm } from './registration-form.ts'

/** `/reset-password?token=…`, the target of the mailed link. */
export function ResetPasswordPage() {
  const t = useTranslations('accounts.reset')
  const tForgot = useTranslations('accounts.forgot')
  const token = useSearchParams()[0].get('token')
  return (
    <AuthLayout
      title={t('title')}
      lead={t('lead')}
      scene={terraceAtNight}
      captionTitle={tForgot('captionTitle')}
      captionText={tForgot('captionText')}
    >
      {token ? <ResetForm token={token} /> : <DeadLink text={t('noToken')} />}
      <p className="mt-5">
        <Link to="/login" className="action-link">
          {tForgot('back')}
        </Link>
      </p>
    </AuthLayout>
  )
}

function ResetForm({ token }: { token: string }) {
  const t = useTranslations('accounts.reset')
  const tField = useTranslations('accounts.fields')
  const problems = useProblems()
  const navigate = useNavigate()
  const reset = useMutation({
    mutationFn: (newPassword: string) =>
      callApi('/api/auth/reset-password', {
        method: 'POST',
        body: { token, password: newPassword },
        answer: z.unknown(),
      }),
  })
  const form = useForm({
    resolver: zodResolver(NewPasswordForm),
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  })

  const submit = form.handleSubmit((values) =>
    reset.mutate(values.password, {
      onSuccess: () => {
        showToast({ title: t('success'), description: t('successText') })
        void navigate('/login')
      },
      onError: (error) => {
        const text = problems.ofCall(error, t('failedText'))
        // A dead link has a notice of its own.
        if (!isDeadLink(error)) placeErrors(error, form.setError, { places: { password: 'password' }, text })
        showToast({ tone: 'error', title: t('failed'), description: text })
      },
    }),
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {isDeadLink(reset.error) && <DeadLink text={problems.ofCall(reset.error, t('failedText'))} />}
      <FormProvider {...form}>
        <NewPasswordFields label={tField('newPassword')} />
      </FormProvider>
      <FormProblem problem={form.formState.errors.root} />
      <Button type="submit" block busy={reset.isPending || form.formState.isSubmitting} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** Whether the link is invalid: used, expired or mistyped. */
function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 410].includes(error.status) && !('password' in error.fields)
}

function DeadLink({ text }: { text: string }) {
  const t = useTranslations('accounts.reset')
  return (
    <Notice
      role="alert"
      tone="danger"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      action={
        <Button asChild size="s">
          <Link to="/forgot-password">{t('newLink')}</Link>
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
