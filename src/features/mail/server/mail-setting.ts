import type { MailParams, TemplateName } from '../shared/mail.ts'
import type { MailExtras, MailReader } from './mail-sources.ts'
import type { MailTexts } from './mail-texts.ts'

/** Everything that a template shows: what was stored with the mail and what was looked up for it. */
export type MailData<Name extends TemplateName> = MailParams<Name> &
  (Name extends keyof MailExtras ? MailExtras[Name] : object)

/** In whose words, for whom and when a mail is written. */
export type Setting = {
  texts: MailTexts
  reader: MailReader
  /** Whether the mail may show what its host has chosen, such as names; see `isProven`. */
  showsChosen: boolean
  origin: string
  currency: string
  now: number
}
