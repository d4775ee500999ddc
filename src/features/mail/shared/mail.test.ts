import { describe, expect, test } from 'vitest'
import { day, hour, second } from '#platform/clock.ts'
import { languages } from '#platform/i18n/languages.ts'
import { mailedAppPath, mailedPath } from '#platform/i18n/localized-path.ts'
import { messageIdOf } from '../server/delivery/mail-transport.ts'
import { sampleMails, sampleReader } from '../server/mails/mail-samples.ts'
import { renderMail } from '../server/rendering/mail-rendering.tsx'
import { createMailTexts, greetingNames } from '../server/rendering/mail-texts.ts'
import { audienceOf, hostTemplates, isEssential, mailParams, maxAttempts, retryDelay } from './mail.ts'

const now = Date.UTC(2026, 2, 1, 12)
const origin = 'https://stay.example'
const config = {
  origin,
  currency: 'EUR',
  pricesIncludeVat: true,
  hasSampleClaims: true,
  operator: { name: 'Benvenuto', address: 'Via Roma 1, Camogli', supportEmail: 'help@stay.example' },
}
const unsubscribeUrl = `${origin}/mail/unsubscribe/secret`
const cases = sampleMails(now).flatMap((sample) => languages.map((language) => ({ ...sample, language })))

test('there is a sample of every template', () => {
  expect(sampleMails(now).map(({ template }) => template)).toEqual(Object.keys(mailParams))
  expect(hostTemplates).toHaveLength(10)
})

describe.each(cases)('$template in $language', (sample) => {
  const reader = sampleReader('giulia@example.com', sample.language)
  const render = () => renderMail({ ...sample, reader, now, config, unsubscribeUrl })

  test('is complete, as HTML and as text', async () => {
    const { subject, html, text } = await render()

    expect(html).toContain(`lang="${sample.language}"`)
    expect(html).toContain('prefers-color-scheme: dark')
    for (const written of [subject, text, html.replace(/<style>.*?<\/style>/s, '')]) {
      expect(written).not.toMatch(/undefined|NaN|\[object|Invalid Date|[{}]/)
      // use-intl renders the key of a missing text.
      expect(written).not.toMatch(
        /\b(welcome|trial\w*|payment\w+|passwordReset|firstBook|planLimit|inactiveHost|subscription\w+|operator|footer)\.[a-zA-Z]/,
      )
    }
    expect(subject.length).toBeLessThan(70)
    expect(text).toContain('Benvenuto, Via Roma 1, Camogli')
    // A label that is a question has no colon after it.
    expect(text).not.toMatch(/\?\s?:/)
  })

  // 226 px are left beside the arch at 390 px; bold letters of the widest fallback font are up to 0.67 em wide.
  test('has a poster whose words are not broken on a phone', async () => {
    const { html } = await render()
    const [, classes = '', fact = ''] = /<h1 class="([^"]+)"[^>]*>([^<]+)</.exec(html) ?? []
    const size = Number(new RegExp(`\\.${classes.split(' ').at(-1)} \\{ font-size: (\\d+)px`).exec(html)?.[1])
    const letters = Math.max(...fact.split(/[\s-]+/).map((word) => word.length))
    if (!fact.includes('villa-')) expect(letters * size * 0.67).toBeLessThan(230)
  })

  test('contains absolute links, the same in plain text and HTML', async () => {
    const { html, text } = await render()
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/^(https:\/\/stay\.example(\/|$)|mailto:help@stay\.example$)/)
    const { language } = sample
    const asideFromText = [mailedPath(language, '/'), mailedAppPath(language, '/profile')].map((path) => origin + path)
    for (const link of links.filter((href) => !href.startsWith('mailto:') && !asideFromText.includes(href))) {
      expect(text).toContain(link)
    }
    // The reader goes on in the language of the mail.
    const screens = links.filter((href) => /\/(profile|create|payment|domains|reset-password|confirm-)/.test(href))
    for (const link of screens) expect(new URL(link).searchParams.get('lang')).toBe(language)
    expect(links).toContain(unsubscribeUrl)
  })
})

