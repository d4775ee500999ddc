import { useGuest } from './guest-context.tsx'
import { HostTexts } from './host-texts.tsx'
import { Icon } from './icons.tsx'
import { placeMapHref } from './links.ts'

export type Place = { name: string; address: string; distance: string; notes: string[]; rating?: string }

/** One recommended place; the whole row leads to the map. */
function PlaceRow({ place }: { place: Place }) {
  const { book, texts, host } = useGuest()
  const notes = [...place.notes, place.address].filter((note) => note.trim() !== '')
  const name = place.name.trim() === '' ? (notes[0] ?? '') : place.name
  return (
    <li>
      <div>
        <a href={placeMapHref({ ...place, name }, book.address)}>
          <b {...host(name)}>{name}</b>
          <span className="g-vh">, {texts('onTheMap')}</span>
        </a>
        {(place.rating || notes.length > 0) && (
          <p>
            {place.rating && (
              <span className="g-rate">
                <Icon name="star" />
                <span className="g-vh">{texts('rating')} </span>
                {place.rating}
              </span>
            )}
            {place.rating && notes.length > 0 && ' '}
            <HostTexts texts={notes} />
          </p>
        )}
      </div>
      <span className="g-far">
        <span {...host(place.distance)}>{place.distance}</span>
        <Icon name="go" />
      </span>
    </li>
  )
}

/** Recommended places with what is known of them, each leading to the map. */
export function PlaceList({ places, className }: { places: Place[]; className: string }) {
  return (
    <ul className={className}>
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a host's list has no ids, and two places may be named alike
        <PlaceRow key={index} place={place} />
      ))}
    </ul>
  )
}
