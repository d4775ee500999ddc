import type { ReactNode } from 'react'
import { illustrationAddress } from './illustrations.ts'

/** The dark card that ends a page: a heading, its buttons, a scene. */
export function ClosingCall({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="closing-title" className="page-width pb-section">
      <div className="on-dark grid overflow-hidden rounded-l bg-pine md:grid-cols-[7fr_5fr]">
        <div className="p-8 md:p-12 xl:p-18">
          <h2 id="closing-title" className="max-w-[16ch] text-h1">
            {title}
          </h2>
          {lead && <p className="mt-5 max-w-[42ch] text-lead text-muted">{lead}</p>}
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
        <div className="relative min-h-60 md:min-h-80">
          <img
            src={illustrationAddress('hero-08')}
            alt=""
            width={1600}
            height={1000}
            loading="lazy"
            className="absolute inset-0 size-full object-cover object-[70%_50%]"
          />
        </div>
      </div>
    </section>
  )
}
