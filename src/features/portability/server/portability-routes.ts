import { Readable } from 'node:stream'
import { endSession, forgetDevice, requireSignedIn } from '#features/accounts/index.ts'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { AccountDeletion, Done } from '#features/accounts/shared/account-settings-contract.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { failures, fileAnswer } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { consumeReadLimit, rateOf } from '#platform/rate-limits.ts'
import { type AccountDeletionHook, deleteAccount } from './account-deletion.ts'
import { type ExportLists, type ExportParts, exportAccount } from './account-export.ts'

/** Seconds; sent when a host requests a second export while the first is running. */
const retryAfter = 30

/**
 * Export of all data and deletion of the account.
 * @param deletionHooks called when an account is deleted
 * @param exportParts further parts of `account.json`
 * @param exportLists further files
 */
export function portabilityRoutes(
  app: HttpApp,
  context: Context,
  {
    deletionHooks = [],
    exportParts = {},
    exportLists = {},
  }: { deletionHooks?: readonly AccountDeletionHook[]; exportParts?: ExportParts; exportLists?: ExportLists } = {},
): void {
  /** The running exports, by account. */
  const exporting = new Map<string, AbortController>()

  const answers = { 200: fileAnswer('application/zip'), ...failures(401, 429, 503) }
  app.get('/api/account/export', { schema: { response: answers } }, async (request, reply) => {
    const account = await requireSignedIn(context, request)
    if (exporting.has(account.id)) throw platformError('UNAVAILABLE', { retryAfter })
    // The connection may have closed while the session was read. Then 'close' would never end the export.
    if (reply.raw.destroyed) return reply.hijack()
    const ended = new AbortController()
    exporting.set(account.id, ended)
    const end = () => {
      // A late 'close' must not end the next export of the account.
      if (exporting.get(account.id) === ended) exporting.delete(account.id)
      ended.abort()
    }
    // Cancels the running task when the client disconnects.
    reply.raw.once('close', end)
    try {
      await consumeReadLimit(context, {
        name: 'export',
        subject: account.id,
        ...rateOf(context, 'exportsPerAccount'),
      })
      const archive = await exportAccount(context, account, {
        sessionToken: request.cookies[sessionCookie] ?? '',
        exportParts,
        exportLists,
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
      await deleteAccount(context, account, { ...request.body, sessionToken }, deletionHooks)
      await endSession(context, request, reply)
      forgetDevice(context, reply)
      return {}
    },
  )
}

/** @param end called before the end of the stream reaches the reader, and when the stream is aborted */
async function* endWith<Chunk>(chunks: AsyncIterable<Chunk>, end: () => void): AsyncGenerator<Chunk> {
  try {
    yield* chunks
  } finally {
    end()
  }
}
