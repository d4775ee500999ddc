import { ArrowLeft } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ReactElement } from 'react'

/** A link back to the parent page, with an arrow. Applies its styles to the only child, a link. */
export function BackLink({ children }: { children: ReactElement }) {
  return (
    <Slot.Root className="action-link">
      <ArrowLeft size={18} aria-hidden="true" />
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  )
}
