import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { expectNoViolations } from './axe.ts'
import { captchaAnswer, expect, newPerson, password, registerHost, test, toast } from './fixtures.ts'

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function fillRegistration(
  page: Page,
  { email = newPerson().email, confirmation = password, captcha = captchaAnswer },
) {
  await page.getByLabel('First name').fill('Giulia')
  await page.getByLabel('Last name').fill('Ferrante')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirmation)
  await page.getByLabel('Type the characters you see').fill(captcha)
}

test('while the script of the first screen is on its way, the page says that it loads', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/login-page-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  // The server's shell says it too; only React's own elements have its keys.
  const isSaidByReact = () => {
    const status = document.querySelector('#root [role=status]')
    return status?.textContent === 'Loading...' && Object.keys(status).some((key) => key.startsWith('__react'))
  }
  await page.waitForFunction(isSaidByReact)
  release()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a screen that is opened by its address begins at its top, wherever the one before was left', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/plan-selection')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a host signs in, is greeted on the home page, and signs out in the header', async ({ page, playwright }) => {
  const elsewhere = await playwright.request.newContext()
  const { email, name } = await registerHost(elsewhere)
  await page.goto('/login')

  await signIn(page, email, 'not her password')
  await expect(toast(page, 'Login error')).toBeVisible()
  await expect(toast(page, 'Invalid credentials')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await signIn(page, email)
  await page.waitForURL(/\/$/)
  await expect(toast(page, 'Login successful!')).toBeVisible()
  await expect(toast(page, `Welcome back, ${name}.`)).toBeVisible()
  const account = page.getByRole('banner').getByRole('button', { name })
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('menuitem', { name: 'Create Welcome Book' })).toHaveAttribute('href', '/create')

  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(account).toHaveCount(0)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  await elsewhere.dispose()
})

test('a visitor who opens /profile or /create is redirected to /login', async ({ page }) => {
  for (const path of ['/profile', '/create', '/create?edit=nothing']) {
    await page.goto(path)
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  }
})

test('a signed-in host is redirected from /login and /register', async ({ signedInPage: page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await page.waitForURL('**/profile')
  }
})

test('a wrong captcha is replaced and its answer is cleared', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, { captcha: 'wrong' })
  const picture = page.getByRole('img', { name: 'Picture with characters to type' })
  const before = await picture.getAttribute('src')
  await page.getByRole('checkbox').check()

  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(toast(page, 'Registration error')).toBeVisible()
  await expect(page.getByLabel('Type the characters you see')).toHaveValue('')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByLabel('First name')).toHaveValue('Giulia')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)

  await page.getByLabel('Type the characters you see').fill('half an ans')
  const second = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(picture).not.toHaveAttribute('src', second ?? '')
  await expect(page.getByLabel('Type the characters you see')).toHaveValue('')
})

/** The code in the mail to an address, which the service under test sends. */
async function mailedCode(address: string): Promise<string> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail')
  let code = ''
  await expect(async () => {
    for (const file of await readdir(folder)) {
      const mail = await PostalMime.parse(await readFile(join(folder, file)))
      if (mail.to?.some((to) => to.address === address)) code = /^\d{6}/.exec(mail.text ?? '')?.[0] ?? code
    }
    expect(code).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return code
}

test('a host who cannot see the picture registers by keyboard with a code by mail', async ({ page }) => {
  await page.goto('/register')
  const ask = page.getByRole('button', { name: 'I cannot read the picture' })
  await page.getByRole('button', { name: 'Reload' }).focus()
  await page.keyboard.press('Tab')
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address')

  const { email } = newPerson()
  await fillRegistration(page, { email })
  await ask.focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Type the code from the email')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('status').filter({ hasText: `six-digit code to ${email}` })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Picture with characters to type' })).toHaveCount(0)
  await expectNoViolations(page, 'code by mail')

  const code = await mailedCode(email)
  await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is wrong/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')

  await page.waitForURL('**/plan-selection')
  expect((await (await page.request.get('/api/auth/me')).json()).emailConfirmed).toBe(true)
})

test('a host who cannot see the picture signs in with a code by mail when a captcha is needed', async ({
  page,
  host,
}) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'LOGIN_NEEDS_CAPTCHA',
        message: 'Please also type the characters.',
        fields: { captcha: 'Enter the characters from the picture' },
      },
    }),
  )
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Type the characters you see')).toBeFocused()
  await page.unroute('**/api/auth/login')

  await page.getByRole('button', { name: 'I cannot read the picture' }).click()
  const field = page.getByLabel('Type the code from the email')
  await expect(field).toBeFocused()
  const code = await mailedCode(host.email)
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is wrong/)
  await field.fill(code)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  expect((await page.request.get('/api/auth/me')).status()).toBe(200)
})

test('a visitor who has requested a code can go back to the picture', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, {})
  await page.getByRole('button', { name: 'I cannot read the picture' }).click()
  await page.getByRole('button', { name: 'Back to the picture' }).click()
  await expect(page.getByLabel('Type the characters you see')).toBeFocused()
  await expect(page.getByRole('img', { name: 'Picture with characters to type' })).toBeVisible()

  await page.route('**/api/captcha/mail', (route) => route.abort())
  await page.getByRole('button', { name: 'I cannot read the picture' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The code was not sent.' })).toBeVisible()
  await page.getByLabel('Type the characters you see').fill(captchaAnswer)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/plan-selection')
})

test('different passwords are reported at the field and in a toast', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, { confirmation: 'another one' })
  await page.getByLabel('Type the characters you see').focus()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/Passwords do not match/)
  await page.getByRole('checkbox').check()

  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(toast(page, 'Passwords do not match')).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
})

