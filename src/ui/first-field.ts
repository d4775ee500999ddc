/** Fields that can be changed. Those of a phone's screen belong to the page that it shows. */
const fields = 'input:enabled:not([type="hidden"], [readonly]), select:enabled, textarea:enabled:not([readonly])'

/** Of several radio buttons the chosen one. */
function chosenOf(panel: HTMLElement, field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field
  const sameName = `input[type="radio"][name="${CSS.escape(field.name)}"]:checked`
  return panel.querySelector<HTMLElement>(sameName) ?? field
}

/**
 * Handles the opening of a dialog: focuses its first field, if it can be seen without scrolling. Otherwise the dialog
 * opens as usual, so that nobody starts below a text that she has not read.
 */
export function focusFirstField(event: Event): void {
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement)) return
  const first = [...panel.querySelectorAll<HTMLElement>(fields)].find(
    (one) => one.getClientRects().length > 0 && !panel.contains(one.closest('[data-theme]')),
  )
  if (!first) return
  const field = chosenOf(panel, first)
  if (field.getBoundingClientRect().bottom > panel.getBoundingClientRect().bottom) return
  event.preventDefault()
  field.focus({ preventScroll: true })
}
