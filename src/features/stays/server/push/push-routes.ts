import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { forEveryone } from '#platform/http/audience.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import {
  PushDevice,
  PushDevices,
  PushKey,
  PushRenewal,
  PushSubscriptionInput,
  RemovedPushDevice,
  RenewedPushDevice,
} from '../../shared/push-contract.ts'
import hostWorkerScript from '../../ui/push/host-worker.ts?inline-script'
import { testTemplate } from './push-content.ts'
import { getPushKeys } from './push-keys.ts'
import { enqueuePush, takeBackPush } from './push-outbox.ts'
import {
  addPushDevice,
  countPushWrite,
  listPushDevices,
  removePushDevice,
  renewPushDevice,
} from './push-subscriptions.ts'

const path = '/api/push-subscriptions'
const DeviceParams = z.object({ id: z.string() })

/** Milliseconds: the host waits for it. */
const testLifetime = 5 * minute

/**
 * The devices that receive a host's notifications. All calls but the renewal need a session; they work without a plan,
 * as stays do.
 */
export function pushRoutes(app: HttpApp, context: Context): void {
  app.get(path, { schema: { response: { 200: PushDevices, ...failures(401) } } }, async (request) =>
    listPushDevices(context, await requireSignedIn(context, request)),
  )
  app.get(`${path}/key`, { schema: { response: { 200: PushKey, ...failures(401) } } }, async (request) => {
    await requireSignedIn(context, request)
    const { publicKey } = await getPushKeys(context)
    return { publicKey }
  })
  app.post(
    path,
    { schema: { body: PushSubscriptionInput, response: { 201: PushDevice, ...failures(400, 401, 403, 429) } } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const caller = {
        userAgent: request.headers['user-agent'],
        sessionToken: request.cookies[sessionCookie] ?? '',
      }
      return reply.code(201).send(await addPushDevice(context, host, request.body, caller))
    },
  )
  app.delete(
    `${path}/:id`,
    { schema: { params: DeviceParams, response: { 200: RemovedPushDevice, ...failures(401, 404, 429) } } },
    async (request) => {
      await removePushDevice(context, await requireSignedIn(context, request), request.params.id)
      return { id: request.params.id }
    },
  )
  app.post(
    `${path}/renewal`,
    {
      config: forEveryone,
      schema: { body: PushRenewal, response: { 200: RenewedPushDevice, ...failures(400, 404, 429) } },
    },
    async (request) => ({ id: await renewPushDevice(context, request.body) }),
  )
  // Served below /stays/, which limits the service worker's scope: it must not interfere with those of guests' pages.
  app.get('/stays/sw.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(hostWorkerScript),
  )
  app.post(`${path}/test`, { schema: { response: { 200: PushDevices, ...failures(401, 429) } } }, async (request) => {
    const host = await requireSignedIn(context, request)
    await countPushWrite(context, host)
    const order = { template: testTemplate, params: {}, cause: testTemplate, lifetime: testLifetime }
    await context.db.transaction().execute(async (tx) => {
      // One request per device: tests of slow devices must not delay the messages of other hosts.
      await takeBackPush(tx, host.id, order.cause)
      await enqueuePush(tx, context.clock, host.id, order)
    })
    return listPushDevices(context, host)
  })
}
