import { type ReactNode, useId } from 'react'

/** A group of settings with a heading. */
export function SettingsPart({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t-[3px] border-text pt-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[62ch] text-muted">{lead}</p>
      <div className="grid max-w-[640px] gap-5">{children}</div>
    </section>
  )
}
