import { Globe } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadFailure, RequireSignedIn, ToProfile } from '#features/accounts/ui/index.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useBooks } from '#features/books/ui/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import villa from '#ui/illustrations/hero-04.svg'
import { Page } from '#ui/page.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { DomainList } from '../shared/domain-contract.ts'
import { AddDomain } from './add-domain.tsx'
import { BookSlugs } from './book-slugs.tsx'
import { useDomains } from './domain-api.ts'
import { DomainCard, domainHeadingId } from './domain-card.tsx'

/** `/domains?book=…`: the host's own domains. Anonymous visitors are redirected to the login. */
export function DomainsPage() {
  return (
    <RequireSignedIn>
      <LoadedDomains />
    </RequireSignedIn>
  )
}

function LoadedDomains() {
  const t = useTranslations('domains')
  const { data, isPending, isFetching, refetch } = useDomains()
  const books = useBooks()
  if (isPending || books.isPending) return <LoadingScreen label={t('loading')} />
  if (!(data && books.data)) {
    return (
      <LoadFailure
        title={t('loadFailed')}
        text={t('loadFailedText')}
        isRetrying={isFetching || books.isFetching}
        onRetry={() => void Promise.all([refetch(), books.refetch()])}
      />
    )
  }
  return (
    <Page isNarrow hasForms back={<ToProfile />} title={t('title')} lead={t('lead')}>
      <Domains list={data} books={books.data} />
    </Page>
  )
}

function Domains({ list, books }: { list: DomainList; books: readonly BookSummary[] }) {
  const t = useTranslations('domains')
  const [search] = useSearchParams()
  const asked = search.get('book')
  const focusOn = useFocusOnNew(list)
  const { isPro, domains, slugs } = list
  const sharing = domains.filter(({ bookId }) => bookId === null)
  const shared = sharing.find(({ state }) => state === 'proved') ?? sharing.find(({ state }) => state === 'waiting')
  if (!isPro && domains.length === 0) return <Upsell />

  return (
    <div className="grid gap-8">
      {isPro ? (
        <AddDomain
          books={books}
          bookId={books.some(({ id }) => id === asked) ? asked : null}
          onAdded={(id) => focusOn(domainHeadingId(id))}
        />
      ) : (
        <Lapsed />
      )}
      <section aria-labelledby="domain-list">
        <h2 id="domain-list" className="mb-3.5">
          {t('list')}
        </h2>
        {domains.length === 0 ? (
          <p className="text-muted">{t('empty')}</p>
        ) : (
          <ul className="grid gap-5">
            {domains.toReversed().map((domain) => (
              <DomainCard key={domain.id} domain={domain} books={books} isPro={isPro} />
            ))}
          </ul>
        )}
      </section>
      {isPro && shared && slugs.length > 0 && <BookSlugs slugs={slugs} books={books} domain={shared.name} />}
    </div>
  )
}

/** Moves the focus to the card of a new domain when the reloaded list contains it. */
function useFocusOnNew(list: DomainList): (elementId: string) => void {
  const next = useRef<string>(undefined)
  useEffect(() => {
    const element = next.current && list && document.getElementById(next.current)
    if (!element) return
    element.focus()
    next.current = undefined
  }, [list])
  return (elementId) => {
    next.current = elementId
  }
}

function Upsell() {
  const t = useTranslations('domains.upsell')
  return (
    <EmptyState
      art={<img src={villa} alt="" />}
      artFit="scene"
      title={t('title')}
      text={t('text')}
      action={
        <Button asChild>
          <Link to="/payment?plan=pro">{t('action')}</Link>
        </Button>
      }
    />
  )
}

function Lapsed() {
  const t = useTranslations('domains.lapsed')
  return (
    <Banner
      tone="orange"
      icon={<Globe size={24} aria-hidden="true" />}
      title={t('title')}
      action={
        <Button asChild size="s">
          <Link to="/payment?plan=pro">{t('action')}</Link>
        </Button>
      }
    >
      {t('text')}
    </Banner>
  )
}
