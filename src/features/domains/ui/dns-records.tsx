import { CircleAlert, CircleCheck, Clock3, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '#ui/copy-button.tsx'
import { SelectField } from '#ui/field.tsx'
import type { RecordFinding } from '../shared/domain.ts'
import type { DnsRecord, DomainView } from '../shared/domain-contract.ts'
import { choicesAt, nameAt, type Registrar, registrars, valueAt } from './registrars.ts'

type Domain = Pick<DomainView, 'zone' | 'asciiName' | 'pointing' | 'ownership'>

/** The two records to set, with the field names of the registrar's form, and the result of the last check of each. */
export function DnsRecords({ domain }: { domain: Domain }) {
  const t = useTranslations('domains')
  const [key, setKey] = useState('')
  const registrar = registrars.find((known) => known.key === key)
  const { first, instead } = choicesAt(registrar, domain.pointing.records)
  const shape = { registrar, zone: domain.zone }

  return (
    <div className="grid gap-6">
      <SelectField
        label={t('registrar.label')}
        className="max-w-100"
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
        options={[
          { value: '', label: t('registrar.other') },
          ...registrars.map(({ key: value, name }) => ({ value, label: name })),
        ]}
      />
      {registrar && <Notes registrar={registrar} />}
      <RecordGroup title={t('records.pointing')} state={domain.pointing}>
        <ul className="grid gap-4">
          {first.map((record) => (
            <RecordFields key={record.type + record.value} record={record} {...shape} />
          ))}
        </ul>
        {instead.length > 0 && (
          <>
            <p className="mt-4 mb-3 text-small text-muted">{t('records.instead')}</p>
            <ul className="grid gap-4">
              {instead.map((record) => (
                <RecordFields key={record.type + record.value} record={record} {...shape} />
              ))}
            </ul>
          </>
        )}
      </RecordGroup>
      <RecordGroup title={t('records.ownership')} state={domain.ownership}>
        <ul>
          <RecordFields record={domain.ownership.record} {...shape} />
        </ul>
      </RecordGroup>
      <p className="text-small text-muted">{t('records.ttl')}</p>
    </div>
  )
}

function Notes({ registrar }: { registrar: Registrar }) {
  const t = useTranslations('domains.registrar')
  const values = { registrar: registrar.name, field: registrar.nameField }
  return (
    <ul className="grid list-disc gap-1 pl-5 text-small text-muted">
      {registrar.notes.map((note) => (
        <li key={note}>{t(note, values)}</li>
      ))}
      <li>{t('drift')}</li>
    </ul>
  )
}

type GroupProps = {
  title: string
  state: { finding: RecordFinding; found: readonly string[] }
  children: React.ReactNode
}

function RecordGroup({ title, state, children }: GroupProps) {
  const t = useTranslations('domains')
  const { finding, found } = state
  return (
    <section className="rounded-m border border-line p-4 md:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold">{title}</h4>
        <Finding finding={finding} />
      </div>
      {children}
      {finding === 'wrong' && found.length > 0 && (
        <p className="mt-4 text-small wrap-anywhere text-danger">{t('records.found', { values: found.join(', ') })}</p>
      )}
    </section>
  )
}

const findingStyles: Record<RecordFinding, { color: string; Icon: LucideIcon }> = {
  right: { color: 'text-success', Icon: CircleCheck },
  wrong: { color: 'text-danger', Icon: CircleAlert },
  missing: { color: 'text-warning', Icon: CircleAlert },
  failed: { color: 'text-warning', Icon: CircleAlert },
  slow: { color: 'text-warning', Icon: CircleAlert },
  unchecked: { color: 'text-muted', Icon: Clock3 },
}

function Finding({ finding }: { finding: RecordFinding }) {
  const t = useTranslations('domains.findings')
  const { color, Icon } = findingStyles[finding]
  return (
    <p className={`flex items-center gap-1.5 text-small font-semibold ${color}`}>
      <Icon size={18} aria-hidden="true" />
      {t(finding)}
    </p>
  )
}

type RecordFieldsProps = { record: DnsRecord; registrar: Registrar | undefined; zone: string }

function RecordFields({ record, registrar, zone }: RecordFieldsProps) {
  const t = useTranslations('domains.records')
  const name = nameAt(registrar, record.name, zone)
  const value = valueAt(registrar, record)
  const fields = registrar?.valueField
  return (
    <li>
      <dl className="grid gap-3 md:grid-cols-[96px_minmax(0,1fr)_minmax(0,1.4fr)] md:items-start md:gap-5">
        <div>
          <dt className="text-small text-muted">{t('type')}</dt>
          <dd className="font-mono text-[0.9375rem] md:py-2.5">{record.type}</dd>
        </div>
        <Copyable
          label={registrar?.nameField ?? t('name')}
          value={name}
          empty={t('leaveEmpty')}
          copyLabel={t('copyName')}
        />
        <Copyable
          label={(fields && (fields[record.type] ?? fields.other)) ?? t('value')}
          value={value}
          copyLabel={t('copyValue')}
        />
      </dl>
    </li>
  )
}

type CopyableProps = { label: string; value: string; empty?: string; copyLabel: string }

function Copyable({ label, value, empty = '', copyLabel }: CopyableProps) {
  const t = useTranslations('domains.records')
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="grid justify-items-start gap-2">
        <code className="w-full rounded-s bg-surface-sunken px-3 py-2.5 font-mono text-[0.9375rem] leading-snug wrap-anywhere select-all">
          {value || <span className="font-sans text-muted select-none">({empty})</span>}
        </code>
        {value !== '' && (
          <CopyButton
            value={value}
            label={copyLabel}
            copiedLabel={t('copied')}
            variant="quiet"
            size="s"
            aria-label={`${copyLabel}: ${value}`}
          />
        )}
      </dd>
    </div>
  )
}
