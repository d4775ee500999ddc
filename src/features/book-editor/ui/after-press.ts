let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true)
}

/** Runs a function at once or, while the pointer is down, after the following click event. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const later = () => setTimeout(work)
  document.addEventListener('pointerup', later, { once: true })
}
