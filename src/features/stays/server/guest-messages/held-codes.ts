import type { Context } from '#platform/context.ts'
import { wordsOfTemplate } from '../../shared/message.ts'
import { openSpareCodes } from '../stays/stay-secrets.ts'
import type { MessageBook } from './message-queries.ts'

/** Shorter codes are not searched for: they would be found in dates and times. */
const shortest = 4

/** The codes and passwords of a book that no message may contain. */
export function codesOfBook(context: Context, { doorCode, wifiPassword, settings }: MessageBook): string[] {
  return [doorCode, wifiPassword, ...(settings ? openSpareCodes(context, settings) : [])]
}

/**
 * Whether the text of a template contains one of these codes as a separate word, however its digits are spaced. Links
 * and other values are not checked: a link can contain any four digits by chance.
 */
export function holdsCode(template: string, codes: readonly string[]): boolean {
  const words = wordsOfTemplate(template).toLowerCase()
  const joined = joinDigits(words)
  const wanted = codes.flatMap((code) => {
    const typed = code.trim().toLowerCase()
    // Locks need a trailing '#', which is not part of the code.
    const bare = typed.replace(/[#*]/g, '').trim()
    return [typed, bare, joinDigits(bare)]
  })
  return [...new Set(wanted)].some(
    (code) => code.length >= shortest && (standsIn(words, code) || standsIn(joined, code)),
  )
}

/** '47 19' and '47-19' are 4719. */
function joinDigits(text: string): string {
  return text.replace(/(?<=\d)[\s.-](?=\d)/g, '')
}

/** Whether a text contains a code that is not part of a longer word or number. */
function standsIn(text: string, code: string): boolean {
  for (let at = text.indexOf(code); at !== -1; at = text.indexOf(code, at + 1)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + code.length])) return true
  }
  return false
}

function isWord(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
}
