import type { ReactNode } from 'react'
import { illustrationAddress } from './illustrations.ts'

type ClosingCallProps = {
  title: string
  lead?: string
  /** Name of the illustration, and the position of its crop. */
  scene?: { name: string; position: string }
  children: ReactNode
}

const defaultScene = { name: 'hero-08', position: '70% 50%' }

/** The dark card at the end of a page: heading, buttons, illustration. */
export function ClosingCall({ title, lead, scene = defaultScene, children }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-title" className="page-width pb-section">
      <div className="on-dark grid overflow-hidden rounded-l bg-pine md:grid-cols-[3fr_2fr] xl:grid-cols-[7fr_5fr]">
        <div className="p-8 md:p-10 xl:p-18">
          <h2 id="closing-title" className="max-w-[16ch] text-h1">
            {title}
          </h2>
          {lead && <p className="mt-5 max-w-[42ch] text-lead text-muted">{lead}</p>}
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
        <div className="relative min-h-60 md:min-h-80">
          <img
            src={illustrationAddress(scene.name)}
            alt=""
            width={1600}
            height={1000}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
            style={{ objectPosition: scene.position }}
          />
        </div>
      </div>
    </section>
  )
}
