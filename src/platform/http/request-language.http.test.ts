import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { platformMessages } from '#platform/i18n/messages/index.ts'
import { givenHost } from '#test/given.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { languageCookie } from './request-language.ts'

const acceptsSpanish = { 'accept-language': 'es-AR, en;q=0.5' }

/** In which language an error response and a screen are sent. */
async function languagesOf(caller: Caller, headers: Record<string, string>) {
  const refusal = (await caller.post('/api/auth/login', {}, headers)).json().message
  const screen = (await caller.get('/login', headers)).body
  return { refusal, screen: /<html lang="(\w+)"/.exec(screen)?.[1] }
}

const refusals = Object.fromEntries(
  languages.map((language) => [language, platformMessages[language].errors.INVALID_INPUT]),
)

test('the language of the account takes precedence over that of the cookie, the cookie over the browser', async () => {
  const service = await startTestApp()
  const host = (await givenHost(service, { language: 'fr' })).as
  const visitor = service.browser()
  for (const caller of [host, visitor]) caller.cookies.set(languageCookie, 'de')

  expect(await languagesOf(host, acceptsSpanish)).toEqual({ refusal: refusals['fr'], screen: 'fr' })
  expect(await languagesOf(visitor, acceptsSpanish)).toEqual({ refusal: refusals['de'], screen: 'de' })
  visitor.cookies.delete(languageCookie)
  expect(await languagesOf(visitor, acceptsSpanish)).toEqual({ refusal: refusals['es'], screen: 'es' })
  expect(await languagesOf(visitor, { 'accept-language': 'ja' })).toEqual({ refusal: refusals['en'], screen: 'en' })
})

test('a cookie with a language that is none of ours is as good as no cookie', async () => {
  const service = await startTestApp()
  const visitor = service.browser()
  for (const value of ['pt', 'constructor', '', 'DE']) {
    visitor.cookies.set(languageCookie, value)
    expect(await languagesOf(visitor, acceptsSpanish), value).toEqual({ refusal: refusals['es'], screen: 'es' })
  }
})
