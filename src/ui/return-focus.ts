import { useState } from 'react'

/** Safari gives no focus to what is pressed: there the press itself tells where a dialog came from. */
let pressed: Element | null = null
if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button, a, summary') : null
  }
  document.addEventListener('click', remember, { capture: true })
}

/**
 * Where the focus was when a dialog appeared. An item of a menu is gone by the time the dialog closes, so the button
 * that opened the menu takes its place.
 */
function findOrigin(): HTMLElement | null {
  const active = document.activeElement === document.body ? pressed : document.activeElement
  if (!(active instanceof HTMLElement)) return null
  const menu = active.closest('[role="menu"]')
  return menu ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`) : active
}

/**
 * Returns the focus to where it came from. Radix does so only for its own triggers, while ours open by a prop.
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
