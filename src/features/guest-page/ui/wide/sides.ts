import { wideMessages } from '../../messages/wide/index.ts'
import { create, createIcon, find } from './elements.ts'

export const texts = wideMessages[document.documentElement.lang as keyof typeof wideMessages] ?? wideMessages.en

const icons = {
  columns: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M9 3v18M15 3v18',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M12 18h.01',
} as const

/** Icons of sections whose headings have none. The host's own sections have none. */
const plainSectionIcons: Readonly<Record<string, string>> = {
  host: 'M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2',
  welcome:
    'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5',
}

/** A button that changes the view. */
export function createViewButton(icon: keyof typeof icons, label: string): HTMLButtonElement {
  return create('button', { type: 'button', class: 'g-view' }, createIcon(icons[icon]), label)
}

/** Contents and search. Contains the page's own panel while the phone frame is shown beside it. */
export function createContents(): HTMLElement {
  const name = find('.g-name')?.textContent ?? ''
  const label = find('.g-find .g-vh')?.textContent ?? ''
  return create('aside', { class: 'g-toc', 'aria-label': label }, create('p', { class: 'g-toc-name' }, name))
}

/** Adds the icon of each section to the list of contents, and a time or the number of its entries. */
export function addFacts(contents: ParentNode): void {
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('.g-panel > ul:not(.g-hits) a')) {
    const section = document.getElementById(link.hash.slice(1))
    const own = section?.querySelector('.g-h .g-i')?.cloneNode(true)
    const path = section && plainSectionIcons[section.id]
    const icon = own ?? (path ? createIcon(path) : create('span', { class: 'g-i' }))
    link.prepend(icon)
    const fact = section && readFact(section)
    if (fact) link.append(create('small', {}, fact))
  }
}

function readFact(section: HTMLElement): string {
  if (section.id === 'sos') return '112'
  const time = section.querySelector('.g-time')
  if (time) return time.classList.contains('g-time--long') ? '' : (time.textContent ?? '')
  const entries = section.querySelectorAll('.g-places > li, .g-board > li, .g-stories > li, .g-rules > li')
  const count = section.id === 'equipment' ? section.querySelectorAll('.g-rows > div').length : entries.length
  return count === 0 ? '' : String(count)
}

/** The QR code of the Wi-Fi, to be scanned from the screen. */
export function createWifi(): HTMLElement | undefined {
  const code = find('#wifi .g-qr')?.cloneNode(true)
  const network = find('#wifi .g-code b')?.textContent
  if (!code || !network) return undefined
  const [before = '', after = ''] = texts.joinWifi.split('{network}')
  const name = create('b', { dir: 'auto', translate: 'no' }, network)
  return create(
    'div',
    { class: 'g-side-wifi' },
    create('h2', {}, texts.wifi),
    code,
    create('p', {}, before, name, after),
  )
}

/** A copy of the page's print button. */
export function createPrintButton(): HTMLButtonElement {
  const button = create('button', { type: 'button', class: 'g-view' })
  for (const part of find('.g-print')?.childNodes ?? []) button.append(part.cloneNode(true))
  button.addEventListener('click', () => window.print())
  return button
}

/**
 * Marks the current section in the list of contents as in the section bar, or the first section when the page is above
 * all of them.
 */
export function followBar(contents: ParentNode): void {
  const bar = find('.g-nav > ul')
  if (!bar) return
  const follow = () => {
    const current = (bar.querySelector<HTMLAnchorElement>('[aria-current]') ?? bar.querySelector('a'))?.hash
    for (const link of contents.querySelectorAll('a')) {
      if (link.hash === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  new MutationObserver(follow).observe(bar, { attributes: true, subtree: true })
  follow()
}
