import { keep, recall } from './memory.ts'

const key = `benvenuto-ticks ${location.pathname}`

/** Ticked tasks stay ticked on this phone, by their text, and are deleted with the stay. */
export function keepTicks() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.g-st-tasks input')]
  if (document.querySelector('.g-st-over')) keep(key, '')
  if (boxes.length === 0) return
  const wordsOf = (box: HTMLInputElement) => box.parentElement?.textContent ?? ''
  const ticked = (recall(key) ?? '').split('\n')
  const keepTicked = () => {
    const words = boxes.filter(({ checked }) => checked).map(wordsOf)
    keep(key, words.join('\n'))
  }
  for (const box of boxes) {
    // A box can be ticked before this script is loaded.
    box.checked ||= ticked.includes(wordsOf(box))
    box.onchange = keepTicked
  }
  keepTicked()
}
