/** What the phones of the demo do with script: links stay in the phone, and codes can be copied. */
export function startDemoPhones(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('.demo-phone')) {
    stage.addEventListener('click', follow)
    for (const button of stage.querySelectorAll<HTMLButtonElement>('button[data-copy]')) enableCopying(button)
  }
}

/** The film waits at its beginning until it is looked at. Without script it plays from the start. */
export function startDemoFilm(): void {
  const film = document.querySelector('.film')
  if (!film) return
  film.classList.add('film-waiting')
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      film.classList.remove('film-waiting')
    },
    { threshold: 0.3 },
  )
  watch.observe(film)
}

/** Numbers and addresses of the sample are made up; only its own sections are worth a jump. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href) return
  event.preventDefault()
  const section = href.startsWith('#') ? document.getElementById(href.slice(1)) : null
  const screen = section?.closest('section[tabindex]')
  if (!section || !screen) return
  link?.closest('details.g-find')?.removeAttribute('open')
  const belowNavigation = 68
  screen.scrollBy({ top: section.getBoundingClientRect().top - screen.getBoundingClientRect().top - belowNavigation })
}

function enableCopying(button: HTMLButtonElement): void {
  const label = button.querySelector('span')
  // Only secure pages have a clipboard; a button that cannot work stays hidden.
  if (!navigator.clipboard || !label) return
  const idle = label.textContent
  let timer = 0
  label.setAttribute('role', 'status')
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
    label.textContent = button.dataset['done'] ?? ''
    button.classList.add('g-done')
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      label.textContent = idle
      button.classList.remove('g-done')
    }, 2500)
  })
}
