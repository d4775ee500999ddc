import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { PasswordField } from '#ui/field.tsx'
import { PasswordMeter } from '#ui/password-meter.tsx'
import { passwordScore, passwordStrength } from '../account.ts'
import { missingParts } from './password-advice.ts'

export interface NewPasswordFieldsProps {
  label: string
  /** What is typed so far, for the meter. */
  password: string
  passwordField: UseFormRegisterReturn
  passwordError: string | undefined
  confirmField: UseFormRegisterReturn
  confirmError: string | undefined
}

/** A new password with its strength, and the same once more. The strength is advice, never a barrier. */
export function NewPasswordFields({
  label,
  password,
  passwordField,
  passwordError,
  confirmField,
  confirmError,
}: NewPasswordFieldsProps) {
  const t = useTranslations('accounts.fields')
  const meterId = useId()
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  return (
    <>
      <div>
        <PasswordField
          {...eye}
          {...passwordField}
          label={label}
          error={passwordError}
          autoComplete="new-password"
          aria-describedby={meterId}
        />
        <Meter id={meterId} password={password} />
      </div>
      <PasswordField
        {...eye}
        {...confirmField}
        label={t('confirmPassword')}
        error={confirmError}
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
