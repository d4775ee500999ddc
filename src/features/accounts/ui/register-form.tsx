import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useId } from 'react'
import { type FieldErrors, FormProvider, useForm, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { trackOnce } from '#features/tracking/ui/index.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField, EmailField, TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { useFormCaptcha } from './captcha-form.ts'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { placeErrors, useProblems } from './problems.ts'
import { RegistrationForm } from './registration-form.ts'

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  captcha: '',
  acceptTerms: false,
}
const places = { name: 'firstName', email: 'email', password: 'password', captcha: 'captcha' } as const

export interface RegisterFormProps {
  isBusy: boolean
  /** Rejects with the server's error. The form then keeps its values, except a consumed captcha. */
  onSubmit: (form: RegistrationForm) => Promise<void>
}

/** Name, e-mail, password, captcha and consent to the terms. */
export function RegisterForm({ isBusy, onSubmit }: RegisterFormProps) {
  const t = useTranslations('accounts.register')
  const tField = useTranslations('accounts.fields')
  const problems = useProblems()
  const { state } = useLocation()
  const limitOf = useTextLimit()
  const termsReasonId = useId()
  const form = useForm({ resolver: zodResolver(RegistrationForm), mode: 'onTouched', defaultValues: empty })
  const captcha = useFormCaptcha(form, places)
  const { errors, isSubmitting } = form.formState
  const acceptTerms = useWatch({ control: form.control, name: 'acceptTerms' })

  const refuse = (error: unknown) => {
    const wrongCode = captcha.refuse(error)
    const text = wrongCode ?? problems.ofCall(error, t('failedText'), t('unanswered'))
    if (wrongCode === undefined) placeErrors(error, form.setError, { places, text })
    showToast({ tone: 'error', title: t('failed'), description: text })
  }
  const showFirstObstacle = (found: FieldErrors<RegistrationForm>) => {
    const mismatch = found.confirmPassword?.message === 'PASSWORDS_DIFFER' ? found.confirmPassword : undefined
    const obstacle = found.acceptTerms ?? mismatch
    if (obstacle) showToast({ tone: 'error', title: problems.error, description: problems.ofField(obstacle) })
  }
  const submit = form.handleSubmit((values) => onSubmit(values).catch(refuse), showFirstObstacle)

  return (
    <>
      <form
        noValidate
        onSubmit={submit}
        onInput={() => trackOnce({ name: 'registration-start' })}
        className="grid grid-cols-1 gap-6"
      >
        <div className="grid gap-6 xl:grid-cols-2 xl:gap-5">
          <TextField
            {...form.register('firstName')}
            label={tField('firstName')}
            limit={limitOf('partOfName')}
            autoComplete="given-name"
            error={problems.ofField(errors.firstName, 'partOfName')}
          />
          <TextField
            {...form.register('lastName')}
            label={tField('lastName')}
            limit={limitOf('partOfName')}
            autoComplete="family-name"
            error={problems.ofField(errors.lastName, 'partOfName')}
          />
        </div>
        <EmailField
          {...form.register('email')}
          label={tField('email')}
          autoComplete="username"
          error={problems.ofField(errors.email, 'email')}
        />
        <FormProvider {...form}>
          <NewPasswordFields label={tField('password')} />
        </FormProvider>
        <CaptchaField {...captcha.field} />
        <CheckboxField
          {...form.register('acceptTerms')}
          label={t.rich('terms', {
            terms: (words) => <LegalLink section="terms">{words}</LegalLink>,
            privacy: (words) => <LegalLink section="privacy">{words}</LegalLink>,
          })}
          error={problems.ofField(errors.acceptTerms)}
        />
        <FormProblem problem={errors.root} />
        <div>
          <Button
            type="submit"
            block
            // Busy from the first click, before validation, so that a double click does not register twice.
            busy={isBusy || isSubmitting}
            busyLabel={t('busy')}
            disabled={!acceptTerms}
            aria-describedby={termsReasonId}
          >
            {t('submit')}
          </Button>
          <p id={termsReasonId} className="mt-2 min-h-[1.5em] text-small text-muted">
            {!acceptTerms && t('termsFirst')}
          </p>
        </div>
      </form>
      <p className="mt-3">
        {t('haveAccount')}{' '}
        <Link to="/login" state={state} className="action-link">
          {t('signIn')}
        </Link>
      </p>
    </>
  )
}

/** Opens in a new tab, so that the form keeps its values. */
function LegalLink({ section, children }: { section: 'terms' | 'privacy'; children: ReactNode }) {
  const t = useTranslations('accounts.register')
  return (
    <a href={`${localizedPath(useLocale(), '/legal')}#${section}`} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}
