import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { type FoundHost, type HostFilter, hostFilters } from '../shared/admin-contract.ts'
import { useHosts } from './admin-api.ts'
import { usePlanText } from './admin-formats.ts'
import { HostDialog } from './host-dialog.tsx'
import { Loaded, NotLoaded } from './part.tsx'

/** A pause in typing, in milliseconds, after which the search begins. */
const typingPause = 250

/** Search for hosts by name or address, with filters; a row opens the host's dialog. */
export function HostSearch() {
  const t = useTranslations('admin.hosts')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<FoundHost>()
  const [only, setOnly] = useState<HostFilter | ''>('')
  const hosts = useHosts(useDebounced(search.trim(), typingPause), only)

  return (
    <>
      <div className="mb-5 grid gap-4 md:max-w-[760px] md:grid-cols-[minmax(0,1fr)_280px]">
        <TextField
          type="search"
          label={t('search')}
          value={search}
          maxLength={254}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label={t('only')}
          value={only}
          onChange={(event) => setOnly(hostFilters.find((filter) => filter === event.target.value) ?? '')}
          options={[
            { value: '', label: t('everyone') },
            ...hostFilters.map((value) => ({ value, label: t(`filters.${value}`) })),
          ]}
        />
      </div>
      <Loaded answer={hosts}>
        {({ hosts: found, hasMore }) => (
          <>
            {found.length > 0 && (
              <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
                {found.map((host) => (
                  <HostRow key={host.id} host={host} onOpen={() => setChosen(host)} />
                ))}
              </ul>
            )}
            {found.length === 0 && !hosts.isSearching && !hosts.isError && (
              <p className="text-muted">{t(only === '' ? 'none' : 'noneFiltered')}</p>
            )}
            {hasMore && !hosts.isSearching && <p className="mt-3 text-muted">{t('more')}</p>}
            {hosts.isSearching && (
              <p role="status" className="mt-3 text-muted">
                {t('searching')}
              </p>
            )}
            {hosts.isError && (
              <NotLoaded className="mt-3" isBusy={hosts.isFetching} onRetry={hosts.goOn}>
                {t('interrupted')}
              </NotLoaded>
            )}
          </>
        )}
      </Loaded>
      {chosen && <HostDialog host={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function HostRow({ host, onOpen }: { host: FoundHost; onOpen: () => void }) {
  const t = useTranslations('admin.hosts')
  const planText = usePlanText()
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full gap-x-6 gap-y-1.5 px-5 py-3.5 text-left transition-colors hover:bg-surface-sunken focus-visible:rounded-m focus-visible:-outline-offset-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      >
        <span className="min-w-0">
          <span className="block font-semibold break-words">{host.name}</span>
          <span className="block text-small break-words text-muted">{host.email}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-small text-muted">{t('books', { count: host.bookCount })}</span>
          {host.role === 'admin' && <Badge tone="sun">{t('admin')}</Badge>}
          {host.disabledAt ? (
            <>
              <Badge tone="bad">{t('disabled')}</Badge>
              {host.isCharged && <Badge tone="sun">{t('charged')}</Badge>}
            </>
          ) : (
            <Badge tone={host.planStatus === 'expired' ? 'bad' : 'neutral'}>{planText(host)}</Badge>
          )}
        </span>
      </button>
    </li>
  )
}

/** A value as it was when it last stayed the same for a while. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
