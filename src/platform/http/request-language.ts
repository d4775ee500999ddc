import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { day, second } from '../clock.ts'
import { defaultLanguage, isLanguage, type Language, negotiateLanguage } from '../i18n/languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session is known. */
    accountLanguage: Language | null
  }
}

/** Holds the interface language that a visitor chose before having an account. */
export const languageCookie = 'language'

/** The language of a response: the account's, else the chosen one, else the browser's, else English. */
export function requestLanguage(request: FastifyRequest): Language {
  if (request.accountLanguage) return request.accountLanguage
  const chosen = request.cookies?.[languageCookie]
  if (isLanguage(chosen)) return chosen
  return negotiateLanguage(request.headers['accept-language']) ?? defaultLanguage
}

/** As `requestLanguage` for a visitor, from the headers alone: for pages that are answered without Fastify. */
export function headerLanguage({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const chosen = cookie === undefined ? undefined : /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookie)?.[1]
  return isLanguage(chosen) ? chosen : (negotiateLanguage(accepted) ?? defaultLanguage)
}

/** The language that the address names as `?lang=`. */
export function askedLanguage(url: string): Language | undefined {
  const asked = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1]
  return isLanguage(asked) ? asked : undefined
}

/** Stores the language as chosen, if it is not. The pages' scripts write this cookie too, so it is not `HttpOnly`. */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: Language): void {
  if (request.cookies[languageCookie] === language) return
  reply.setCookie(languageCookie, language, { path: '/', maxAge: (365 * day) / second, sameSite: 'lax' })
}
