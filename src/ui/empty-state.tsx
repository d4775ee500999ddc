import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  /** An `<img>` or inline SVG. */
  art: ReactNode
  /**
   * `drawing`: shown completely above the text. `scene`: fills the edges, above the text in its own aspect ratio, or next to
   * the text on wide screens.
   */
  artFit?: 'drawing' | 'scene' | undefined
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | undefined
}

/** An empty list or screen: a picture, a text and an action. */
export function EmptyState({ art, artFit = 'drawing', title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  const isScene = artFit === 'scene'
  return (
    <div className="@container overflow-hidden rounded-m border border-line bg-surface">
      <div className={classNames(isScene && 'grid @2xl:grid-cols-2')}>
        <div
          className={
            isScene
              ? 'aspect-[8/5] @2xl:aspect-auto @2xl:min-h-80 [&>*]:size-full [&>*]:object-cover'
              : 'h-[272px] px-6 pt-8 pb-6 [&>*]:size-full [&>*]:object-contain'
          }
        >
          {art}
        </div>
        <div
          className={classNames(
            'grid content-center justify-items-center gap-2 px-6 pb-10 text-center',
            isScene && 'pt-8 @2xl:justify-items-start @2xl:px-10 @2xl:text-left',
          )}
        >
          <Heading className="text-h2">{title}</Heading>
          {text && <p className="max-w-[44ch] text-muted">{text}</p>}
          {action && <div className="mt-4">{action}</div>}
        </div>
      </div>
    </div>
  )
}
