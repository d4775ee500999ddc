import { z } from 'zod'
import { stayLimits } from '#limits.ts'

/** A device that receives notifications. */
export const PushDevice = z.object({
  id: z.string(),
  /** Browser and system, such as 'Chrome · Android'; '' if they are not known. */
  name: z.string(),
  /** SHA-256 of its address in hexadecimal, by which a browser finds its own entry. */
  endpointHash: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when it could not be reached; null while it works. */
  failingSince: z.iso.datetime().nullable(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** `GET /api/push-subscriptions`: the devices of the account, the oldest first. */
export const PushDevices = z.array(PushDevice)

/** `GET /api/push-subscriptions/key`: the key that browsers subscribe with (RFC 8292), base64url. */
export const PushKey = z.object({ publicKey: z.string() })

/** `POST /api/push-subscriptions`: the result of `PushSubscription.toJSON()`; further fields are ignored. */
export const PushSubscriptionInput = z.object({
  endpoint: z
    .string({ error: 'INVALID_VALUE' })
    .min(1, 'INVALID_VALUE')
    .max(stayLimits.pushEndpointLetters, 'TOO_LONG'),
  keys: z.object(
    {
      /** An uncompressed point of the curve P-256: 65 bytes. */
      p256dh: z.string({ error: 'INVALID_VALUE' }).regex(/^[\w-]{87}={0,2}$/, 'INVALID_VALUE'),
      /** 16 bytes. */
      auth: z.string({ error: 'INVALID_VALUE' }).regex(/^[\w-]{22}={0,2}$/, 'INVALID_VALUE'),
    },
    'INVALID_VALUE',
  ),
})
export type PushSubscriptionInput = z.output<typeof PushSubscriptionInput>

/**
 * `POST /api/push-subscriptions/renewal`: a browser has changed the address of a device. The former subscription proves
 * that the device is its own, so no session is needed.
 */
export const PushRenewal = z.object({ former: PushSubscriptionInput, renewed: PushSubscriptionInput })
export type PushRenewal = z.output<typeof PushRenewal>

/** The answer of `POST /api/push-subscriptions/renewal`: the device. */
export const RenewedPushDevice = z.object({ id: z.string() })

/** The answer of `DELETE /api/push-subscriptions/{id}`. */
export const RemovedPushDevice = z.object({ id: z.string() })
