let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true)
}

/** Does something at once, or, while the pointer is down, after the click that is about to come of it. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const later = () => setTimeout(work)
  document.addEventListener('pointerup', later, { once: true })
}
