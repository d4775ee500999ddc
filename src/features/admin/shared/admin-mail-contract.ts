import { z } from 'zod'
import { text } from '#platform/text/text-contract.ts'

/** ISO 8601, UTC. */
const isoTime = z.iso.datetime()

export const mailStates = ['waiting', 'sending', 'sent', 'dropped', 'dead'] as const

export const ListedMail = z.object({
  id: z.string(),
  recipient: z.string(),
  template: z.string(),
  language: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  nextAttemptAt: isoTime,
  createdAt: isoTime,
  sentAt: isoTime.nullable(),
  lastError: z.string().nullable(),
})
export type ListedMail = z.infer<typeof ListedMail>

/** `GET /api/admin/mails`, the newest fifty. */
export const MailFilter = z.object({ state: z.enum(mailStates, 'INVALID_VALUE').optional() })
export const ListedMails = z.object({ mails: z.array(ListedMail) })

export const MailScope = z.object({ mailId: text(100) })

/** `POST /api/admin/mails/{id}/open`: the mail as it was sent, with secrets masked; null if it was not sent yet. */
export const OpenedMail = ListedMail.extend({ subject: z.string().nullable(), html: z.string().nullable() })
export type OpenedMail = z.infer<typeof OpenedMail>

/** `POST /api/send-all-email-templates` */
export const TemplatesSent = z.object({
  message: z.string(),
  results: z.array(z.object({ template: z.string(), success: z.boolean() })),
})
export type TemplatesSent = z.infer<typeof TemplatesSent>

/** `POST /api/test-email-connection` */
export const ConnectionTested = z.object({ success: z.boolean(), message: z.string() })

/** `POST /api/test-admin-notifications` */
export const NotificationsTested = z.object({ message: z.string() })
