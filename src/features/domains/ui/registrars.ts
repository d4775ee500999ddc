import type { DnsRecord } from '../shared/domain-contract.ts'

type Note = 'fullName' | 'emptyName' | 'finalDot' | 'noProxy' | 'flattened' | 'subdomainFirst'

/**
 * How a registrar's form for DNS records is filled in. Field names are those of the form, in the language in which most
 * of its customers see it. Sources: the help pages of Strato, IONOS, Cloudflare and Aruba as of November 2026, common
 * knowledge for the others. Forms change, and the screen says that names may differ.
 */
export type Registrar = {
  key: string
  name: string
  nameField: string
  valueField: Partial<Record<DnsRecord['type'], string>> & { other: string }
  /** `part`: the name relative to the registered domain. `whole`: the full name. */
  nameForm: 'part' | 'whole'
  /** The name that stands for the registered domain itself. */
  apex: '@' | ''
  /** Whether host names as values must end with a dot. */
  finalDot: boolean
  /** The record type of an alias for the registered domain itself; undefined if the registrar offers none. */
  alias?: 'ALIAS' | 'CNAME'
  notes: readonly Note[]
}

export const registrars: readonly Registrar[] = [
  {
    key: 'aruba',
    name: 'Aruba',
    nameField: 'Host',
    valueField: { A: 'Indirizzo IPv4', AAAA: 'Indirizzo IPv6', other: 'Valore' },
    nameForm: 'whole',
    apex: '@',
    finalDot: false,
    notes: ['fullName'],
  },
  {
    key: 'cloudflare',
    name: 'Cloudflare',
    nameField: 'Name',
    valueField: { CNAME: 'Target', A: 'IPv4 address', AAAA: 'IPv6 address', other: 'Content' },
    nameForm: 'part',
    apex: '@',
    finalDot: false,
    alias: 'CNAME',
    notes: ['noProxy', 'flattened'],
  },
  {
    key: 'godaddy',
    name: 'GoDaddy',
    nameField: 'Name',
    valueField: { other: 'Value' },
    nameForm: 'part',
    apex: '@',
    finalDot: false,
    notes: [],
  },
  {
    key: 'ionos',
    name: 'IONOS',
    nameField: 'Hostname',
    valueField: { TXT: 'Wert', other: 'Zeigt auf' },
    nameForm: 'part',
    apex: '@',
    finalDot: false,
    notes: [],
  },
  {
    key: 'namecheap',
    name: 'Namecheap',
    nameField: 'Host',
    valueField: { other: 'Value' },
    nameForm: 'part',
    apex: '@',
    finalDot: false,
    alias: 'ALIAS',
    notes: [],
  },
  {
    key: 'ovh',
    name: 'OVH',
    nameField: 'Sous-domaine',
    valueField: { TXT: 'Valeur', other: 'Cible' },
    nameForm: 'part',
    apex: '',
    finalDot: true,
    notes: ['emptyName', 'finalDot'],
  },
  {
    key: 'register',
    name: 'Register.it',
    nameField: 'Nome',
    valueField: { other: 'Valore' },
    nameForm: 'whole',
    apex: '@',
    finalDot: false,
    notes: ['fullName'],
  },
  {
    key: 'strato',
    name: 'Strato',
    nameField: 'Präfix',
    valueField: { TXT: 'Wert', other: 'Ziel' },
    nameForm: 'part',
    apex: '',
    finalDot: true,
    notes: ['subdomainFirst', 'finalDot'],
  },
]

/** The name of a record in the registrar's form; the full name if no registrar is chosen. */
export function nameAt(registrar: Registrar | undefined, name: string, zone: string): string {
  if (!registrar || registrar.nameForm === 'whole') return name
  if (name === zone) return registrar.apex
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name
}

/** The value of a record in the registrar's form. */
export function valueAt(registrar: Registrar | undefined, { type, value }: Pick<DnsRecord, 'type' | 'value'>): string {
  const isHost = type === 'CNAME' || type === 'ALIAS'
  return registrar?.finalDot && isHost ? `${value}.` : value
}

/**
 * The records to set at a registrar: only the alias if it offers one, only the addresses otherwise. If no registrar is
 * chosen, the alias first and the addresses as the alternative.
 */
export function choicesAt(
  registrar: Registrar | undefined,
  records: readonly DnsRecord[],
): { first: readonly DnsRecord[]; instead: readonly DnsRecord[] } {
  const alias = records.filter(({ type }) => type === 'ALIAS')
  const others = records.filter(({ type }) => type !== 'ALIAS')
  if (alias.length === 0) return { first: others, instead: [] }
  if (!registrar) return { first: alias, instead: others }
  const { alias: offered } = registrar
  if (offered === undefined && others.length > 0) return { first: others, instead: [] }
  return { first: alias.map((record) => ({ ...record, type: offered ?? record.type })), instead: [] }
}
