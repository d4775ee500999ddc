/** Script of the demo's phones: links are handled inside the phone, and codes can be copied. */
export function startDemoPhones(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('.demo-phone')) {
    stage.addEventListener('click', follow)
    for (const button of stage.querySelectorAll<HTMLButtonElement>('button[data-copy]')) enableCopying(button)
  }
}

/** Pauses the animation at its start until it is in view. Without script it plays from the start. */
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

/** Follows only links to sections of the sample; its phone numbers and addresses are fictional. */
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
  // Only secure contexts have a clipboard; without one the button stays hidden.
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
