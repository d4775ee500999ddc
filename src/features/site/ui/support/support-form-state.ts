/** The visible fields. */
export const supportFields = ['name', 'email', 'message'] as const

/** The values of a submitted support form, and error codes by field; `form` is the error of the whole form. */
export type SupportFormState = Readonly<Record<(typeof supportFields)[number], string>> & {
  problems: Readonly<Partial<Record<(typeof supportFields)[number] | 'form', string>>>
}

export const emptySupportForm: SupportFormState = { name: '', email: '', message: '', problems: {} }

/** The redirect target after a submission, so that going back or reloading does not submit again. */
export const supportSentPath = '/legal/sent'
