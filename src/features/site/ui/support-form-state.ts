/** The fields that people fill in. */
export const supportFields = ['name', 'email', 'message'] as const

/** The support form as it was sent: what was typed, and error codes by field; `form` is about the whole. */
export type SupportFormState = Readonly<Record<(typeof supportFields)[number], string>> & {
  problems: Readonly<Partial<Record<(typeof supportFields)[number] | 'form', string>>>
}

export const emptySupportForm: SupportFormState = { name: '', email: '', message: '', problems: {} }

/** Where the browser goes once a message has been taken, so that going back or reloading sends nothing again. */
export const supportSentPath = '/legal/sent'
