import { Readable } from 'node:stream'
import { endSession, forgetDevice, requireSignedIn } from '#features/accounts/index.ts'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { AccountDeletion, Done } from '#features/accounts/shared/account-settings-contract.ts'
import { rateOf, takeAttempt } from '#platform/attempts.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { deleteAccount, type FarewellStep } from './account-deletion.ts'
import { type ExportParts, exportAccount } from './account-export.ts'

/** Seconds; sent to a host who asks for a second export while the first is under way. */
const retryAfter = 30

/**
 * A host's way out: taking everything along, and being forgotten.
 * @param farewellSteps what else has to be settled when an account goes
 * @param exportParts what else there is of an account
 */
export function portabilityRoutes(
  app: HttpApp,
  context: Context,
  { farewellSteps = [], exportParts = {} }: { farewellSteps?: readonly FarewellStep[]; exportParts?: ExportParts } = {},
): void {
  /** The exports under way, by account. */
  const exporting = new Map<string, AbortController>()

  app.get('/api/account/export', async (request, reply) => {
    const account = await requireSignedIn(context, request)
    if (exporting.has(account.id)) throw platformError('UNAVAILABLE', { retryAfter })
    // The session was read meanwhile; after 'close' nothing would end the export.
    if (reply.raw.destroyed) return reply.hijack()
    const ended = new AbortController()
    exporting.set(account.id, ended)
    const end = () => {
      // A late 'close' must not end the next export of the account.
      if (exporting.get(account.id) === ended) exporting.delete(account.id)
      ended.abort()
    }
    // Whoever goes away midway ends what is being made at the moment.
    reply.raw.once('close', end)
    try {
      await takeAttempt(context, [{ name: 'export', subject: account.id, ...rateOf(context, 'exportsPerAccount') }])
      const archive = await exportAccount(context, account, {
        sessionToken: request.cookies[sessionCookie] ?? '',
        exportParts,
        signal: ended.signal,
      })
      const day = new Date(context.clock.now()).toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="benvenuto-${day}.zip"`)
        .send(Readable.from(endWith(archive, end)))
    } catch (error) {
      end()
      throw error
    }
  })

  app.delete(
    '/api/account',
    { schema: { body: AccountDeletion, response: { 200: Done, ...failures(400, 401, 429, 503) } } },
    async (request, reply) => {
      const account = await requireSignedIn(context, request)
      const sessionToken = request.cookies[sessionCookie] ?? ''
      await deleteAccount(context, account, { ...request.body, sessionToken }, farewellSteps)
      await endSession(context, request, reply)
      forgetDevice(context, reply)
      return {}
    },
  )
}

/** @param end called before the last chunk's reader learns that it was the last one */
async function* endWith<Chunk>(chunks: AsyncIterable<Chunk>, end: () => void): AsyncGenerator<Chunk> {
  try {
    yield* chunks
  } finally {
    end()
  }
}
