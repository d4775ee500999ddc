import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'

/** The address of Stripe's webhook. Exempt from the check of the origin: it is authenticated by its signature. */
export const webhookPath = '/api/webhooks/stripe'

/** Stripe's events can be larger than the requests of our pages. */
const bodyLimit = 1_000_000

/** Webhooks of the payment provider. The route exists only with Stripe's keys. */
export function webhookRoutes(app: HttpApp, context: Context): void {
  if (!context.config.stripe) return
  app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    // The signature is computed over the raw bytes.
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
