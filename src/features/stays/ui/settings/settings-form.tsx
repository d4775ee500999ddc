import { KeyRound, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type SecretField, secretFields } from '#features/books/shared/secrets.ts'
import { stayLimits } from '#limits.ts'
import { ApiError } from '#platform/browser/api.ts'
import { deviceTimeZone } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { showToast } from '#ui/toast.tsx'
import { lacksDoorHelp } from '../../shared/door-help.ts'
import { codeModes } from '../../shared/stay.ts'
import type { StaySettingsView } from '../../shared/stay-contract.ts'
import { KeepSpareCode } from '../spare-code-needs.tsx'
import { useOpenForAll, useSaveStaySettings } from '../stay-api.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'
import { TimeZoneField } from '../time-zone-field.tsx'
import { useShowFailure } from '../use-show-failure.ts'
import { type Affected, AffectedWarning, readAffected } from './affected-warning.tsx'
import { CleanerLink } from './cleaner-link.tsx'
import { chooseMode, chooseSecrets } from './code-choices.ts'
import { DoorHelpWarning } from './door-help-warning.tsx'
import { OpenForAll } from './open-for-all.tsx'
import { SecretsWarning } from './secrets-warning.tsx'
import { SettingsPart } from './settings-part.tsx'

type SettingsFormProps = {
  bookId: string
  stored: StaySettingsView
  ownSections: readonly { id: string; title: string }[]
  /** The stays of the book that have begun or are in the future. */
  openStays: readonly PlacedStay[]
  /** In the book, where guests find it. */
  hostPhone: string
}

/** The editable part of the settings; spare codes as one text. */
type Values = Omit<
  StaySettingsView,
  'timeZone' | 'spareCodes' | 'knownSpareCodes' | 'lockCode' | 'openUntil' | 'cleanerLink'
> & {
  timeZone: string
  spareCodes: string
}

function toValues(stored: StaySettingsView): Values {
  const {
    knownSpareCodes: _known,
    lockCode: _lock,
    openUntil: _openUntil,
    cleanerLink: _cleanerLink,
    ...settings
  } = stored
  return {
    ...settings,
    timeZone: stored.timeZone ?? deviceTimeZone(),
    spareCodes: stored.spareCodes.join(', '),
  }
}

const toCodes = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '')

/** Options of a save: the host knows whose pages change at once; the permanent link shows everything for a day. */
type Saving = { confirmed: boolean; opensForAll: boolean }

