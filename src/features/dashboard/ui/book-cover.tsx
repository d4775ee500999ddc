import type { BookImage } from '#features/books/shared/book.ts'
import { classNames } from '#ui/class-names.ts'

type BookCoverProps = { cover: BookImage | null; seed: string; isSmall: boolean }

/** The cover of a book's card: above it on phones, beside it otherwise. Its space is reserved before it loads. */
export function BookCover({ cover, seed, isSmall }: BookCoverProps) {
  return (
    <div
      className={classNames(
        'relative overflow-hidden bg-surface-sunken md:aspect-auto',
        isSmall ? 'aspect-[16/6] md:min-h-[132px]' : 'aspect-[16/9] md:min-h-[248px]',
        // The drawing is upright, so it has no place above a card.
        !cover && 'max-md:hidden',
      )}
    >
      {cover ? (
        <img
          src={cover.url}
          srcSet={cover.srcSet}
          // From 768 px the card is higher than wide photos, which are cropped at their sides: more than the shown width
          // is loaded.
          sizes="(min-width: 48rem) 480px, 100vw"
          width={cover.width}
          height={cover.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <NoCover seed={seed} />
      )}
    </div>
  )
}

const skies = [
  'var(--color-terracotta-soft)',
  'var(--color-sun-soft)',
  'var(--color-sea-soft)',
  'var(--color-pine-soft)',
]

/** The placeholder: our logo's open door on a colour derived from the seed, so that it stays the same for a book. */
function NoCover({ seed }: { seed: string }) {
  const sum = [...seed].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return (
    <svg
      viewBox="0 0 104 148"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path fill={skies[sum % skies.length]} d="M0 0h104v148H0z" />
      <path fill="var(--color-sand-deep)" d="M0 112q30-16 56-5t48-3v44H0z" />
      <path fill="var(--color-pine)" d="M26 130V72a26 26 0 0 1 52 0v58z" />
      <path fill="var(--color-sun)" d="M36 104a16 16 0 0 1 32 0z" />
      <path fill="var(--color-sun)" d="M36 109h32v4H36zm0 9h32v4H36z" opacity=".9" />
      <path fill="var(--color-terracotta-art)" d="M16 130h72v5H16z" />
    </svg>
  )
}
