import type { ReactNode } from 'react'

type PhoneRowProps = {
  label: string
  children: ReactNode
  className?: string
}

/** Phones in a row that scrolls horizontally if it is too wide. */
export function PhoneRow({ label, children, className = '' }: PhoneRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
    <section aria-label={label} tabIndex={0} className={`phone-still overflow-x-auto ${className}`}>
      <ul className="mx-auto flex w-max gap-6 px-gutter md:gap-8 xl:gap-16">{children}</ul>
    </section>
  )
}

/** A phone of the row with a caption. */
export function RowPhone({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <li className="w-[min(19.75rem,82vw)]">
      {children}
      <p className="mt-5 text-center font-display text-h3">{caption}</p>
    </li>
  )
}
