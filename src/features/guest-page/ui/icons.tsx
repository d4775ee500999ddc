import { type TransportType, transportTypes } from '#features/books/shared/book.ts'
import type { PublicBook } from '#features/books/shared/public-book.ts'
import { useGuest } from './guest-context.tsx'

// Shapes from Lucide (ISC licence), each as one path: a sprite of paths has the fewest bytes.
const shapes = {
  globe: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  chevron: 'm6 9 6 6 6-6',
  pin: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  key: 'M2.6 17.4A2 2 0 0 0 2 18.8V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.2a2 2 0 0 0 1.4-.6l.8-.8a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01',
  wifi: 'M12 20h.01M2 8.8a15 15 0 0 1 20 0M5 12.9a10 10 0 0 1 14 0M8.5 16.4a5 5 0 0 1 7 0',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  bulb: 'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
  scroll:
    'M15 12h-5M15 8h-5M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3',
  fork: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3zm0 0v7',
  star: 'm12 2 3 6.3 6.9 1-5 4.9 1.2 6.8-6.1-3.2L5.9 21l1.2-6.8-5-4.9 6.9-1z',
  go: 'M3 11 22 2l-9 19-2-8z',
  map: 'M14.1 5.6a2 2 0 0 0 1.8 0l3.7-1.9a1 1 0 0 1 1.4.9v12.8a1 1 0 0 1-.6.9l-4.5 2.3a2 2 0 0 1-1.8 0l-4.2-2.1a2 2 0 0 0-1.8 0l-3.7 1.8a1 1 0 0 1-1.4-.9V6.6a1 1 0 0 1 .6-.9l4.5-2.3a2 2 0 0 1 1.8 0zM15 5.8v15M9 3.2v15',
  bus: 'M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.3-1 .2-1.4 0-2.4l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  train:
    'M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5zM8 19l-2 3M16 19l2 3',
  ship: 'M12 2v2M12 9.2V13M19 12V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v6M19.4 19a11.6 11.6 0 0 0 1.6-6l-8.2-3.6a2 2 0 0 0-1.6 0L3 13a11.6 11.6 0 0 0 2.8 7.8M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1',
  tram: 'M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M4 11h16M12 3v8M8 19l-2 3M18 22l-2-3M8 15h.01M16 15h.01',
  metro:
    'M2 22V12a10 10 0 1 1 20 0v10M15 6.8v1.4a3 2.8 0 1 1-6 0V6.8M10 15h.01M14 15h.01M10 19a4 4 0 0 1-4-4v-3a6 6 0 1 1 12 0v3a4 4 0 0 1-4 4ZM9 19l-2 3M15 19l2 3',
  taxi: 'M10 2h4M21 8l-2 2-1.5-3.7A2 2 0 0 0 15.6 5H8.4a2 2 0 0 0-1.9 1.3L5 10 3 8M7 14h.01M17 14h.01M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2M5 18v2M19 18v2',
  plane:
    'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
  car: 'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  compass:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16.2 7.8l-1.8 5.4a2 2 0 0 1-1.2 1.2l-5.4 1.8 1.8-5.4a2 2 0 0 1 1.2-1.2z',
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
  glass: 'M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5z',
  bag: 'M16 10a4 4 0 0 1-8 0M3.1 6h17.8M3.4 5.5a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.7a2 2 0 0 0-.4-1.2l-2-2.7A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  leave: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  back: 'm12 19-7-7 7-7M19 12H5',
  edit: 'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5zM15 5l4 4',
  palette:
    'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13.5 6.5h.01M17.5 10.5h.01M6.5 12.5h.01M8.5 7.5h.01',
  phone:
    'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4',
  chat: 'M7.9 20A9 9 0 1 0 4 16.1L2 22z',
  mail: 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
  search: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3',
  share: 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4M12 2v13',
  text: 'm14 11 4-4 4 4M18 16V7M2 16l4-9.7a.5.5 0 0 1 1 0L11 16M3.3 13h6.4',
  sound:
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.7',
  print:
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1',
  contact: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M19 8v6M22 11h-6',
  siren:
    'M7 18v-6a5 5 0 1 1 10 0v6M5 21a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-1a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2zM21 12h1M18.5 4.5 18 5M2 12h1M12 2v1M4.9 4.9l.7.7M12 12v6',
} as const

/** Only in the owner's bar. */
const ownerIcons: ReadonlySet<string> = new Set<keyof typeof shapes>(['back', 'edit', 'palette'])

/** The icons of the known types of transport. A page contains only the shapes that it uses, to save bytes. */
const transportIcons = {
  bus: 'bus',
  train: 'train',
  tram: 'tram',
  metro: 'metro',
  ferry: 'ship',
  taxi: 'taxi',
  airport: 'plane',
  plane: 'plane',
} as const satisfies Record<TransportType, IconName>

/** A known type of transport by the host's word for it. */
export function findTransportType(type: string): TransportType | undefined {
  const word = type.trim().toLowerCase()
  return transportTypes.find((known) => known === word)
}

/** The icon of a line by its type of transport. */
export function transportIcon(type: string): IconName {
  const known = findTransportType(type)
  return known === undefined ? 'car' : transportIcons[known]
}

const lineIcons: ReadonlySet<string> = new Set<IconName>([...Object.values(transportIcons), 'car'])

function isOnPage(name: string, book: PublicBook, ownerControls: boolean): boolean {
  if (ownerIcons.has(name)) return ownerControls
  return !lineIcons.has(name) || book.transport.some(({ type }) => transportIcon(type) === name)
}

export type IconName = keyof typeof shapes

/** The shapes that `Icon` refers to; once per book. The owner's bar and each type of transport add their own. */
export function IconSprite({ ownerControls }: { ownerControls: boolean }) {
  const { id, book } = useGuest()
  return (
    <svg className="g-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(shapes)
        .filter(([name]) => isOnPage(name, book, ownerControls))
        .map(([name, path]) => (
          <symbol key={name} id={id(`i-${name}`)} viewBox="0 0 24 24">
            <path d={path} />
          </symbol>
        ))}
    </svg>
  )
}

/** As `Icon`, with its own shape: for pages that have no sprite. */
export function SingleIcon({ name }: { name: IconName }) {
  return (
    <svg className="g-i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

/** An icon beside a text that says the same; never the only bearer of a meaning. */
export function Icon({ name }: { name: IconName }) {
  const { id } = useGuest()
  return (
    <svg className="g-i" aria-hidden="true">
      <use href={`#${id(`i-${name}`)}`} />
    </svg>
  )
}
