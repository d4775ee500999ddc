import { expect, onTestFinished, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import {
  type Machine,
  machineKey,
  machineModel,
  startDeepL,
  startLibreTranslate,
  startOpenAi,
  wordsOf,
} from '#test/translation-machines.ts'
import type { BookTranslationsView, ProposalsView } from '../../shared/translation-contract.ts'

const italianBook = {
  originalLanguage: 'it' as const,
  hostName: 'Giulia Ferrante',
  doorAccessInfo: 'La chiave è nella cassetta',
  checkinInstructions: 'Chiamate Giulia al +39 089 555 0142 & suonate <piano> 2',
  equipment: [{ name: 'Forno nuovo', description: 'Girare a destra fino a 3' }],
}
const door = { field: 'doorAccessInfo', source: italianBook.doorAccessInfo }
const arrival = { field: 'checkinInstructions', source: italianBook.checkinInstructions }
const oven = { field: 'equipment.description', source: 'Girare a destra fino a 3' }

async function givenHostWithMachine(
  kind: keyof typeof starters,
  machine: Machine,
  { book: changes = {}, env = {} }: { book?: object; env?: Record<string, string> } = {},
) {
  onTestFinished(machine.stop)
  const service = await startTestApp({
    env: {
      TRANSLATION_URL: machine.url,
      TRANSLATION_KIND: kind,
      TRANSLATION_API_KEY: machineKey,
      ...(kind === 'openai' && { TRANSLATION_MODEL: machineModel }),
      ...env,
    },
  })
  const { as } = await givenHost(service, { plan: 'pro', language: 'it' })
  const book = await givenBook(as, { ...italianBook, ...changes })
  const path = `/api/welcome-books/${book.id}/translations`
  return {
    service,
    as,
    book,
    path,
    ask: (texts: object[], language = 'de') => as.post(`${path}/${language}/proposals`, { texts }),
    save: (texts: object[]) => as.put(`${path}/de`, { texts }),
    guest: async () => (await service.anonymous.get(`/share/${book.id}?lang=de`)).body,
  }
}

const find = (view: BookTranslationsView, field: string) =>
  view.texts.find((text) => text.field === field)?.translations.de

const starters = { deepl: startDeepL, libretranslate: startLibreTranslate, openai: startOpenAi }
const kinds = ['deepl', 'libretranslate', 'openai'] as const

test.each(kinds)('%s proposes a translation, and guests read it only after the host has accepted it', async (kind) => {
  const machine = await starters[kind]()
  const { ask, save, guest } = await givenHostWithMachine(kind, machine)

  const answer = await ask([oven, door])

  expect(answer.statusCode).toBe(200)
  const view = answer.json<ProposalsView>()
  expect(view.refused).toEqual([])
  const proposal = { state: 'proposed', text: 'wort wort wort wort wort 3', isShown: false }
  expect(find(view, 'equipment.description')).toEqual(proposal)
  expect(await guest()).not.toContain('wort')
  await save([{ ...oven, text: proposal.text }])
  expect(await guest()).toContain(proposal.text)
})

test.each(kinds)(
  'an accepted translation can be turned back into a proposal, and guests read the original (%s)',
  async (kind) => {
    const { ask, save, guest } = await givenHostWithMachine(kind, await starters[kind]())
    await ask([door])
    const text = 'wort wort wort wort wort'
    await save([{ ...door, text }])
    expect(await guest()).toContain(text)

    const undone = await save([{ ...door, text, isProposal: true }])

    expect(find(undone.json(), 'doorAccessInfo')).toEqual({ state: 'proposed', text, isShown: false })
    expect(await guest()).toContain(door.source)
  },
)

test('DeepL gets the key in a header, lines as XML, and placeholders in tags that it ignores', async () => {
  const machine = await startDeepL()
  const { ask } = await givenHostWithMachine('deepl', machine)

  const view = (await ask([arrival], 'en')).json<ProposalsView>()

  expect(machine.calls).toHaveLength(1)
  expect(machine.calls[0]).toMatchObject({ path: '/v2/translate', headers: { authorization: 'DeepL-Auth-Key secret' } })
  expect(machine.calls[0]?.body).toEqual({
    text: ['Chiamate <x>0</x> al <x>1</x> &amp; suonate &lt;piano&gt; <x>2</x>'],
    source_lang: 'IT',
    target_lang: 'EN-GB',
    tag_handling: 'xml',
    ignore_tags: ['x'],
    split_sentences: 'nonewlines',
    preserve_formatting: true,
  })
  const made = view.texts.find(({ field }) => field === 'checkinInstructions')?.translations.en
  expect(made?.text).toBe('wort Giulia wort +39 089 555 0142 & wort <wort> 2')
})

test('LibreTranslate gets the key in the body and lines as plain text', async () => {
  const machine = await startLibreTranslate()
  const { ask } = await givenHostWithMachine('libretranslate', machine)

  await ask([oven])

  const body = { q: ['Girare a destra fino a {0}'], source: 'it', target: 'de', format: 'text', api_key: 'secret' }
  expect(machine.calls.map((call) => [call.path, call.body])).toEqual([['/translate', body]])
})

test('a model gets the key as a bearer token, a task that names both languages, and the lines as JSON', async () => {
  const machine = await startOpenAi()
  const { ask } = await givenHostWithMachine('openai', machine)

  await ask([oven, door])

  expect(machine.calls).toHaveLength(1)
  expect(machine.calls[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer secret' },
    body: { model: machineModel },
  })
  const body = machine.calls[0]?.body ?? {}
  expect(wordsOf(body, 'system')).toContain('from Italian to German')
  expect(JSON.parse(wordsOf(body, 'user'))).toEqual(['La chiave è nella cassetta', 'Girare a destra fino a {0}'])
})

test.each([
  ['a fence', (lines: readonly string[]) => `\`\`\`json\n${JSON.stringify(lines)}\n\`\`\``],
  ['a thought before', (lines: readonly string[]) => `<think>[maybe "du"?]</think>\n\n${JSON.stringify(lines)}`],
  ['a sentence before', (lines: readonly string[]) => `Here you are: ${JSON.stringify(lines)}`],
])('a model’s answer is read with %s', async (_, say) => {
  const { ask } = await givenHostWithMachine('openai', await startOpenAi({ say }))

  const view = (await ask([oven])).json<ProposalsView>()

  expect(find(view, 'equipment.description')?.text).toBe('wort wort wort wort wort 3')
})

test('a model that joins lines gets smaller requests, and only the line that it still cannot count is left out', async () => {
  const lines = Array.from({ length: 6 }, (_, index) => `Riga ${'abcdef'[index]} della guida`)
  const text = lines.join('\n')
  const machine = await startOpenAi({ say: (translated) => JSON.stringify(translated.slice(0, 2)) })
  const { ask } = await givenHostWithMachine('openai', machine, { book: { checkinInstructions: text } })

  const view = (await ask([{ field: 'checkinInstructions', source: text }])).json<ProposalsView>()

  expect(find(view, 'checkinInstructions')?.text.split('\n')).toHaveLength(6)
  expect(machine.calls.map(({ body }) => JSON.parse(wordsOf(body, 'user')).length)).toEqual([6, 3, 2, 1, 3, 2, 1])
})

test('texts that a model has translated before it fails are kept', async () => {
  const text = Array.from({ length: 8 }, (_, index) => `Riga ${'abcdefgh'[index]} della guida`).join('\n')
  const machine = await startOpenAi({
    say: (translated) => JSON.stringify(translated.length > 5 ? [] : translated),
    instead: (call) => (call === 3 ? { status: 503, body: {} } : undefined),
  })
  const { ask } = await givenHostWithMachine('openai', machine, {
    book: { doorAccessInfo: 'La chiave è nella cassetta', checkinInstructions: text },
  })

  const view = (await ask([door, { field: 'checkinInstructions', source: text }])).json<ProposalsView>()

  expect(machine.calls).toHaveLength(3)
  expect(find(view, 'doorAccessInfo')).toMatchObject({ state: 'proposed' })
  expect(find(view, 'checkinInstructions')).toMatchObject({ state: 'missing' })
})

test('a model that never answers with lines gets at most twelve requests', async () => {
  const machine = await startOpenAi({ say: () => 'I am sorry, but I can only help with gardens.' })
  const { ask, as, book } = await givenHostWithMachine('openai', machine, { book: { checkinInstructions: manyLines } })

  const answer = await ask([{ field: 'checkinInstructions', source: manyLines }])

  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' })
  expect(machine.calls.length).toBeLessThanOrEqual(12)
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toMatchObject({ revision: book.revision })
})

const manyLines = Array.from({ length: 120 }, (_, index) => `Riga ${index} della guida`).join('\n')

test('a request to DeepL never exceeds its limits', async () => {
  const machine = await startDeepL()
  const { ask } = await givenHostWithMachine('deepl', machine, {
    book: { checkinInstructions: manyLines, parkingInfo: `${'è&'.repeat(4_500)} parole` },
  })

  const texts = [
    { field: 'checkinInstructions', source: manyLines },
    { field: 'parkingInfo', source: `${'è&'.repeat(4_500)} parole` },
  ]
  const view = (await ask(texts)).json<ProposalsView>()

  expect(view.refused).toEqual([])
  expect(find(view, 'checkinInstructions')?.text.split('\n')[119]).toBe('wort 119 wort wort')
  expect(machine.calls.map(({ body }) => (body['text'] as string[]).length)).toEqual([50, 50, 21])
})

test('an instance of LibreTranslate with lower limits gets smaller batches', async () => {
  const machine = await startLibreTranslate({ batchLimit: 20, charLimit: 300 })
  const { ask } = await givenHostWithMachine('libretranslate', machine, {
    book: { checkinInstructions: manyLines, parkingInfo: 'parola '.repeat(60).trim() },
  })

  const texts = [
    { field: 'checkinInstructions', source: manyLines },
    { field: 'parkingInfo', source: 'parola '.repeat(60).trim() },
  ]
  const view = (await ask(texts)).json<ProposalsView>()

  expect(find(view, 'checkinInstructions')?.text.split('\n')).toHaveLength(120)
  expect(view.refused).toEqual([texts[1]])
})

test('characters that XML cannot represent are dropped', async () => {
  const odd = 'Chiave\u0007 <b>sotto</b> il vaso &amp; "lì" \u{1F511}'
  const { ask } = await givenHostWithMachine('deepl', await startDeepL({ translate: (line) => line }), {
    book: { parkingInfo: odd },
  })

  const view = (await ask([{ field: 'parkingInfo', source: odd }])).json<ProposalsView>()

  expect(find(view, 'parkingInfo')).toMatchObject({ state: 'proposed', text: odd.replace('\u0007', '') })
})

test('a translation with a changed number is rejected, and the others are kept', async () => {
  const machine = await startLibreTranslate({ translate: (line) => line.replace('{0}', '4') })
  const { ask } = await givenHostWithMachine('libretranslate', machine)

  const view = (await ask([oven, door])).json<ProposalsView>()

  expect(view.refused).toEqual([oven])
  expect(find(view, 'equipment.description')).toMatchObject({ state: 'missing' })
  expect(find(view, 'doorAccessInfo')).toMatchObject({ state: 'proposed' })
})

test('spaces inside placeholders are accepted', async () => {
  const machine = await startLibreTranslate({ translate: (line) => line.replace('{0}', '{ 0 }') })
  const { ask } = await givenHostWithMachine('libretranslate', machine)

  expect(find((await ask([oven])).json(), 'equipment.description')?.text).toBe(oven.source)
})

test('a translation that the host wrote in the meantime is not replaced by a proposal', async () => {
  const { ask, save } = await givenHostWithMachine('libretranslate', await startLibreTranslate())
  await save([{ ...door, text: 'Der Schlüssel liegt im Kasten' }])

  expect(find((await ask([door])).json(), 'doorAccessInfo')).toMatchObject({
    state: 'done',
    text: 'Der Schlüssel liegt im Kasten',
  })
})

test('the proposals before a failure of the machine are kept', async () => {
  const machine = await startDeepL({
    instead: (call) => (call === 2 ? { status: 456, body: { message: 'Quota Exceeded' } } : undefined),
  })
  const { ask } = await givenHostWithMachine('deepl', machine, { book: { checkinInstructions: manyLines } })

  const answer = await ask([door, { field: 'checkinInstructions', source: manyLines }])

  expect(answer.statusCode).toBe(200)
  const view = answer.json<ProposalsView>()
  expect(view.refused).toEqual([])
  expect(find(view, 'doorAccessInfo')).toMatchObject({ state: 'proposed' })
  expect(find(view, 'checkinInstructions')).toMatchObject({ state: 'missing' })
})

test.each([
  ['deepl', { status: 403, body: { message: 'Forbidden' } }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['deepl', { status: 429, body: 'Too many requests', headers: { 'retry-after': '7' } }, 'TRANSLATION_BUSY', '7'],
  ['deepl', { status: 529, body: { message: 'Too many requests' } }, 'TRANSLATION_BUSY', '60'],
  ['deepl', { status: 456, body: { message: 'Quota Exceeded' } }, 'TRANSLATION_USED_UP', undefined],
  ['deepl', { status: 503, body: '<html>Service Unavailable</html>' }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['deepl', { status: 200, body: { translations: [] } }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['openai', { status: 401, body: { error: { code: 'invalid_api_key' } } }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['openai', { status: 429, body: { error: { code: 'rate_limit_exceeded' } } }, 'TRANSLATION_BUSY', '60'],
  ['openai', { status: 429, body: { error: { code: 'insufficient_quota' } } }, 'TRANSLATION_USED_UP', undefined],
  ['openai', { status: 402, body: { error: { message: 'No credit' } } }, 'TRANSLATION_USED_UP', undefined],
  ['openai', { status: 200, body: 'nonsense' }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['openai', 'silence', 'TRANSLATION_UNAVAILABLE', undefined],
  ['libretranslate', { status: 400, body: { error: 'de is not supported' } }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['libretranslate', { status: 403, body: { error: 'Invalid API key' } }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['libretranslate', { status: 429, body: { error: 'Slowdown: 20 per 1 minute' } }, 'TRANSLATION_BUSY', '60'],
  ['libretranslate', { status: 200, body: { translatedText: 'one' } }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['libretranslate', { status: 200, body: { translatedText: ['one', 'too'] } }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['libretranslate', { status: 200, body: 'nonsense' }, 'TRANSLATION_UNAVAILABLE', undefined],
  ['libretranslate', 'hangUp', 'TRANSLATION_UNAVAILABLE', undefined],
  ['libretranslate', 'silence', 'TRANSLATION_UNAVAILABLE', undefined],
] as const)('%s that answers %j changes nothing: %s', async (kind, reply, code, retryAfter) => {
  const machine = await starters[kind]({ instead: () => reply })
  const env = { TRANSLATION_TIMEOUT_SECONDS: reply === 'silence' ? '0.1' : '20' }
  const { ask, as, book } = await givenHostWithMachine(kind, machine, { env })

  const answer = await ask([door])

  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code })
  expect(answer.headers['retry-after']).toBe(retryAfter)
  expect((await as.get(`/api/welcome-books/${book.id}`)).json()).toMatchObject({ revision: book.revision })
})

test('proposals need Pro and the owner, have a limit per batch, and are rate-limited', async () => {
  const machine = await startLibreTranslate()
  const env = { LIMIT_TRANSLATION_PER_ACCOUNT: '1' }
  const { service, ask, path } = await givenHostWithMachine('libretranslate', machine, { env })
  const { as: stranger } = await givenHost(service, { plan: 'pro' })
  const { as: basic } = await givenHost(service, { plan: 'basic' })
  const basicBook = await givenBook(basic, italianBook)
  const texts = [door]

  expect((await service.anonymous.post(`${path}/de/proposals`, { texts })).statusCode).toBe(401)
  expect((await stranger.post(`${path}/de/proposals`, { texts })).statusCode).toBe(404)
  const refused = await basic.post(`/api/welcome-books/${basicBook.id}/translations/de/proposals`, { texts })
  expect(refused.json()).toMatchObject({ code: 'LANGUAGES_NEED_PRO' })
  expect((await ask(Array(26).fill(door))).statusCode).toBe(400)
  expect((await ask(texts, 'it')).json()).toMatchObject({ code: 'NOTHING_TO_TRANSLATE' })
  expect(machine.calls).toEqual([])

  expect((await ask(texts)).statusCode).toBe(200)
  expect((await ask(texts)).statusCode).toBe(429)
})
