import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { errorTexts } from '#error-texts.ts'
import { platformError } from '../errors.ts'
import { createRefusal } from './error-handler.ts'
import { markForeignHost } from './foreign-host.ts'

const refuse = createRefusal(errorTexts, 'https://benvenuto.example')

type Asked = { method?: string; url?: string; headers?: IncomingHttpHeaders; isForeign?: boolean }

/** What a refused request is answered. */
function answerTo({ method = 'GET', url = '/api/welcome-books', headers = {}, isForeign = false }: Asked) {
  const answer = { status: 0, headers: {} as OutgoingHttpHeaders, body: '' }
  const response = {
    writeHead: (status: number, sent: OutgoingHttpHeaders) => Object.assign(answer, { status, headers: sent }),
    end: (body: string) => Object.assign(answer, { body }),
  }
  const request = { method, url, headers } as IncomingMessage
  if (isForeign) markForeignHost(request, { isFromItsPage: false })
  refuse(request, response as unknown as ServerResponse, platformError('UNAVAILABLE', { retryAfter: 1.2 }))
  return answer
}

const browser = { accept: 'text/html,*/*;q=0.8' }

test('a call is refused like any other error: code and text in the caller’s language, time to wait, safe headers', () => {
  const { status, headers, body } = answerTo({ headers: { 'accept-language': 'de' } })
  expect(status).toBe(503)
  expect(JSON.parse(body)).toEqual({ code: 'UNAVAILABLE', message: errorTexts.de['UNAVAILABLE'] })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('a person gets a page, and after a form without script the sentence that it is kept', () => {
  const { headers, body } = answerTo({ url: '/share/x/report', headers: { ...browser, cookie: 'a=b; language=it' } })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'")
  expect(body).toContain('<html lang="it">')
  expect(body).toContain(errorTexts.it['UNAVAILABLE'])
  const kept = errorTexts.en['FORM_KEPT'] ?? 'no such text'
  expect(body).not.toContain(errorTexts.it['FORM_KEPT'])
  expect(answerTo({ method: 'POST', url: '/share/x/report', headers: browser }).body).toContain(kept)
})

test('a browser that asks for data gets data', () => {
  expect(answerTo({ url: '/api/auth/me', headers: browser }).headers['content-type']).toContain('application/json')
})

test('on a host’s own domain nothing is said about our transport', () => {
  const { headers } = answerTo({ isForeign: true })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
})
