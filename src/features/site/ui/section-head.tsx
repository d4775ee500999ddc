type SectionHeadProps = {
  id?: string
  title: string
  lead?: string
  /** For a lead of several sentences: it is placed below the heading. */
  isStacked?: boolean
}

/** The heading of a section, with a lead next to it if there is room. */
export function SectionHead({ id, title, lead, isStacked = false }: SectionHeadProps) {
  const heading = (
    <h2 id={id} className="text-h1">
      {title}
    </h2>
  )
  if (!lead) return <div className="mb-9 md:mb-14">{heading}</div>
  return (
    <div
      className={`mb-9 grid items-end gap-x-16 gap-y-4 md:mb-14 ${isStacked ? '' : 'xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
    >
      {heading}
      <p className="max-w-[60ch] text-lead text-muted">{lead}</p>
    </div>
  )
}
