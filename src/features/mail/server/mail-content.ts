/** What a mail says, before it is laid out as HTML and as text. All addresses are absolute. */
export type MailContent = {
  subject: string
  /** Shown by mail programs beside the subject. */
  preview: string
  poster: { tone: PosterTone; fact: string; label?: string | undefined }
  /** Whether the text begins with a greeting, on which the first paragraph follows in lower case. */
  greets: boolean
  paragraphs: readonly string[]
  facts?: readonly Fact[] | undefined
  /** Below the facts. */
  closing?: string | undefined
  action?: { label: string; href: string } | undefined
  /** Also writes the action's address out. */
  spellsLink?: boolean | undefined
  /** Where an answer goes; without it to MAIL_FROM. */
  replyTo?: string | undefined
}

export type Fact = { label: string; value: string; href?: string | undefined }

/** The poster's colour: pine as a rule, sea and sun as time runs, terracotta where something has stopped. */
export type PosterTone = 'pine' | 'sea' | 'sun' | 'terracotta'
