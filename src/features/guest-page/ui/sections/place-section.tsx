import type { PublicBook } from '#features/books/shared/public-book.ts'
import { useGuest } from '../guest-context.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { phoneHref, placeMapHref, webHref } from '../texts/links.ts'
import { HostTexts, PlainText } from '../texts/plain-text.tsx'
import { ShowAll } from '../texts/show-all.tsx'
import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { Section } from './section.tsx'

/** An entry of any of the lists; a useful address has a category, a place to eat or drink a rating. */
type Place = Record<'name' | 'address' | 'type' | 'distance', string> &
  Partial<Record<'category' | 'rating' | 'note' | 'phone' | 'website', string>>

type PlaceSectionStyle = {
  field: 'restaurants' | 'barsClubs' | 'shopping' | 'usefulInfo'
  title: 'restaurants' | 'bars' | 'shopping' | 'usefulInfo'
  icon: IconName
  className: string
  /** Larger type without lines, like a menu. */
  isMenu?: boolean
  /** Whether a place without a distance is described as near. */
  isNearByDefault?: boolean
}

const styles = {
  eat: { field: 'restaurants', title: 'restaurants', icon: 'fork', className: 'g-part g-part--warm', isMenu: true },
  bars: { field: 'barsClubs', title: 'bars', icon: 'glass', className: 'g-part g-part--warm', isMenu: true },
  shop: { field: 'shopping', title: 'shopping', icon: 'bag', className: 'g-part g-part--sage' },
  info: {
    field: 'usefulInfo',
    title: 'usefulInfo',
    icon: 'info',
    className: 'g-part g-part--sea',
    isNearByDefault: true,
  },
} as const satisfies Record<string, PlaceSectionStyle>

/** Ids of the sections that recommend places. */
export type PlaceSectionName = keyof typeof styles

/** Places with their details, each with a link to the map: restaurants, bars, shops, useful addresses. */
export function PlaceSection({ name }: { name: PlaceSectionName }) {
  const { book, texts } = useGuest()
  const { field, title, icon, className, isMenu, isNearByDefault }: PlaceSectionStyle = styles[name]
  return (
    <Section name={name} icon={icon} title={texts(title)} className={className} depth={2}>
      <ShowAll entries={listPlaces(book, field)} shown={shownAtFirst[field]}>
        {(places) => (
          <ul className={isMenu ? 'g-places g-menu' : 'g-places'}>
            {places.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a host's list has no ids, and two places may be equal
              <PlaceRow key={index} place={place} isNearByDefault={isNearByDefault} />
            ))}
          </ul>
        )}
      </ShowAll>
    </Section>
  )
}

function listPlaces(book: PublicBook, field: PlaceSectionStyle['field']): Place[] {
  return writtenEntries<Place>(book[field])
}

/** One recommended place. Its row is a link to the map; phone and website are separate links below the row. */
function PlaceRow({ place, isNearByDefault }: { place: Place; isNearByDefault: boolean | undefined }) {
  const { book, texts, host, exact } = useGuest()
  const { category = '', type, address, rating, note = '' } = place
  const facts = [category, type, address].filter((fact) => fact.trim() !== '')
  const name = place.name.trim() === '' ? (facts[0] ?? '') : place.name
  const distance = isNearByDefault ? place.distance.trim() || texts('nearby') : place.distance
  return (
    <li>
      <div>
        <a href={placeMapHref({ address, name }, book.address)}>
          <b {...exact(name)}>{name}</b>
          <span className="g-vh">, {texts('onTheMap')}</span>
        </a>
        {(rating || facts.length > 0) && (
          <p>
            {rating && (
              <span className="g-rate">
                <Icon name="star" />
                <span className="g-vh">{texts('rating')} </span>
                {rating}
              </span>
            )}
            {rating && facts.length > 0 && ' '}
            <HostTexts texts={facts} exactText={address} />
          </p>
        )}
        <span className="g-far">
          <span {...host(distance)}>{distance}</span>
          <Icon name="go" />
        </span>
      </div>
      <PlainText text={note} />
      <PlaceLinks place={place} name={name} />
    </li>
  )
}

/** Telephone and website of a place. A number that cannot be a link is shown as text. */
function PlaceLinks({ place: { phone = '', website = '' }, name }: { place: Place; name: string }) {
  const call = phoneHref(phone)
  const site = webHref(website)
  if (phone.trim() === '' && site === undefined) return null
  // In a screen reader's list of links, a number alone would not say whose it is.
  const of = <span className="g-vh">, {name}</span>
  return (
    <p className="g-place-links">
      {call === undefined ? (
        phone.trim()
      ) : (
        <a href={call}>
          <Icon name="phone" />
          {phone.trim()}
          {of}
        </a>
      )}
      {site !== undefined && (
        <a href={site}>
          <Icon name="globe" />
          {new URL(site).hostname.replace(/^www\./, '')}
          {of}
        </a>
      )}
    </p>
  )
}
