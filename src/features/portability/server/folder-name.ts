import { composeLetters } from '#platform/plain-letters.ts'

/** Longest part of a name that comes from the host, in letters: some systems refuse long paths. */
const nameLength = 50

/**
 * The folder of a book, which every system can unpack: `01 Casa Conti`. The number keeps names apart.
 * @param position counted from 1
 */
export function folderName(position: number, propertyName: string): string {
  const letters = composeLetters(propertyName)
    .replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Windows drops dots and spaces at the end of a name.
  const name = [...letters]
    .slice(0, nameLength)
    .join('')
    .replace(/(?<![. ])[. ]+$/, '')
  return [String(position).padStart(2, '0'), name].filter(Boolean).join(' ')
}
