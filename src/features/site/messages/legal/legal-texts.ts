/**
 * A section of a legal text. Filled in from the configuration: `{operator}`; `{email}`; `{trader}`, which is name, address
 * and email; `{page}`, the page for withdrawals.
 */
export type LegalSection = {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

/** The legal page in one language. */
export type LegalTexts = {
  title: string
  description: string
  keywords: string
  lead: string
  updated: string
  contents: string
  privacy: { title: string; lead: string; sections: readonly LegalSection[] }
  terms: { title: string; lead: string; sections: readonly LegalSection[] }
  withdrawal: { title: string; lead: string; sections: readonly LegalSection[] }
  support: { title: string; lead: string; write: string; hours: string; reply: string }
  about: { title: string; lead: string; operator: string }
}

/** Day of the last change to any of the texts. */
export const legalUpdated = '2026-11-28'
