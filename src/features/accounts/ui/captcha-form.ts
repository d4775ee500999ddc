import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormSetError } from 'react-hook-form'
import { isWrongCode, needsNewCaptcha, useCaptcha } from './captcha-state.ts'
import { placeFieldErrors, useProblems } from './problems.ts'

/** What is needed of a form that has the fields `email` and `captcha`, among others. */
interface CaptchaForm<Values extends FieldValues> {
  formState: { errors: { captcha?: { message?: string | undefined } | undefined } }
  register(name: 'captcha'): UseFormRegisterReturn<'captcha'>
  resetField(name: 'captcha'): void
  setFocus(name: 'captcha'): void
  setValue(name: 'email', email: string, options: { shouldTouch: boolean }): void
  getValues(name: 'email'): string
  trigger(name: 'email', options: { shouldFocus: boolean }): Promise<boolean>
  setError: UseFormSetError<Values> &
    ((name: 'captcha', error: { type: string; message: string }, options: { shouldFocus: boolean }) => void)
}

/**
 * The captcha of a form: the props of its `CaptchaField`, and what a refused call means for it.
 * @param places as for `placeFieldErrors`: the fields that can show why no code was mailed
 */
export function useFormCaptcha<Values extends FieldValues>(
  form: CaptchaForm<Values>,
  places: Readonly<Record<string, FieldPath<Values>>>,
) {
  const captcha = useCaptcha()
  const problems = useProblems()
  const { captcha: error } = form.formState.errors
  const isMailed = captcha.sentTo !== undefined

  const renew = () => {
    captcha.renew()
    form.resetField('captcha')
  }
  const checkEmail = async () => {
    // Touch the field, so that its error disappears while typing. If it disappeared on blur, the button would move away
    // from the click.
    form.setValue('email', form.getValues('email'), { shouldTouch: true })
    return (await form.trigger('email', { shouldFocus: true })) ? form.getValues('email').trim() : undefined
  }

  return {
    field: {
      captcha,
      field: form.register('captcha'),
      error: problems.ofField(
        isMailed && error?.message === 'CAPTCHA_REQUIRED' ? { message: 'CODE_REQUIRED' } : error,
        'captcha',
      ),
      onPicture(): void {
        renew()
        // The clicked button is removed, so the focus must move.
        if (isMailed) form.setFocus('captcha')
      },
      async onMail(): Promise<void> {
        const email = await checkEmail()
        if (email === undefined) return
        try {
          await captcha.send(email)
          form.resetField('captcha')
          form.setFocus('captcha')
        } catch (failure) {
          placeFieldErrors(failure, form.setError, places)
        }
      },
    },
    /**
     * Shows another picture where the refused call has consumed this one.
     * @returns what is wrong with a mailed code, which its field says too; undefined for other refusals
     */
    refuse(failure: unknown): string | undefined {
      if (isMailed && isWrongCode(failure)) {
        form.setError('captcha', { type: 'server', message: 'CODE_INVALID' }, { shouldFocus: true })
        return problems.ofField({ message: 'CODE_INVALID' })
      }
      if (needsNewCaptcha(failure)) renew()
      return undefined
    },
  }
}
