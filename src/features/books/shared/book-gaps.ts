import { itemListNames, type ListName, listFields } from './book-fields.ts'
import { type BookForm, stepOfField } from './book-form.ts'
import { findGapRanges, hasGap } from './gaps.ts'
import { gapTexts } from './hide-gaps.ts'
import { listPictures } from './listed-pictures.ts'

/** An open gap: the field's path in the form, the line with the gap, and its position for selecting it. */
export type OpenGap = { path: string; line: string; start: number; end: number }

/** The open gaps of a form, in the order of its steps. */
export function listGaps(form: BookForm): OpenGap[] {
  const { houseRules, emergencyNumbers } = form
  const rows = (list: ListName) => {
    const fields: readonly string[] = list === 'houseRules' ? ['text'] : listFields[list]
    const entries: readonly object[] = list === 'houseRules' ? houseRules : form[list]
    return entries.flatMap((row, index) =>
      fields.map((field) => ({
        path: `${list}.${index}.${field}`,
        text: (row as Record<string, string>)[field] ?? '',
      })),
    )
  }
  const texts = [
    ...gapTexts.map((name) => ({ path: name as string, text: form[name] })),
    ...rows('houseRules'),
    ...itemListNames.flatMap(rows),
    ...listPictures(form).map(({ path, caption }) => ({ path: `${path}.caption`, text: caption })),
    ...Object.entries(emergencyNumbers).map(([field, text]) => ({ path: `emergencyNumbers.${field}`, text })),
  ]
  return texts
    .flatMap(({ path, text }) => listGapsOf(text).map((open) => ({ path, ...open })))
    .sort((one, other) => stepOfField(one.path) - stepOfField(other.path))
}

/** The gaps of one text, each with its line. */
function listGapsOf(text: string): Omit<OpenGap, 'path'>[] {
  const gaps: Omit<OpenGap, 'path'>[] = []
  if (!hasGap(text)) return gaps
  let lineStart = 0
  for (const line of text.split('\n')) {
    const shown = line.trim()
    for (const { start, end } of findGapRanges(line))
      gaps.push({ line: shown, start: lineStart + start, end: lineStart + end })
    lineStart += line.length + 1
  }
  return gaps
}
