import type { ReactNode } from 'react'

/** The phone preview beside the form on wide screens; it is sticky. */
export function PreviewAside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside aria-label={title} className="border-l border-line bg-sand px-8 pt-8 pb-28">
      <div className="sticky top-8 grid justify-items-center gap-4">
        <p className="flex items-center gap-2 text-small font-semibold">
          <span className="size-2 rounded-full bg-success" aria-hidden="true" />
          {title}
        </p>
        {children}
      </div>
    </aside>
  )
}
