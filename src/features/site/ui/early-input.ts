import { type DemoDraft, findDemoDraft, storeDemoDraft } from '../shared/demo-draft.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Stores input that was typed into the demo's rendered fields before the script replaces them.
 * @returns a function that restores the focus once the new fields exist
 */
export function keepEarlyInput(place: HTMLElement): () => void {
  const fields = [...place.querySelectorAll<Field>('input[name], textarea[name], select[name]')]
  const values = new Map(fields.map(({ name, value }) => [name, value]))
  const written = fields.filter(hasChanged).map(({ name, value }) => changeOf(name, value, values))
  if (written.length > 0) storeDemoDraft(Object.assign({}, findDemoDraft(), ...written))

  const focused = fields.find((field) => field === document.activeElement)?.name
  return () => {
    if (focused) place.querySelector<Field>(`[name="${focused}"]`)?.focus()
  }
}

function hasChanged(field: Field): boolean {
  if ('defaultValue' in field) return field.value !== field.defaultValue
  return field.selectedOptions[0]?.defaultSelected === false
}

function changeOf(name: string, value: string, values: ReadonlyMap<string, string>): Partial<DemoDraft> {
  if (name === 'houseRules') return { houseRules: value.split('\n') }
  if (name === 'restaurant' || name === 'restaurantAddress') {
    return { restaurant: { name: values.get('restaurant') ?? '', address: values.get('restaurantAddress') ?? '' } }
  }
  return { [name]: value }
}
