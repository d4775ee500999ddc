import { UserRound } from 'lucide-react'
import { classNames } from './class-names.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Initials in a circle. Decorative: show the name next to it, or give the surrounding button a name. */
export function Avatar({ name, size = 'm' }: { name: string; size?: 's' | 'm' | undefined }) {
  const initials = initialsOf(name)
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-pine font-semibold text-paper',
        size === 's' ? 'size-9 text-label' : 'size-12 text-[0.9375rem]',
      )}
    >
      {initials || <UserRound size={size === 's' ? 18 : 22} aria-hidden="true" />}
    </span>
  )
}

function findFirstLetter(word: string): string | undefined {
  const letters = Array.from(graphemes.segment(word), (part) => part.segment)
  return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0]
}

/** The initials of the first and the last word, in any script; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => findFirstLetter(word ?? '') ?? '')
    .join('')
    .toLocaleUpperCase()
}
