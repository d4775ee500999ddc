import { expect, test } from 'vitest'
import { givenHost, givenPassword } from '#test/given.ts'
import { startTestApp } from '#test/test-app.ts'

const email = 'giulia@example.com'

test('a host signs in with any spelling of her address', async () => {
  const service = await startTestApp()
  const { account } = await givenHost(service, { email })
  const caller = service.browser()

  const response = await caller.post('/api/auth/login', { email: ' GIULIA@example.com', password: givenPassword })

  expect(response.statusCode).toBe(200)
  expect(response.json().host).toMatchObject({ id: account.id, email, planStatus: 'trial', trialDaysLeft: 14 })
  expect((await caller.get('/api/auth/me')).json().id).toBe(account.id)
})

test('a wrong password and an unknown address get the same response', async () => {
  const service = await startTestApp()
  await givenHost(service, { email })

  const wrong = await service.anonymous.post('/api/auth/login', { email, password: 'wrong' })
  const unknown = await service.anonymous.post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong' })

  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' })
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toEqual(wrong.json())
  expect(unknown.cookies).toEqual(wrong.cookies)
})

test('a password that differs in case is wrong', async () => {
  const service = await startTestApp()
  await givenHost(service, { email })
  const response = await service.anonymous.post('/api/auth/login', { email, password: givenPassword.toUpperCase() })
  expect(response.statusCode).toBe(401)
})

test('invalid input is reported per field', async () => {
  const { anonymous } = await startTestApp()
  const response = await anonymous.post('/api/auth/login', { email: 'giulia', password: '' })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ email: 'Enter a valid email address', password: 'Enter a password' })
  expect((await anonymous.post('/api/auth/login')).statusCode).toBe(400)
})

test('a foreign origin cannot sign a host in', async () => {
  const service = await startTestApp()
  await givenHost(service, { email })
  const response = await service.anonymous.post(
    '/api/auth/login',
    { email, password: givenPassword },
    { origin: 'https://evil.example' },
  )
  expect(response.statusCode).toBe(403)
  expect(response.json().code).toBe('FOREIGN_ORIGIN')
  expect(response.cookies).toEqual([])
})
