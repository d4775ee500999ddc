import sharp from 'sharp'
import { z } from 'zod'
import { requireHost } from '#features/accounts/index.ts'
import { qrMark } from '#features/books/book.ts'
import { type BookImage, bookError, findGuestBook } from '#features/books/index.ts'
import { readImageAddress, readImageFile } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import type { GuestService } from '../guest-service.ts'
import { createPrint, type PrintItem, type PrintLogo, printItems } from './print-kit.ts'

const PrintParams = z.object({ id: z.string(), file: z.string() })
const PrintQuery = z.object({ wifi: z.string().optional(), lang: z.string().optional() })

/** `/api/welcome-books/{id}/print-kit/{item}.pdf?wifi=1&lang=it`, for the owner of the book. */
export function printKitRoutes(app: HttpApp, context: Context, service: Pick<GuestService, 'addressOf'>): void {
  app.get(
    '/api/welcome-books/:id/print-kit/:file',
    { schema: { params: PrintParams, querystring: PrintQuery } },
    async (request, reply) => {
      const host = await requireHost(context, request)
      const item = readItem(request.params.file)
      const found = await findGuestBook(context.db, request.params.id)
      if (!item || found?.hostId !== host.id) throw bookError('BOOK_NOT_FOUND')
      const { wifi, lang } = request.query
      const address = await service.addressOf(found)
      const print = await createPrint(item, {
        book: found.book,
        link: address + qrMark,
        spokenLink: address.startsWith(`${context.config.origin}/`) ? undefined : spell(address),
        language: isLanguage(lang) ? lang : host.language,
        withWifi: wifi === '1',
        printedAt: context.clock.now(),
        logo: await readLogo(context, found.book.look.logo),
      })
      return reply
        .header('content-disposition', `inline; filename="benvenuto-${item}.pdf"`)
        .type('application/pdf')
        .send(print)
    },
  )
}

/** `https://guida.villa-conti.it/` as people write it. */
function spell(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** PDF knows no WebP. */
async function readLogo({ storage }: Context, logo: BookImage | null): Promise<PrintLogo | undefined> {
  const id = logo && readImageAddress(logo.url)
  const file = id && (await readImageFile(storage, id, logo.width))
  if (!file) return undefined
  const { data, info } = await sharp(file).png().toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

function readItem(file: string): PrintItem | undefined {
  return printItems.find((item) => file === `${item}.pdf`)
}
