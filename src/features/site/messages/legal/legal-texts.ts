/** A numbered section of a legal text. `{operator}`, `{address}` and `{email}` are filled in from the configuration. */
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
  support: { title: string; lead: string; write: string; hours: string; reply: string }
  about: { title: string; lead: string; operator: string }
}

/** Day of the last change to any of the texts. */
export const legalUpdated = '2026-11-23'
