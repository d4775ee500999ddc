import { z } from 'zod'
import { requireSignedIn } from '#features/accounts/index.ts'
import { type BookImage, bookError, findPartForGuests } from '#features/books/index.ts'
import { qrMark } from '#features/books/shared/book.ts'
import { readImageAddress, readImageFile } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import { failures, fileAnswer } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { consumeReadLimit, rateOf } from '#platform/rate-limits.ts'
import type { GuestService } from '../guest-service.ts'
import {
  type PrintedBook,
  type PrintedText,
  type PrintItem,
  printedFields,
  printedTexts,
  printItems,
} from './print-items.ts'

const PrintParams = z.object({ id: z.string(), file: z.string() })
const PrintQuery = z.object({
  wifi: z.string().optional(),
  lang: z.string().optional(),
  secrets: z.string().optional(),
})

/** Maximum duration of a print in seconds; an ordinary one takes a tenth of a second. */
const longestRun = 20

/** Maximum length of a text that is sent to be printed: more than any print has room for. */
const mostLetters = 10_000

const printAnswers = { 200: fileAnswer('application/pdf'), ...failures(400, 401, 404, 409, 429, 503) }

/**
 * `/api/welcome-books/{id}/print-kit/{item}.pdf?wifi=1&lang=it`, for the owner of the book. A print stays in use after
 * the permanent link is closed, so it contains secrets only if she asks for them with `secrets=1`.
 */
export function printKitRoutes(app: HttpApp, context: Context, service: Pick<GuestService, 'addressOf'>): void {
  app.get(
    '/api/welcome-books/:id/print-kit/:file',
    { schema: { params: PrintParams, querystring: PrintQuery, response: printAnswers } },
    async (request, reply) => {
      const host = await requireSignedIn(context, request)
      const item = readItem(request.params.file)
      const withSecrets = request.query.secrets === '1'
      const found = await findPartForGuests(
        context,
        request.params.id,
        printedFields,
        withSecrets ? { kind: 'shown', pictureBase: '' } : { kind: 'withheld' },
      )
      if (!item || found?.hostId !== host.id) throw bookError('BOOK_NOT_FOUND')
      if (found.offline) throw bookError('BOOK_OFFLINE')
      await consumeReadLimit(context, { name: 'print', subject: host.id, ...rateOf(context, 'printsPerAccount') })
      const { wifi, lang } = request.query
      const address = await service.addressOf(found)
      const language = isLanguage(lang) ? lang : host.language
      // Without its password the network would be printed as an open one.
      const withWifi = wifi === '1' && !found.book.withheld.includes('wifiPassword')
      const printedAt = context.clock.now()
      const order = {
        book: cutTexts(found.book),
        link: address + qrMark,
        spokenLink: address.startsWith(`${context.config.origin}/`) ? undefined : spell(address),
        language,
        withWifi,
        printedAt,
      }
      const print = await context.threads.run(
        'drawPrint',
        async () => ({ item, order, logo: await readLogo(context, found.book.look.logo) }),
        {
          queue: 'hosts',
          accountId: host.id,
          longestRun,
          joinKey: [found.id, found.revision, address, item, language, withWifi, withSecrets].join(' '),
        },
      )
      return reply
        .header('content-disposition', `inline; filename="benvenuto-${item}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(print.buffer, print.byteOffset, print.byteLength))
    },
  )
}

/** Texts are cut before they are copied into a thread. */
function cutTexts(book: PrintedBook): PrintedBook {
  const cut = Object.fromEntries(printedTexts.map((name) => [name, book[name].slice(0, mostLetters)]))
  return { ...book, ...(cut as Pick<PrintedBook, PrintedText>) }
}

/** `https://guida.villa-conti.it/` as people write it. */
function spell(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

async function readLogo(context: Context, logo: BookImage | null): Promise<Uint8Array | undefined> {
  const id = logo && readImageAddress(logo.url)
  return id ? readImageFile(context, id, logo.width) : undefined
}

function readItem(file: string): PrintItem | undefined {
  return printItems.find((item) => file === `${item}.pdf`)
}