/** All settings of a book's stays in one form, saved together. */
export function SettingsForm({ bookId, stored, ownSections, openStays, hostPhone }: SettingsFormProps) {
  const t = useTranslations('stays.settings')
  const tAdd = useTranslations('stays.add')
  // Only the host's changes, so that nothing typed is lost when the stored settings are read again.
  const [changes, setChanges] = useState<Partial<Values>>({})
  const values = { ...toValues(stored), ...changes }
  const [problem, setProblem] = useState<{ text: string; fields: Readonly<Record<string, string>> }>()
  const [isWarning, setIsWarning] = useState(false)
  const [affected, setAffected] = useState<Affected & Saving>()
  const { mutateAsync, isPending } = useSaveStaySettings()
  const openForAll = useOpenForAll()
  const { dateTimeIn } = useStayTexts()
  const showFailure = useShowFailure()
  const change = (part: Partial<Values>) => {
    setChanges((before) => ({ ...before, ...part }))
    setProblem(undefined)
  }
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
      if (!(error instanceof ApiError)) throw error
      const named = readAffected(error)
      setAffected(named && { ...named, confirmed: true, opensForAll })
      if (!named) setProblem({ text: error.words || t('failed'), fields: error.fields })
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

  const toggle = (name: string, isOn: boolean) =>
    change(chooseSecrets(values, isOn ? [...values.secrets, name] : values.secrets.filter((other) => other !== name)))

  return (
    <form onSubmit={submit} noValidate className="grid gap-12">
      <SettingsPart title={t('time.title')} lead={t('time.lead')}>
        <TimeZoneField
          value={values.timeZone}
          onChange={(timeZone) => change({ timeZone })}
          error={problem?.fields['timeZone']}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="time"
            label={t('time.arrival')}
            value={values.arrivalTime}
            onChange={(event) => change({ arrivalTime: event.currentTarget.value })}
            error={problem?.fields['arrivalTime']}
          />
          <TextField
            type="time"
            label={t('time.departure')}
            value={values.departureTime}
            onChange={(event) => change({ departureTime: event.currentTarget.value })}
            error={problem?.fields['departureTime']}
          />
        </div>
      </SettingsPart>

      <SettingsPart title={t('secrets.title')} lead={t('secrets.lead')}>
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('secrets.title')}</legend>
          {secretFields.map((name: SecretField) => (
            <CheckboxField
              key={name}
              label={t(`secrets.${name}`)}
              checked={values.secrets.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
          ))}
          {ownSections.map(({ id, title }) => (
            <CheckboxField
              key={id}
              label={t('secrets.ownSection', { title })}
              checked={values.secrets.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        {hasSecrets && (
          <div className="grid gap-3 md:grid-cols-2">
            <SelectField
              label={t('secrets.release')}
              value={String(values.releaseHours)}
              onChange={(event) => change({ releaseHours: Number(event.currentTarget.value) })}
              options={withStored([0, 3, 6, 12, 24, 48, 72, 168], values.releaseHours).map((hours) => ({
                value: String(hours),
                label: t('secrets.releaseHours', { hours }),
              }))}
            />
            <SelectField
              label={t('secrets.buffer')}
              value={String(values.bufferHours)}
              onChange={(event) => change({ bufferHours: Number(event.currentTarget.value) })}
              options={withStored([0, 1, 2, 3, 6, 12, 24], values.bufferHours).map((hours) => ({
                value: String(hours),
                label: t('secrets.bufferHours', { hours }),
              }))}
            />
          </div>
        )}
        {stored.secrets.length > 0 && <OpenForAll bookId={bookId} stored={stored} />}
      </SettingsPart>

      {hasSecrets && (
        <SettingsPart title={t('codes.title')} lead={t('codes.lead')}>
          <RadioCards
            legend={t('codes.mode')}
            options={codeModes.map((mode) => ({
              value: mode,
              label: t(`codes.modes.${mode}`),
              text: t(`codes.modeTexts.${mode}`),
            }))}
            value={values.codeMode}
            onChange={(codeMode) => change(chooseMode(values, codeMode))}
          />
          {values.codeMode === 'personal' && (
            <SelectField
              label={t('codes.digits')}
              hint={t('codes.digitsHint')}
              value={String(values.codeDigits)}
              onChange={(event) => change({ codeDigits: Number(event.currentTarget.value) })}
              options={digits.map((count) => ({ value: String(count), label: t('codes.digitCount', { count }) }))}
            />
          )}
          {values.codeMode === 'personal' && (
            <CheckboxField
              label={t('codes.lockTakes')}
              hint={t('codes.lockTakesHint')}
              checked={values.lockTakesCodes}
              onChange={(event) => change({ lockTakesCodes: event.currentTarget.checked })}
            />
          )}
          {values.codeMode === 'shared' && stored.lockCode && (
            <Notice tone="info" icon={<KeyRound size={20} aria-hidden="true" />}>
              {t('codes.onLock', {
                code: stored.lockCode.code,
                moment: dateTimeIn(values, stored.lockCode.changedAt),
              })}
            </Notice>
          )}
          {values.codeMode === 'shared' && (
            <CleanerLink
              bookId={bookId}
              link={stored.cleanerLink}
              newTimeZone={stored.timeZone === null ? values.timeZone : undefined}
            />
          )}
          <TextField
            label={t('codes.spare')}
            hint={t('codes.spareHint', { count: stayLimits.spareCodes })}
            value={values.spareCodes}
            onChange={(event) => change({ spareCodes: event.currentTarget.value })}
            error={problem?.fields['spareCodes']}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="[&_input]:font-code"
          />
          {lacksDoorHelp({ ...values, hasSecrets, spareCodes: toCodes(values.spareCodes), hostPhone }) && (
            <DoorHelpWarning bookId={bookId} />
          )}
          {stored.knownSpareCodes.map((code) => (
            <Notice
              key={code}
              tone="warning"
              icon={<TriangleAlert size={20} aria-hidden="true" />}
              action={<KeepSpareCode bookId={bookId} code={code} />}
            >
              {t('codes.spareSeen', { code })}
            </Notice>
          ))}
          <CheckboxField
            label={t('codes.seenGate')}
            hint={t('codes.seenGateHint')}
            checked={values.seenGate}
            onChange={(event) => change({ seenGate: event.currentTarget.checked })}
          />
        </SettingsPart>
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

const digits = Array.from(
  { length: stayLimits.mostDigits - stayLimits.fewestDigits + 1 },
  (_, index) => stayLimits.fewestDigits + index,
)

/** The usual values, and the stored one if it is another. */
function withStored(usual: readonly number[], stored: number): number[] {
  return [...new Set([...usual, stored])].toSorted((a, b) => a - b)
}
