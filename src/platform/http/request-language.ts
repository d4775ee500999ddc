import type { FastifyRequest } from 'fastify'
import { defaultLanguage, isLanguage, type Language, negotiateLanguage } from '../i18n/languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session is known. */
    accountLanguage: Language | null
  }
}

/** Holds the interface language that a visitor chose before having an account. */
export const languageCookie = 'language'

/** The language of an answer: the account's, else the chosen one, else the browser's, else English. */
export function requestLanguage(request: FastifyRequest): Language {
  if (request.accountLanguage) return request.accountLanguage
  const chosen = request.cookies?.[languageCookie]
  if (isLanguage(chosen)) return chosen
  return negotiateLanguage(request.headers['accept-language']) ?? defaultLanguage
}