test('registering requires accepting the terms, and the password can be shown', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, {})
  const submit = page.getByRole('button', { name: 'Create account' })
  await expect(submit).toBeDisabled()
  await expect(page.getByText('Accept the terms above to create your account.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await expect(submit).toBeEnabled()

  const secret = page.getByLabel('Password', { exact: true })
  await expect(secret).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(secret).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).first().click()
  await expect(secret).toHaveAttribute('type', 'password')
  for (const [value, word] of [
    ['abc', 'Weak'],
    ['Abcdefgh', 'Medium'],
    ['Abcdefg1', 'Strong'],
  ] as const) {
    await secret.fill(value)
    await expect(page.getByText(word)).toBeVisible()
  }
})

test('a visitor’s choice of a plan is kept through the registration', async ({ page }) => {
  await page.goto('/plan-selection')
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await page.waitForURL('**/register')
  await fillRegistration(page, {})
  await page.getByRole('checkbox').check()

  // A double click must register only once.
  await page.getByRole('button', { name: 'Create account' }).dblclick()

  await page.waitForURL('**/payment?plan=pro')
  await expect(toast(page, 'Registration successful!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Your trial runs until / })).toBeVisible()
  const me = await (await page.request.get('/api/auth/me')).json()
  expect(me).toMatchObject({ plan: 'pro', planStatus: 'trial', trialDaysLeft: 14 })
})

test('a host who has forgotten her password can request a link', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/forgot-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.waitForURL('**/login')
})

test.describe('in a browser that asks for Italian', () => {
  test.use({ locale: 'it-IT' })

  test('screens are Italian, and another chosen language stays with the account', async ({ page, host, browser }) => {
    await page.context().clearCookies()
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Che bello rivederti' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.getByLabel('Email').fill(host.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Accedi' }).click()
    await page.waitForURL((url) => url.pathname !== '/login')

    await page.goto('/profile')
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/account') && response.ok())
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { name: 'Gästemappen' })).toBeVisible()
    await saved

    const phone = await browser.newContext({ locale: 'it-IT' })
    const signedIn = await phone.request.post('/api/auth/login', { data: { email: host.email, password } })
    expect(signedIn.ok()).toBe(true)
    const other = await phone.newPage()
    await other.goto('/profile')
    await expect(other.locator('html')).toHaveAttribute('lang', 'de')
    await expect(other.getByRole('heading', { name: 'Gästemappen' })).toBeVisible()
    await phone.close()
  })
})

test('a refused login is reported at its field, which gets the focus', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill('nobody@example.com')
  await field.fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(field).toHaveAccessibleDescription('Invalid credentials')
  await expect(field).toBeFocused()
  await field.fill('other')
  await expect(field).not.toHaveAccessibleDescription('Invalid credentials')
})

test('an error without a field is shown above the button', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page.getByRole('main').getByRole('alert')).toContainText(/connection|offline|reach/i)
})

test('signing in leads back to the page that asked for it', async ({ page, host }) => {
  await page.context().clearCookies()
  await page.goto('/account')
  await page.waitForURL('**/login')
  await signIn(page, host.email)
  await page.waitForURL('**/account')

  await page.context().clearCookies()
  await page.goto('/payment?plan=pro')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, host.email)
  await page.waitForURL('**/payment?plan=pro')

  // Over the registration, whose link to the login keeps the way back.
  await page.context().clearCookies()
  await page.goto('/payment?plan=pro')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.waitForURL('**/register')
  await page.getByRole('link', { name: 'Sign in' }).click()
  // The registration has a field for the email too.
  await page.waitForURL('**/login')
  await signIn(page, host.email)
  await page.waitForURL('**/payment?plan=pro')
})

test('a login opened by itself leads to the home page, whatever asked for it before', async ({ page, host }) => {
  await page.context().clearCookies()
  await page.goto('/account')
  await page.waitForURL('**/login')
  await page.goto('/blog')
  await page.goto('/login')
  await signIn(page, host.email)
  await page.waitForURL(/\/$/)
})

test('the page of a gateway in between is not reported as a wrong password', async ({ page }) => {
  const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  await page.route('**/api/auth/{login,register}', (route) => route.fulfill(answer))
  const alert = page.getByRole('main').getByRole('alert')
  await page.goto('/login')
  await signIn(page, 'nobody@example.com')
  await expect(alert).toHaveText('Login failed')
  await expect(toast(page, 'Login error')).toBeVisible()
  await expect(page.getByText('Invalid credentials')).toHaveCount(0)

  await page.goto('/register')
  await fillRegistration(page, {})
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(alert.filter({ hasText: 'Registration failed' })).toBeVisible()
  await expect(toast(page, 'Registration error')).toBeVisible()
})

test('a click anywhere on a plan’s card selects it', async ({ page }) => {
  await page.goto('/plan-selection')
  const card = page.locator('fieldset > div').filter({ has: page.getByRole('heading', { name: 'Basic' }) })
  await page.getByRole('radio', { name: /Pro/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked()
  await expect(page).toHaveURL('/plan-selection')

  await card.click({ position: { x: 40, y: 12 } })
  await expect(page).toHaveURL('/register')
})

test('icon buttons have the design system’s tooltip, after 700 ms and for the keyboard', async ({ page }) => {
  await page.goto('/login')
  const eye = page.getByRole('button', { name: 'Show password' })
  await expect(eye).not.toHaveAttribute('title', /./)
  await eye.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Show password')
  await page.mouse.move(0, 0, { steps: 5 })
  await expect(page.getByRole('tooltip')).toHaveCount(0)

  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText('Show password')
})
