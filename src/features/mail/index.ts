export { deleteMailsBefore, deleteMailsToAddress } from './server/delivery/mail-deletion-queries.ts'
export { forgetDeadMails, forgetMailTexts } from './server/delivery/mail-jobs.ts'
export {
  enqueueBackupFailure,
  enqueueFirstBook,
  enqueueForAccount,
  enqueueForOperator,
  enqueueMail,
  enqueueOperatorMessage,
  enqueuePlanLimit,
  enqueueReport,
  enqueueStayNews,
  enqueueWelcome,
  enqueueWelcomeAgain,
  hasLeft,
  type MailAccount,
  type MailOrder,
} from './server/delivery/mail-outbox.ts'
export {
  countLateMails,
  countMails,
  findOldestUnsent,
  findSentMail,
  listMails,
  reviveMail,
} from './server/delivery/mail-overview-queries.ts'
export { deliveryErrorCode, type MailTransport, openMailTransport } from './server/delivery/mail-transport.ts'
export { createOutboxJob, startMailer } from './server/delivery/mailer.ts'
export { watchOutbox } from './server/delivery/outbox-metrics.ts'
export { checkSmtp } from './server/delivery/smtp-check.ts'
export { sampleMails, sampleReader } from './server/mails/mail-samples.ts'
export { renderMail } from './server/rendering/mail-rendering.tsx'
export type { MailReader, MailSources } from './server/rendering/mail-sources.ts'
export { mailRoutes } from './server/unsubscribe/unsubscribe-routes.ts'
export {
  hostTemplates,
  isEssential,
  type Mail,
  type MailState,
  type StayNewsTemplate,
  type TemplateName,
} from './shared/mail.ts'
