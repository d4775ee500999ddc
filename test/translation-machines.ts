import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A machine's answer; none if it closes the connection. */
type Reply = { status: number; body: unknown; headers?: Record<string, string> } | undefined

type Call = { path: string; headers: IncomingMessage['headers']; bytes: number; body: Record<string, unknown> }

type MachineOptions = {
  /** Translates a line; by default every word becomes 'wort'. */
  translate?: (line: string) => string
  /** Replaces a translation, by the number of the call counted from 1; `silence` never answers. */
  instead?: (call: number) => Reply | 'silence' | 'hangUp' | undefined
}

export type Machine = { url: string; calls: Call[]; stop: () => void }

/** Every word becomes 'wort'; placeholders and tags stay. */
const toWort = (line: string) =>
  line.replace(/<[^>]*>|&\w+;|\p{L}+/gu, (piece) => (/^[<&]/.test(piece) ? piece : 'wort'))

export const machineKey = 'secret'

const deepLSources = ['EN', 'IT', 'FR', 'ES', 'DE']
const deepLTargets = ['EN-GB', 'EN-US', 'IT', 'FR', 'ES', 'DE']

/**
 * DeepL's `POST /v2/translate`: key in the header, at most 50 texts and 128 KiB, target languages with a country where
 * there are several, strict XML parsing (https://developers.deepl.com/api-reference/translate).
 */
export function startDeepL(options: MachineOptions = {}): Promise<Machine> {
  const translate = options.translate ?? toWort
  return startMachine(options, ({ path, headers, bytes, body }) => {
    if (path !== '/v2/translate') return { status: 404, body: { message: 'Not found' } }
    if (headers.authorization !== `DeepL-Auth-Key ${machineKey}`) return { status: 403, body: { message: 'Forbidden' } }
    if (bytes > 128 * 1024) return { status: 413, body: { message: 'Request Entity Too Large' } }
    const texts = body['text']
    if (!Array.isArray(texts) || texts.length === 0) return wrong("Parameter 'text' not specified.")
    if (texts.length > 50) return wrong('Too many texts')
    if (!deepLSources.includes(String(body['source_lang']))) return wrong("Value for 'source_lang' not supported.")
    if (!deepLTargets.includes(String(body['target_lang']))) return wrong("Value for 'target_lang' not supported.")
    if (body['tag_handling'] === 'xml' && !texts.every(isWellFormed))
      return wrong('Tag handling parsing failed, please check input.')
    const translations = texts.map((text: string) => ({ detected_source_language: 'IT', text: translate(text) }))
    return { status: 200, body: { translations } }
  })
}

const wrong = (message: string): Reply => ({ status: 400, body: { message } })

function isWellFormed(text: unknown): boolean {
  if (typeof text !== 'string' || !text.isWellFormed() || /[^\P{Cc}\t\n\r]/u.test(text)) return false
  const rest = text.replace(/<x>[^<>]*<\/x>/g, '').replace(/&(?:amp|lt|gt|quot|apos|#\d+);/g, '')
  return !/[<>&]/.test(rest)
}

/**
 * LibreTranslate's `POST /translate`: key in the body, one text or many, limits that each instance sets
 * (https://github.com/LibreTranslate/LibreTranslate, `libretranslate/app.py`).
 */
export function startLibreTranslate(options: MachineOptions & Bounds = {}): Promise<Machine> {
  const translate = options.translate ?? toWort
  return startMachine(options, ({ path, body }) => {
    if (path !== '/translate') return { status: 404, body: { error: 'Not Found' } }
    if (body['api_key'] !== machineKey) return { status: 403, body: { error: 'Invalid API key' } }
    const { q } = body
    const lines = [q].flat() as string[]
    const error = findExcess(lines, options) ?? findMistake(body)
    if (error !== undefined) return { status: 400, body: { error } }
    const translated = lines.map(translate)
    return { status: 200, body: { translatedText: Array.isArray(q) ? translated : translated[0] } }
  })
}

type Bounds = { batchLimit?: number; charLimit?: number }

function findExcess(lines: readonly string[], bounds: Bounds): string | undefined {
  const { batchLimit = Number.POSITIVE_INFINITY, charLimit = Number.POSITIVE_INFINITY } = bounds
  const excess = (size: number, limit: number) => `Invalid request: request (${size}) exceeds text limit (${limit})`
  if (lines.length > batchLimit) return excess(lines.length, batchLimit)
  const length = lines.join('').length
  return length > charLimit ? excess(length, charLimit) : undefined
}

function findMistake({ q, source, target, format }: Record<string, unknown>): string | undefined {
  if (!q) return 'Invalid request: missing q parameter'
  const stranger = [source, target].find((language) => !['en', 'it', 'fr', 'es', 'de'].includes(String(language)))
  if (stranger !== undefined) return `${stranger} is not supported`
  return format === 'text' || format === 'html' ? undefined : `${format} format is not supported`
}

/**
 * OpenAI's `POST /v1/chat/completions`: key as a bearer, a known model, the answer as the assistant's words
 * (https://platform.openai.com/docs/api-reference/chat/create). The lines are the user's words, in JSON.
 * @param options.say the assistant's words for the translated lines; by default JSON alone
 */
export async function startOpenAi(
  options: MachineOptions & { say?: (lines: readonly string[]) => string } = {},
): Promise<Machine> {
  const translate = options.translate ?? toWort
  const say = options.say ?? JSON.stringify
  const machine = await startMachine(options, ({ path, headers, body }) => {
    if (path !== '/v1/chat/completions') return { status: 404, body: { error: { message: 'Not found' } } }
    if (headers.authorization !== `Bearer ${machineKey}`)
      return { status: 401, body: { error: { code: 'invalid_api_key' } } }
    if (body['model'] !== machineModel) return { status: 404, body: { error: { code: 'model_not_found' } } }
    const lines = JSON.parse(wordsOf(body, 'user')) as string[]
    const message = { role: 'assistant', content: say(lines.map(translate)) }
    return { status: 200, body: { object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] } }
  })
  return { ...machine, url: `${machine.url}v1` }
}

export const machineModel = 'interpreter-1'

/** The words of one role in a request for a chat completion. */
export function wordsOf(body: Record<string, unknown>, role: 'system' | 'user'): string {
  const messages = body['messages'] as { role: string; content: string }[]
  return messages.find((message) => message.role === role)?.content ?? ''
}

async function startMachine(options: MachineOptions, answer: (call: Call) => Reply): Promise<Machine> {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const sent = Buffer.concat(chunks)
    const { headers } = request
    const call = { path: String(request.url), headers, bytes: sent.length, body: JSON.parse(sent.toString()) }
    calls.push(call)
    const reply = options.instead?.(calls.length) ?? answer(call)
    if (reply === 'silence') return
    if (reply === 'hangUp' || reply === undefined) {
      request.socket.destroy()
      return
    }
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls, stop }
}
