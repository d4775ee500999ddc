import { useCurrentUser } from '#features/accounts/ui/index.ts'
import { type FirstStep, noteFirstStep } from './first-steps.ts'

/** Remembers a step towards the first guest for the signed-in host. */
export function useNoteFirstStep(): (step: FirstStep) => void {
  const { data: user } = useCurrentUser()
  return (step) => {
    if (user) noteFirstStep(user.id, step)
  }
}
