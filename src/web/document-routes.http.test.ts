import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app.ts'

test.each(['/', '/it', '/blog/', '/de/demo-preview', '/login', '/profile?from=mail'])(
  '%s only allows reading methods',
  async (path) => {
    const { anonymous } = await startTestApp()

    for (const answer of [
      await anonymous.post(path, {}),
      await anonymous.put(path, {}),
      await anonymous.delete(path),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
      expect(answer.headers.allow).toBe('GET, HEAD')
    }
  },
)

test.each(['/nothing', '/admin', '/hero-preview'])(
  '%s answers POST with 404, so that it does not reveal whether the page exists',
  async (path) => {
    const { anonymous } = await startTestApp()

    expect((await anonymous.post(path, {})).statusCode).toBe(404)
  },
)
