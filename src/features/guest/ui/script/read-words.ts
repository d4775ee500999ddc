/** The words of an element as a reader sees them, without buttons, drawings and hidden labels. */
export function readWords(element: Element): string {
  const words: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.closest('button, svg, .g-vh, summary')) words.push(walker.currentNode.textContent ?? '')
  }
  return words.join(' ').replace(/\s+/g, ' ').trim()
}
