import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField, TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import type { KeptOnDevice } from '../account-menu.tsx'
import { useCurrentUser } from '../current-user.ts'
import { FormProblem } from '../form-problem.tsx'
import { leaveApp } from '../leave-app.ts'
import { placeErrors, useProblems } from '../problems.ts'
import { useDeleteAccount } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

const effects = ['books', 'pictures', 'mails', 'sessions'] as const

type DeleteSectionProps = {
  email: string
  kept: KeptOnDevice
  /** List items: effects of the deletion on features that depend on this one. */
  furtherEffects: ReactNode
}

export function DeleteSection({ email, kept, furtherEffects }: DeleteSectionProps) {
  const t = useTranslations('accounts.settings.delete')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('dialogTitle')} closeLabel={t('cancel')}>
        <p>{t('intro')}</p>
        <ul className="mt-3 mb-6 list-disc space-y-1.5 pl-5">
          {effects.map((effect) => (
            <li key={effect}>{t(effect)}</li>
          ))}
          {furtherEffects}
        </ul>
        <DeleteForm email={email} kept={kept} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </SettingsSection>
  )
}

function DeleteForm({ email, kept, onCancel }: Pick<DeleteSectionProps, 'email' | 'kept'> & { onCancel: () => void }) {
  const t = useTranslations('accounts.settings.delete')
  const tSettings = useTranslations('accounts.settings')
  const tField = useTranslations('accounts.fields')
  const problems = useProblems()
  const language = useLocale()
  const { data: user } = useCurrentUser()
  const deletion = useDeleteAccount()
  const form = useForm({ mode: 'onTouched', defaultValues: { confirmation: '', currentPassword: '' } })
  const { errors } = form.formState
  // Busy also after success, while the browser opens the home page.
  const isLeaving = deletion.isPending || deletion.isSuccess

  const submit = form.handleSubmit((values) =>
    deletion.mutate(values, {
      onSuccess: async () => {
        // Unsaved drafts are deleted too: they may contain door codes.
        if (user) await kept.forget(user.id).catch((error: unknown) => console.error(error))
        leaveApp(localizedPath(language, '/'), { title: t('done'), description: t('doneText') })
      },
      onError: (error) => {
        const text = problems.ofCall(error, tSettings('failedText'))
        const places = { confirmation: 'confirmation', currentPassword: 'currentPassword' } as const
        placeErrors(error, form.setError, { places, text })
        showToast({ tone: 'error', title: problems.titleOfCall(error, t('failed')), description: text })
      },
    }),
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...form.register('confirmation', {
          validate: (typed) => confirmsDeletion(typed, email) || 'CONFIRMATION_DIFFERS',
        })}
        label={t('confirmation', { email })}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.ofField(errors.confirmation, 'email')}
      />
      <PasswordField
        {...form.register('currentPassword', { required: 'PASSWORD_REQUIRED' })}
        label={t('password')}
        showLabel={tField('showPassword')}
        hideLabel={tField('hidePassword')}
        autoComplete="current-password"
        error={problems.ofField(errors.currentPassword, 'password')}
      />
      <FormProblem problem={errors.root} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger-solid" busy={isLeaving} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Whether the typed address confirms the deletion of the account. Case and surrounding spaces are ignored. */
export function confirmsDeletion(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase()
}
