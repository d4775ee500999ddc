import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { EssentialName, Essentials } from '#features/books/shared/essentials-contract.ts'
import { Badge } from '#ui/badge.tsx'

type BookFactsProps = {
  essentials: Essentials
  /** The fields of the last quick edit. */
  changed: readonly EssentialName[]
}

/** What guests ask for first, as a ledger. Fields that the host left empty are not shown. */
export function BookFacts({ essentials, changed }: BookFactsProps) {
  const t = useTranslations('dashboard.quick')
  const { doorCode, wifiName, wifiPassword, checkinTime, checkoutTime } = essentials
  const rows: readonly (readonly [EssentialName, string, ReactNode])[] = [
    ['doorCode', t('fields.doorCode'), doorCode && <Code>{doorCode}</Code>],
    ['wifiName', t('wifi'), (wifiName || wifiPassword) && <Wifi name={wifiName} password={wifiPassword} />],
    ['checkinTime', t('checkin'), checkinTime],
    ['checkoutTime', t('checkout'), checkoutTime],
  ]
  const given = rows.filter(([, , value]) => value !== '')
  if (given.length === 0) return <p className="mt-3.5 border-y border-line py-3 text-muted">{t('nothingYet')}</p>
  const isNew = (name: EssentialName) =>
    changed.includes(name) || (name === 'wifiName' && changed.includes('wifiPassword'))
  return (
    <dl className="mt-3.5 grid grid-cols-[auto_minmax(0,1fr)] border-t border-line text-[0.9375rem]">
      {given.map(([name, label, value]) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-subgrid items-baseline gap-x-5 border-b border-line py-2"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums lining-nums wrap-anywhere">
            {value}
            {isNew(name) && (
              <Badge tone="ok" className="ml-2.5">
                {t('new')}
              </Badge>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Wifi({ name, password }: { name: string; password: string }) {
  return (
    <>
      {name}
      {password && <Code className={name ? 'max-md:block md:ml-3' : ''}>{password}</Code>}
    </>
  )
}

function Code({ children, className = '' }: { children: string; className?: string }) {
  return <code className={`font-code font-semibold ${className}`}>{children}</code>
}
