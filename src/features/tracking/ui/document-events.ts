import { readEventAttributes } from '../shared/tracking.ts'
import { exposeEvents, track, trackOnce } from './track.ts'

/**
 * Fires the events of a document's elements: links with `data-event` when they are clicked, other elements when they reach
 * the middle of the screen.
 */
export function startDocumentEvents(): void {
  exposeEvents()
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-event]') : null
    const named = pressed && readEventAttributes(pressed.dataset)
    if (named) track(named)
  })
  // No threshold: a section may be taller than the screen, so a visible share would not work on every phone.
  const viewed = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const named = isIntersecting && target instanceof HTMLElement && readEventAttributes(target.dataset)
        if (!named) continue
        trackOnce(named)
        viewed.unobserve(target)
      }
    },
    { rootMargin: '-50% 0px' },
  )
  for (const element of document.querySelectorAll(':not(a)[data-event]')) viewed.observe(element)
}
