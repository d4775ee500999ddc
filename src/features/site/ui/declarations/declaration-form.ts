/** The visible fields. A withdrawal has the first three. */
export const declarationFields = ['name', 'email', 'contract', 'type', 'reason', 'day'] as const

type FieldName = (typeof declarationFields)[number]

export type DeclarationFields = Readonly<Record<FieldName, string>>

/**
 * The values of a declaration, error codes by field (`form`: of the whole form), and when it was received (ms UTC).
 * `isSummary`: it is shown once more before it is sent.
 */
export type DeclarationForm = {
  fields: DeclarationFields
  problems: Readonly<Partial<Record<FieldName | 'form', string>>>
  receivedAt?: number
  isSummary?: boolean
}

export const emptyDeclaration: DeclarationForm = {
  fields: { name: '', email: '', contract: '', type: 'ordinary', reason: '', day: '' },
  problems: {},
}