const reasons = [
  ['paymentConfirmed', true, 'reason'],
  ['paymentConfirmed', false, 'unconfirmedReason'],
  ['passwordReset', false, 'unconfirmedReason'],
  ['emailChange', true, 'newAddressReason'],
  ['emailChanged', true, 'oldAddressReason'],
  ['captchaCode', false, 'visitorReason'],
  ['declarationUnmatched', false, 'declarationReason'],
  ['operatorNewHost', false, 'operatorReason'],
] as const

test.each(reasons)('the footer says why %s is sent (address confirmed: %s)', async (template, isConfirmed, key) => {
  for (const sample of cases.filter((each) => each.template === template)) {
    const reader = { ...sampleReader('giulia@example.com', sample.language), isConfirmed }
    const { html, text } = await renderMail({ ...sample, reader, now, config, unsubscribeUrl: undefined })
    const { t } = createMailTexts(sample.language)

    const told = reasons.map(([, , each]) => each).filter((each) => text.includes(t(`footer.${each}`)))
    expect(new Set(told)).toEqual(new Set([key]))
    expect(html).toContain(t(`footer.${key}`))
  }
})

/** '15 minutes', in words as well. */
const minutes = /\b15\b|fifteen|quindici|quart d’heure|quinze|quince|viertelstunde/i

test.each(languages)(
  'without sample claims the welcome names no time that nobody has measured (%s)',
  async (language) => {
    const reader = sampleReader('giulia@example.com', language)
    const order = { template: 'welcome', data: {}, reader, language, now, unsubscribeUrl: undefined } as const

    const { text, html } = await renderMail({ ...order, config: { ...config, hasSampleClaims: false } })
    expect(text).not.toMatch(minutes)
    expect(html).not.toMatch(minutes)
    expect(text).toMatch(/^7 /)
    expect((await renderMail({ ...order, config })).text).toMatch(minutes)
  },
)

test.each(['trialReminder7Days', 'trialReminder3Days', 'trialExpired'] as const)(
  'the button of %s leads to the payment page of the account’s plan',
  async (template) => {
    const reader = sampleReader('giulia@example.com', 'de')
    const prices = { basic: 995, pro: 2_495 }
    const data = { trialEndsAt: now, plan: 'pro', prices } as const
    const { text } = await renderMail({ template, data, reader, language: 'de', now, config, unsubscribeUrl })

    expect(text).toContain('https://stay.example/payment?plan=pro&lang=de')
  },
)

test.each([
  ['en', '€9.95 (VAT included)'],
  ['it', '9,95\u00a0€ (IVA inclusa)'],
  ['fr', '9,95\u00a0€ TTC'],
  ['es', '9,95\u00a0€ (IVA incluido)'],
  ['de', '9,95\u00a0€ (inkl. MwSt.)'],
] as const)('prices say that they include VAT, unless that is switched off (%s)', async (language, price) => {
  const reader = sampleReader('giulia@example.com', language)
  const [sample] = sampleMails(now).filter(({ template }) => template === 'trialExpired')
  if (!sample) throw new Error('no sample')
  const order = { ...sample, reader, language, now, unsubscribeUrl: undefined }

  expect((await renderMail({ ...order, config })).text).toContain(price)
  const without = await renderMail({ ...order, config: { ...config, pricesIncludeVat: false } })
  expect(without.text).not.toMatch(/VAT|IVA|TTC|MwSt/)
})

