import type { Context } from '#platform/context.ts'
import { wordsOfTemplate } from '../../shared/message.ts'
import { openSpareCodes } from '../stays/stay-secrets.ts'
import type { MessageBook } from './message-queries.ts'

/** Shorter codes are not looked for: they would be found in dates and times. */
const shortest = 4

/** The codes and passwords of a book that no message may hold. */
export function codesOfBook(context: Context, { doorCode, wifiPassword, settings }: MessageBook): string[] {
  return [doorCode, wifiPassword, ...(settings ? openSpareCodes(context, settings) : [])]
}

/**
 * Whether the words of a template hold one of these codes as a word of its own, however its digits are spaced. Links
 * and other values are not looked at: a link can hold any four digits by chance.
 */
export function holdsCode(template: string, codes: readonly string[]): boolean {
  const words = wordsOfTemplate(template).toLowerCase()
  const joined = joinDigits(words)
  const wanted = codes.flatMap((code) => {
    const typed = code.trim().toLowerCase()
    // Locks want a '#' after the digits, which guests are told apart from them.
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

/** Whether a text holds a code that is not a part of a longer word or number. */
function standsIn(text: string, code: string): boolean {
  for (let at = text.indexOf(code); at !== -1; at = text.indexOf(code, at + 1)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + code.length])) return true
  }
  return false
}

function isWord(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
}
