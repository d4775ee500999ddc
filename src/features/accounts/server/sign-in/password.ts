import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** The library declares a const enum, which cannot be imported with single-file compilation (`isolatedModules`). */
const argon2id = 2 satisfies Algorithm.Argon2id

/** OWASP's parameters for Argon2id: 19 MiB, two iterations, parallelism one. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

const dummyHash = hashPassword('no account has this password')

/**
 * Checks a password. Without a hash (an address without an account) it compares with a dummy hash and returns false, so
 * that the response time does not reveal whether the account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await dummyHash), password)
  return fits && passwordHash !== undefined
}
