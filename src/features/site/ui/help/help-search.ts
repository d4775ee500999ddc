import { matchesQuery, toSearchable } from './match-words.ts'

/** Shows the search field of the help page, and while something is typed only the entries that contain all words. */
export function startHelpSearch(form: HTMLElement): void {
  const input = form.querySelector('input')
  const status = form.querySelector('[role=status]')
  const entries = [...document.querySelectorAll<HTMLElement>('[data-help-entry]')].map((element) => ({
    element,
    text: toSearchable(element.textContent ?? ''),
  }))
  const groups = [...document.querySelectorAll<HTMLElement>('[data-help-group]')]
  if (!input || !status) return
  form.hidden = false

  const show = () => {
    const query = input.value
    let found = 0
    for (const { element, text } of entries) {
      element.hidden = !matchesQuery(text, query)
      if (!element.hidden) found += 1
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-help-entry]:not([hidden])')
    status.textContent = query.trim() === '' ? '' : countText(form.dataset, found)
  }
  input.addEventListener('input', show)
  // A link to an entry that the search has hidden.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target?.closest('[hidden]')) return
    input.value = ''
    show()
    target.scrollIntoView()
  })
  // The browser restores the typed text when the host comes back.
  show()
}

function countText({ one = '', other = '', none = '' }: DOMStringMap, count: number): string {
  if (count === 0) return none
  return count === 1 ? one : other.replace('#', String(count))
}
