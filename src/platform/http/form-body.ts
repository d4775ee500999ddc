import { isRecord } from '../text/parse-json.ts'
import type { HttpApp } from './server.ts'

/**
 * Lets routes of a scope accept form posts (`application/x-www-form-urlencoded`) as an object of texts; elsewhere
 * bodies are JSON.
 */
export function acceptForms(scope: Pick<HttpApp, 'addContentTypeParser'>): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** The texts of a form's fields; a missing field is an empty text. */
export function readFields<Name extends string>(body: unknown, names: readonly Name[]): Record<Name, string> {
  const sent = isRecord(body) ? body : {}
  const typed = names.map((name) => [name, typeof sent[name] === 'string' ? sent[name] : ''])
  return Object.fromEntries(typed) as Record<Name, string>
}
