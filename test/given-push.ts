import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { PushContent } from '#features/stays/shared/push-content.ts'
import { PushDevice, type PushSubscriptionInput } from '#features/stays/shared/push-contract.ts'
import { serve } from './local-server.ts'
import type { Caller } from './test-app.ts'

/** What a push service answers. */
export type PushAnswer = {
  status?: number
  headers?: Record<string, string>
  /** Bytes of an answer that does not end before them. */
  bodyBytes?: number
  /** Never answers. */
  isSilent?: boolean
}

type Received = { path: string; headers: IncomingHttpHeaders; content: PushContent }

/** A push service with browsers: it decrypts what they would (RFC 8291). Answers 201 until a test changes that. */
export async function startPushService() {
  const answers = new Map<string, PushAnswer>()
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  const origin = await serve(async (request, response) => {
    const { url: path = '', headers } = request
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const browser = browsers.get(path)
    if (browser) received.push({ path, headers, content: JSON.parse(decrypt(browser, Buffer.concat(parts))) })
    const { status = 201, headers: sent = {}, bodyBytes = 0, isSilent = false } = answers.get(path) ?? {}
    if (!isSilent) response.writeHead(status, sent).end(Buffer.alloc(bodyBytes))
  })
  return {
    received,
    /** A browser that has subscribed at this service. @param path of its address */
    subscribe(path = `/push/${randomBytes(8).toString('hex')}`): PushSubscriptionInput {
      const browser = newBrowser()
      browsers.set(path, browser)
      return subscriptionOf(browser, `${origin}${path}`)
    },
    answer(path: string, answer: PushAnswer): void {
      answers.set(path, answer)
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** A subscription of a browser at an address where nobody may listen. */
export function newSubscription(endpoint: string): PushSubscriptionInput {
  return subscriptionOf(newBrowser(), endpoint)
}

/** A device that a host has added. */
export async function givenPushDevice(as: Caller, subscription: PushSubscriptionInput): Promise<PushDevice> {
  const response = await as.post('/api/push-subscriptions', subscription)
  if (response.statusCode !== 201) throw new Error(`no device was added: ${response.body}`)
  return PushDevice.parse(response.json())
}

type Browser = { keys: ReturnType<typeof createECDH>; auth: Buffer }

function newBrowser(): Browser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return { keys, auth: randomBytes(16) }
}

function subscriptionOf({ keys, auth }: Browser, endpoint: string): PushSubscriptionInput {
  const p256dh = keys.getPublicKey().toString('base64url')
  return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
}

/** Decrypts a message of one record: RFC 8291, section 3.4, and RFC 8188, section 2.1. */
function decrypt({ keys, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + (body[20] ?? 0)
  const sender = body.subarray(21, keyEnd)
  const derive = (secret: Uint8Array, saltBytes: Uint8Array, purpose: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltBytes, purpose, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
