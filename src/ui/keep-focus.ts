/** What the focus can stop at by the keyboard, in the order of the page. */
const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

const dialogs = '[role="dialog"], [role="alertdialog"]'

/**
 * A ref for a part of the page whose buttons go, or are disabled, once they have done their work: without it the
 * keyboard would begin again at the top. The focus goes to what has taken the button's place, else to what stands
 * before it, else to the part itself. What has the focus and is moved, as in a list that is sorted anew, stays in
 * sight. While there is a dialog above the part nothing moves; it is put right when the dialog has gone.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const listStops = () => [...part.querySelectorAll<HTMLElement>(stops)]
  let last: { element: HTMLElement; place: number } | undefined

  // Whoever points elsewhere, or goes there, has left on her own; from a dialog above the part she comes back.
  const forget = () => {
    last = undefined
  }
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest(dialogs)
    if (part.contains(target)) {
      // React focuses anew what it has moved: then the place is still the one from before.
      if (target !== last?.element) last = { element: target, place: listStops().indexOf(target) }
    } else if (!dialog || dialog.contains(part)) forget()
  }
  const putRight = () => {
    if (!last) return
    const found = listStops()
    const { element } = last
    const active = document.activeElement
    if (part.contains(element) && !element.matches(':disabled')) {
      const place = found.indexOf(element)
      const isMoved = place !== last.place && element === active
      // Who works with a pointer has her eyes where she has just pointed.
      if (isMoved && element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
      last.place = place
      return
    }
    const isElsewhere = active !== element && active?.contains(part) === false
    const isBelowDialog = [...document.querySelectorAll(dialogs)].some((dialog) => !dialog.contains(part))
    if (isElsewhere || isBelowDialog) return
    const next = found[Math.min(last.place, found.length - 1)] ?? part
    if (next === part) part.tabIndex = -1
    next.focus()
  }

  const observer = new MutationObserver(putRight)
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  // Dialogs come and go there.
  observer.observe(document.body, { childList: true })
  document.addEventListener('focusin', follow)
  document.addEventListener('pointerdown', forget, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', follow)
    document.removeEventListener('pointerdown', forget, { capture: true })
  }
}
