/** The kind of failure in terms of HTTP. The kind decides the status, the code decides the text. */
export const statusByKind = {
  invalid: 400,
  anonymous: 401,
  unpaid: 402,
  forbidden: 403,
  notFound: 404,
  notAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
} as const

export type ErrorKind = keyof typeof statusByKind

/** Values for the placeholders of a text. */
export type ErrorParams = Record<string, string | number>

/** What is wrong with a field: the code of its text, with values where the text has placeholders. */
export type FieldProblem = string | { code: string; params: ErrorParams }

type ErrorDetails = {
  params?: ErrorParams | undefined
  /** By field path, for forms. */
  fields?: Record<string, FieldProblem> | undefined
  /** Seconds after which trying again makes sense. */
  retryAfter?: number | undefined
  /** Further members of the response body. The route's contract has to declare them. */
  answer?: Readonly<Record<string, unknown>> | undefined
  cause?: unknown
}

/** An expected failure. Anything else that is thrown is a bug: logged, reported, answered without detail. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly params: ErrorParams
  readonly fields: Record<string, FieldProblem> | undefined
  readonly retryAfter: number | undefined
  readonly answer: Readonly<Record<string, unknown>> | undefined

  constructor(kind: ErrorKind, code: string, details: ErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.params = details.params ?? {}
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.answer = details.answer
  }

  get status(): number {
    return statusByKind[this.kind]
  }
}

/**
 * Declares the closed set of errors of a feature: code to kind. The result makes errors of that set only, so
 * that a misspelt code does not compile. Each code has a text under `errors` in the feature's catalogue.
 */
export function defineErrors<const Kinds extends Record<string, ErrorKind>>(kinds: Kinds) {
  return (code: keyof Kinds & string, details?: ErrorDetails) => {
    const kind = kinds[code]
    if (kind === undefined) throw new Error(`undeclared error code ${code}`)
    return new AppError(kind, code, details)
  }
}

/** The codes of a set that `defineErrors` made; a catalogue's `errors` is `Record<ErrorCodes<typeof …>, string>`. */
export type ErrorCodes<Make extends (code: never) => AppError> = Parameters<Make>[0]

/** Failures that no feature owns. */
export const platformError = defineErrors({
  INVALID_INPUT: 'invalid',
  NOT_FOUND: 'notFound',
  METHOD_NOT_ALLOWED: 'notAllowed',
  NOT_AUTHENTICATED: 'anonymous',
  FOREIGN_ORIGIN: 'forbidden',
  BODY_TOO_LARGE: 'tooLarge',
  TOO_MANY_REQUESTS: 'tooMany',
  UNAVAILABLE: 'unavailable',
})
