import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { languageMemoryKey, largeTextClass, largeTextKey } from '../script/memory.ts'
import { wideViewKey } from '../wide/wide-memory.ts'
import { createEarlyScript, type EarlyScriptOptions } from './create-early-script.ts'

type Visit = {
  address?: string
  stored?: Record<string, string | null>
  lang?: string
  hash?: string
  /** Whether the service worker controls the page, as from the second visit on. */
  isKept?: boolean
  /** Whether there is room beside the phone frame. */
  isRoomy?: boolean
  /** Resolved when the fonts are loaded; rejected when they cannot be. */
  lettersCome?: Promise<void>
}

type Tap = { target: { closest(selector: string): object | null } }

const book = 'https://benvenuto.example/share/k7Qm2x'
const options: EarlyScriptOptions = {
  faces: [
    { family: 'Display', href: '/assets/display.woff2' },
    { family: 'Text', href: '/assets/text.woff2' },
  ],
  scripts: ['/assets/comfort.js'],
  printSheet: '/assets/print.css',
  wideScript: '/assets/wide.js',
}

/** Runs the script on a page of three sections; the test triggers its events, frames and timers. */
function visit({
  address = book,
  stored = {},
  lang = 'en',
  hash = '',
  isKept = false,
  isRoomy = false,
  lettersCome,
}: Visit = {}) {
  const page = { target: '', classes: [] as string[], loaded: [] as string[], families: [] as string[] }
  const blocking: (string | undefined)[] = []
  const screen = { matches: isRoomy, onchange: () => undefined }
  const sections = Array.from({ length: 3 }, () => ({ style: { contentVisibility: '' } }))
  const listeners: Record<string, () => void> = {}
  const frames: (() => void)[] = []
  const timers: { run: () => void; ms: number }[] = []
  class FontFace {
    readonly family: string
    readonly source: string
    constructor(family: string, source: string) {
      this.family = family
      this.source = source
    }
    async load() {
      page.loaded.push(this.source)
      await lettersCome
      return this
    }
  }
  const window = {
    onclick: (_event: Tap) => undefined,
    location: { href: address, hash, replace: (url: URL) => (page.target = url.href) },
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value
      },
    },
    navigator: isKept ? { serviceWorker: { controller: {} } } : {},
    document: {
      documentElement: {
        lang,
        classList: {
          add: (name: string) => page.classes.push(name),
          remove: (name: string) => page.classes.splice(page.classes.indexOf(name), 1),
        },
      },
      head: {
        append: ({ src, href, blocking: blocks }: { src?: string; href?: string; blocking?: string }) => {
          page.loaded.push(src ?? href ?? '')
          if (src !== undefined) blocking.push(blocks)
        },
      },
      createElement: () => ({}),
      fonts: { add: ({ family }: FontFace) => page.families.push(family) },
      querySelectorAll: () => sections,
    },
    matchMedia: () => screen,
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
    FontFace,
    URL,
  }
  runInNewContext(createEarlyScript(options), window)
  const laidOut = () => sections.filter(({ style }) => style.contentVisibility === 'visible').length
  const paint = () => {
    for (const run of frames.splice(0)) run()
  }
  const pass = async (ms: number) => {
    const due = timers.filter((timer) => timer.ms <= ms)
    for (const { run } of due) run()
    await new Promise(setImmediate)
  }
  return {
    ...page,
    page,
    blocking,
    screen,
    laidOut,
    paint,
    pass,
    click: (link?: object) => window.onclick({ target: { closest: () => link ?? null } }),
    fire: (type: string) => listeners[type]?.(),
  }
}

test('opens a book in the language that was chosen before', () => {
  const { target } = visit({ address: `${book}?utm=a#wifi`, stored: { [languageMemoryKey]: 'de' } })
  expect(target).toBe(`${book}?utm=a&lang=de#wifi`)
})

test('remembers the language of a link that is tapped before anything else has come, and no other tap', () => {
  const stored: Record<string, string> = {}
  const { click } = visit({ stored })
  click()
  expect(stored).toEqual({})
  click({ dataset: { lang: 'fr' } })
  expect(stored).toEqual({ [languageMemoryKey]: 'fr' })
})

