export { forgetDeadMails, forgetMailTexts } from './server/mail-jobs.ts'
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
} from './server/mail-outbox.ts'
export {
  countMails,
  deleteMailsBefore,
  deleteMailsToAddress,
  findOldestUnsent,
  findSentMail,
  listMails,
  reviveMail,
} from './server/mail-queries.ts'
export { renderMail } from './server/mail-rendering.tsx'
export { sampleMails, sampleReader } from './server/mail-samples.ts'
export type { MailReader, MailSources } from './server/mail-sources.ts'
export { deliveryErrorCode, type MailTransport, openMailTransport } from './server/mail-transport.ts'
export { createOutboxJob, startMailer } from './server/mailer.ts'
export { watchOutbox } from './server/outbox-metrics.ts'
export { checkSmtp } from './server/smtp-check.ts'
export { mailRoutes } from './server/unsubscribe-routes.ts'
export {
  hostTemplates,
  isEssential,
  type Mail,
  type MailState,
  type StayNewsTemplate,
  type TemplateName,
} from './shared/mail.ts'
