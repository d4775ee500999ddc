import type { ReactNode } from 'react'

export interface FailureScreenProps {
  title: ReactNode
  text: ReactNode
  /** Buttons with the possible actions. */
  children: ReactNode
}

/** Replaces a whole screen that could not be loaded. */
export function FailureScreen({ title, text, children }: FailureScreenProps) {
  return (
    <main id="main" className="mx-auto grid min-h-[60dvh] w-full max-w-form content-center gap-3 px-gutter py-16">
      <h1 className="text-h2">{title}</h1>
      <p className="text-lead text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </main>
  )
}
