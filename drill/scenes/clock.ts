import { call, registerHost } from '../client.ts'
import { startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

const hour = 3_600_000
const jumps = [-2 * hour, 2 * hour, -24 * hour, 24 * hour]

export const clock: Scene = {
  name: 'clock',
  title: 'the clock jumps back and forth by hours and a day',
  isMeasured: false,
  isInShortForm: true,
  async play(stage) {
    const product = await startProduct(stage, { folder: await stage.openFolder() })
    const { origin } = product
    const host = await registerHost(origin)
    const bookId = await host.createBook()
    const statuses: number[] = []
    let shown = 0
    for (const [index, jump] of jumps.entries()) {
      product.moveClock(jump)
      const mark = `written after jump ${index}`
      const saved = await host.saveBook(bookId, { welcomeMessage: mark })
      const page = await call(`${origin}/share/${bookId}`, { headers: { 'accept-encoding': 'identity' } })
      const listed = await host.call('GET', '/api/welcome-books')
      const registered = await registerHost(origin).then(
        () => 201,
        () => 0,
      )
      if (page.body.includes(mark)) shown += 1
      statuses.push(saved.status, page.status, listed.status, registered)
    }
    stage.check(
      'hosts stay signed in, save and register, guests read the newest',
      statuses.every((status) => status === 200 || status === 201) && shown === jumps.length,
      `${jumps.length} jumps: ${statuses.join(' ')}; ${shown} pages were the newest`,
    )
    stage.check(
      'nothing unexpected is in the log',
      product.complaints('error').length === 0,
      product.complaints('error').join('; ') || 'no errors',
    )
  },
}
