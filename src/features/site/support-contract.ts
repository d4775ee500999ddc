import { z } from 'zod'
import { line, text } from '#platform/text-contract.ts'

/** Longest message, in UTF-16 units: some two pages. */
export const longestMessage = 5_000

/** Browsers send line breaks as CR LF, which count twice against the length that the field allows. */
const field = (max: number) => z.preprocess(toText, text(max).trim())

/** `POST /legal`: the form of the support section. */
export const SupportForm = z.object({
  name: z.preprocess(toText, line(200).min(1, 'SUPPORT_NAME_REQUIRED')),
  email: field(254).pipe(z.email('SUPPORT_EMAIL_INVALID')),
  message: field(longestMessage).pipe(z.string().min(1, 'SUPPORT_MESSAGE_REQUIRED')),
})
export type SupportForm = z.infer<typeof SupportForm>

/** A field that people do not see and programs fill in. */
export const trapField = 'website'

function toText(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : ''
}
