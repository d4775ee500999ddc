import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text-contract.ts'
import { reportReasons } from './report.ts'

/** Browsers send line breaks as CR LF, which count twice against the length that the field allows. */
const withPlainBreaks = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : '')

/** `POST /share/{id}/report`: the form of a guest page. Text and e-mail may be empty. */
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

/** The fields that people fill in, and one that they do not see and programs fill in. */
export const reportFields = ['reason', 'text', 'email'] as const
export const trapField = 'website'

/** The form as it was sent: what was typed, and codes of problems by field; `form` is about the whole. */
export type ReportFormState = Readonly<Record<(typeof reportFields)[number], string>> & {
  problems: Readonly<Partial<Record<(typeof reportFields)[number], string>>> & {
    readonly form?: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'
  }
}

export const emptyReportForm: ReportFormState = { reason: '', text: '', email: '', problems: {} }
