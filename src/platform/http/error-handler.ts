import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { createTranslator } from 'use-intl/core'
import { isDatabaseAway } from '../db/outage.ts'
import { AppError, type ErrorParams, type FieldProblem, platformError } from '../errors.ts'
import type { Language } from '../i18n/languages.ts'
import { unexpectedErrors } from '../metrics/metrics.ts'
import { escapeMarkup } from '../text/markup.ts'
import { findForeignHost } from './foreign-host.ts'
import type { HttpApp } from './http-app.ts'
import type { Headers } from './page.ts'
import { headerLanguage, requestLanguage } from './request-language.ts'
import { dataPolicy, securityHeaders } from './security-headers.ts'

/** Texts of all error codes, of every feature, by language. */
export type ErrorTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** The body of every error response. `fields` maps a path such as `equipment.0.name` to its text. */
export type ErrorBody = { message: string; code: string; fields?: Record<string, string> }

/**
 * Maximum number of fields in one response: formatting the text of each takes time, and a body can contain thousands of
 * errors.
 */
const mostFields = 50

/** Seconds; sent while the database is away. */
const outageRetryAfter = 10

/** The policy of the error page, which has a style and no script. */
export const failurePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** The only place where failures become responses: code to text in the caller's language, kind to status. */
export function registerErrorHandler(app: HttpApp, texts: ErrorTexts): void {
  const present = createPresenter(texts)
  app.setErrorHandler((thrown: FastifyError | AppError | Error, request, reply) => {
    const error = asAppError(thrown) ?? asOutage(thrown, request)
    if (!error) {
      unexpectedErrors.inc()
      request.log.error({ err: thrown }, 'unexpected error')
      // The number of a failure in the log. The message shows it, so that the reader can pass it on to support.
      reply.header('x-request-id', request.id)
      const language = requestLanguage(request)
      reply.code(500).header('cache-control', 'no-store')
      return send(request, reply, present({ code: 'INTERNAL', params: { reference: request.id } }, language))
    }
    const language = requestLanguage(request)
    reply.code(error.status)
    if (error.retryAfter !== undefined) {
      reply.headers({ 'retry-after': Math.ceil(error.retryAfter), 'cache-control': 'no-store' })
    }
    return send(request, reply, { ...error.answer, ...present(error, language) })
  })

  function send(request: FastifyRequest, reply: FastifyReply, body: ErrorBody): FastifyReply {
    if (!wantsPage(request)) return reply.send(body)
    const { headers, page } = presentPage(request, body, requestLanguage(request), texts)
    return reply.headers(headers).send(page)
  }
}

export type Refusal = (request: IncomingMessage, response: ServerResponse, error: AppError) => void

/** Answers requests that are refused before Fastify, in the shape of all other errors. */
export function createRefusal(texts: ErrorTexts, origin: string): Refusal {
  const present = createPresenter(texts)
  const [ownHeaders, foreignHeaders] = [securityHeaders(origin), securityHeaders('')]
  return (request, response, error) => {
    const language = headerLanguage(request.headers)
    const body = present(error, language)
    const { headers, page } = wantsPage(request)
      ? presentPage(request, body, language, texts)
      : { headers: dataHeaders, page: JSON.stringify(body) }
    response.writeHead(error.status, {
      ...(findForeignHost(request) ? foreignHeaders : ownHeaders),
      ...headers,
      'content-length': String(Buffer.byteLength(page)),
      ...(error.retryAfter !== undefined && { 'retry-after': String(Math.ceil(error.retryAfter)) }),
      'cache-control': 'no-store',
    })
    response.end(page)
  }
}

const dataHeaders: Headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': dataPolicy,
}

type Caller = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Whether a person opens this address in a browser, as opposed to a script of ours. */
function wantsPage({ url, headers }: Caller): boolean {
  return !url?.startsWith('/api/') && headers.accept?.includes('text/html') === true
}

function presentPage(
  { method }: Caller,
  { message }: ErrorBody,
  language: Language,
  texts: ErrorTexts,
): { headers: Headers; page: string } {
  // Browsers keep the fields of a form that was sent without client-side script, and show them again.
  const kept = method === 'POST' ? [texts[language]['FORM_KEPT'] ?? ''] : []
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': failurePolicy },
    page: failurePage([message, ...kept], language),
  }
}