describe.each(cases.filter(({ template }) => template.startsWith('operator')))(
  '$template in $language, with a long name and a long word',
  (sample) => {
    const name = `${'Maria '.repeat(30)}Conti`
    const reader = { ...sampleReader('giulia@example.com', sample.language), name }
    const long = `https://example.com/${'x'.repeat(300)}`
    const chosen: Partial<Record<string, object>> = {
      operatorSupport: { name, message: long },
      operatorDeclaration: { name, text: long },
      operatorReport: { hostName: name, text: long },
      operatorBackup: { reason: `${name} ${long}` },
    }
    const data = { ...sample.data, ...chosen[sample.template] }
    const order = { ...sample, data, reader, now, config, unsubscribeUrl } as Parameters<typeof renderMail>[0]

    test('has a short subject, the full name, and a link to the admin page', async () => {
      const { subject, html, text } = await renderMail(order)
      expect(subject.length).toBeLessThan(70)
      for (const part of [html, text]) {
        expect(part).toContain(name)
        expect(part).toContain(`${origin}/admin`)
      }
    })

    test('allows line breaks within long words', async () => {
      const { html } = await renderMail(order)
      const paragraphs = [...html.matchAll(/<p class="text"[^>]*>/g)].map(([tag]) => tag)
      for (const tag of paragraphs) expect(tag).toContain('word-break:break-word')
      expect(paragraphs.length > 0).toBe(chosen[sample.template] !== undefined)
    })
  },
)

test.each([
  ['en', 'A backup may lack pictures', 'could not be restored'],
  ['it', 'In un backup potrebbero mancare foto', 'ripristinabile'],
  ['fr', 'Une sauvegarde est peut-être incomplète', 'ne peut pas être restaurée'],
  ['es', 'Puede que falten fotos en una copia de seguridad', 'no se puede restaurar'],
  ['de', 'In einer Sicherung fehlen vielleicht Bilder', 'lässt sich nicht'],
] as const)(
  'a backup that lacks pictures is not called one that cannot be restored (%s)',
  async (language, subject, other) => {
    const reader = sampleReader('giulia@example.com', language)
    const sample = sampleMails(now).find(({ template }) => template === 'operatorBackup')
    if (!sample) throw new Error('no sample')
    const order = { ...sample, reader, language, now, config, unsubscribeUrl: undefined }
    const render = (step: string) =>
      renderMail({ ...order, data: { ...sample.data, step } } as Parameters<typeof renderMail>[0])

    const mail = await render('pictures')
    expect(mail.subject).toBe(subject)
    expect(mail.text).not.toContain(other)
    expect((await render('proof')).subject).toContain(other)
  },
)

test('Italian mails continue in lower case after the greeting', async () => {
  for (const sample of cases.filter(({ language }) => language === 'it')) {
    const reader = sampleReader('giulia@example.com', sample.language)
    const { text } = await renderMail({ ...sample, reader, now, config, unsubscribeUrl })
    expect(text, sample.template).not.toMatch(/Ciao[^\n]*,\s+[A-ZÀ-Ý]/)
  }
})

test('only optional mails have an unsubscribe link', () => {
  expect(hostTemplates.filter((template) => !isEssential(template))).toEqual([
    'trialReminder7Days',
    'trialReminder3Days',
    'firstBook',
    'planLimit',
    'inactiveHost',
  ])
  expect(audienceOf('operatorNewHost')).toBe('operator')
})

test('a delayed reminder shows the days that are left', async () => {
  const reader = sampleReader('giulia@example.com', 'en')
  const data = { trialEndsAt: now + 25 * hour, plan: 'basic' as const, prices: { basic: 995, pro: 2_495 } }
  const mail = await renderMail({
    template: 'trialReminder3Days',
    data,
    reader,
    language: 'en',
    now,
    config,
    unsubscribeUrl,
  })

  expect(mail.subject).toBe('2 days left in your free trial')
  expect(mail.text).toContain('2 March 2026')
  expect(mail.text).toContain('€9.95 (VAT included) a month')
})

const stop = { plan: 'pro', endedAt: now, accessUntil: null, losesPaidTime: false, canSignIn: true } as const
const stops = [
  stop,
  { ...stop, losesPaidTime: true },
  { ...stop, accessUntil: now + 12 * day },
  { ...stop, endedAt: null, accessUntil: now + 12 * day },
].flatMap((data) => [data, { ...data, canSignIn: false }])

