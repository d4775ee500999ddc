import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { newSubscription } from '#test/given-push.ts'
import { expectAccessible } from './axe.ts'
import { browserArgs, wholeBrowser } from './browser-options.ts'
import { ownService } from './built-service.ts'
import { test as base, choosePlan, expect, registerHost, toast } from './fixtures.ts'

type Fixtures = {
  /** A stand-in for the push service of the browser, which tests cannot reach. */
  push: { endpoint: string; encodings: string[] }
}

type WorkerFixtures = {
  /** Where the service is, which sends push messages to this machine. */
  stayOrigin: string
}

const test = base.extend<Fixtures, WorkerFixtures>({
  stayOrigin: ownService({ PUSH_LOOPBACK: 'on' }),
  baseURL: async ({ stayOrigin }, use) => use(stayOrigin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  push: async ({}, use) => {
    const encodings: string[] = []
    const server = createServer((request, response) => {
      encodings.push(String(request.headers['content-encoding']))
      request.resume().on('end', () => response.writeHead(201).end())
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    await use({ endpoint: `http://127.0.0.1:${port}/device`, encodings })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
})

test.use({ launchOptions: { executablePath: wholeBrowser, args: [...browserArgs] } })

/** Lets the browser subscribe at the stand-in. */
async function replacePushService(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((subscription) => {
    const key = 'subscribed'
    const made = {
      endpoint: subscription.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: async () => localStorage.removeItem(key) === undefined,
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) ? made : null),
      subscribe: async () => {
        localStorage.setItem(key, 'yes')
        return made
      },
    })
  }, newSubscription(endpoint))
}

test('a host switches notifications on, sends a test, and switches them off', async ({ page, context, push }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'basic')
  await replacePushService(page, push.endpoint)
  await context.grantPermissions(['notifications'])
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Notifications', exact: true })
  const ownSwitch = section.getByRole('switch', { name: 'Notifications on this device' })
  await expect(ownSwitch).not.toBeChecked()
  const broken = (url: URL) => /^\/api\/push-subscriptions(?:\/test)?$/.test(url.pathname)
  const breakCalls = () =>
    page.route(broken, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })
        : route.fallback(),
    )
  await breakCalls()
  await ownSwitch.click()
  await expect(section.getByRole('alert')).toHaveText('That did not work. Please try again in a moment.')
  await expect(ownSwitch).not.toBeChecked()
  await page.unroute(broken)
  await ownSwitch.click()
  await expect(section.getByText('On', { exact: true })).toBeVisible()
  await expectAccessible(page, 'notifications')

  await breakCalls()
  await section.getByRole('button', { name: 'Send a test' }).click()
  await expect(section.getByRole('alert')).toHaveText('That did not work. Please try again in a moment.')
  await page.unroute(broken)
  await section.getByRole('button', { name: 'Send a test' }).click()
  await expect(toast(page, 'Test sent')).toBeVisible()
  await expect.poll(() => push.encodings).toEqual(['aes128gcm'])

  await page.reload()
  await expect(ownSwitch).toBeChecked()
  await ownSwitch.click()
  await expect(section.getByText('Off', { exact: true })).toBeVisible()
  await expect(section.getByRole('button', { name: 'Send a test' })).toHaveCount(0)
})

test('after the logout the browser has no subscription', async ({ page, context, push }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'basic')
  await replacePushService(page, push.endpoint)
  await context.grantPermissions(['notifications'])
  await page.goto('/account')
  await page.getByRole('switch', { name: 'Notifications on this device' }).click()
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible()
  const isSubscribed = () => page.evaluate(() => localStorage.getItem('subscribed') !== null)
  expect(await isSubscribed()).toBe(true)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(toast(page, 'You are signed out')).toBeVisible()
  expect(await isSubscribed()).toBe(false)
})

test('the worker shows what the service sends', async ({ page, context, push, stayOrigin }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'basic')
  await replacePushService(page, push.endpoint)
  await context.grantPermissions(['notifications'])
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration?.scopeURL.endsWith('/stays/')) resolve(registration.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.goto('/account')
  await page.getByRole('switch', { name: 'Notifications on this device' }).click()
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible()
  const workerState = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/stays/'))?.active?.state)
  // A message that comes before is lost.
  await expect.poll(workerState).toBe('activated')

  const content = { title: 'Casa Conti', body: 'Your guests arrived', language: 'en', path: '/stays/b/s', tag: 's tap' }
  const registrationId = await registered
  const message = { origin: stayOrigin, registrationId, data: JSON.stringify(content) }
  await devtools.send('ServiceWorker.deliverPushMessage', message)
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/stays/')
      const notifications = (await registration?.getNotifications()) ?? []
      return notifications.map(({ title, body, data, tag }) => ({ title, body, data, tag }))
    })
  await expect
    .poll(shown)
    .toEqual([{ title: 'Casa Conti', body: 'Your guests arrived', data: '/stays/b/s', tag: 's tap' }])
})

test('a browser that blocks notifications, and one that cannot show them, say what to do', async ({ page }) => {
  await registerHost(page.request)
  await choosePlan(page.request, 'basic')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(section.getByText('Your browser blocks notifications from this site.')).toBeVisible()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.reload()
  await expect(section.getByText('This browser cannot show notifications.')).toBeVisible()
})
