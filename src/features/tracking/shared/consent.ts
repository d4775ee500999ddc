import { day } from '#platform/clock.ts'

/** A visitor's answer to the consent question about measuring advertising. */
export type Consent = 'granted' | 'refused'

/** Six months for both answers, as the French authority recommends (CNIL, 2020-091). Milliseconds. */
export const consentLifetime = 180 * day

/** Formats an answer for the browser's storage, with its time in milliseconds UTC. */
export function formatConsent(answer: Consent, now: number): string {
  return `${answer} ${now}`
}

/** Reads a stored answer; undefined without one, and when it has expired. */
export function parseConsent(kept: string | null, now: number): Consent | undefined {
  const [, answer, answeredAt] = /^(granted|refused) (\d+)$/.exec(kept ?? '') ?? []
  if (answer === undefined || now - Number(answeredAt) >= consentLifetime) return undefined
  return answer as Consent
}
