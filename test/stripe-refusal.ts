type ErrorBody = { type: string; code?: string; param?: string; message: string; doc_url?: string }

/** An error in the form of Stripe's API (https://docs.stripe.com/api/errors). */
export class StripeRefusal extends Error {
  readonly answer: { status: number; error: ErrorBody }
  /** @param code undefined for errors without a code, such as a value that is not allowed */
  constructor(
    status: number,
    code: string | undefined,
    {
      type = 'invalid_request_error',
      param,
      message = code ?? type,
    }: { type?: string; param?: string; message?: string } = {},
  ) {
    super(message)
    const error: ErrorBody = { type, message, ...(param !== undefined && { param }) }
    if (code !== undefined) Object.assign(error, { code, doc_url: `https://stripe.com/docs/error-codes/${code}` })
    this.answer = { status, error }
  }
}
