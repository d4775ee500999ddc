/** Opens the pictures of the page in a large view, one after the other. Without it their links open the files. */
import largeViewCss from './large-view.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(largeViewCss)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

const view = document.querySelector<HTMLDialogElement>('.g-photo')
const image = new Image()
const caption = view?.querySelector('p')
const closeButton = view?.querySelector<HTMLElement>('button:not([data-step])')
const steps = view?.querySelectorAll<HTMLElement>('[data-step]')

image.sizes = '100vw'
view?.prepend(image)

/** The links of the section or entry whose pictures are shown. */
let links: HTMLElement[] = []
let current = 0

function show(index: number) {
  const link = links[index]
  const small = link?.querySelector('img')
  if (!small || !caption || !view) return
  current = index
  // Otherwise the former picture would be shown until the next one is loaded.
  image.removeAttribute('src')
  image.srcset = small.srcset
  image.src = small.src
  image.alt = view.ariaLabel = small.alt
  takeLanguage(image, small)
  const words = link?.parentElement?.querySelector('figcaption')
  const place = links.length > 1 ? `\n${index + 1} / ${links.length}` : ''
  caption.textContent = `${words?.textContent ?? ''}${place}`.trim()
  takeLanguage(caption, words)
}

/** Without the attribute the page's language applies; with an empty one, none. */
function takeLanguage(target: HTMLElement, source: HTMLElement | null | undefined) {
  if (source?.lang) target.lang = source.lang
  else target.removeAttribute('lang')
}

const step = (by: number) => show((current + by + links.length) % links.length)

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLElement>('figure > a') : null
  if (!link || !view || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  links = [...(link.closest('.g-pics, .g-figs')?.querySelectorAll<HTMLElement>('figure > a') ?? [])]
  for (const button of steps ?? []) button.hidden = links.length < 2
  show(links.indexOf(link))
  view.showModal()
  closeButton?.focus()
})

view?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  const by = Number(button?.dataset['step'] ?? 0)
  if (by !== 0) step(by)
  // A tap on the picture or beside it closes the view too.
  else if (target !== caption) view.close()
})

view?.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight') step(1)
  if (key === 'ArrowLeft') step(-1)
})
