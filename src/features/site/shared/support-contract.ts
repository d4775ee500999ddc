import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { line, text } from '#platform/text-contract.ts'

/**
 * Browsers submit line breaks as CR LF. They are normalised, because two characters would exceed the field's
 * `maxlength`.
 */
const field = (max: number) => z.preprocess(toText, text(max).trim())

/** `POST /legal`: the form of the support section. */
export const SupportForm = z.object({
  name: z.preprocess(toText, line(textLimits.line).min(1, 'SUPPORT_NAME_REQUIRED')),
  email: field(textLimits.email).pipe(z.email('SUPPORT_EMAIL_INVALID')),
  message: field(textLimits.supportMessage).pipe(z.string().min(1, 'SUPPORT_MESSAGE_REQUIRED')),
})
export type SupportForm = z.infer<typeof SupportForm>

/** Honeypot: hidden from people, filled in by bots. */
export const trapField = 'website'

function toText(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : ''
}
