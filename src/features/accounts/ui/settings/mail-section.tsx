import { useTranslations } from 'use-intl'
import { CheckboxField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { FormProblem } from '../form-problem.tsx'
import { useProblems } from '../problems.ts'
import { useChangeAccount } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

/** Saves at once. While saving, the checkbox already shows the new choice. */
export function MailSection({ wantsTips }: { wantsTips: boolean }) {
  const t = useTranslations('accounts.settings')
  const problems = useProblems()
  const change = useChangeAccount()
  const shown = change.isPending ? (change.variables.wantsTips ?? wantsTips) : wantsTips

  const choose = (choice: boolean) =>
    change.mutate(
      { wantsTips: choice },
      {
        onSuccess: () => showToast({ title: t(choice ? 'mail.on' : 'mail.off') }),
        onError: (error) =>
          showToast({
            tone: 'error',
            title: problems.titleOfCall(error, t('mail.failed')),
            description: problems.ofCall(error, t('failedText')),
          }),
      },
    )

  return (
    <SettingsSection title={t('mail.title')} text={t('mail.text')}>
      <div className="grid gap-4">
        <CheckboxField
          label={t('mail.label')}
          hint={t('mail.hint')}
          checked={shown}
          onChange={(event) => !change.isPending && choose(event.target.checked)}
        />
        {change.error && <FormProblem problem={{ message: problems.ofCall(change.error, t('failedText')) }} />}
      </div>
    </SettingsSection>
  )
}
