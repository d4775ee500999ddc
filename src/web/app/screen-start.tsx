import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The first element of every screen. It gets the focus after a navigation, as if the page were newly loaded: screen
 * readers read the title, and Tab moves to the first control.
 */
export function ScreenStart() {
  const { pathname } = useLocation()
  const start = useRef<HTMLParagraphElement>(null)
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // One frame later, a closing menu has returned the focus and the title is that of the new screen.
    const frame = requestAnimationFrame(() => {
      // Does not take the focus from an element that the new screen has focused itself.
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
      // Removed once it was read, so that it is not read again when moving through the page.
      onBlur={({ currentTarget }) => {
        currentTarget.textContent = ''
      }}
    />
  )
}
