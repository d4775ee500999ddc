import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { useChangeHost } from './admin-api.ts'

/** Forms to move the end of a trial, and to grant a plan free of charge. */
export function AccessForms({ hostId }: { hostId: string }) {
  const plans = useTranslations('billing.plans')
  const t = useTranslations('admin.host')
  const [plan, setPlan] = useState<'basic' | 'pro'>('pro')
  const trial = useUntilForm(hostId, (until) => ({ kind: 'trial', until }), t('trialDone'))
  const access = useUntilForm(hostId, (until) => ({ kind: 'access', plan, until }), t('accessDone'))

  return (
    <div className="mt-8 grid gap-8 border-t border-line pt-6 md:grid-cols-2">
      <form onSubmit={trial.submit} noValidate aria-labelledby="host-trial" className="grid content-start gap-4">
        <h3 id="host-trial" className="text-h3">
          {t('trialHeading')}
        </h3>
        <TextField type="date" label={t('until')} {...trial.field} />
        <Button type="submit" variant="secondary" busy={trial.isBusy} disabled={trial.field.value === ''}>
          {t('setTrial')}
        </Button>
      </form>
      <form onSubmit={access.submit} noValidate aria-labelledby="host-access" className="grid content-start gap-4">
        <h3 id="host-access" className="text-h3">
          {t('accessHeading')}
        </h3>
        <SelectField
          label={t('grantPlan')}
          options={(['basic', 'pro'] as const).map((value) => ({ value, label: plans(`${value}.name`) }))}
          value={plan}
          onChange={(event) => setPlan(event.target.value === 'basic' ? 'basic' : 'pro')}
        />
        <TextField type="date" label={t('until')} {...access.field} />
        <Button type="submit" variant="secondary" busy={access.isBusy} disabled={access.field.value === ''}>
          {t('grant')}
        </Button>
      </form>
    </div>
  )
}

type Change = Parameters<ReturnType<typeof useChangeHost>['mutate']>[0]

/** State of a form with a last day. Errors of the day are shown at the field, all others in a toast. */
function useUntilForm(hostId: string, changeOf: (until: string) => Change, done: string) {
  const t = useTranslations('admin.host')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const change = useChangeHost(hostId)
  const [until, setUntil] = useState('')
  const problem = change.error instanceof ApiError ? change.error.fields['until'] : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(changeOf(until), {
      onSuccess: () => {
        setUntil('')
        showToast({ title: done })
      },
      onError: (error) => {
        if (error instanceof ApiError && error.fields['until']) return
        showToast({ tone: 'error', title: t('failed'), description: ofCall(error, failedText) })
      },
    })
  }
  return {
    submit,
    isBusy: change.isPending,
    field: {
      value: until,
      error: problem,
      onChange: (event: { target: { value: string } }) => {
        change.reset()
        setUntil(event.target.value)
      },
    },
  }
}
