import type { Language } from '#platform/i18n/languages.ts'

export const declarationKinds = ['cancellation', 'withdrawal'] as const

/** What a reader declares without signing in: a cancellation (section 312k BGB) or a withdrawal (section 356a BGB). */
export type DeclarationKind = (typeof declarationKinds)[number]

/**
 * Whether a summary is shown before a declaration is sent: French law wants one before a cancellation (article D215-3 Code
 * de la consommation). German law wants a single page (section 312k (2) BGB).
 */
export function hasSummary(kind: DeclarationKind, language: Language): boolean {
  return kind === 'cancellation' && language === 'fr'
}

/** The buttons of the summary, as the value of this field. */
export const stepField = 'step'
export const steps = { confirm: 'confirm', change: 'change' } as const

/** The English paths of the pages. */
export const declarationPaths = {
  cancellation: '/cancel-contract',
  withdrawal: '/withdraw-from-contract',
} as const satisfies Record<DeclarationKind, string>
