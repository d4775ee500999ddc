import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { Registration } from '../shared/account-contract.ts'

const { shape } = Registration
const name = (problem: string) => z.string().trim().min(1, problem).max(textLimits.partOfName, 'TOO_LONG')

/** The values of the registration form. Messages are keys of `accounts.problems` or error codes. */
export const RegistrationForm = z
  .object({
    firstName: name('FIRST_NAME_REQUIRED'),
    lastName: name('LAST_NAME_REQUIRED'),
    email: shape.email,
    password: shape.password,
    confirmPassword: z.string().min(1, 'CONFIRMATION_REQUIRED'),
    captcha: shape.captcha,
    acceptTerms: z.boolean().refine((isAccepted) => isAccepted, 'TERMS_REQUIRED'),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'PASSWORDS_DIFFER',
    // By default zod refines only when all fields are valid. Here a mismatch is reported while other fields are empty.
    when: () => true,
  })
export type RegistrationForm = z.infer<typeof RegistrationForm>

/** A new password typed twice. */
export const NewPasswordForm = z
  .object({ password: shape.password, confirmPassword: z.string().min(1, 'CONFIRMATION_REQUIRED') })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'PASSWORDS_DIFFER',
    when: () => true,
  })
export type NewPasswordForm = z.infer<typeof NewPasswordForm>

/** Converts the form to the server's contract: first and last name become one name. */
export function toRegistration(form: RegistrationForm, language: Registration['language']): Registration {
  const { firstName, lastName, email, password, captcha } = form
  return { name: `${firstName} ${lastName}`, email, password, captcha, language }
}
