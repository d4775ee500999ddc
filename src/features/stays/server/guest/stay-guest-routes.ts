import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPartForGuests, readSecretPicture } from '#features/books/index.ts'
import { type GuestService, guestLanguage } from '#features/guest-page/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { acceptForms, readFields } from '#platform/http/form-body.ts'
import { sendPage } from '#platform/http/page.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import { createGuestStayTexts } from '../../ui/guest/guest-stay-texts.ts'
import stayWorkerScript from '../../ui/guest/worker/stay-worker.ts?inline-script'
import { listCodesOnPage, showSpareCode } from '../codes/spare-codes.ts'
import { type FoundStay, findStayByToken, isBookOpen, stayPath } from '../stays/stay-links.ts'
import { windowOf } from '../stays/stay-window.ts'
import { markArrived, markDeparted, undoTap } from '../taps/taps.ts'
import { createReminder } from './reminder.ts'
import type { StayPages } from './stay-page-service.ts'

/** Maximum bytes of a form: one number. */
const longestForm = 1_000

/** For everything below `/s/`: not cached, not indexed, no referrer. */
const secretHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

type StayRequest = FastifyRequest<{ Params: { token: string } }>

/**
 * The requests for `/s/{token}` that the page handler passes on, and the other addresses of a stay's page. All of them
 * need only the link.
 */
export function stayGuestRoutes(app: HttpApp, context: Context, pages: StayPages, guests: GuestService): void {
  const languageOf = (request: FastifyRequest, found?: FoundStay) =>
    guestLanguage(queryOf(request), request.headers['accept-language'], found?.stay.language)
  const sendMissing = async (request: StayRequest, reply: FastifyReply, found: FoundStay | undefined) => {
    const language = languageOf(request, found)
    const page = found ? await guests.findMissingPage(found.bookId, language) : guests.getNotFoundPage(language)
    return sendPage(request, reply, page, { status: 404, headers: secretHeaders })
  }

  app.get('/s/:token', async (request: StayRequest, reply) => {
    const { token } = request.params
    const page = await pages.findPage({
      token,
      query: queryOf(request),
      acceptLanguage: request.headers['accept-language'],
    })
    if (page) return sendPage(request, reply, page)
    return sendMissing(request, reply, await pages.readStay(token))
  })

  app.get('/s/:token/reminder.ics', async (request: StayRequest, reply) => {
    const { token } = request.params
    const found = await pages.readStay(token)
    const book = found && isBookOpen(found) && (await findPartForGuests(context, found.bookId, ['propertyName']))
    const { releaseAt, endsAt } = found ? windowOf(found.stay, found.settings) : { releaseAt: 0, endsAt: 0 }
    const now = context.clock.now()
    if (!found || !book || found.stay.cancelledAt !== null || now >= endsAt) return sendMissing(request, reply, found)
    const texts = createGuestStayTexts(languageOf(request, found))
    const file = createReminder({
      link: await pages.addressOf(found, token),
      title: texts('reminder.title', { name: book.book.propertyName }),
      text: texts('reminder.text'),
      startsAt: releaseAt,
      now,
    })
    return reply
      .headers({ ...secretHeaders, 'content-disposition': 'attachment; filename="reminder.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(file)
  })

  app.get(
    '/s/:token/media/:id/:file',
    async (request: FastifyRequest<{ Params: { token: string; id: string; file: string } }>, reply) => {
      reply.headers(secretHeaders)
      const { token, id, file } = request.params
      const found = await pages.readStay(token)
      const isShown = found && isBookOpen(found) && pages.readFacts(found, token).state === 'shown'
      const address = `/media/${id}/${file}`
      const bytes = isShown ? await readSecretPicture(context, { bookId: found.bookId, address }) : undefined
      if (!bytes) throw platformError('NOT_FOUND')
      return reply.type('image/webp').send(bytes)
    },
  )

  registerScope(app, (scope) => {
    acceptForms(scope)
    /** A form of the page: works without script, and shows the page again at the card of the form. */
    const form = (
      action: string,
      card: string,
      act: (found: FoundStay, body: unknown) => Promise<string | undefined>,
    ) =>
      scope.post<{ Params: { token: string } }>(
        `/s/:token/${action}`,
        { bodyLimit: longestForm, schema: { hide: true } },
        async (request, reply) => {
          const { token } = request.params
          // From the database and not from memory, because the result is written.
          const found = await findStayByToken(context, token)
          // Same rule as for the page: a book that nobody can read accepts no taps.
          if (!found || !isBookOpen(found)) return sendMissing(request, reply, found)
          const further = await act(found, request.body)
          const language = languageOf(request, found)
          const query = further === undefined ? '' : `&${further}`
          return reply.headers(secretHeaders).redirect(`${stayPath(token)}?lang=${language}${query}#${card}`, 303)
        },
      )
    form('arrived', 'arrive', async (found) => void (await markArrived(context, found)))
    form('departed', 'leave', async (found) => void (await markDeparted(context, found)))
    form('undo', 'book', async (found) => void (await undoTap(context, found)))
    form('spare-code', 'arrive', async (found, body) => {
      const { shown } = readFields(body, ['shown'])
      const onPage = listCodesOnPage(context, found, context.clock.now()).length
      // A repeated form, or one of an older page, asks for a code that is already shown.
      if (shown !== '' && shown !== String(onPage)) return undefined
      return (await showSpareCode(context, found)) === undefined ? 'asked' : undefined
    })
  })

  // Served below /s/, which limits the service worker's scope.
  app.get('/s/sw.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(stayWorkerScript),
  )
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}
