export {
  findReportedBook,
  listReportedBooks,
  listReports,
  type ReportCursor,
  type ReportedBook,
  setHandled,
  setHandledOf,
} from './server/report-queries.ts'
export { reportRoutes } from './server/report-routes.ts'
export { findOperatorLanguage, forgetReports, prepareReportMail } from './server/report-service.ts'
export type { Report } from './shared/report.ts'
