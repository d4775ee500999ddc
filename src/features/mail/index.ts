export { hostTemplates, isEssential, type Mail, type MailState, type TemplateName } from './mail.ts'
export {
  enqueueFirstBook,
  enqueueForAccount,
  enqueueForOperator,
  enqueueMail,
  enqueuePlanLimit,
  enqueueReport,
  enqueueSupport,
  enqueueWelcome,
  enqueueWelcomeAgain,
  type MailAccount,
  type MailOrder,
} from './mail-outbox.ts'
export { countMails, deleteMailsBefore, findOldestUnsent, findSentMail, listMails, reviveMail } from './mail-queries.ts'
export { renderMail } from './mail-rendering.tsx'
export { sampleMails, sampleReader } from './mail-samples.ts'
export type { MailReader, MailSources } from './mail-sources.ts'
export { deliveryErrorCode, type MailTransport, openMailTransport } from './mail-transport.ts'
export { createOutboxJob, startMailer } from './mailer.ts'
export { mailRoutes } from './unsubscribe-routes.ts'
