import type { Config } from '#config.ts'
import type { Language } from '#platform/i18n/languages.ts'

export type MachineSettings = NonNullable<Config['translation']>

/** Lines to translate; `{0}`, `{1}` … are placeholders. */
export type TranslationJob = { lines: readonly string[]; from: Language; to: Language }

/** The request and response format of one kind of machine. */
export type Dialect = {
  request: (
    settings: MachineSettings,
    job: TranslationJob,
  ) => { path: string; headers: Record<string, string>; body: object }
  /** Undefined if the response has no translations. */
  read: (answer: unknown) => readonly string[] | undefined
  /** Maximum number of lines in a request. */
  mostLines: number
  /** Maximum number of characters in a request, all lines together. */
  mostLength: number
  /** Whether a response with a wrong number of lines is an ordinary mistake: the lines are sent again in halves. */
  miscounts: boolean
  /** Maximum number of requests for the lines of one: a machine that refuses all of them is given up. */
  mostRequests: number
}
