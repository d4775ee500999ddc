import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { Registration } from '../../shared/account-contract.ts'
import { FormProblem } from '../form-problem.tsx'
import { placeErrors, useProblems } from '../problems.ts'
import { useChangeAccount } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

const NameForm = Registration.pick({ name: true })

export function NameSection({ name }: { name: string }) {
  const t = useTranslations('accounts.settings')
  const problems = useProblems()
  const change = useChangeAccount()
  const limitOf = useTextLimit()
  const form = useForm({ resolver: zodResolver(NameForm), mode: 'onTouched', values: { name } })

  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => showToast({ title: t('name.done') }),
      onError: (error) => {
        const text = problems.ofCall(error, t('failedText'))
        placeErrors(error, form.setError, { places: { name: 'name' }, text })
        showToast({ tone: 'error', title: problems.titleOfCall(error, t('name.failed')), description: text })
      },
    }),
  )

  return (
    <SettingsSection title={t('name.title')} text={t('name.text')}>
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-5">
        <TextField
          {...form.register('name')}
          className="w-full"
          label={t('name.label')}
          limit={limitOf('line')}
          autoComplete="name"
          error={problems.ofField(form.formState.errors.name)}
        />
        <FormProblem problem={form.formState.errors.root} />
        <Button type="submit" variant="secondary" busy={change.isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </form>
    </SettingsSection>
  )
}
