/** Marks the visible section in the navigation. */
export function markCurrentSection() {
  const nav = document.querySelector('.g-nav > ul')
  if (!nav) return
  const pills = new Map<Element, Element>()
  for (const pill of nav.querySelectorAll('a')) {
    const section = document.getElementById(pill.hash.slice(1))
    if (section) pills.set(section, pill)
  }
  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      const current = [...pills.keys()].find((section) => inView.has(section))
      for (const [section, pill] of pills) {
        if (section !== current) pill.ariaCurrent = null
        else if (!pill.ariaCurrent) {
          pill.ariaCurrent = 'true'
          // Not scrollIntoView, which would scroll the page as well.
          const start = pill.getBoundingClientRect().left - nav.getBoundingClientRect().left
          nav.scrollBy({ left: start - 12 })
        }
      }
    },
    // A band below the pinned navigation: the section that crosses it is the visible one.
    { rootMargin: '-20% 0px -70%' },
  )
  for (const section of pills.keys()) observer.observe(section)
}
