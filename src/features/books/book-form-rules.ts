import { z } from 'zod'
import { text } from '#platform/text-contract.ts'
import { type BookTexts, textNames } from './book.ts'
import { maxTextLength, requiredTexts } from './book-contract.ts'
import { type BookForm, type FormList, isBlankEntry, stepOfField } from './book-form.ts'
import { type ItemList, listFields } from './book-lists.ts'

const anyText = text(maxTextLength)
const needed = (code: string) => anyText.refine((value) => value.trim() !== '', code)

function entryRules<List extends ItemList>(
  list: List,
  rules: Partial<Record<(typeof listFields)[List][number], string>>,
) {
  const codes: Record<string, string | undefined> = rules
  return z.array(
    z.object(
      Object.fromEntries(
        listFields[list].map((field) => {
          const code = codes[field]
          return [field, code === undefined ? anyText : needed(code)]
        }),
      ),
    ),
  )
}

/** The form's rules (SPEC section 5); every message is a code, its text is in the catalogue under `wizard.problems`. */
export const BookFormRules = z.object({
  ...(Object.fromEntries(textNames.map((name) => [name, anyText])) as Record<keyof BookTexts, typeof anyText>),
  ...requiredTexts,
  houseRules: z.array(z.object({ text: anyText })),
  equipment: entryRules('equipment', { name: 'EQUIPMENT_NAME_REQUIRED' }),
  activities: entryRules('activities', { name: 'ACTIVITY_NAME_REQUIRED' }),
  usefulInfo: entryRules('usefulInfo', { category: 'CATEGORY_REQUIRED', name: 'ITEM_NAME_REQUIRED' }),
  barsClubs: entryRules('barsClubs', { name: 'ITEM_NAME_REQUIRED', address: 'ADDRESS_REQUIRED' }),
  restaurants: entryRules('restaurants', { name: 'ITEM_NAME_REQUIRED', address: 'ADDRESS_REQUIRED' }),
  shopping: entryRules('shopping', { name: 'ITEM_NAME_REQUIRED', address: 'ADDRESS_REQUIRED' }),
  transport: entryRules('transport', {}),
  emergencyNumbers: z.object({ hospital: anyText, police: anyText, ambulance: anyText, other: anyText }),
})

export type FormProblem = { path: string; code: string }

const requiredNames: readonly string[] = Object.keys(requiredTexts)

/** The required fields that keep a form from being saved even as a draft, in the order of the steps. */
export function findMissing(form: BookForm): FormProblem[] {
  return findProblems(form).filter(({ path }) => requiredNames.includes(path))
}

/** All that is wrong with a form, in the order of the steps. Blank rows are not: they are left out when saving. */
export function findProblems(form: BookForm): FormProblem[] {
  const issues = BookFormRules.safeParse(form).error?.issues ?? []
  return issues
    .filter(({ path: [list, row] }) => {
      const rows = typeof row === 'number' ? (form[list as FormList] as Record<string, string>[]) : []
      const found = rows[row as number]
      return found === undefined || !isBlankEntry(list as FormList, found)
    })
    .map(({ path, message }) => ({ path: path.join('.'), code: message }))
    .sort((one, other) => stepOfField(one.path) - stepOfField(other.path))
}
