import { PhoneOff } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { StayBook } from '../shared/stay-contract.ts'
import { phonePathOf } from './settings/phone-path.ts'
import type { PlacedStay } from './stay-groups.ts'
import { settingsPathOf } from './stay-paths.ts'

/** The books whose guests could find neither a code nor help at the door, by name. */
export function findBookNeeds(stays: readonly PlacedStay[]): StayBook[] {
  const coming = stays.filter(({ stay, book }) => {
    // From the hour of arrival on, guests may be at the door.
    const isAtDoor = stay.state === 'inHouse' && stay.needsCodeChange && stay.arrivedAt === null
    return book.lacksDoorHelp && (stay.state === 'expected' || isAtDoor)
  })
  const books = new Map(coming.map(({ book }) => [book.id, book]))
  return [...books.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** What books lack, with links to where the host can enter it. */
export function BookNeedEntries({ books }: { books: readonly StayBook[] }) {
  const t = useTranslations('stays.needs.doorHelp')
  return books.map((book) => (
    <article key={book.id} className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line pt-4.5 pb-5">
      <PhoneOff size={22} aria-hidden="true" className="mt-px text-warning" />
      <div className="min-w-0">
        <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold break-words">
          {t('heading', { book: book.name })}
        </h3>
        <p className="mt-1 mb-3.5 text-[0.9375rem] leading-normal break-words text-muted">{t('text')}</p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="s">
            <Link to={phonePathOf(book.id)}>{t('phone')}</Link>
          </Button>
          <Button asChild variant="quiet" size="s">
            <Link to={settingsPathOf(book.id)}>{t('spare')}</Link>
          </Button>
        </div>
      </div>
    </article>
  ))
}
