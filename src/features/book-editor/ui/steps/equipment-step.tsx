import { EntryList } from '../lists/entry-list.tsx'

/** Step 5: how things in the house work. */
export function EquipmentStep() {
  return <EntryList list="equipment" hideTitle />
}
