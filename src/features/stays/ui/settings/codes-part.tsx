import { KeyRound, PhoneOff, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { stayLimits } from '#limits.ts'
import { Notice } from '#ui/banner.tsx'
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { lacksDoorHelp } from '../../shared/door-help.ts'
import { codeModes } from '../../shared/stay.ts'
import type { StaySettingsView } from '../../shared/stay-contract.ts'
import { KeepSpareCode } from '../spare-code-needs.tsx'
import { useStayTexts } from '../stay-texts.ts'
import { CleanerLink } from './cleaner-link.tsx'
import { chooseMode } from './code-choices.ts'
import { phonePathOf } from './phone-path.ts'
import { SettingsPart } from './settings-part.tsx'
import { type EditedSettings, toCodes } from './settings-values.ts'

type CodesPartProps = EditedSettings & {
  bookId: string
  stored: StaySettingsView
  hostPhone: string
}

/** How guests get door codes; for a book with secrets. */
export function CodesPart({ values, change, errors, bookId, stored, hostPhone }: CodesPartProps) {
  const t = useTranslations('stays.settings')
  const { dateTimeIn } = useStayTexts()
  return (
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
          {t('codes.onLock', { code: stored.lockCode.code, moment: dateTimeIn(values, stored.lockCode.changedAt) })}
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
        error={errors['spareCodes']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="[&_input]:font-code"
      />
      {lacksDoorHelp({ ...values, hasSecrets: true, spareCodes: toCodes(values.spareCodes), hostPhone }) && (
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
  )
}

const digits = Array.from(
  { length: stayLimits.mostDigits - stayLimits.fewestDigits + 1 },
  (_, index) => stayLimits.fewestDigits + index,
)

/** Warns that guests at the door may find no help, and says where to enter a phone number or a spare code. */
function DoorHelpWarning({ bookId }: { bookId: string }) {
  const t = useTranslations('stays.settings.codes.noHelp')
  return (
    <Notice tone="warning" role="status" icon={<PhoneOff size={20} aria-hidden="true" />}>
      <strong className="block font-semibold">{t('title')}</strong>
      <p className="mt-1">{t('text')}</p>
      <Link to={phonePathOf(bookId)} className="action-link">
        {t('action')}
      </Link>
    </Notice>
  )
}
