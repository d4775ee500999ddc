import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'

/** Where Stripe calls. Exempt from the check of the origin: a signature proves more. */
export const webhookPath = '/api/webhooks/stripe'

/** Stripe's events can be larger than what a page of ours sends. */
const bodyLimit = 1_000_000

/** Calls of the payment provider; without its keys there is nobody who could call. */
export function webhookRoutes(app: HttpApp, context: Context): void {
  if (!context.config.stripe) return
  app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    // The signature is over the bytes as they were sent.
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    hooks.post(
      webhookPath,
      {
        bodyLimit,
        config: forEveryone,
        schema: { hide: true, response: { 200: z.object({ received: z.literal(true) }), ...failures(400) } },
      },
      async (request) => {
        const { receiveWebhook } = await import('./webhook-service.ts')
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers['stripe-signature']
        await receiveWebhook(context, body, typeof signature === 'string' ? signature : undefined)
        return { received: true as const }
      },
    )
    done()
  })
}
