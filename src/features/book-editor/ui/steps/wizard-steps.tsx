import type { ComponentType } from 'react'
import { EntryList } from '../lists/entry-list.tsx'
import { AreaStep } from './area-step.tsx'
import { CheckInStep } from './check-in-step.tsx'
import { CheckOutStep } from './check-out-step.tsx'
import { HostStep } from './host-step.tsx'
import { PropertyStep } from './property-step.tsx'
import { WifiStep } from './wifi-step.tsx'

type StepKey = 'host' | 'property' | 'checkIn' | 'wifi' | 'equipment' | 'area' | 'checkOut'

type WizardStep = {
  /** Key under `wizard.steps` in the catalogue. */
  key: StepKey
  Fields: ComponentType
  /** The section of the guest page for this step, by the end of its id; empty for the top. */
  section: string
}

/** The seven steps, in the order of `book-form.ts`. */
export const wizardSteps: readonly WizardStep[] = [
  { key: 'host', Fields: HostStep, section: 'host' },
  { key: 'property', Fields: PropertyStep, section: '' },
  { key: 'checkIn', Fields: CheckInStep, section: 'arrive' },
  { key: 'wifi', Fields: WifiStep, section: 'wifi' },
  { key: 'equipment', Fields: () => <EntryList list="equipment" hideTitle />, section: 'equipment' },
  { key: 'area', Fields: AreaStep, section: 'do' },
  { key: 'checkOut', Fields: CheckOutStep, section: 'leave' },
]
