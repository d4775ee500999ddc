import { BellRing, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SettingsSection, useProblems } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { formatShortDate } from '#platform/i18n/day.ts'
import { Badge } from '#ui/badge.tsx'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { showToast } from '#ui/toast.tsx'
import type { PushDevice } from '../../shared/push-contract.ts'
import { usePushDevices, useRemoveDevice, useSendTest, useSwitchOn } from './push-api.ts'
import { findSupport, type PushSupport } from './this-device.ts'

/** The devices that receive notifications, with a switch for this one. */
export function NotificationsSection() {
  const t = useTranslations('stays.notifications')
  const { data, isError, refetch, isFetching } = usePushDevices()
  return (
    <SettingsSection title={t('title')} text={t('lead')}>
      {isError ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        >
          {t('loadFailed')}
        </Notice>
      ) : (
        data && <Devices devices={data.devices} own={data.own} />
      )}
    </SettingsSection>
  )
}

type OwnDevices = { devices: readonly PushDevice[]; own: PushDevice | undefined }

function Devices({ devices, own }: OwnDevices) {
  const t = useTranslations('stays.notifications')
  const failure = useTranslations('stays.failure')
  const problems = useProblems()
  const test = useSendTest()
  const others = devices.filter(({ id }) => id !== own?.id)
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: () => showToast({ title: t('testSent'), description: t('testSentText') }),
      onError: (error) =>
        showToast({ tone: 'error', title: t('failed'), description: problems.ofCall(error, t('failedText')) }),
    })
  return (
    <div className="grid gap-5">
      <ThisDevice own={own} />
      {others.length > 0 && (
        <div>
          <h3 className="mb-2 font-sans text-label text-muted">{t('others')}</h3>
          <ul>
            {others.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        </div>
      )}
      {devices.length > 0 && (
        <Button
          variant="secondary"
          size="s"
          className="justify-self-start"
          icon={<BellRing size={18} aria-hidden="true" />}
          busy={test.isPending}
          onClick={sendTest}
        >
          {t('test')}
        </Button>
      )}
      {test.error && (
        <Notice tone="danger" role="alert">
          {problems.ofCall(test.error, failure('text'))}
        </Notice>
      )}
    </div>
  )
}

/** The switch for this device, or why there is none. */
function ThisDevice({ own }: Pick<OwnDevices, 'own'>) {
  const t = useTranslations('stays.notifications')
  const { isOn, isBusy, toggle, support, problem } = useThisDevice(own)
  const state = isOn ? 'isOn' : 'isOff'
  if (support !== 'ready') return <Notice>{t(`support.${support}`)}</Notice>
  return (
    <div>
      <div className="flex items-center gap-4">
        <div className="mr-auto">
          <p className="font-semibold">{t('label')}</p>
          <p className="text-small text-muted" role="status">
            {t(isBusy ? 'busy' : state)}
          </p>
        </div>
        <Switch label={t('label')} checked={isOn} onChange={toggle} />
      </div>
      {own?.failingSince && <FailingNote device={own} />}
      {problem && (
        <Notice tone="danger" role="alert" className="mt-3">
          {problem}
        </Notice>
      )}
    </div>
  )
}

/** Switches notifications of this device on and off. */
export function useThisDevice(own: PushDevice | undefined) {
  const t = useTranslations('stays.notifications')
  const failure = useTranslations('stays.failure')
  const problems = useProblems()
  const [support, setSupport] = useState<PushSupport>(findSupport)
  const switchOn = useSwitchOn()
  const remove = useRemoveDevice()
  const isBusy = switchOn.isPending || remove.isPending
  const error = switchOn.error ?? remove.error
  // Other errors than of calls are of the browser's own service for notifications.
  const problemOf = (failed: Error) =>
    failed instanceof ApiError ? problems.ofCall(failed, failure('text')) : t('notReached')
  const refusal = switchOn.data === false ? t('notAllowed') : undefined
  const toggle = () => {
    if (isBusy) return
    switchOn.reset()
    remove.reset()
    if (own) remove.mutate({ device: own, isOwn: true })
    else switchOn.mutate(undefined, { onSettled: () => setSupport(findSupport()) })
  }
  return {
    support,
    isOn: switchOn.isPending || (own !== undefined && !remove.isPending),
    isBusy,
    toggle,
    problem: error ? problemOf(error) : refusal,
  }
}

function DeviceRow({ device }: { device: PushDevice }) {
  const t = useTranslations('stays.notifications')
  const problems = useProblems()
  const language = useLocale()
  const remove = useRemoveDevice()
  const name = device.name || t('unknown')
  const run = () =>
    remove.mutate(
      { device, isOwn: false },
      {
        onError: (error) =>
          showToast({ tone: 'error', title: t('failed'), description: problems.ofCall(error, t('failedText')) }),
      },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <Smartphone size={24} aria-hidden="true" className="flex-none text-muted" />
      <div className="min-w-0 flex-[1_1_130px]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {device.failingSince && <Badge tone="warning">{t('failing')}</Badge>}
        </p>
        <p className="text-small text-muted">{t('since', { day: formatShortDate(device.createdAt, language) })}</p>
      </div>
      <Button variant="quiet" size="s" aria-label={t('removeName', { name })} busy={remove.isPending} onClick={run}>
        {t('remove')}
      </Button>
    </li>
  )
}

function FailingNote({ device }: { device: PushDevice }) {
  const t = useTranslations('stays.notifications')
  const language = useLocale()
  return (
    <Notice tone="warning" className="mt-3">
      {t('failingSince', { day: formatShortDate(device.failingSince ?? '', language) })}
    </Notice>
  )
}
