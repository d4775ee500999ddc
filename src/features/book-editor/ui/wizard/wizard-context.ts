import { createContext, useContext } from 'react'
import type { Wizard } from './use-wizard.ts'

/** What the steps need of the wizard besides the form, which comes from react-hook-form's own context. */
export const WizardContext = createContext<
  Pick<Wizard, 'account' | 'secrets' | 'uploads' | 'pictureUploads'> | undefined
>(undefined)

export function useWizardContext() {
  const context = useContext(WizardContext)
  if (!context) throw new Error('a wizard step needs its WizardContext')
  return context
}
