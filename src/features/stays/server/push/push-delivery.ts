import webPush from 'web-push'
import { day, hour, minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { fetchPublic, PublicFetchError } from '#platform/http/public-fetch.ts'
import { pushesSent } from '#platform/metrics/metrics.ts'
import type { PushContent } from '../../shared/push-content.ts'
import type { PushSubscriptionInput } from '../../shared/push-contract.ts'
import { composePush } from './push-content.ts'
import { getPushKeys } from './push-keys.ts'
import type { ClaimedPush } from './push-queue.ts'
import { forgetDevice, forgetMessage, noteFailure, noteSent } from './push-queue.ts'
import { openSubscription } from './push-subscriptions.ts'

/** Maximum duration of one request, in milliseconds: push services respond within one second. */
export const longestRequest = 5 * second

/** Push services respond with an empty body, or with a line about an error. */
const mostAnswerBytes = 16_384

/** Maximum attempts for one message: with the pauses below about 25 minutes. */
const mostAttempts = 6

/** A device that could not be reached for this time (ms) is deleted. */
const longestFailing = 7 * day

/** `gone`: the push service no longer knows the device. `dropped`: it is no longer true. */
export type PushOutcome = 'sent' | 'gone' | 'dropped' | 'failed'

/** Sends a claimed message, and stores the result. */
export async function deliverPush(context: Context, claimed: ClaimedPush, signal?: AbortSignal): Promise<PushOutcome> {
  const { db, clock } = context
  const content = clock.now() < claimed.expiresAt ? await composePush(context, claimed.accountId, claimed) : undefined
  if (!content) {
    await forgetMessage(db, claimed.id)
    return 'dropped'
  }
  const subscription = openSubscription(context, { id: claimed.subscriptionId, sealed: claimed.contentSealed })
  const { publicKey, privateKey } = await getPushKeys(context)
  // While the key of the service is changed, another node can decrypt them; a later attempt may be made there.
  if (!subscription || privateKey === undefined) return postpone(context, claimed, 'sealed under another key')
  const request = { subscription, content, vapidKeys: { publicKey, privateKey } }
  const answer = await post(context, request, claimed, signal)
  if ('status' in answer && answer.status >= 200 && answer.status < 300) {
    await noteSent(db, claimed)
    return 'sent'
  }
  if ('status' in answer && (answer.status === 404 || answer.status === 410)) {
    await forgetDevice(db, claimed.subscriptionId)
    return 'gone'
  }
  return storeFailure(context, claimed, answer)
}

type Answer = { status: number; retryAfter: number } | { problem: string }

type PushRequest = {
  subscription: PushSubscriptionInput
  content: PushContent
  vapidKeys: { publicKey: string; privateKey: string }
}

async function post(
  context: Context,
  { subscription, content, vapidKeys }: PushRequest,
  { expiresAt }: ClaimedPush,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { config, clock } = context
  const { headers, body, endpoint } = webPush.generateRequestDetails(subscription, JSON.stringify(content), {
    TTL: Math.max(0, Math.floor((expiresAt - clock.now()) / second)),
    urgency: 'high',
    vapidDetails: { subject: contactOf(context), ...vapidKeys },
  })
  try {
    const { status, headers: answered } = await fetchPublic(endpoint, {
      headers: toHeaders(headers),
      body,
      allowsLoopback: config.allowsLoopbackPush,
      dnsServers: config.domains.dnsServers,
      maxBytes: mostAnswerBytes,
      timeoutMs: longestRequest,
      ...(signal && { signal }),
    })
    const retryAfter = Number(answered['retry-after'])
    return { status, retryAfter: Number.isFinite(retryAfter) ? retryAfter * second : 0 }
  } catch (error) {
    if (error instanceof PublicFetchError) return { problem: error.problem }
    throw error
  }
}

/** `content-length` is set by the fetch itself. */
function toHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Contact for the operators of a push service (RFC 8292, 2.1). */
function contactOf({ config }: Context): string {
  if (config.origin.startsWith('https:')) return config.origin
  return `mailto:${config.mail.adminEmail ?? 'operator@localhost.invalid'}`
}

/** Stores a failed attempt. A device that could not be reached for a week is deleted. */
async function storeFailure(context: Context, claimed: ClaimedPush, answer: Answer): Promise<PushOutcome> {
  const { db, clock } = context
  const isOver = claimed.failingSince !== null && clock.now() - claimed.failingSince >= longestFailing
  const reason = 'status' in answer ? `status ${answer.status}` : answer.problem
  if (!isOver) return postpone(context, claimed, reason, 'status' in answer ? Math.min(hour, answer.retryAfter) : 0)
  await forgetDevice(db, claimed.subscriptionId)
  return 'gone'
}

/** @param shortest pause in milliseconds */
async function postpone(
  { db, clock, log }: Context,
  claimed: ClaimedPush,
  reason: string,
  shortest = 0,
): Promise<PushOutcome> {
  const now = clock.now()
  log.warn({ subscription: claimed.subscriptionId, attempts: claimed.attempts, reason }, 'push message not sent')
  const pause = Math.max(pauseAfter(claimed.attempts), shortest)
  const isOver = claimed.attempts >= mostAttempts || now + pause >= claimed.expiresAt
  await noteFailure(db, claimed, { now, nextAttemptAt: isOver ? undefined : now + pause })
  return 'failed'
}

/** 10 s, 40 s, 160 s, and then ten minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(10 * minute, 10 * second * 4 ** (attempts - 1))
}

export function countPush(outcome: PushOutcome | 'error'): void {
  pushesSent.inc({ outcome })
}
