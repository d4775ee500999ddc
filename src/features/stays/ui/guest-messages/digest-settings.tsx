import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { toApiError } from '#platform/browser/api.ts'
import { deviceTimeZone, formatDate, listTimeZones } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import type { StayDigest } from '../../shared/message-contract.ts'
import { useStayBooks } from '../stay-api.ts'
import { houseZoneOf } from './house-zone.ts'
import { useChangeDigest, useDigest } from './message-api.ts'

/** Whether and when the host gets a mail about her day. */
export function DigestSettings() {
  const t = useTranslations('stays.messages.digest')
  const { data, isError, isFetching, refetch } = useDigest()
  return (
    <section id="digest" aria-labelledby="digest-title" className="mt-14 scroll-mt-6 border-t-[3px] border-text pt-4">
      <h2 id="digest-title" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-1.5 max-w-[62ch] text-muted">{t('lead')}</p>
      <p className="mb-5 max-w-[62ch] text-muted">{t('quiet')}</p>
      {!data && isError && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        >
          {t('loadFailed')}
        </Notice>
      )}
      {data && <DigestForm key={`${data.hour} ${data.timeZone}`} stored={data} />}
    </section>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const nameOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function DigestForm({ stored }: { stored: StayDigest }) {
  const t = useTranslations('stays.messages.digest')
  const language = useLocale()
  const [hour, setHour] = useState(stored.hour)
  const [chosenZone, setTimeZone] = useState(stored.timeZone)
  const [problem, setProblem] = useState('')
  const { mutateAsync, isPending } = useChangeDigest()
  const { data: books = [] } = useStayBooks()
  // A host who is abroad chooses an hour in the time zone of the house.
  const timeZone = chosenZone ?? houseZoneOf(books) ?? deviceTimeZone()
  const names = listTimeZones()
  const isChanged = hour !== stored.hour || (hour !== null && timeZone !== stored.timeZone)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setProblem('')
    try {
      await mutateAsync({ hour, timeZone })
      showToast({ title: t(hour === null ? 'savedOff' : 'saved') })
    } catch (error) {
      setProblem(toApiError(error).words || t('failed'))
    }
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid max-w-[640px] gap-5">
      {!stored.isConfirmed && <Notice tone="warning">{t('unconfirmed')}</Notice>}
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          label={t('hour')}
          value={hour === null ? '' : String(hour)}
          onChange={({ currentTarget: { value } }) => setHour(value === '' ? null : Number(value))}
          options={[
            { value: '', label: t('off') },
            ...hours.map((one) => ({ value: String(one), label: t('at', { time: nameOf(one) }) })),
          ]}
        />
        {hour !== null && (
          <SelectField
            label={t('timeZone')}
            hint={t('timeZoneHint')}
            value={timeZone}
            onChange={(event) => setTimeZone(event.currentTarget.value)}
            options={(names.includes(timeZone) ? names : [timeZone, ...names]).map((name) => ({
              value: name,
              label: name.replaceAll('_', ' '),
            }))}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" disabled={!isChanged} busy={isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        {stored.nextAt !== null && stored.timeZone !== null && !isChanged && (
          <p className="text-muted">
            {t('next', {
              moment: formatDate(Date.parse(stored.nextAt), language, {
                timeStyle: 'short',
                timeZone: stored.timeZone,
              }),
            })}
          </p>
        )}
      </div>
      {problem !== '' && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </form>
  )
}
