import { useState } from 'react'

/** Safari does not focus a clicked button. There the last pressed element is used instead of the focused one. */
let pressed: Element | null = null
if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button, a, summary') : null
  }
  document.addEventListener('click', remember, { capture: true })
}

/**
 * The element that had the focus when a dialog opened. A menu item is removed before the dialog closes, so the menu's
 * button is used instead.
 */
function findOrigin(): HTMLElement | null {
  const active = document.activeElement === document.body ? pressed : document.activeElement
  if (!(active instanceof HTMLElement)) return null
  const menu = active.closest('[role="menu"]')
  return menu ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`) : active
}

/**
 * Returns the focus when a dialog closes. Radix does this only for its own triggers, but these dialogs open by a prop.
 * Call it in a component that is mounted together with the dialog's content.
 */
export function useReturnFocus(): (event: Event) => void {
  const [origin] = useState(findOrigin)
  return (event) => {
    if (!origin?.isConnected) return
    event.preventDefault()
    origin.focus()
  }
}
