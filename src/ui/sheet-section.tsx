import type { ReactNode } from 'react'

/** One row of the component sheet: description on the left, components on the right. */
export function SheetSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-6 border-t border-line py-12 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <header>
        <h2>{title}</h2>
        <p className="mt-2 max-w-[34ch] text-muted">{text}</p>
      </header>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  )
}

/** Places its children side by side. */
export function SheetRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
