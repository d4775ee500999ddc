import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import { findDefaults, presentBook } from '#features/books/index.ts'
import { BookView } from '#features/books/shared/book-contract.ts'
import { ThemeChange, ThemeDefaultsChange, ThemeDefaultsView } from '#features/books/shared/theme-contract.ts'
import { bodyLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { changeTheme, changeThemeDefaults } from './theme-service.ts'

const BookParams = z.object({ id: z.string() })
const refusals = failures(400, 401, 402, 403, 404, 409, 413, 503)

/** Routes for themes of books and the host's theme for new books. */
export function themeRoutes(app: HttpApp, context: Context): void {
  app.put(
    '/api/welcome-books/:id/look',
    {
      bodyLimit: bodyLimits.theme,
      schema: { params: BookParams, body: ThemeChange, response: { 200: BookView, ...refusals } },
    },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return presentBook(await changeTheme(context, host, request.params.id, request.body))
    },
  )

  app.get(
    '/api/look-defaults',
    { schema: { response: { 200: ThemeDefaultsView, ...failures(401) } } },
    async (request) => ({
      look: await findDefaults(context.db, await requireSignedIn(context, request)),
    }),
  )

  app.put(
    '/api/look-defaults',
    {
      bodyLimit: bodyLimits.theme,
      schema: { body: ThemeDefaultsChange, response: { 200: ThemeDefaultsView, ...refusals } },
    },
    async (request) => {
      const host = await requireSignedIn(context, request)
      return { look: await changeThemeDefaults(context, host, request.body.look) }
    },
  )
}
