import { createMatcher, foldWords } from '../../shared/search-words.ts'
import { readWords } from './read-words.ts'
import { report } from './reporting.ts'

type Entry = { target: HTMLElement; title: string; words: string; folded: string }

const parts =
  '.g-rows>div,.g-code,.g-places li,.g-board li,.g-stories>li,.g-rules>li,.g-words,.g-words--plain,.g-time,.g-num'
const mostShown = 20

/**
 * Pause in typing, in milliseconds, before the number of results is announced: otherwise a screen reader would read it
 * at every letter.
 */
const pause = 500

/** Search within the book, above the list of contents that works without script. */
export function enableSearch() {
  const panel = document.querySelector<HTMLElement>('.g-panel')
  const input = panel?.querySelector('input')
  const field = panel?.querySelector('div')
  const status = panel?.querySelector<HTMLElement>('[role=status]')
  const contents = panel?.querySelector('ul')
  if (!panel || !input || !field || !status || !contents) return
  field.hidden = false
  const results = document.createElement('ul')
  results.className = 'g-hits'
  panel.append(results)

  let entries: Entry[] | undefined
  let telling = 0
  input.addEventListener('input', () => {
    entries ??= listEntries()
    const asked = input.value.trim() !== ''
    const matches = createMatcher(input.value)
    // The secrets of a stay are removed from an open page at its end.
    const shown = entries.filter(({ target }) => target.isConnected)
    const found = asked ? withoutRepeated(shown.filter(({ folded }) => matches(folded))) : []
    contents.hidden = asked
    clearTimeout(telling)
    telling = window.setTimeout(() => {
      status.textContent = asked ? tellCount(status, found.length) : ''
    }, pause)
    results.replaceChildren(...found.slice(0, mostShown).map(createHit))
  })
  // Beside the phone frame the field exists before this script.
  if (input.value) input.dispatchEvent(new Event('input'))
  // When a search is finished, not at every letter of it.
  input.addEventListener('change', () => {
    const asked = input.value.trim()
    if (asked !== '') report(results.hasChildNodes() ? 'search' : `search\n?${asked.slice(0, 50)}`)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') results.querySelector('a')?.click()
  })
  // The page may have been translated since the last search.
  input.addEventListener('focus', () => {
    entries = undefined
  })
  const disclosure = panel.closest('details')
  disclosure?.addEventListener('toggle', () => {
    // A keyboard that covers half the phone should appear only for guests who tap the field, not for those who want the
    // list.
    if (disclosure.open && matchMedia('(hover: hover)').matches) input.focus()
  })
}

function tellCount(status: HTMLElement, count: number): string {
  if (count === 0) return status.dataset['none'] ?? ''
  return (status.dataset['found'] ?? '').replace('#', String(count))
}

/** A section is shown with the entries found in it, or alone if there are none. */
function withoutRepeated(found: Entry[]): Entry[] {
  const named = new Set<Element | null>(
    found.filter(({ words }) => words !== '').map(({ target }) => target.closest('section')),
  )
  return found.filter(({ target, words }) => words !== '' || !named.has(target))
}

function listEntries(): Entry[] {
  const entries: Entry[] = []
  for (const section of document.querySelectorAll<HTMLElement>('.g-main section')) {
    const heading = section.querySelector('h1,h2,h3')
    const title = heading ? readWords(heading) : ''
    entries.push({ target: section, title, words: '', folded: foldWords(title) })
    for (const part of section.querySelectorAll<HTMLElement>(parts)) {
      const words = readWords(part)
      if (words !== '') entries.push({ target: part, title, words, folded: foldWords(`${title} ${words}`) })
    }
  }
  return entries
}

function createHit({ target, title, words }: Entry): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${target.closest('section')?.id ?? ''}`
  const place = document.createElement('b')
  place.textContent = title
  link.append(place, ` ${words.length > 110 ? `${words.slice(0, 110)}…` : words}`)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    showTarget(target)
  })
  const item = document.createElement('li')
  item.append(link)
  return item
}

function showTarget(target: HTMLElement) {
  const hidden = target.closest('details')
  if (hidden) hidden.open = true
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: target.matches('section') ? 'start' : 'center' })
}
