import { keepsFacts } from './keep-facts.ts'
import type { DeviceTranslator } from './translator.ts'

type Change = { node: Text; text: string } | { element: HTMLElement; lang: string }

/** What is not translated: codes, names and addresses, bare links, and the page's own texts. */
const exact = '[translate="no"], button, svg, .g-vh'

/** The host's words that are in another language than the page, section by section. */
export function listForeign(language: string): HTMLElement[][] {
  const sections = new Map<Element | null, HTMLElement[]>()
  for (const element of document.querySelectorAll<HTMLElement>(`.g-main [lang="${language}"]`)) {
    if (element.closest(exact)) continue
    const section = element.closest('section')
    sections.set(section, [...(sections.get(section) ?? []), element])
  }
  return [...sections.values()]
}

function listTexts(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const link = node.parentElement?.closest('a')
    // A link inside a text is an address or a number; a link around a text belongs to it.
    if (node.parentElement?.closest(exact) || (link && link !== element && element.contains(link))) continue
    if (/\p{L}{2}/u.test(node.data)) nodes.push(node)
  }
  return nodes
}

/** Translates texts in place and can restore the originals. */
export class PageTranslation {
  readonly #changes: Change[] = []
  /** Translations of this visit, so that switching back and forth is free. */
  readonly #known = new Map<string, string>()
  readonly #exactWords: string[]

  constructor() {
    const codes = document.querySelectorAll<HTMLElement>('[data-copy]')
    this.#exactWords = [...codes].map(({ dataset }) => dataset['copy'] ?? '')
  }

  /** @returns whether the whole element is translated */
  async translate(element: HTMLElement, translator: DeviceTranslator, target: string, signal: AbortSignal) {
    let isWhole = true
    for (const node of listTexts(element)) {
      const original = node.data
      const words = original.trim()
      const translated = this.#known.get(words) ?? (await translator.translate(words)).trim()
      if (signal.aborted) return
      this.#known.set(words, translated)
      if (translated === '' || !keepsFacts(words, translated, this.#exactWords)) {
        isWhole = false
        continue
      }
      this.#changes.push({ node, text: original })
      node.data = original.replace(words, () => translated)
    }
    if (!isWhole) return
    this.#changes.push({ element, lang: element.lang })
    element.lang = target
  }

  restore() {
    for (const change of this.#changes.splice(0).reverse()) {
      if ('node' in change) change.node.data = change.text
      else change.element.lang = change.lang
    }
  }
}
