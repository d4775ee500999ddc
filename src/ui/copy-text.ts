/**
 * Puts text on the clipboard. The clipboard API exists only on secure origins, and a self-hosted service may be
 * visited over plain http in a home network; a selected textarea works there too.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position:fixed;opacity:0;pointer-events:none'
  // Beside the button: a dialog takes the focus away from anything outside of it.
  const place = focused?.parentElement ?? document.body
  place.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
