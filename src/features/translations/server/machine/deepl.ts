import { z } from 'zod'
import type { Dialect } from './dialect.ts'

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** https://developers.deepl.com/api-reference/translate: placeholders are in tags that DeepL ignores. */
export const deepL: Dialect = {
  // DeepL accepts 50 texts and 128 KiB: https://developers.deepl.com/docs/translate/translating-large-volumes
  mostLines: 50,
  // As escaped XML in UTF-8 a character has at most five bytes.
  mostLength: 20_000,
  miscounts: false,
  mostRequests: 100,
  request: ({ apiKey }, { lines, from, to }) => ({
    path: '/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${apiKey}` },
    body: {
      text: lines.map((line) => escapeXml(line).replace(/\{(\d+)\}/g, '<x>$1</x>')),
      source_lang: from.toUpperCase(),
      // English as a target language needs a country.
      target_lang: to === 'en' ? 'EN-GB' : to.toUpperCase(),
      tag_handling: 'xml',
      ignore_tags: ['x'],
      split_sentences: 'nonewlines',
      // A word in a list is not a sentence: DeepL must not add a full stop or a capital letter.
      preserve_formatting: true,
    },
  }),
  read: (answer) =>
    Answer.safeParse(answer).data?.translations.map(({ text }) =>
      unescapeXml(text.replace(/<x>\s*(\d+)\s*<\/x>/g, '{$1}')),
    ),
}

/** Escapes a text for XML. Control characters that XML cannot represent are dropped. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function unescapeXml(text: string): string {
  return text
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference, hex: string | undefined, decimal: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : reference
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
