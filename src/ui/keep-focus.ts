import { dialogSelector, listFocusable } from './focusable.ts'

/**
 * A ref callback for a part of the page whose focused buttons may be removed or disabled. Without it the focus would
 * return to the top of the page. The focus moves to the element at the same position, else to the last one, else to the
 * part itself. A focused element that is moved, e.g. in a sorted list, is scrolled into view. While a dialog is open above
 * the part the focus does not move; it is corrected when the dialog closes.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  let last: { element: HTMLElement; place: number } | undefined

  // A user who clicks or focuses something else has left the part. A dialog above the part does not count as leaving.
  const forget = () => {
    last = undefined
  }
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest(dialogSelector)
    if (part.contains(target)) {
      // React focuses a moved element again. Then keep its old position.
      if (target !== last?.element) last = { element: target, place: listFocusable(part).indexOf(target) }
    } else if (!dialog || dialog.contains(part)) forget()
  }
  const correctFocus = () => {
    if (!last) return
    const found = listFocusable(part)
    const { element } = last
    const active = document.activeElement
    if (part.contains(element) && !element.matches(':disabled')) {
      const place = found.indexOf(element)
      const isMoved = place !== last.place && element === active
      // Only for keyboard users: pointer users look at the position of the pointer.
      if (isMoved && element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
      last.place = place
      return
    }
    const isElsewhere = active !== element && active?.contains(part) === false
    const isBelowDialog = [...document.querySelectorAll(dialogSelector)].some((dialog) => !dialog.contains(part))
    if (isElsewhere || isBelowDialog) return
    const next = found[Math.min(last.place, found.length - 1)] ?? part
    if (next === part) part.tabIndex = -1
    next.focus()
  }

  const observer = new MutationObserver(correctFocus)
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  // Dialogs are added to and removed from the body.
  observer.observe(document.body, { childList: true })
  document.addEventListener('focusin', follow)
  document.addEventListener('pointerdown', forget, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', follow)
    document.removeEventListener('pointerdown', forget, { capture: true })
  }
}
