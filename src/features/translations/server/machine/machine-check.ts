import { z } from 'zod'
import type { Config } from '#config.ts'
import { second } from '#platform/clock.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { MachineSettings } from './dialect.ts'

/** A request that translates nothing and costs nothing, and what its answer says. */
type Probe = {
  path: string
  headers(settings: MachineSettings): Record<string, string>
  judge(answer: unknown, settings: MachineSettings): Finding | undefined
}

const Languages = z.array(z.object({ code: z.string() }))
const Usage = z.object({ character_count: z.number(), character_limit: z.number() })
const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

const probes: Record<MachineSettings['kind'], Probe> = {
  // https://docs.libretranslate.com/api/operations/get-languages: needs no key, so the key is not checked.
  libretranslate: {
    path: '/languages',
    headers: () => ({}),
    judge(answer) {
      const codes = Languages.parse(answer).map(({ code }) => code)
      const missing = languages.filter((language) => !codes.includes(language))
      return missing.length > 0
        ? warn(`LibreTranslate lacks the languages ${missing.join(', ')}.`, 'Load their models into the instance.')
        : undefined
    },
  },
  // https://developers.deepl.com/api-reference/usage-and-quota
  deepl: {
    path: '/v2/usage',
    headers: ({ apiKey }) => ({ authorization: `DeepL-Auth-Key ${apiKey}` }),
    judge(answer) {
      const usage = Usage.parse(answer)
      return usage.character_count >= usage.character_limit
        ? warn('DeepL’s characters of this period are used up.', 'Raise the limit of the plan.')
        : undefined
    },
  },
  // https://platform.openai.com/docs/api-reference/models/list
  openai: {
    path: '/models',
    headers: ({ apiKey }): Record<string, string> => (apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    judge(answer, { model = '' }) {
      // Ollama adds the tag that is meant when none is given.
      const isKnown = Models.parse(answer).data.some(({ id }) => id === model || id === `${model}:latest`)
      return isKnown ? undefined : warn('The server does not list TRANSLATION_MODEL.', 'Load it, or set another.')
    },
  },
}

/** Whether the translation machine answers and accepts the key. Translates nothing. */
export async function checkTranslation({ translation }: Config, signal: AbortSignal): Promise<Finding> {
  if (!translation) return ok('TRANSLATION_URL is not set: hosts translate by hand')
  const probe = probes[translation.kind]
  const { host } = new URL(translation.url)
  try {
    const response = await fetch(translation.url + probe.path, {
      headers: probe.headers(translation),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(8 * second)]),
    })
    if (!response.ok) return judgeStatus(host, response.status)
    return probe.judge(await response.json(), translation) ?? ok(`${translation.kind} at ${host} answers`)
  } catch {
    const mend = 'Check TRANSLATION_URL and TRANSLATION_KIND, and that the server runs.'
    return fail(`${host} does not answer as ${translation.kind}.`, mend)
  }
}

function judgeStatus(host: string, status: number): Finding {
  return status === 401 || status === 403
    ? fail(`${host} does not accept TRANSLATION_API_KEY (${status}).`, 'Copy the key again.')
    : fail(`${host} answers ${status}.`, 'Check TRANSLATION_URL and TRANSLATION_KIND.')
}
