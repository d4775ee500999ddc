import { z } from 'zod'
import { PasswordChange } from '../../shared/account-settings-contract.ts'

/** The current password, and a new one typed twice; messages are keys of `accounts.problems` or error codes. */
export const PasswordChangeForm = z
  .object({ ...PasswordChange.shape, confirmPassword: z.string().min(1, 'CONFIRMATION_REQUIRED') })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'PASSWORDS_DIFFER',
    when: () => true,
  })

/** Whether the typed address confirms the deletion of the account. Case and surrounding spaces are ignored. */
export function confirmsDeletion(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase()
}
