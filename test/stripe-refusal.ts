type ErrorBody = { type: string; code?: string; param?: string; message: string; doc_url?: string }

/** An error of Stripe, in the form in which its API answers (https://docs.stripe.com/api/errors). */
export class StripeRefusal extends Error {
  readonly answer: { status: number; error: ErrorBody }
  /** @param code undefined where Stripe's error has none, as for a value that is not among those allowed */
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
