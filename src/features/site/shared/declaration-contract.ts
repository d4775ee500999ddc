import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { formLine, formText, writerEmail, writerName } from './support-contract.ts'

/** The longest time until a wished end, in milliseconds: two years. */
export const longestWait = 2 * 365 * 86_400_000

const identity = {
  name: writerName,
  email: writerEmail,
  /** Which contract is meant. Empty: the subscription of the account with this address. */
  contract: formLine(textLimits.line),
}

/** `POST /withdraw-from-contract` */
export const WithdrawalForm = z
  .object(identity)
  .transform((form) => ({ ...form, type: 'ordinary' as const, reason: '', wishedEnd: null }))

/**
 * `POST /cancel-contract`
 * @param now milliseconds UTC; the wished end is today or later, and at most two years away
 */
export const cancellationForm = (now: number) =>
  z
    .object({
      ...identity,
      type: z.enum(['ordinary', 'forCause']).catch('ordinary'),
      reason: formText(textLimits.note),
      day: formLine(textLimits.line).transform((day, refinement) => {
        if (day === '') return null
        const start = z.iso.date().safeParse(day).success ? Date.parse(day) : Number.NaN
        if (start > now - 86_400_000 && start < now + longestWait) return start
        refinement.addIssue({ code: 'custom', message: 'DECLARATION_DAY_INVALID' })
        return z.NEVER
      }),
    })
    .transform(({ day, ...form }) => ({ ...form, wishedEnd: day }))

/** A declaration as it was typed. `wishedEnd` in milliseconds UTC; null: as early as possible. */
export type TypedDeclaration = z.infer<ReturnType<typeof cancellationForm>>
