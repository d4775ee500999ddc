import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainPicture } from '../../test/given-picture.ts'
import { call, registerHost } from '../client.ts'
import { startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'
import { findSwiftObstacle, startSwift } from '../swift.ts'

export const publicPictures: Scene = {
  name: 'public-pictures',
  title: 'guests’ browsers get pictures from the store itself, a container of OpenStack Swift that everybody may read',
  isMeasured: false,
  findObstacle: findSwiftObstacle,
  async play(stage) {
    const swift = await startSwift(stage, ['pictures'])
    await swift.openToAll('pictures')
    const store = await openImages(stage, swift.publicAddressOf('pictures'))
    const env = { MEDIA_URL: swift.addressOf('pictures'), MEDIA_PUBLIC_URL: `${store}/images` }
    const { origin } = await startProduct(stage, { folder: await stage.openFolder(), env })
    const host = await registerHost(origin)
    const jpeg = { headers: { 'content-type': 'image/jpeg' } }
    const bytes = await plainPicture({ width: 800, height: 600 }).jpeg().toBuffer()
    const uploaded = await host.call('POST', '/api/images', bytes, jpeg)
    const { url } = JSON.parse(uploaded.body) as { url: string }
    const bookId = await host.createBook({ coverImage: url })
    const address = `${store}${url.replace('/media/', '/images/')}`

    const page = await call(`${origin}/share/${bookId}`, { headers: { 'accept-encoding': 'identity' } })
    const policy = String(page.headers['content-security-policy'])
    stage.check(
      'the page names the store’s address, and its policy allows that host',
      page.body.includes(address) && policy.includes(new URL(store).host),
      `page ${page.status}`,
    )
    const shown = await call(address, { headers: { origin } })
    const { 'content-type': type, 'cache-control': lifetime, 'access-control-allow-origin': allowed } = shown.headers
    stage.check(
      'the store gives the picture to everybody, with its type and lifetime, for pages of all origins',
      shown.status === 200 && type === 'image/webp' && String(lifetime).includes('immutable') && allowed === '*',
      `${shown.status} ${type}; ${lifetime}; ${allowed}`,
    )
    const key = url.replace('/media/', 'images/')
    const hidden = key.replace('images/', 'hidden-images/')
    await swift.copy('pictures', key, hidden)
    const paths = ['', '/', '/images/', `/${hidden}`, `/images/../${hidden}`, `/images/%2e%2e/${hidden}`]
    const others = await Promise.all(paths.map((path) => call(store + path)))
    stage.check(
      'neither the listing nor hidden pictures can be read',
      others.every(({ status }) => status >= 400),
      others.map(({ status }) => status).join(', '),
    )
  },
}

/**
 * Simulates the proxy before a store that opens whole containers only: it passes `GET /images/{id}/{width}.webp` on, and
 * nothing else. @returns its origin
 */
async function openImages(stage: Stage, container: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const isPicture = request.method === 'GET' && /^\/images\/[\w-]+\/\d+\.webp$/.test(request.url ?? '')
    const found = isPicture ? await fetch(container + request.url).catch(() => undefined) : undefined
    const headers = ['content-type', 'cache-control'].map((name) => [name, found?.headers.get(name) ?? ''] as const)
    response.writeHead(found?.status ?? 404, { ...Object.fromEntries(headers), 'access-control-allow-origin': '*' })
    response.end(found && Buffer.from(await found.arrayBuffer()))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  stage.atEnd(() => server.close())
  // Another host than that of the service, as MEDIA_PUBLIC_URL has to be.
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
