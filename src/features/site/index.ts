export { prepareContractMail } from './server/contract-mail.ts'
export { carryOutDeclarations } from './server/declarations/declaration-jobs.ts'
export {
  prepareDeclarationMail,
  prepareOperatorDeclaration,
  prepareUnmatchedMail,
} from './server/declarations/declaration-mails.ts'
export { declarationRoutes, type ShowDeclaration } from './server/declarations/declaration-routes.ts'
export { createHeroReader, type LogHeroChoice } from './server/hero-service.ts'
export { siteRoutes } from './server/site-routes.ts'
export { createStatusReader, type StatusReader, statusValidity } from './server/status/status-reader.ts'
export type { SupportMessage } from './server/support.ts'
export { answerBy } from './server/support.ts'
export {
  findSupportMessage,
  listSupportMessages,
  listSupportMessagesOf,
  setAnsweredAt,
} from './server/support-queries.ts'
export { type ShowSupportForm, supportRoutes } from './server/support-routes.ts'
export { forgetSupportMessages, prepareSupportMail } from './server/support-service.ts'
