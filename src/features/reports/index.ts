export type { Report } from './report.ts'
export {
  findReportedBook,
  listReportedBooks,
  listReports,
  type ReportCursor,
  type ReportedBook,
  setHandled,
  setHandledOf,
} from './report-queries.ts'
export { reportRoutes } from './report-routes.ts'
export { forgetReports, prepareReportMail } from './report-service.ts'
