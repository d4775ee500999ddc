import { day } from '#platform/clock.ts'

/** What somebody answered to the question whether advertising may be measured. */
export type Consent = 'granted' | 'refused'

/** Six months, for both answers: as long as the French authority (CNIL, 2020-091) recommends. */
export const consentLifetime = 180 * day

/** An answer as the browser keeps it, with its moment in milliseconds UTC. */
export function formatConsent(answer: Consent, now: number): string {
  return `${answer} ${now}`
}

/** The answer that a browser has kept; undefined without one, and when it is to be asked anew. */
export function parseConsent(kept: string | null, now: number): Consent | undefined {
  const [, answer, answeredAt] = /^(granted|refused) (\d+)$/.exec(kept ?? '') ?? []
  if (answer === undefined || now - Number(answeredAt) >= consentLifetime) return undefined
  return answer as Consent
}
