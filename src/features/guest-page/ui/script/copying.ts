/** Announces to screen readers what the page shows visually. */
export function createAnnouncer(): (text: string) => void {
  const announcer = document.createElement('p')
  announcer.className = 'g-vh'
  announcer.role = 'status'
  document.body.append(announcer)
  return (text) => {
    announcer.textContent = text
  }
}

/** Makes the copy buttons work and shows them. */
export function enableCopying(announce: (text: string) => void) {
  // Only secure pages have a clipboard; a button that cannot work stays hidden.
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
      } catch {
        return
      }
      showDone(button, announce)
    })
  }
}

/** Shows for a moment that a button's action was done, with the text of its `data-done`. */
export function showDone(button: HTMLButtonElement, announce: (text: string) => void) {
  const label = button.querySelector('span')
  if (!label) return
  const done = button.dataset['done'] ?? ''
  button.dataset['idle'] ??= label.textContent
  label.textContent = done
  announce(done)
  button.classList.add('g-done')
  clearTimeout(button.dataset['timer'])
  const timer = setTimeout(() => {
    label.textContent = button.dataset['idle'] ?? ''
    announce('')
    button.classList.remove('g-done')
  }, 2500)
  button.dataset['timer'] = String(timer)
}
