import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A list of collapsible items, separated by thin lines. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-t border-line">{children}</div>
}

export interface AccordionItemProps {
  /** Of the items with the same name, the browser keeps only one open. */
  name: string
  title: ReactNode
  defaultOpen?: boolean | undefined
  children: ReactNode
}

/** One collapsible item. Works without script; find-in-page opens it. */
export function AccordionItem({ name, title, defaultOpen, children }: AccordionItemProps) {
  return (
    <details name={name} open={defaultOpen} className="group border-b border-line">
      <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-4.5 font-display text-[1.1875rem] leading-[1.35] font-[580] tracking-[-0.005em]">
        {title}
        <ChevronDown size={22} aria-hidden="true" className="text-link transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="max-w-[62ch] pb-6 text-muted md:pr-14">{children}</div>
    </details>
  )
}