/** The error page for guests, for responses that do not come from Fastify. */
export function renderFailure(error: AppError, language: Language, texts: ErrorTexts): string {
  return failurePage([presentError(error, openTranslator(texts, language)).message], language)
}

/** Has no dependencies, so that it works when everything else has failed. */
function failurePage(sentences: readonly string[], language: Language): string {
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Benvenuto</title>'
  const text = sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`).join('')
  const style = 'max-width:32em;margin:15vh auto;padding:0 24px;font:1.125rem/1.5 system-ui,sans-serif'
  return `<!doctype html><html lang="${language}"><head>${head}</head><body style="${style}">${text}</body></html>`
}

type PresentableError = Pick<AppError, 'code' | 'params'> & { fields?: AppError['fields'] }

/**
 * Presents errors as bodies. Translators, and texts without values, are made once per language: a translator takes 0.2
 * ms, and under overload, time spent on refusals reduces throughput.
 */
export function createPresenter(texts: ErrorTexts): (error: PresentableError, language: Language) => ErrorBody {
  const translators = new Map<Language, Translate>()
  const translatorOf = (language: Language) => {
    const translate = translators.get(language) ?? openTranslator(texts, language)
    translators.set(language, translate)
    return translate
  }
  return (error, language) => presentError(error, translatorOf(language))
}

type Translate = (code: string, params?: ErrorParams) => string

function openTranslator(texts: ErrorTexts, language: Language): Translate {
  const translate = createTranslator({ locale: language, messages: { errors: texts[language] }, namespace: 'errors' })
  const plainTexts = new Map<string, string>()
  return (code, params = {}) => {
    if (!translate.has(code)) return translate('INVALID_VALUE')
    if (Object.keys(params).length > 0) return translate(code, params)
    const known = plainTexts.get(code) ?? translate(code)
    plainTexts.set(code, known)
    return known
  }
}

function presentError(error: PresentableError, text: Translate): ErrorBody {
  const textOf = (problem: FieldProblem) =>
    typeof problem === 'string' ? text(problem) : text(problem.code, problem.params)
  return {
    message: text(error.code, error.params),
    code: error.code,
    ...(error.fields && {
      fields: Object.fromEntries(
        Object.entries(error.fields)
          .slice(0, mostFields)
          .map(([path, problem]) => [path, textOf(problem)]),
      ),
    }),
  }
}

function asAppError(thrown: FastifyError | AppError | Error): AppError | undefined {
  if (thrown instanceof AppError) return thrown
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const fields: Record<string, FieldProblem> = {}
    for (const issue of thrown.validation.slice(0, mostFields)) {
      const path = issue.instancePath.split('/').filter(Boolean).join('.')
      // A missing body, or one that is no object, is not an error of a form field.
      if (path !== '') fields[path] ??= readProblem(issue)
    }
    return platformError('INVALID_INPUT', { ...(Object.keys(fields).length > 0 && { fields }), cause: thrown })
  }
  const status = 'statusCode' in thrown ? thrown.statusCode : undefined
  if (status === 413) return platformError('BODY_TOO_LARGE', { cause: thrown })
  if (status === 404) return platformError('NOT_FOUND', { cause: thrown })
  if (status !== undefined && status >= 400 && status < 500) return platformError('INVALID_INPUT', { cause: thrown })
  return undefined
}

/** A database that is unavailable or full is neither the caller's mistake nor a bug: it recovers without a restart. */
function asOutage(thrown: Error, request: FastifyRequest): AppError | undefined {
  if (!isDatabaseAway(thrown)) return undefined
  request.log.error({ err: thrown }, 'the database is not available')
  return platformError('UNAVAILABLE', { retryAfter: outageRetryAfter, cause: thrown })
}

type Issue = { message?: string | undefined; params: unknown }

/** The error code of a zod issue, with the limit if it has one. */
function readProblem({ message = 'INVALID_VALUE', params }: Issue): FieldProblem {
  // zod's own checks name the limit `maximum`; those of our contracts pass the values of the text.
  const { maximum, params: own } = params as { maximum?: number; params?: ErrorParams }
  if (own) return { code: message, params: own }
  return maximum === undefined ? message : { code: message, params: { limit: maximum } }
}
