import { useEffect, useState } from 'react'
import { dialogSelector, listFocusable } from './focusable.ts'

/** Safari does not focus a clicked button. There the last pressed element is used instead of the focused one. */
let pressed: Element | null = null
if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button, a, summary') : null
  }
  document.addEventListener('click', remember, { capture: true })
}

/** An element that opened a dialog, the path of its page, and the parts of the page around it, the innermost first. */
type Origin = { element: HTMLElement; path: string; around: readonly { part: HTMLElement; place: number }[] }

/**
 * The element that had the focus when a dialog opened. A menu item is removed before the dialog closes, so the menu's
 * button is used instead.
 */
function findOrigin(): Origin | undefined {
  const active = document.activeElement === document.body ? pressed : document.activeElement
  if (!(active instanceof HTMLElement)) return undefined
  const menu = active.closest('[role="menu"]')
  const element = menu ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`) : active
  if (!element) return undefined
  const around: { part: HTMLElement; place: number }[] = []
  for (let part = element.parentElement; part?.closest('main'); part = part.parentElement) {
    around.push({ part, place: listFocusable(part).indexOf(element) })
  }
  return { element, path: location.pathname, around }
}

/** Where the focus was before each open dialog, the latest dialog last. */
const openDialogs: (readonly Origin[])[] = []

/** The origin of a dialog. One that replaces another dialog has the other's origin too: its own one is removed. */
function findOrigins(): readonly Origin[] {
  const origin = findOrigin()
  const others = openDialogs.at(-1) ?? []
  return origin ? [origin, ...others] : others
}

/**
 * For an origin that is gone or disabled: the control at its position in the innermost part of the page that is left.
 * On another page the focus is placed by `ScreenStart`.
 */
function findNeighbour({ path, around }: Origin): HTMLElement | undefined {
  if (path !== location.pathname) return undefined
  for (const { part, place } of around) {
    const found = part.isConnected ? listFocusable(part) : []
    const neighbour = found[Math.min(place, found.length - 1)]
    if (neighbour) return neighbour
  }
  return undefined
}

function returnTo(origins: readonly Origin[]): void {
  const active = document.activeElement
  const origin = origins.find(({ element }) => element.isConnected && !element.matches(':disabled'))
  if (origin) {
    // A dialog that has replaced the closed one has the focus.
    const dialog = active?.closest(dialogSelector)
    if (!dialog || dialog.contains(origin.element)) origin.element.focus()
    return
  }
  // Another part of the page may have taken the focus by now.
  const first = origins.at(-1)
  if (first && (active === null || active === document.body)) findNeighbour(first)?.focus()
}

/**
 * Returns the focus when a dialog closes: to what opened it, or to its neighbour when that is gone. Radix does this only
 * for its own triggers, but these dialogs open by a prop. Call it in the component that gets the prop which opens the dialog:
 * the dialog's content is mounted later, when a dialog that it replaces is gone.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false)
  const [origins, setOrigins] = useState<readonly Origin[]>([])
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // They are still needed after closing.
    if (isOpen) setOrigins(findOrigins)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    openDialogs.push(origins)
    return () => {
      openDialogs.splice(openDialogs.indexOf(origins), 1)
    }
  }, [isOpen, origins])
  return (event) => {
    if (origins.length === 0) return
    event.preventDefault()
    returnTo(origins)
  }
}
