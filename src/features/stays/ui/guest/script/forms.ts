/** Maximum duration of a request, in milliseconds. */
const patience = 15_000

/**
 * Sends the forms that have a text for a failure, without leaving the page: without a connection a browser would show
 * its own error page in place of the code. Sending again is safe: the service counts a request once.
 */
export function enableForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-failed]')) enableForm(form)
}

function enableForm(form: HTMLFormElement) {
  const note = document.createElement('p')
  note.className = 'g-st-small'
  note.role = 'alert'
  const button = form.querySelector('button')
  note.textContent = form.dataset['failed'] ?? ''
  const setBusy = (isBusy: boolean) => {
    if (button) button.disabled = isBusy
  }
  const send = async () => {
    note.remove()
    setBusy(true)
    const request = new AbortController()
    const timer = setTimeout(() => request.abort(), patience)
    try {
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      const { ok, status, redirected, url } = await fetch(form.action, { method: 'POST', body, signal: request.signal })
      if (!ok && status !== 404) throw new Error(String(status))
      // The response is this page again, perhaps with a note in its query.
      if (redirected) history.replaceState(null, '', url)
      location.reload()
    } catch {
      setBusy(false)
      form.append(note)
    } finally {
      clearTimeout(timer)
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
}
