import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FailurePanelProps {
  title: ReactNode
  text?: ReactNode
  /** A secondary `Button` that tries again. */
  action: ReactNode
  /** For one that appears by itself and is told by nothing else, such as a toast. */
  role?: 'alert' | undefined
}

/** In place of a part of a screen that did not load. */
export function FailurePanel({ title, text, action, role }: FailurePanelProps) {
  return (
    <div
      role={role}
      className="grid justify-items-center gap-2 rounded-m border border-line bg-surface px-6 py-12 text-center"
    >
      <CloudOff size={32} aria-hidden="true" className="mb-2 text-muted" />
      <p className="font-semibold">{title}</p>
      {text && <p className="max-w-[44ch] text-muted">{text}</p>}
      <div className="mt-4">{action}</div>
    </div>
  )
}
