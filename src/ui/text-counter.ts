import { utf8Bytes } from '#limits.ts'

/** How much a text field takes. */
export interface TextLimit {
  max: number
  unit: 'letters' | 'bytes'
  /** Such as '# of 200 characters'; `#` stands for the size of what is written. */
  words: string
}

/** From this share of the limit on, the counter is in sight. */
const nearness = 0.8

/** A pause in writing after which screen readers are told, in milliseconds: not with every keystroke. */
const announceDelay = 1_000

/** What a counter knows about its field, as attributes, so that a page without React can start it as well. */
export function counterAttributes(controlId: string, { max, unit, words }: TextLimit) {
  return { 'data-counter': controlId, 'data-max': max, 'data-unit': unit, 'data-words': words }
}

/**
 * Keeps the counter of a field up to date while somebody writes. The element holds two others: the first is seen, the
 * second is read aloud.
 * @returns `read`, for texts that were changed without being typed, and `stop`
 */
export function startCounter(counter: HTMLElement): { read: () => void; stop: () => void } {
  const { counter: controlId = '', max: most, unit, words = '' } = counter.dataset
  const [seen, spoken] = counter.children
  const control = document.getElementById(controlId)
  const max = Number(most)
  const format = new Intl.NumberFormat(document.documentElement.lang || undefined)
  let timer = 0

  function read(): void {
    const text = (control as HTMLInputElement | HTMLTextAreaElement | null)?.value ?? ''
    const size = unit === 'bytes' ? utf8Bytes(text) : text.length
    const isNear = size >= max * nearness
    counter.hidden = !isNear
    counter.toggleAttribute('data-over', size > max)
    if (seen) seen.textContent = isNear ? `${format.format(size)} / ${format.format(max)}` : ''
    window.clearTimeout(timer)
    const announce = () => {
      if (spoken) spoken.textContent = isNear ? words.replace('#', format.format(size)) : ''
    }
    // What describes a field has to be there when the field gets the focus; while it has it, it waits for a pause.
    if (document.activeElement === control) timer = window.setTimeout(announce, announceDelay)
    else announce()
  }

  read()
  control?.addEventListener('input', read)
  return {
    read,
    stop: () => {
      window.clearTimeout(timer)
      control?.removeEventListener('input', read)
    },
  }
}
