import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text/text-contract.ts'
import { reportReasons } from './report.ts'

/** Browsers send line breaks as CR LF, which would count as two characters. */
const withPlainBreaks = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : '')

/** `POST /share/{id}/report`: the report form. Text and e-mail may be empty. */
export const ReportForm = z.object({
  reason: z.enum(reportReasons, 'REPORT_REASON_REQUIRED'),
  text: z.preprocess(withPlainBreaks, text(textLimits.note).trim()),
  email: z.preprocess(
    withPlainBreaks,
    text(textLimits.email)
      .trim()
      .pipe(z.union([z.literal(''), z.email('REPORT_EMAIL_INVALID')])),
  ),
})
export type ReportForm = z.infer<typeof ReportForm>

/** The visible fields, and a hidden field that only bots fill in. */
export const reportFields = ['reason', 'text', 'email'] as const
export const trapField = 'website'

/** The submitted values, and error codes by field; `form` concerns the whole form. */
export type ReportFormState = Readonly<Record<(typeof reportFields)[number], string>> & {
  problems: Readonly<Partial<Record<(typeof reportFields)[number], string>>> & {
    readonly form?: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'
  }
}

export const emptyReportForm: ReportFormState = { reason: '', text: '', email: '', problems: {} }
