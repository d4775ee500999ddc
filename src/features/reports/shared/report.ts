/** Rules for reports about books. Pure, no I/O. */

/** The reasons for a report, in the order of the form. */
export const reportReasons = ['deceptive', 'unlawful', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Days to keep a report, handled or not: long enough for a complaint against a decision. */
export const reportRetentionDays = 180

/** Maximum number of stored reports per book, the newest. The counter is not limited; twenty texts suffice to decide. */
export const maxStoredReports = 20

/** One report about a book. Times are milliseconds UTC. */
export type Report = { reason: ReportReason; text: string; email: string; createdAt: number }

/** The path of the report form, on the service's host and on hosts' own domains. */
export function reportPath(bookId: string): string {
  return `/share/${bookId}/report`
}
