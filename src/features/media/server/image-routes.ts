import { z } from 'zod'
import { findSignedIn, refuseOtherAccount, requireSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { maxImageBytes, presentImage, readImageAddress } from '../shared/image.ts'
import { UploadedImage } from '../shared/image-contract.ts'
import { imageError } from './image-errors.ts'
import { readImageFile } from './image-files.ts'
import { createSecrecyReader, isForSharedCaches, isSecret, isWithheld } from './image-secrecy.ts'
import { storeImage } from './image-service.ts'

/** Slightly above the limit, so that `storeImage` decides about files near the limit and not Fastify. */
const uploadBodyLimit = maxImageBytes + 10_000

const FileParams = z.object({ id: z.string(), file: z.string() })

export function mediaRoutes(app: HttpApp, context: Context): void {
  // In its own scope, so that no other route accepts a picture as its body.
  void app.register((scope: HttpApp, _options, done) => {
    uploadRoute(scope, context)
    done()
  })

  const readSecrecy = createSecrecyReader(context.db)
  app.get('/media/:id/:file', { schema: { params: FileParams } }, async (request, reply) => {
    // A picture that is kept from somebody now may be shown to him later.
    void reply.header('cache-control', 'private, no-store')
    const id = readImageAddress(`/media/${request.params.id}/${request.params.file}`)
    if (id === undefined) throw platformError('NOT_FOUND')
    const secrecy = await readSecrecy(id)
    if (isWithheld(secrecy, context.clock.now())) {
      const viewer = await findSignedIn(context, request)
      if (viewer?.id !== secrecy?.accountId) throw platformError('NOT_FOUND')
    }
    const bytes = await readImageFile(context, id, Number.parseInt(request.params.file, 10))
    if (!bytes) throw platformError('NOT_FOUND')
    const isShared = isForSharedCaches(secrecy)
    if (!isSecret(secrecy)) {
      void reply.header('cache-control', `${isShared ? 'public' : 'private'}, max-age=31536000, immutable`)
    }
    // A CDN sends on what it was sent: browsers use the picture in pages of another host, and workers keep it.
    if (isShared && context.config.mediaPublicUrl !== undefined) {
      void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    }
    return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(bytes)
  })
}

function uploadRoute(app: HttpApp, context: Context): void {
  for (const type of [/^image\//, 'application/octet-stream']) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
  }
  app.setErrorHandler((error: Error & { statusCode?: number }) => {
    if (error.statusCode === 413) throw imageError('IMAGE_TOO_LARGE', { cause: error })
    if (error.statusCode === 415) throw imageError('UNSUPPORTED_IMAGE', { cause: error })
    throw error
  })

  app.post(
    '/api/images',
    {
      bodyLimit: uploadBodyLimit,
      schema: {
        /** The account whose page sends the picture; if another one is signed in, the answer is OTHER_ACCOUNT. */
        querystring: z.object({ accountId: z.string().optional() }),
        response: { 201: UploadedImage, ...failures(400, 401, 403, 413, 429, 503) },
      },
    },
    async (request, reply) => {
      const account = await requireSignedIn(context, request)
      refuseOtherAccount(account, request.query.accountId)
      if (!Buffer.isBuffer(request.body)) throw imageError('UNSUPPORTED_IMAGE')
      const image = await storeImage(context, account.id, request.body)
      return reply.code(201).send(presentImage(image))
    },
  )
}
