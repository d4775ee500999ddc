import { z } from 'zod'
import { unmeasuredText } from '#platform/text/text-contract.ts'
import type { BookStatus } from './book.ts'
import { type Excess, findExcess, type WrittenBook } from './book-bounds.ts'
import { requiredTexts } from './book-contract.ts'
import {
  emergencyFields,
  type ItemList,
  type ItemTextField,
  itemLists,
  mapLists,
  mapPictureLists,
  mapTexts,
} from './book-fields.ts'
import { type BookForm, type FormList, formPathOf, isBlankEntry, stepOfField, toGuestBook } from './book-form.ts'
import { findInvalidLinks } from './book-lists.ts'
import type { CaptionedPicture } from './book-theme.ts'

/** Lengths are checked for the whole form, because they are compared with the stored book. */
const anyText = unmeasuredText()
const anyPictures = z.array(z.custom<CaptionedPicture>())
const needed = (code: string) => anyText.refine((value) => value.trim() !== '', code)

function itemRules(list: ItemList) {
  const items: Record<string, ItemTextField> = itemLists[list].items
  const rules = Object.entries(items).map(([name, { required }]) => [name, required ? needed(required) : anyText])
  const texts = Object.fromEntries(rules) as Record<string, z.ZodType<string>>
  return z
    .array(z.object('pictures' in itemLists[list] ? { ...texts, pictures: anyPictures.optional() } : texts))
    .superRefine((entries, context) => {
      for (const path of findInvalidLinks(entries as { website?: string }[]))
        context.addIssue({ code: 'custom', message: 'INVALID_LINK', path })
    })
}

const EntryRules = z.object({
  ...mapTexts(() => anyText),
  ...requiredTexts,
  houseRules: z.array(z.object({ text: anyText })),
  ...mapLists(itemRules),
  ...mapPictureLists(() => anyPictures),
  emergencyNumbers: z.object(Object.fromEntries(emergencyFields.map((field) => [field, anyText]))),
  leftovers: z.array(z.string()),
})

/**
 * The form's rules. Messages are codes; their texts are under `errors` in the catalogue of `books`.
 * @param stored called at each check, because the book may have been saved in between
 */
export function bookFormRules(stored: () => WrittenBook | undefined) {
  return z.custom<BookForm>().superRefine((form, context) => {
    for (const { path, message } of EntryRules.safeParse(form).error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path })
    for (const { path, code } of findExcess(toWrittenBook(form), stored()))
      context.addIssue({ code: 'custom', message: code, path: pathParts(formPathOf(form, path)) })
  })
}

/** The book that a form would be stored as. */
export function toWrittenBook(form: BookForm): WrittenBook {
  return { ...toGuestBook(form), leftovers: form.leftovers }
}

export type FormProblem = { path: string; code: string }

/** Why a form cannot be saved: missing required fields, lengths, invalid links, or incomplete entries. */
export type FormObstacle = { kind: 'missing' | 'length' | 'link' | 'entry'; problems: readonly FormProblem[] }

const requiredNames: readonly string[] = Object.keys(requiredTexts)
const lengthCodes: readonly string[] = ['TOO_LONG', 'WIFI_NAME_TOO_LONG', 'LIST_TOO_LONG'] satisfies Excess['code'][]

/**
 * The first reason why a form cannot be saved, with its problems in the order of the steps. Drafts may have incomplete
 * entries.
 */
export function findObstacle(form: BookForm, status: BookStatus, stored?: WrittenBook): FormObstacle | undefined {
  const problems = findProblems(form, stored)
  const isLength = ({ code }: FormProblem) => lengthCodes.includes(code)
  const missing = problems.filter((problem) => requiredNames.includes(problem.path) && !isLength(problem))
  if (missing.length > 0) return { kind: 'missing', problems: missing }
  const lengths = problems.filter(isLength)
  if (lengths.length > 0) return { kind: 'length', problems: lengths }
  const links = problems.filter(({ code }) => code === 'INVALID_LINK')
  if (links.length > 0) return { kind: 'link', problems: links }
  return problems.length > 0 && status === 'published' ? { kind: 'entry', problems } : undefined
}

/** All problems of a form, in the order of the steps. Blank rows are no problem, because they are not saved. */
export function findProblems(form: BookForm, stored?: WrittenBook): FormProblem[] {
  const issues = bookFormRules(() => stored).safeParse(form).error?.issues ?? []
  return issues
    .filter(({ path: [list, row] }) => {
      const rows: readonly object[] = typeof row === 'number' ? form[list as FormList] : []
      const found = rows[row as number]
      return found === undefined || !isBlankEntry(list as FormList, found)
    })
    .map(({ path, message }) => ({ path: path.join('.'), code: message }))
    .sort((one, other) => stepOfField(one.path) - stepOfField(other.path))
}

function pathParts(path: string): PropertyKey[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
