import type { Account } from '#features/accounts/index.ts'
import { insertAccount } from '#features/accounts/server/account-queries.ts'
import { openSession } from '#features/accounts/server/sessions/session-service.ts'
import { hashPassword } from '#features/accounts/server/sign-in/password.ts'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { trialLength } from '#features/accounts/shared/plan.ts'
import { createId } from '#platform/ids.ts'
import type { Caller, startTestApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

export type HostOverrides = Partial<Omit<Account, 'id' | 'createdAt'>> & { password?: string }

/** An id that does not exist. */
export const unknownId = '00000000-0000-7000-8000-000000000000'

/** The default password of hosts in tests. */
export const givenPassword = 'a quiet house by the sea'

let givenHash: Promise<string> | undefined

/**
 * A host with a session: by default on Basic, at the beginning of the trial, with a confirmed address.
 * @returns the account and a caller that carries its cookie
 */
export async function givenHost(
  test: TestApp,
  overrides: HostOverrides = {},
): Promise<{ account: Account; as: Caller }> {
  const { db, clock } = test.context
  const { password, ...fields } = overrides
  const id = createId()
  const account: Account = {
    id,
    name: 'Giulia Conti',
    email: `${id}@example.com`,
    role: 'host',
    language: 'en',
    plan: 'basic',
    planStatus: 'trial',
    trialEndsAt: clock.now() + trialLength,
    accessUntil: null,
    renewal: 'none',
    emailConfirmedAt: clock.now(),
    createdAt: clock.now(),
    ...fields,
  }
  givenHash ??= hashPassword(givenPassword)
  await insertAccount(db, account, password === undefined ? await givenHash : await hashPassword(password))
  const as = test.browser()
  as.cookies.set(sessionCookie, await openSession(db, id, clock.now()))
  return { account, as }
}