test.each(languages.flatMap((language) => stops.map((data) => ({ language, data }))))(
  'a cancellation by the operator is explained in $language: $data',
  async ({ language, data }) => {
    const reader = sampleReader('giulia@example.com', language)
    const order = { template: 'subscriptionStopped', data, reader, language, now, config } as const
    const { subject, text } = await renderMail({ ...order, unsubscribeUrl: undefined })

    expect(subject).toContain('Pro')
    expect(subject.length).toBeLessThan(70)
    expect(text).not.toMatch(/subscriptionStopped|undefined|[{}]/)
    expect(text).toContain('help@stay.example')
    expect(text.includes(`${origin}/p`)).toBe(data.canSignIn)
    // The date of the end and, if access continues, the date until which it continues.
    if (data.endedAt !== null) expect(text).toContain('2026')
    if (data.accessUntil !== null) expect(text).toMatch(/13/)
  },
)

test.each(languages.flatMap((language) => [now + 12 * day, null].map((accessUntil) => ({ language, accessUntil }))))(
  'a cancellation by the host is confirmed with date and time in $language, access until $accessUntil',
  async ({ language, accessUntil }) => {
    const reader = sampleReader('giulia@example.com', language)
    const data = { plan: 'pro', cancelledAt: now, accessUntil } as const
    const order = { template: 'subscriptionCancelled', data, reader, language, now, config } as const
    const { subject, html, text } = await renderMail({ ...order, unsubscribeUrl: undefined })

    expect(subject).toContain('Pro')
    for (const part of [html, text]) {
      expect(part).toMatch(/12:00.UTC/)
      expect(part).toMatch(
        accessUntil === null ? /1(er)?(\.| de)? \p{L}+ (de )?2026/u : /13(\.| de)? \p{L}+ (de )?2026/u,
      )
    }
    expect(isEssential('subscriptionCancelled')).toBe(true)
  },
)

test('text written by a host is escaped in HTML', async () => {
  const reader = sampleReader('giulia@example.com', 'en')
  const data = { bookId: 'id', propertyName: '<b>Villa</b> {x} & Söhne' }
  const { html, text } = await renderMail({
    template: 'firstBook',
    data,
    reader,
    language: 'en',
    now,
    config,
    unsubscribeUrl,
  })

  expect(html).toContain('&lt;b&gt;Villa&lt;/b&gt; {x} &amp; Söhne')
  expect(text).toContain('<b>Villa</b> {x} & Söhne')
})

test('the mail about the first book contains its address under the host’s own domain, if there is one', async () => {
  const reader = sampleReader('giulia@example.com', 'de')
  const address = 'https://guida.villa-conti.it/'
  const render = (data: { bookId: string; propertyName: string; address?: string }) =>
    renderMail({ template: 'firstBook', data, reader, language: 'de', now, config, unsubscribeUrl })
  const book = { bookId: 'k7Qm2xk7Qm2xk7Qm2xk7Qm', propertyName: 'Villa Conti' }

  expect((await render(book)).text).toContain('/share/k7Qm2xk7Qm2xk7Qm2xk7Qm')
  const { html, text } = await render({ ...book, address })
  for (const part of [html, text]) {
    expect(part).toContain(address)
    expect(part).not.toContain('/share/')
  }
})

test.each(['Win at www.spam.example', 'https://spam.example', 'me@spam.example', 'spam.example', ' ', 'a'.repeat(61)])(
  'the name %j is not used in a greeting',
  (name) => {
    expect(greetingNames(name)).toBeUndefined()
  },
)

test('the greeting uses the first word of a name', () => {
  expect(greetingNames(' Anna  Lena J. Groß ')).toEqual({ first: 'Anna', name: 'Anna Lena J. Groß' })
})

test('retry delays grow from five seconds to one hour and together exceed a day', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1))

  expect(delays.slice(0, 3)).toEqual([5 * second, 10 * second, 20 * second])
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(hour)
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * hour)
})

test('a mail has the same Message-ID at every attempt', () => {
  expect(messageIdOf('abc', 'https://stay.example')).toBe('<abc@stay.example>')
  expect(messageIdOf('abc', 'http://[::1]:3000')).toBe('<abc@--1>')
})
