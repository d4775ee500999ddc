import { type DemoDraft, findDemoDraft, storeDemoDraft } from '../shared/demo-draft.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what was written into the demo's fields before the script came that replaces them, as any later change is kept.
 * @returns puts the focus back to where it was, once the new fields are there
 */
export function keepEarlyWords(place: HTMLElement): () => void {
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