test('leaves a link that names its language alone', () => {
  const stored = { [languageMemoryKey]: 'de' }
  expect(visit({ address: `${book}?lang=it`, stored, lang: 'it' }).target).toBe('')
})

test('stays where nothing useful is stored', () => {
  for (const stored of [null, 'en', 'xx', 'de|it', '"']) {
    const { target, classes } = visit({ stored: { [languageMemoryKey]: stored } })
    expect([target, classes]).toEqual(['', ['g-first']])
  }
})

test('sets large type again for the guest who chose it', () => {
  expect(visit({ stored: { [largeTextKey]: '1' } }).classes).toContain(largeTextClass)
})

test('keeps the line free until the first screen is painted', async () => {
  const { page, fire, paint, pass } = visit()
  fire('DOMContentLoaded')
  fire('load')
  paint()
  await pass(99)
  paint()
  await pass(98)
  expect(page.loaded).toEqual([])

  await pass(99)
  expect(page.loaded).toEqual([
    '/assets/comfort.js',
    '/assets/print.css',
    'url(/assets/display.woff2)',
    'url(/assets/text.woff2)',
  ])
  await expect.poll(() => page.families).toEqual(['Display', 'Text'])
})

test.each([
  ['come', (end: PromiseWithResolvers<void>) => end.resolve()],
  ['cannot be had', (end: PromiseWithResolvers<void>) => end.reject(new Error('offline'))],
])('lays out the distant sections one a frame, when the letters %s', async (_name, finish) => {
  const letters = Promise.withResolvers<void>()
  const { fire, paint, pass, laidOut } = visit({ lettersCome: letters.promise })
  fire('load')
  paint()
  paint()
  await pass(99)
  expect(laidOut()).toBe(0)

  finish(letters)
  await pass(99)
  for (const count of [1, 2, 3]) {
    expect(laidOut()).toBe(count)
    paint()
  }
})

test('waits three seconds for a cover, and does everything once', async () => {
  const { page, fire, paint, pass } = visit()
  fire('DOMContentLoaded')
  await pass(2_999)
  expect(page.loaded).toEqual([])
  await pass(3_000)
  expect(page.loaded).toHaveLength(4)

  fire('load')
  paint()
  paint()
  await pass(3_000)
  expect(page.loaded).toHaveLength(4)
})

test('takes letters that the worker keeps at once, and lays out the whole page', async () => {
  const { page, classes, fire, paint, pass } = visit({ isKept: true })
  expect(page.loaded).toEqual(['url(/assets/display.woff2)', 'url(/assets/text.woff2)'])
  expect(classes).toEqual([])
  fire('load')
  paint()
  paint()
  await pass(99)
  expect(page.loaded).toHaveLength(4)
})

test('lays out the whole page for a link to a section, and before a tap leads to one', () => {
  expect(visit({ hash: '#wifi' }).classes).toEqual([])
  const { click, classes } = visit()
  click()
  expect(classes).toEqual([])
})

test('holds the addresses of its faces and its modules in place of the constants', () => {
  const script = createEarlyScript(options)
  expect(script).toContain(JSON.stringify(options.faces.map(({ family, href }) => [family, href])))
  expect(script).toContain(JSON.stringify(options.scripts))
  expect(script).toContain(JSON.stringify(options.wideScript))
  expect(script).not.toMatch(/early(?:Faces|Modules|Wide)/)
})

test('loads the script for wide screens on wide screens alone, at once, or when a tablet is turned', () => {
  expect(visit().page.loaded).toEqual([])
  const { page, blocking } = visit({ isRoomy: true })
  expect([page.loaded, blocking]).toEqual([['/assets/wide.js'], ['']])

  const tablet = visit()
  tablet.screen.matches = true
  tablet.screen.onchange()
  expect(tablet.page.loaded).toEqual(['/assets/wide.js'])
})

test('a guest who chose the wide view sees no other before', () => {
  const stored = { [wideViewKey]: '1' }
  expect(visit({ isRoomy: true, stored }).blocking).toEqual(['render'])
  expect(visit({ stored }).page.loaded).toEqual([])
})

test('a page without wide view loads nothing for it', () => {
  const { wideScript, ...others } = options
  expect(createEarlyScript(others)).toContain('["not all",""]')
  expect(createEarlyScript(others)).not.toContain(wideScript)
})
