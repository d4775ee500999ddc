import type { MailReader, MailSources } from '#features/mail/index.ts'
import type { MailParams } from '#features/mail/shared/mail.ts'
import type { Context } from '#platform/context.ts'
import { findStayNews, type NewsTemplate } from './stay-news.ts'

/** Prepares mails about stays. A mail is dropped if it is no longer true when it is sent. */
export const stayMails: Pick<MailSources['prepare'], NewsTemplate> = {
  stayUnconfirmed: prepare('stayUnconfirmed'),
  stayCodeLate: prepare('stayCodeLate'),
  stayCodeNotSet: prepare('stayCodeNotSet'),
  stayCodeFailed: prepare('stayCodeFailed'),
  stayArrived: prepare('stayArrived'),
  stayDeparted: prepare('stayDeparted'),
  stayTapUndone: prepare('stayTapUndone'),
  stayCancelled: prepare('stayCancelled'),
  stayBooked: prepare('stayBooked'),
  stayChanged: prepare('stayChanged'),
  calendarQuestions: prepare('calendarQuestions'),
}

function prepare<Name extends NewsTemplate>(template: Name) {
  return async (context: Context, { reader, params }: { reader: MailReader; params: MailParams<Name> }) =>
    (await findStayNews(context, reader.accountId, template, params))?.data
}
