export const declarationKinds = ['cancellation', 'withdrawal'] as const

/** What a reader declares without signing in: a cancellation (section 312k BGB) or a withdrawal (section 356a BGB). */
export type DeclarationKind = (typeof declarationKinds)[number]

/** The English paths of the pages. */
export const declarationPaths = {
  cancellation: '/cancel-contract',
  withdrawal: '/withdraw-from-contract',
} as const satisfies Record<DeclarationKind, string>
