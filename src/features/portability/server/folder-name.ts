import { composeLetters } from '#platform/text/plain-letters.ts'

/** Maximum length of the host's part of a name, in code points, because some systems refuse long paths. */
const nameLength = 50

/**
 * The folder name of a book, valid on every operating system: `01 Casa Conti`. The number makes it unique.
 * @param position counted from 1
 */
export function folderName(position: number, propertyName: string): string {
  const letters = composeLetters(propertyName)
    .replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Windows removes dots and spaces at the end of a name.
  const name = [...letters]
    .slice(0, nameLength)
    .join('')
    .replace(/(?<![. ])[. ]+$/, '')
  return [String(position).padStart(2, '0'), name].filter(Boolean).join(' ')
}
