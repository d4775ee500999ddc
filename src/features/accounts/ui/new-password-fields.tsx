import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { PasswordField } from '#ui/field.tsx'
import { PasswordMeter } from '#ui/password-meter.tsx'
import { passwordScore, passwordStrength } from '../shared/account.ts'
import { useProblems } from './problems.ts'
import type { NewPasswordForm } from './registration-form.ts'

/**
 * A new password with its strength, and its repetition: the fields `password` and `confirmPassword` of the surrounding
 * form (`FormProvider`). The strength is only advice; weak passwords are accepted.
 */
export function NewPasswordFields({ label }: { label: string }) {
  const t = useTranslations('accounts.fields')
  const problems = useProblems()
  const meterId = useId()
  const { control, register, getFieldState, trigger, formState } = useFormContext<NewPasswordForm>()
  const password = useWatch({ control, name: 'password' })
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  const compareAgain = () => getFieldState('confirmPassword').isTouched && void trigger('confirmPassword')
  return (
    <>
      <div>
        <PasswordField
          {...eye}
          {...register('password', { onChange: compareAgain })}
          label={label}
          error={problems.ofField(formState.errors.password, 'password')}
          autoComplete="new-password"
          aria-describedby={meterId}
        />
        <Meter id={meterId} password={password} />
      </div>
      <PasswordField
        {...eye}
        {...register('confirmPassword')}
        label={t('confirmPassword')}
        error={problems.ofField(formState.errors.confirmPassword)}
        autoComplete="new-password"
      />
    </>
  )
}

function Meter({ id, password }: { id: string; password: string }) {
  const t = useTranslations('accounts.strength')
  const format = useFormatter()
  const score = passwordScore(password)
  const tone = passwordStrength(score)
  const parts = format.list(
    missingParts(password).map((part) => t(part)),
    { type: 'conjunction' },
  )
  const verdict = t.rich(tone, { parts, strong: (word) => <strong>{word}</strong> })
  return <PasswordMeter id={id} score={score} tone={tone} label={password === '' ? t('empty') : verdict} />
}

export type PasswordPart = 'length' | 'upper' | 'lower' | 'digit' | 'symbol'

const samples = { upper: 'A', lower: 'a', digit: '1', symbol: '!' } as const

/**
 * The parts that would raise a password's score, in display order. Computed with `passwordScore`, so that the advice
 * always follows its rules. The padding is spaces, because a space counts only for the length.
 */
export function missingParts(password: string): PasswordPart[] {
  const long = password.padEnd(8, ' ')
  const score = passwordScore(long)
  const kinds = (Object.keys(samples) as (keyof typeof samples)[]).filter(
    (part) => passwordScore(long + samples[part]) > score,
  )
  return passwordScore(password) < score ? ['length', ...kinds] : kinds
}
