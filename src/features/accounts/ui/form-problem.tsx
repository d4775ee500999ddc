import { CircleAlert } from 'lucide-react'
import { Notice } from '#ui/banner.tsx'

/** A refusal that belongs to no field, above the button that was pressed: a toast alone is gone after five seconds. */
export function FormProblem({ problem }: { problem: { message?: string | undefined } | undefined }) {
  if (!problem?.message) return null
  return (
    <Notice role="alert" tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
      {problem.message}
    </Notice>
  )
}
