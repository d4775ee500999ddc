/** The content of a mail, from which the HTML and the plain text are rendered. All addresses are absolute. */
export type MailContent = {
  subject: string
  /** Preview text that mail programs show next to the subject. */
  preview: string
  poster: { tone: PosterTone; fact: string; label?: string | undefined }
  /** Whether the text begins with a greeting. In Italian the first paragraph then begins in lower case. */
  greets: boolean
  paragraphs: readonly string[]
  facts?: readonly Fact[] | undefined
  /** Below the facts. */
  closing?: string | undefined
  action?: { label: string; href: string } | undefined
  /** Whether the action's address is also shown as text. */
  spellsLink?: boolean | undefined
  /** Whole texts below the mail, such as terms. */
  documents?: readonly MailDocument[] | undefined
  /** Reply-To address. Default: MAIL_FROM. */
  replyTo?: string | undefined
}

export type MailDocument = {
  title: string
  sections: readonly { title: string; paragraphs: readonly string[]; points: readonly string[] }[]
}

export type Fact = { label: string; value: string; href?: string | undefined }

/** The poster's colour: pine by default, sea and sun for reminders, terracotta when something has ended or failed. */
export type PosterTone = 'pine' | 'sea' | 'sun' | 'terracotta'
