import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import { EmailField, PasswordField } from '#ui/field.tsx'
import blueDoor from '#ui/illustrations/hero-06.svg'
import { showToast } from '#ui/toast.tsx'
import { Credentials } from '../shared/account-contract.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { useFormCaptcha } from './captcha-form.ts'
import { useSignIn } from './current-user.ts'
import { FormProblem } from './form-problem.tsx'
import { leaveApp } from './leave-app.ts'
import { placeErrors, useProblems } from './problems.ts'
import { readReturn, takeReturnPath } from './return-path.ts'
import { RequireVisitor } from './session-guards.tsx'

const fields = { email: 'email', password: 'password', captcha: 'captcha' } as const

/** `/login` */
export function LoginPage() {
  const t = useTranslations('accounts.login')
  const tField = useTranslations('accounts.fields')
  const problems = useProblems()
  const signIn = useSignIn()
  const { state } = useLocation()
  const form = useForm({
    resolver: zodResolver(Credentials),
    mode: 'onTouched',
    defaultValues: { email: '', password: '', captcha: '' },
  })
  const captcha = useFormCaptcha(form, fields)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const { errors, isSubmitting } = form.formState
  // Busy also after success, while the browser opens the home page.
  const isEntering = signIn.isPending || signIn.isSuccess

  const submit = form.handleSubmit((credentials) =>
    signIn.mutate(credentials, {
      onSuccess: ({ host }) =>
        leaveApp(takeReturnPath() ?? readReturn(state) ?? localizedPath(host.language, '/'), {
          title: t('success'),
          description: t('welcome', { name: host.name }),
        }),
      onError: (error) => {
        // Synchronously, so that the field exists before it gets the focus.
        if (asksForCaptcha(error)) flushSync(() => setNeedsCaptcha(true))
        const wrongCode = captcha.refuse(error)
        const text = wrongCode ?? problems.ofCall(error, t('invalid'), t('unanswered'))
        // Which of the two is wrong, the server does not say. The password is, more often.
        if (isWrongPassword(error)) form.setError('password', { type: 'server', message: text }, { shouldFocus: true })
        else if (wrongCode === undefined) placeErrors(error, form.setError, { places: fields, text })
        showToast({ tone: 'error', title: t('failed'), description: text })
      },
    }),
  )

  return (
    <RequireVisitor isEntering={isEntering}>
      <AuthLayout
        title={t('title')}
        lead={t('lead')}
        scene={blueDoor}
        captionTitle={t('captionTitle')}
        captionText={t('captionText')}
      >
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
          <EmailField
            {...form.register('email', { onChange: () => form.clearErrors('password') })}
            label={tField('email')}
            autoComplete="username"
            error={problems.ofField(errors.email, 'email')}
          />
          <div>
            <PasswordField
              {...form.register('password')}
              label={tField('password')}
              showLabel={tField('showPassword')}
              hideLabel={tField('hidePassword')}
              autoComplete="current-password"
              error={problems.ofField(errors.password, 'password')}
            />
            <Link to="/forgot-password" className="action-link mt-1">
              {t('forgot')}
            </Link>
          </div>
          {needsCaptcha && <CaptchaField {...captcha.field} />}
          <FormProblem problem={errors.root} />
          <Button type="submit" block busy={isEntering || isSubmitting} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
        </form>
        <p className="mt-5">
          {t('noAccount')}{' '}
          <Link to="/register" state={state} className="action-link">
            {t('signUp')}
          </Link>
        </p>
      </AuthLayout>
    </RequireVisitor>
  )
}

/** UNAVAILABLE too: a sign-in with a captcha does not wait in the queue of unproven callers. */
function asksForCaptcha(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'LOGIN_NEEDS_CAPTCHA' || error.code === 'UNAVAILABLE')
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'INVALID_CREDENTIALS'
}
