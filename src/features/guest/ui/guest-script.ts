/**
 * Comfort for the guest page, loaded after it: copy buttons, the remembered language, the marked section.
 * The page is complete without it.
 */
import { languageMemoryKey } from './language-memory.ts'

function enableCopying() {
  // Only secure pages have a clipboard; a button that cannot work stays hidden.
  if (!navigator.clipboard) return
  const announcer = document.createElement('p')
  announcer.className = 'g-vh'
  announcer.setAttribute('role', 'status')
  document.body.append(announcer)

  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const label = button.querySelector('span')
    if (!label) continue
    const idle = label.textContent
    let timer = 0
    button.hidden = false
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
      } catch {
        return
      }
      const done = button.dataset['done'] ?? ''
      label.textContent = done
      announcer.textContent = done
      button.classList.add('g-done')
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        label.textContent = idle
        announcer.textContent = ''
        button.classList.remove('g-done')
      }, 2500)
    })
  }
}

function rememberLanguage() {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const chosen = target?.closest<HTMLElement>('a[data-lang]')?.dataset['lang']
    if (chosen) {
      try {
        localStorage.setItem(languageMemoryKey, chosen)
      } catch {
        // Storage can be forbidden; the link still carries the language.
      }
    }
    const menu = document.querySelector<HTMLDetailsElement>('.g-lang[open]')
    if (menu && !(target && menu.contains(target))) menu.open = false
  })
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>('.g-lang[open]')
    if (event.key !== 'Escape' || !menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

function markCurrentSection() {
  const nav = document.querySelector('.g-nav ul')
  if (!nav) return
  const pills = new Map<Element, Element>()
  for (const pill of nav.querySelectorAll('a')) {
    const section = document.getElementById(pill.hash.slice(1))
    if (section) pills.set(section, pill)
  }
  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      const current = [...pills.keys()].find((section) => inView.has(section))
      for (const [section, pill] of pills) {
        if (section !== current) pill.removeAttribute('aria-current')
        else if (!pill.hasAttribute('aria-current')) {
          pill.setAttribute('aria-current', 'true')
          // Not scrollIntoView: that would move the page as well.
          const start = pill.getBoundingClientRect().left - nav.getBoundingClientRect().left
          nav.scrollBy({ left: start - 12 })
        }
      }
    },
    // A band below the pinned navigation: the section that crosses it is the one being read.
    { rootMargin: '-20% 0px -70%' },
  )
  for (const section of pills.keys()) observer.observe(section)
}

enableCopying()
rememberLanguage()
markCurrentSection()
