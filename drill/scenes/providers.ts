import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainPicture } from '../../test/given-picture.ts'
import { call, registerHost } from '../client.ts'
import { ms } from '../figures.ts'
import { startMailServer } from '../mail-server.ts'
import { startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

export const providers: Scene = {
  name: 'providers',
  title: 'mail server, Stripe and the bucket take connections and never answer',
  isMeasured: false,
  async play(stage) {
    const [mail, stripe, bucket] = [
      await startDeafServer(stage),
      await startDeafServer(stage),
      await startDeafServer(stage),
    ]
    const product = await startProduct(stage, {
      folder: await stage.openFolder(),
      env: {
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        STRIPE_SECRET_KEY: 'sk_test_drill',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_drill',
        STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
        MEDIA_URL: `s3://key:secret@127.0.0.1:${bucket.port}/drill?insecure=1`,
      },
    })
    const { origin } = product
    const start = performance.now()
    const host = await registerHost(origin)
    const bookId = await host.createBook()
    const page = await call(`${origin}/share/${bookId}`)
    stage.check(
      'registering, writing and reading need none of them',
      page.status === 200 && performance.now() - start < 10_000,
      `a host registered and a guest read her book after ${ms(performance.now() - start)}`,
    )
    const picture = await plainPicture({ width: 400, height: 300 }).jpeg().toBuffer()
    const jpeg = { headers: { 'content-type': 'image/jpeg' } }
    const [uploaded, paid] = await Promise.all([
      host.call('POST', '/api/images', picture, jpeg),
      host.call('POST', '/api/create-subscription', { plan: 'pro' }),
    ])
    stage.check(
      'an upload and a payment end with a clear 503',
      uploaded.status === 503 && paid.status === 503,
      `upload ${uploaded.status} after ${ms(uploaded.ms)}, payment ${paid.status} after ${ms(paid.ms)}`,
    )
    const meanwhile = await call(`${origin}/share/${bookId}`)
    stage.check('guests read on', meanwhile.status === 200, `${meanwhile.status} after ${ms(meanwhile.ms)}`)

    await mail.close()
    const { received } = await startMailServer(stage, mail.port)
    const end = performance.now() + 90_000
    while (received.length === 0 && performance.now() < end) await sleep(200)
    stage.check(
      'the welcome mail is sent when the mail server answers again',
      received.some(({ to }) => to === host.email),
      `${received.length} mails after ${ms(performance.now() - end + 90_000)}`,
    )
  },
}

async function startDeafServer(stage: Stage) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  stage.atEnd(close)
  return { port: (server.address() as AddressInfo).port, close }
}
