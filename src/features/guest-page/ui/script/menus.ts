const openMenus = '.g-lang[open], .g-find[open]'

/** Closes the menus on Escape and on a tap elsewhere. */
export function enableMenus() {
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target : undefined
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      const leads = element?.closest('.g-find a')
      if (leads || !(element && menu.contains(element))) menu.open = false
    }
  })
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>(openMenus)
    if (event.key !== 'Escape' || !menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
