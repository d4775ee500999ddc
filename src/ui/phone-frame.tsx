import type { ReactNode } from 'react'

export interface PhoneFrameProps {
  children: ReactNode
  /** Width of the screen, in px. */
  height?: number | undefined
  /** Only a picture: not reachable by keyboard, pointer and assistive technology. */
  decorative?: boolean | undefined
  /** Accessible name of the scrollable screen. Required unless decorative. */
  label?: string | undefined
}

/** A phone frame around guest page components, which use container queries. */
export function PhoneFrame({ children, height = 640, decorative = false, label }: PhoneFrameProps) {
  const screen = '@container h-full rounded-[32px] bg-bg text-text [scrollbar-width:none]'
  return (
    <div
      className="w-full max-w-[316px] flex-none rounded-[40px] border-8 border-bezel bg-bezel shadow-float"
      style={{ height: height + 16 }}
    >
      {decorative ? (
        <div inert aria-hidden="true" data-theme="night" className={`${screen} overflow-hidden`}>
          {children}
        </div>
      ) : (
        <section
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: needed to scroll the screen by keyboard
          tabIndex={0}
          data-theme="night"
          className={`${screen} overflow-y-auto overscroll-contain`}
        >
          {children}
        </section>
      )}
    </div>
  )
}
