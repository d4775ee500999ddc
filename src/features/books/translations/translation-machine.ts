import { z } from 'zod'
import type { Config } from '#config.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Log } from '#platform/log.ts'
import { bookError } from '../book-errors.ts'

/** A slow machine is given up after this, in milliseconds. */
const patience = 20_000

/** More than this in one answer is not a translation of what was sent, in characters. */
const mostAnswered = 1_000_000

type Settings = NonNullable<Config['translation']>
type Job = { lines: readonly string[]; from: Language; to: Language }

/** How one kind of machine is asked, and what it answers. */
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
      headers: {},
      body: { q: lines, source: from, target: to, format: 'text', ...(apiKey && { api_key: apiKey }) },
    }),
    read: (answer) => LibreTranslateAnswer.safeParse(answer).data?.translatedText,
  },
  /** https://developers.deepl.com/api-reference/translate: marks in tags of their own, which it leaves alone. */
  deepl: {
    request: ({ apiKey }, { lines, from, to }) => ({
      path: '/v2/translate',
      headers: { authorization: `DeepL-Auth-Key ${apiKey}` },
      body: {
        text: lines.map((line) => escapeXml(line).replace(/\{(\d+)\}/g, '<x>$1</x>')),
        source_lang: from.toUpperCase(),
        // As a target English needs its country.
        target_lang: to === 'en' ? 'EN-GB' : to.toUpperCase(),
        tag_handling: 'xml',
        ignore_tags: ['x'],
        split_sentences: '0',
      },
    }),
    read: (answer) =>
      DeepLAnswer.safeParse(answer).data?.translations.map(({ text }) =>
        unescapeXml(text.replace(/<x>\s*(\d+)\s*<\/x>/g, '{$1}')),
      ),
  },
}

/**
 * Has lines translated by the operator's machine; marks like `{0}` come back where they belong, or the caller sees
 * that they do not. Nothing but the lines and the two languages is sent.
 * @throws TRANSLATION_UNAVAILABLE, TRANSLATION_BUSY, TRANSLATION_USED_UP
 */
export async function translateLines(settings: Settings, job: Job, log: Log): Promise<readonly string[]> {
  const dialect = dialects[settings.kind]
  const { path, headers, body } = dialect.request(settings, job)
  let status = 0
  try {
    const response = await fetch(settings.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    status = response.status
    const lines = response.ok ? dialect.read(JSON.parse(await readBounded(response))) : undefined
    if (lines?.length === job.lines.length) return lines
  } catch (cause) {
    log.warn({ err: cause }, 'the translation machine does not answer')
    throw bookError('TRANSLATION_UNAVAILABLE', { cause })
  }
  log.warn({ status }, 'the translation machine refuses')
  if (status === 429) throw bookError('TRANSLATION_BUSY', { retryAfter: 60 })
  // DeepL's own status for a month's volume that is used up.
  throw bookError(status === 456 ? 'TRANSLATION_USED_UP' : 'TRANSLATION_UNAVAILABLE')
}

async function readBounded(response: Response): Promise<string> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.length > mostAnswered) throw new Error('the answer is too long')
  }
  return text
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
