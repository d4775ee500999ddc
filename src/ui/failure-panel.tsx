import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FailurePanelProps {
  title: ReactNode
  text?: ReactNode
  /** A secondary `Button` for a retry. */
  action: ReactNode
  /** Announces the panel to screen readers. Set it unless something else announces the failure, such as a toast. */
  role?: 'alert' | undefined
}

/** Replaces a part of a screen that could not be loaded. */
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
