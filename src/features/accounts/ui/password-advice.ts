import { passwordScore } from '../shared/account.ts'

export type PasswordPart = 'length' | 'upper' | 'lower' | 'digit' | 'symbol'

const samples = { upper: 'A', lower: 'a', digit: '1', symbol: '!' } as const

/**
 * The parts that would raise a password's score, in display order. Computed with `passwordScore`, so that the advice
 * always follows its rules. The padding is spaces, because a space counts only for the length.
 */
export function missingParts(password: string): PasswordPart[] {
  const long = password.padEnd(8, ' ')
  const score = passwordScore(long)
  const kinds = (Object.keys(samples) as (keyof typeof samples)[]).filter(
    (part) => passwordScore(long + samples[part]) > score,
  )
  return passwordScore(password) < score ? ['length', ...kinds] : kinds
}
