import type { MailParams, TemplateName } from '../../shared/mail.ts'
import type { MailExtras, MailReader } from './mail-sources.ts'
import type { MailTexts } from './mail-texts.ts'

/** All data of a template: the stored parameters and the data that `prepare` looks up. */
export type MailData<Name extends TemplateName> = MailParams<Name> &
  (Name extends keyof MailExtras ? MailExtras[Name] : object)

/** What a template needs besides its data. `now` is ms UTC. */
export type ComposeContext = {
  texts: MailTexts
  reader: MailReader
  /** Whether the mail may show text written by the host, such as names; see `isProven`. */
  showsUserText: boolean
  /** The address of one of the app's screens, which then goes on in the language of the mail. */
  linkTo: (path: string) => string
  origin: string
  currency: string
  pricesIncludeVat: boolean
  /** Whether mails may repeat the samples of the landing page, which nobody has measured. */
  hasSampleClaims: boolean
  operator: { name: string; address: string | undefined }
  now: number
}
