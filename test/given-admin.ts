import type { Account } from '#features/accounts/index.ts'
import { givenHost } from './given.ts'
import type { Caller, startTestApp } from './test-app.ts'

/** The operator, op@example.com, with a session. */
export function givenAdmin(
  service: Awaited<ReturnType<typeof startTestApp>>,
): Promise<{ account: Account; as: Caller }> {
  return givenHost(service, { email: 'op@example.com', name: 'Olga', role: 'admin' })
}
