import { utf8Bytes } from '#limits.ts'

/** The maximum length of a text field. */
export interface TextLimit {
  max: number
  unit: 'letters' | 'bytes'
  /** Such as '# of 200 characters'; `#` is replaced by the current length. */
  words: string
}

/** The counter is visible from this share of the limit. */
const visibleFrom = 0.8

/** Pause in typing after which the counter is announced to screen readers, in milliseconds. */
const announceDelay = 1_000

/** The counter's parameters as data attributes, so that pages without React can use it too. */
export function counterAttributes(controlId: string, { max, unit, words }: TextLimit) {
  return { 'data-counter': controlId, 'data-max': max, 'data-unit': unit, 'data-words': words }
}

/**
 * Updates the counter of a field on input. The element has two children: the first is visible, the second is read by screen
 * readers.
 * @returns `read`, to update the counter after a change without an input event, and `stop`
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
    const isNear = size >= max * visibleFrom
    counter.hidden = !isNear
    counter.toggleAttribute('data-over', size > max)
    if (seen) seen.textContent = isNear ? `${format.format(size)} / ${format.format(max)}` : ''
    window.clearTimeout(timer)
    const announce = () => {
      if (spoken) spoken.textContent = isNear ? words.replace('#', format.format(size)) : ''
    }
    // The description must be complete when the field gets the focus. While the field has the focus, wait for a pause.
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
