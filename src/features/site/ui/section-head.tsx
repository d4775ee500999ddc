import type { ReactNode } from 'react'

type SectionHeadProps = {
  id?: string
  title: string
  lead?: ReactNode
}

/** What opens a section: the heading at the left, a sentence at the right. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className="mb-9 grid items-end gap-x-16 gap-y-5 md:mb-14 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <h2 id={id} className="text-h1">
        {title}
      </h2>
      {lead && <div className="text-lead text-muted">{lead}</div>}
    </div>
  )
}
