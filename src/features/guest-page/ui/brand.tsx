import type { BookTheme } from '#features/books/shared/book-theme.ts'

/** Box in px into which a logo of any proportions is fitted. */
const widest = 240
const highest = 56

/** The host's logo between the cover and the name, on the background that it was designed for. */
export function Brand({ bookTheme: { logo, logoGround } }: { bookTheme: Pick<BookTheme, 'logo' | 'logoGround'> }) {
  if (logo === null) return null
  const scale = Math.min(widest / logo.width, highest / logo.height)
  return (
    <p className={`g-brand g-brand--${logoGround}`}>
      <img
        // The narrowest variant is more than twice as wide as the box.
        src={logo.srcSet.split(' ')[0] || logo.url}
        width={Math.max(1, Math.round(logo.width * scale))}
        height={Math.max(1, Math.round(logo.height * scale))}
        alt=""
        // The cover comes first.
        fetchPriority="low"
      />
    </p>
  )
}
