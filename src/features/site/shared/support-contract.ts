import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { line, text } from '#platform/text-contract.ts'

/** Browsers send line breaks as CR LF, which count twice against the length that the field allows. */
const field = (max: number) => z.preprocess(toText, text(max).trim())

/** `POST /legal`: the form of the support section. */
export const SupportForm = z.object({
  name: z.preprocess(toText, line(textLimits.line).min(1, 'SUPPORT_NAME_REQUIRED')),
  email: field(textLimits.email).pipe(z.email('SUPPORT_EMAIL_INVALID')),
  message: field(textLimits.supportMessage).pipe(z.string().min(1, 'SUPPORT_MESSAGE_REQUIRED')),
})
export type SupportForm = z.infer<typeof SupportForm>

/** A field that people do not see and programs fill in. */
export const trapField = 'website'

function toText(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : ''
}
