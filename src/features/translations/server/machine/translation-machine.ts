import { bookError } from '#features/books/index.ts'
import type { Log } from '#platform/log.ts'
import { outgoingCallDuration, timed } from '#platform/metrics/metrics.ts'
import { traced } from '#platform/tracing/tracing.ts'
import { deepL } from './deepl.ts'
import type { Dialect, MachineSettings, TranslationJob } from './dialect.ts'
import { libreTranslate } from './libretranslate.ts'
import { openAi } from './openai.ts'

/** Maximum number of characters in a response; longer ones cannot be a translation of the request. */
const mostAnswered = 1_000_000

/** All requests of a batch end after this time, in milliseconds: the caller gets what is translated. */
const longestBatch = 60_000

const dialects: Record<MachineSettings['kind'], Dialect> = {
  libretranslate: libreTranslate,
  deepl: deepL,
  openai: openAi,
}

/**
 * Translates lines with the operator's machine. The caller must check the placeholders (`{0}`) in the result. Only the
 * lines and the two languages are sent.
 * @returns the lines translated before a failure or the end of the time, at least one; undefined for a line that the
 * machine cannot translate
 * @throws TRANSLATION_UNAVAILABLE, TRANSLATION_BUSY, TRANSLATION_USED_UP
 */
export async function translateLines(
  settings: MachineSettings,
  job: TranslationJob,
  log: Log,
): Promise<(string | undefined)[]> {
  const translated: (string | undefined)[] = []
  const end = performance.now() + longestBatch
  for (const lines of splitIntoParcels(job.lines, dialects[settings.kind])) {
    try {
      const made = await translateParcel({ settings, log, end, requests: 0 }, { ...job, lines })
      translated.push(...made)
      if (made.length < lines.length) break
    } catch (error) {
      if (translated.length === 0) throw error
      break
    }
  }
  return translated
}

function splitIntoParcels(lines: readonly string[], { mostLines, mostLength }: Dialect): string[][] {
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

/** The requests of one parcel. */
type Parcel = {
  settings: MachineSettings
  log: Log
  /** End of the batch, by `performance.now()`. */
  end: number
  requests: number
}

/** @returns the lines translated before a failure, at least one */
async function translateParcel(parcel: Parcel, job: TranslationJob): Promise<(string | undefined)[]> {
  parcel.requests += 1
  const answer = await ask(parcel, job)
  if (answer.lines?.length === job.lines.length) return [...answer.lines]
  if (!answer.isTooMuch || parcel.requests >= dialects[parcel.settings.kind].mostRequests) {
    throw refusal(answer, parcel.log)
  }
  if (job.lines.length === 1) return [undefined]
  const half = Math.ceil(job.lines.length / 2)
  const first = await translateParcel(parcel, { ...job, lines: job.lines.slice(0, half) })
  if (first.length < half) return first
  try {
    return [...first, ...(await translateParcel(parcel, { ...job, lines: job.lines.slice(half) }))]
  } catch (error) {
    // A machine that has translated nothing so far does not work.
    if (first.every((line) => line === undefined)) throw error
    return first
  }
}

type Answer = {
  status: number
  lines: readonly string[] | undefined
  /** Whether fewer lines may succeed. */
  isTooMuch: boolean
  isUsedUp: boolean
  /** Seconds. */
  retryAfter: number
}

async function ask({ settings, log, end }: Parcel, job: TranslationJob): Promise<Answer> {
  const dialect = dialects[settings.kind]
  const { path, headers, body } = dialect.request(settings, job)
  try {
    const { response, text } = await timed(outgoingCallDuration, { service: 'translation' }, () =>
      traced('translation', async () => {
        const sent = await fetch(settings.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.timeout(Math.max(0, Math.min(settings.timeout, end - performance.now()))),
        })
        return { response: sent, text: await readBounded(sent) }
      }),
    )
    const { status } = response
    const isTooMuch =
      status === 413 || (status === 400 && text.includes('exceeds text limit')) || (response.ok && dialect.miscounts)
    // DeepL: 456. OpenAI: 429 with a code; others of its kind: 402.
    const isUsedUp = status === 456 || status === 402 || (status === 429 && text.includes('insufficient_quota'))
    const retryAfter = Number(response.headers.get('retry-after')) || 60
    const lines = response.ok ? dialect.read(JSON.parse(text)) : undefined
    return { status, lines, isTooMuch, isUsedUp, retryAfter }
  } catch (cause) {
    log.warn({ err: cause }, 'the translation machine does not answer')
    throw bookError('TRANSLATION_UNAVAILABLE', { cause })
  }
}

/** DeepL answers 529 if it has too many requests in total. */
function refusal({ status, isUsedUp, retryAfter }: Answer, log: Log): Error {
  log.warn({ status }, 'the translation machine refuses')
  if (isUsedUp) return bookError('TRANSLATION_USED_UP')
  if (status === 429 || status === 529) return bookError('TRANSLATION_BUSY', { retryAfter })
  return bookError('TRANSLATION_UNAVAILABLE')
}

async function readBounded(response: Response): Promise<string> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.length > mostAnswered) throw new Error('the response is too long')
  }
  return text
}
