import type { BookImage } from '#features/books/shared/book.ts'

/** A small cover picture with reserved space, so that the layout does not shift when it loads. */
export function BookCover({ cover, seed }: { cover: BookImage | null; seed: string }) {
  return (
    <div className="h-[104px] w-[84px] overflow-hidden rounded-s bg-surface-sunken md:h-[148px] md:w-[104px]">
      {cover ? (
        <img
          src={cover.url}
          srcSet={cover.srcSet}
          // The height is fixed and wide photos are cropped at their sides, so the loaded width is larger than the
          // shown one.
          sizes="(min-width: 48rem) 220px, 160px"
          width={cover.width}
          height={cover.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
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
    <svg viewBox="0 0 104 148" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
      <path fill={skies[sum % skies.length]} d="M0 0h104v148H0z" />
      <path fill="var(--color-sand-deep)" d="M0 112q30-16 56-5t48-3v44H0z" />
      <path fill="var(--color-pine)" d="M26 130V72a26 26 0 0 1 52 0v58z" />
      <path fill="var(--color-sun)" d="M36 104a16 16 0 0 1 32 0z" />
      <path fill="var(--color-sun)" d="M36 109h32v4H36zm0 9h32v4H36z" opacity=".9" />
      <path fill="var(--color-terracotta-art)" d="M16 130h72v5H16z" />
    </svg>
  )
}
