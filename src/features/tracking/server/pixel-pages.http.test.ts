import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'

const asPage = { accept: 'text/html' }
const pixelMark = '<meta name="pixel" content="4711"/>'

test('with a pixel, documents and app screens contain its id and the consent banner', async () => {
  const { anonymous } = await startTestApp({ env: { META_PIXEL_ID: '4711' } })

  for (const path of ['/', '/it/legal', '/no-such-page']) {
    const { body } = await anonymous.get(path, asPage)
    expect(body, path).toContain(pixelMark)
    expect(body, path).toContain('id="consent"')
    expect(body, path).toContain('data-consent-settings')
  }
  expect((await anonymous.get('/register', asPage)).body).toContain(pixelMark)
})

test('without a pixel there is no consent banner', async () => {
  const { anonymous } = await startTestApp()

  for (const path of ['/', '/legal', '/register']) {
    const { body } = await anonymous.get(path, asPage)
    expect(body, path).not.toMatch(/name="pixel"|id="consent"|data-consent-settings|facebook/)
  }
})

test('guest pages contain no pixel, neither in their markup nor in their policy', async () => {
  const service = await startTestApp({ env: { META_PIXEL_ID: '4711' } })
  const { as: host } = await givenHost(service)
  const { id } = await givenBook(host)
  const answers = [
    await service.anonymous.get(`/share/${id}`, asPage),
    await host.get(`/preview/${id}`, asPage),
    await service.anonymous.get('/share/nothing', asPage),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404])
  for (const { body, headers } of answers) {
    expect(body).not.toMatch(/name="pixel"|id="consent"|facebook/)
    expect(headers['content-security-policy']).not.toContain('facebook')
  }
})

test('no page sends its full address as a referrer', async () => {
  const service = await startTestApp()
  const { as: host } = await givenHost(service)
  const { id } = await givenBook(host)

  for (const path of ['/', '/create', `/preview/${id}`]) {
    expect((await host.get(path, asPage)).headers['referrer-policy'], path).toBe('strict-origin')
  }
})
