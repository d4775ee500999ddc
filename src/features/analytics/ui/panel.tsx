import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'

type PanelProps = {
  id: string
  title: string
  /** Under the title. */
  text?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled section of the dashboard. */
export function Panel({ id, title, text, action, className, children }: PanelProps) {
  return (
    <Card asChild className={classNames('min-w-0 p-5 md:p-6', className)}>
      <section aria-labelledby={id}>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
          <div className="min-w-0 flex-[1_1_220px]">
            <h2 id={id} className="text-h3">
              {title}
            </h2>
            {text && <p className="mt-1 max-w-prose text-small text-muted">{text}</p>}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  )
}
