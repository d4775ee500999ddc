/** Words in one language. */
export type Piece = { text: string; lang: string }

/** The visible text of an element, without buttons, drawings and hidden labels, split where the language changes. */
export function readPieces(element: Element): Piece[] {
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent || parent.closest('button,svg,.g-vh,summary')) continue
    const text = walker.currentNode.textContent ?? ''
    const lang = parent.closest<HTMLElement>('[lang]')?.lang ?? ''
    const last = pieces.at(-1)
    if (last?.lang === lang) last.text += ` ${text}`
    else pieces.push({ text, lang })
  }
  return pieces
}

/** All text of an element in one line. */
export function readWords(element: Element): string {
  const texts = readPieces(element).map(({ text }) => text)
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
