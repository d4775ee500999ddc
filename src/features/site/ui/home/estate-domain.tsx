import { useTranslations } from 'use-intl'
import { DomainSummary } from '#features/domains/ui/index.ts'
import { Card } from '#ui/card.tsx'

/** Under a top-level domain that is reserved for examples (RFC 2606). */
const name = 'guide.tenutadeicedri.example'

/** The estate's own domain as the host sees it, with the addresses of the books. */
export function EstateDomain({ books }: { books: readonly { name: string; slug: string }[] }) {
  const t = useTranslations('site.demo.advanced.domain')
  const of = useTranslations('domains')
  return (
    <section aria-labelledby="domain-title" className="page-width pb-section">
      <div className="grid items-center gap-x-16 gap-y-9 border-t border-line pt-section xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="domain-title" className="text-h1">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[52ch] text-lead text-muted">{t('text')}</p>
        </div>
        <Card className="p-5 md:p-8">
          <DomainSummary
            isPro
            domain={{ name, asciiName: name, state: 'proved', isTaken: false, endsAt: null }}
            headingId="domain-name"
            shows={of('add.allBooks')}
          />
          <dl className="mt-6 border-t border-line">
            {books.map((book) => (
              <div
                key={book.slug}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-3"
              >
                <dt className="font-semibold">{book.name}</dt>
                <dd className="text-small wrap-anywhere text-muted md:text-body">
                  {name}/<b className="font-semibold text-text">{book.slug}</b>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </section>
  )
}
