import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** An `<img>` or inline SVG. */
  art: ReactNode
  /** A drawing stands whole above the words; a scene fills a band from edge to edge. */
  artFit?: 'drawing' | 'scene' | undefined
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | undefined
}

/** One scene, one sentence, one action. */
export function EmptyState({ art, artFit = 'drawing', title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="overflow-hidden rounded-m border border-line bg-surface pb-10 text-center">
      <div
        className={
          artFit === 'scene'
            ? 'mb-8 h-[200px] [&>*]:size-full [&>*]:object-cover'
            : 'mb-6 h-[248px] px-6 pt-8 [&>*]:size-full [&>*]:object-contain'
        }
      >
        {art}
      </div>
      <div className="grid justify-items-center gap-2 px-6">
        <Heading className="text-h2">{title}</Heading>
        {text && <p className="max-w-[44ch] text-muted">{text}</p>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  )
}
