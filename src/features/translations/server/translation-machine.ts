import { z } from 'zod'
import type { Config } from '#config.ts'
import { bookError } from '#features/books/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Log } from '#platform/log.ts'

/** Maximum number of characters in a response; longer ones cannot be a translation of the request. */
const mostAnswered = 1_000_000

type Settings = NonNullable<Config['translation']>
type Job = { lines: readonly string[]; from: Language; to: Language }

/** The request and response format of one kind of machine. */
type Dialect = {
  request: (settings: Settings, job: Job) => { path: string; headers: Record<string, string>; body: object }
  read: (answer: unknown) => readonly string[] | undefined
}

const LibreTranslateAnswer = z.object({ translatedText: z.array(z.string()) })
const DeepLAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) })

const dialects: Record<Settings['kind'], Dialect> = {
  /** https://docs.libretranslate.com/guides/api_usage */
  libretranslate: {
    request: ({ apiKey }, { lines, from, to }) => ({
      path: '/translate',
      // Requests English error messages, because refusals differ only by their text.
      headers: { 'accept-language': 'en' },
      body: { q: lines, source: from, target: to, format: 'text', ...(apiKey && { api_key: apiKey }) },
    }),
    read: (answer) => LibreTranslateAnswer.safeParse(answer).data?.translatedText,
  },
  /** https://developers.deepl.com/api-reference/translate: placeholders are in tags that DeepL ignores. */
  deepl: {
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
      DeepLAnswer.safeParse(answer).data?.translations.map(({ text }) =>
        unescapeXml(text.replace(/<x>\s*(\d+)\s*<\/x>/g, '{$1}')),
      ),
  },
}

/**
 * Translates lines with the operator's machine. The caller must check the placeholders (`{0}`) in the result. Only the
 * lines and the two languages are sent.
 * @returns the lines translated before a failure, at least one; undefined for a line that exceeds the machine's limit
 * @throws TRANSLATION_UNAVAILABLE, TRANSLATION_BUSY, TRANSLATION_USED_UP
 */
export async function translateLines(settings: Settings, job: Job, log: Log): Promise<(string | undefined)[]> {
  const translated: (string | undefined)[] = []
  for (const lines of splitIntoParcels(job.lines)) {
    try {
      translated.push(...(await translateParcel(settings, { ...job, lines }, log)))
    } catch (error) {
      if (translated.length === 0) throw error
      break
    }
  }
  return translated
}

/** DeepL accepts 50 texts and 128 KiB: https://developers.deepl.com/docs/translate/translating-large-volumes */
const mostLines = 50
/** In characters; as escaped XML in UTF-8 a character has at most five bytes. */
const mostLength = 20_000

function splitIntoParcels(lines: readonly string[]): string[][] {
  const parcels: string[][] = []
  let room = 0
  for (const line of lines) {
    const parcel = parcels.at(-1)
    if (parcel && parcel.length < mostLines && line.length <= room) parcel.push(line)
    else {
      parcels.push([line])
      room = mostLength
    }
    room -= line.length
  }
  return parcels
}

/** Instances of LibreTranslate have limits of their own, which are only known from their refusals. */
async function translateParcel(settings: Settings, job: Job, log: Log): Promise<(string | undefined)[]> {
  const answer = await ask(settings, job, log)
  if (answer.lines?.length === job.lines.length) return [...answer.lines]
  if (!answer.isTooMuch) throw refusal(answer, log)
  if (job.lines.length === 1) return [undefined]
  const half = Math.ceil(job.lines.length / 2)
  return [
    ...(await translateParcel(settings, { ...job, lines: job.lines.slice(0, half) }, log)),
    ...(await translateParcel(settings, { ...job, lines: job.lines.slice(half) }, log)),
  ]
}

type Answer = { status: number; lines: readonly string[] | undefined; isTooMuch: boolean; retryAfter: number }

async function ask(settings: Settings, job: Job, log: Log): Promise<Answer> {
  const dialect = dialects[settings.kind]
  const { path, headers, body } = dialect.request(settings, job)
  try {
    const response = await fetch(settings.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeout),
    })
    const { status } = response
    const text = await readBounded(response)
    const isTooMuch = status === 413 || (status === 400 && text.includes('exceeds text limit'))
    const retryAfter = Number(response.headers.get('retry-after')) || 60
    return { status, lines: response.ok ? dialect.read(JSON.parse(text)) : undefined, isTooMuch, retryAfter }
  } catch (cause) {
    log.warn({ err: cause }, 'the translation machine does not answer')
    throw bookError('TRANSLATION_UNAVAILABLE', { cause })
  }
}

/** DeepL's own statuses: 456 if the monthly quota is used up, 529 if it has too many requests in total. */
function refusal({ status, retryAfter }: Answer, log: Log): Error {
  log.warn({ status }, 'the translation machine refuses')
  if (status === 429 || status === 529) return bookError('TRANSLATION_BUSY', { retryAfter })
  return bookError(status === 456 ? 'TRANSLATION_USED_UP' : 'TRANSLATION_UNAVAILABLE')
}

async function readBounded(response: Response): Promise<string> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.length > mostAnswered) throw new Error('the response is too long')
  }
  return text
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
