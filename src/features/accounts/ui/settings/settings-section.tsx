import { type ReactNode, useId } from 'react'
import { Card } from '#ui/card.tsx'

/** One section of the settings: explanation on the left, controls on the right; stacked on phones. */
export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-line py-8 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)] md:gap-10"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-1.5 text-small text-muted">{text}</p>
      </div>
      <Card className="p-5 md:p-6">{children}</Card>
    </section>
  )
}
