import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app.ts'

test('every call is described, and the operator’s are not', async () => {
  const { anonymous } = await startTestApp()

  const response = await anonymous.get('/api/openapi.json')

  expect(response.statusCode).toBe(200)
  const { paths } = response.json<{ paths: Record<string, Record<string, { responses: object }>> }>()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/auth/login', '/api/welcome-books', '/api/welcome-books/{id}', '/api/select-plan']),
  )
  expect(paths['/api/welcome-books']?.['post']?.responses).toHaveProperty('201')
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/admin'))).toEqual([])
})
