import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The first thing on every screen. After a change of screen the focus begins here, as at the top of a page just
 * loaded: the document's title is read out, and Tab leads to what stands first.
 */
export function ScreenStart() {
  const { pathname } = useLocation()
  const start = useRef<HTMLParagraphElement>(null)
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // By then a closing menu has given the focus back, and the title is that of the new screen.
    const frame = requestAnimationFrame(() => {
      // What is focused within the new screen is so by its own wish.
      if (!start.current || document.activeElement?.closest('main, [role="dialog"]')) return
      start.current.textContent = document.title
      start.current.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return (
    <p
      ref={start}
      tabIndex={-1}
      className="sr-only"
      // Read once, it would be in the way of whoever reads the page from above.
      onBlur={({ currentTarget }) => {
        currentTarget.textContent = ''
      }}
    />
  )
}
