import { passwordScore } from '../shared/account.ts'

export type PasswordPart = 'length' | 'upper' | 'lower' | 'digit' | 'symbol'

const samples = { upper: 'A', lower: 'a', digit: '1', symbol: '!' } as const

/**
 * What would raise the score of a password, in the order in which to say it. It asks the score itself, so that
 * the advice cannot drift from the rules; a space counts for the length and for nothing else.
 */
export function missingParts(password: string): PasswordPart[] {
  const long = password.padEnd(8, ' ')
  const score = passwordScore(long)
  const kinds = (Object.keys(samples) as (keyof typeof samples)[]).filter(
    (part) => passwordScore(long + samples[part]) > score,
  )
  return passwordScore(password) < score ? ['length', ...kinds] : kinds
}
