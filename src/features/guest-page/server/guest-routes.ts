import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { openerPolicy, sendPage } from '#platform/http/page.ts'
import type { HttpApp } from '#platform/http/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { guestChoice, guestLanguage } from './guest-language.ts'
import type { GuestService } from './guest-service.ts'
import { printKitRoutes } from './print-kit/print-kit-routes.ts'
import { createSharePictures } from './share-picture-service.ts'

/** These addresses show the same to the owner as to others. */
const ofOwner = { headers: { 'cache-control': 'private, no-store', ...openerPolicy } }
const dependsOnSession = { headers: { vary: 'accept-encoding, accept-language, cookie' } }

/**
 * `/preview/{id}` with the owner's controls for the owner, and the requests for `/share/{id}` that the page handler
 * passes on: the owner's view of her draft, and the 404 page.
 */
export function guestRoutes(app: HttpApp, context: Context, service: GuestService): void {
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply, id: string, language: Language) =>
    sendPage(request, reply, await service.findMissingPage(id, language), { status: 404, ...dependsOnSession })
  const route = (path: '/preview/:id' | '/share/:id') => {
    const ownerControls = path === '/preview/:id'
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const { id } = request.params
      const choice = guestChoice(request.url, request.headers['accept-language'])
      const owner = await findSignedIn(context, request)
      const owned = owner && (await service.findOwnedPage(id, owner.id, choice, ownerControls))
      if (owned) return sendPage(request, reply, owned, ofOwner)
      const published = await service.findPublishedPage(id, choice)
      if (published) return sendPage(request, reply, published, dependsOnSession)
      return sendMissing(request, reply, id, choice.language)
    })
  }
  printKitRoutes(app, context, service)
  route('/preview/:id')
  route('/share/:id')

  app.get<{ Params: { id: string } }>('/share/:id/contact.vcf', async (request, reply) => {
    const { id } = request.params
    const viewer = await findSignedIn(context, request)
    const card = await service.findContactCard(id, viewer?.id)
    if (card === undefined) {
      return sendMissing(request, reply, id, guestLanguage(request.url, request.headers['accept-language']))
    }
    return reply
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      .header('content-disposition', 'attachment; filename="contact.vcf"')
      .type('text/vcard; charset=utf-8')
      .send(card)
  })

  const pictures = createSharePictures(context)
  app.get<{ Params: { id: string } }>('/share/:id/preview.jpg', async (request, reply) => {
    const { id } = request.params
    const found = await pictures.find(id)
    if (!found) throw platformError('NOT_FOUND')
    // The address changes with the theme; under an outdated address the current picture is sent.
    const isItsAddress = request.url === found.address
    return reply
      .headers({ 'cache-control': `public, max-age=${isItsAddress ? 604_800 : 300}`, 'x-robots-tag': 'noindex' })
      .type('image/jpeg')
      .send(await found.draw())
  })

  app.get('/share/offline.html', async (request, reply) => {
    const language = guestLanguage(request.url, request.headers['accept-language'])
    return sendPage(request, reply, service.getOfflinePage(language))
  })

  // Served below /share/, which limits the service worker's scope.
  app.get('/share/sw.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(service.workerScript),
  )
}
