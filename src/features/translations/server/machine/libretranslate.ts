import { z } from 'zod'
import type { Dialect } from './dialect.ts'

const Answer = z.object({ translatedText: z.array(z.string()) })

/** https://docs.libretranslate.com/guides/api_usage. Instances have limits of their own, known from their refusals. */
export const libreTranslate: Dialect = {
  mostLines: 50,
  mostLength: 20_000,
  miscounts: false,
  mostRequests: 100,
  request: ({ apiKey }, { lines, from, to }) => ({
    path: '/translate',
    // Requests English error messages, because refusals differ only by their text.
    headers: { 'accept-language': 'en' },
    body: { q: lines, source: from, target: to, format: 'text', ...(apiKey && { api_key: apiKey }) },
  }),
  read: (answer) => Answer.safeParse(answer).data?.translatedText,
}
