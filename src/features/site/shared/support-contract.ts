import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { line, text } from '#platform/text/text-contract.ts'

/**
 * Browsers submit line breaks as CR LF. They are normalised, because two characters would exceed the field's
 * `maxlength`.
 */
export const formText = (max: number) => z.preprocess(toText, text(max).trim())

/** One line of a form. @param missing the code of the error if it is empty; without one it may be */
export const formLine = (max: number, missing?: string) =>
  z.preprocess(toText, missing === undefined ? line(max) : line(max).min(1, missing))

export const writerName = formLine(textLimits.line, 'SUPPORT_NAME_REQUIRED')
export const writerEmail = formText(textLimits.email).pipe(z.email('SUPPORT_EMAIL_INVALID'))

/** `POST /legal`: the form of the support section. */
export const SupportForm = z.object({
  name: writerName,
  email: writerEmail,
  message: formText(textLimits.supportMessage).pipe(z.string().min(1, 'SUPPORT_MESSAGE_REQUIRED')),
})
export type SupportForm = z.infer<typeof SupportForm>

/** Honeypot: hidden from people, filled in by bots. */
export const trapField = 'website'

function toText(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : ''
}
