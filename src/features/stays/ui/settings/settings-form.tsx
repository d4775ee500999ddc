import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toApiError } from '#platform/browser/api.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import type { StaySettingsView } from '../../shared/stay-contract.ts'
import { useOpenForAll, useSaveStaySettings } from '../stay-api.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { type Affected, AffectedWarning, readAffected } from './affected-warning.tsx'
import { CodesPart } from './codes-part.tsx'
import { SecretsPart } from './secrets-part.tsx'
import { SecretsWarning } from './secrets-warning.tsx'
import { type SettingsValues, toCodes, toValues } from './settings-values.ts'
import { TimePart } from './time-part.tsx'

type SettingsFormProps = {
  bookId: string
  stored: StaySettingsView
  ownSections: readonly { id: string; title: string }[]
  /** The stays of the book that have begun or are in the future. */
  openStays: readonly PlacedStay[]
  /** In the book, where guests find it. */
  hostPhone: string
}

/** Options of a save: the host knows whose pages change at once; the permanent link shows everything for a day. */
type Saving = { confirmed: boolean; opensForAll: boolean }

/** All settings of a book's stays in one form, saved together. */
export function SettingsForm({ bookId, stored, ownSections, openStays, hostPhone }: SettingsFormProps) {
  const t = useTranslations('stays.settings')
  const tAdd = useTranslations('stays.add')
  // Only the host's changes, so that nothing typed is lost when the stored settings are read again.
  const [changes, setChanges] = useState<Partial<SettingsValues>>({})
  const values = { ...toValues(stored), ...changes }
  const [problem, setProblem] = useState<{ text: string; fields: Readonly<Record<string, string>> }>()
  const [isWarning, setIsWarning] = useState(false)
  const [affected, setAffected] = useState<Affected & Saving>()
  const { mutateAsync, isPending } = useSaveStaySettings()
  const openForAll = useOpenForAll()
  const { dateTimeIn } = useStayTexts()
  const showFailure = useShowFailure()
  const change = (part: Partial<SettingsValues>) => {
    setChanges((before) => ({ ...before, ...part }))
    setProblem(undefined)
  }
  const errors = problem?.fields ?? {}
  const hasSecrets = values.secrets.length > 0
  // Only a stay's link shows the secrets now.
  const needsFirstStay = stored.secrets.length > 0 && openStays.length === 0 && Object.keys(changes).length === 0

  async function save({ confirmed, opensForAll }: Saving) {
    setIsWarning(false)
    try {
      await mutateAsync({ bookId, settings: { ...values, spareCodes: toCodes(values.spareCodes), confirmed } })
      setAffected(undefined)
      setProblem(undefined)
      // What was typed meanwhile is kept.
      setChanges((latest) => (latest === changes ? {} : latest))
      const openUntil = opensForAll ? await openLink() : null
      const open = openUntil === null ? null : t('open.isOpen', { moment: dateTimeIn(values, openUntil) })
      showToast({ title: t('saved'), description: open ?? t(hasSecrets ? 'savedSecret' : 'savedOpen') })
    } catch (error) {
      const failure = toApiError(error)
      const named = readAffected(failure)
      setAffected(named && { ...named, confirmed: true, opensForAll })
      if (!named) setProblem({ text: failure.words || t('failed'), fields: failure.fields })
    }
  }

  /** @returns until when the permanent link is open; null: that failed, and the host sees a message */
  async function openLink(): Promise<string | null> {
    try {
      return (await openForAll.mutateAsync({ bookId, isOpen: true })).openUntil
    } catch (error) {
      showFailure(error)
      return null
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const isNewlySecret = values.secrets.some((name) => !stored.secrets.includes(name))
    if (isNewlySecret) setIsWarning(true)
    else void save({ confirmed: false, opensForAll: false })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-12">
      <TimePart values={values} change={change} errors={errors} />
      <SecretsPart values={values} change={change} bookId={bookId} stored={stored} ownSections={ownSections} />
      {hasSecrets && (
        <CodesPart
          values={values}
          change={change}
          errors={errors}
          bookId={bookId}
          stored={stored}
          hostPhone={hostPhone}
        />
      )}
      <div className="sticky bottom-0 -mx-gutter flex flex-wrap items-center gap-4 border-t border-line bg-bg px-gutter py-4">
        <Button type="submit" busy={isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        {needsFirstStay && (
          <Button asChild variant="secondary">
            <Link to={`/stays?book=${encodeURIComponent(bookId)}&add`}>{tAdd('open')}</Link>
          </Button>
        )}
        {problem?.text && (
          <Notice tone="danger" role="alert" icon={<TriangleAlert size={20} aria-hidden="true" />}>
            {problem.text}
          </Notice>
        )}
      </div>
      {isWarning && (
        <SecretsWarning
          stored={stored}
          stays={openStays}
          onConfirm={(opensForAll) => void save({ confirmed: false, opensForAll })}
          onClose={() => setIsWarning(false)}
        />
      )}
      {affected && (
        <AffectedWarning
          text={t('affected.text')}
          stays={affected.stays}
          count={affected.count}
          isSaving={isPending}
          onConfirm={() => void save(affected)}
          onClose={() => setAffected(undefined)}
        />
      )}
    </form>
  )
}
