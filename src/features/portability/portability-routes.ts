import { Readable } from 'node:stream'
import { AccountDeletion, Done } from '#features/accounts/account-settings-contract.ts'
import { endSession, forgetDevice, requireHost, sessionCookie } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { deleteAccount, type FarewellStep } from './account-deletion.ts'
import { type ExportParts, exportAccount } from './account-export.ts'

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
  app.get('/api/account/export', async (request, reply) => {
    const account = await requireHost(context, request)
    const archive = await exportAccount(context, account, {
      sessionToken: request.cookies[sessionCookie] ?? '',
      exportParts,
    })
    const day = new Date(context.clock.now()).toISOString().slice(0, 10)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="benvenuto-${day}.zip"`)
      .send(Readable.from(archive))
  })

  app.delete(
    '/api/account',
    { schema: { body: AccountDeletion, response: { 200: Done, ...failures(400, 401, 429, 503) } } },
    async (request, reply) => {
      const account = await requireHost(context, request)
      const sessionToken = request.cookies[sessionCookie] ?? ''
      await deleteAccount(context, account, { ...request.body, sessionToken }, farewellSteps)
      await endSession(context, request, reply)
      forgetDevice(context, reply)
      return {}
    },
  )
}
