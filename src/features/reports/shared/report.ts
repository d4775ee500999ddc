/** Pure rules of reports about books, no I/O. */

/** What can be wrong with a page, in the order of the form. */
export const reportReasons = ['deceptive', 'unlawful', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Handled or not, a report is kept so long, in days: long enough for a complaint against a decision. */
export const reportRetentionDays = 180

/** Newest reports that are kept of one book. The count goes on; twenty texts are enough to decide. */
export const mostReportsKept = 20

/** What somebody reports about a book. Times are milliseconds UTC. */
export type Report = { reason: ReportReason; text: string; email: string; createdAt: number }

/** Where a book is reported, from its own host and from a host's own domain. */
export function reportPath(bookId: string): string {
  return `/share/${bookId}/report`
}
