/**
 * Copies text to the clipboard. The clipboard API exists only on secure origins, but a self-hosted service may run over
 * http in a home network. There a selected textarea is used.
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
  // Next to the button, because a dialog moves the focus away from elements outside of it.
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
