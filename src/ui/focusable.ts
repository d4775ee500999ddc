/** Elements that are focusable by keyboard. */
const focusableSelector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

export const dialogSelector = '[role="dialog"], [role="alertdialog"]'

/** What the keyboard can focus in a part of the page, in the order of the page. */
export function listFocusable(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(focusableSelector)]
}
