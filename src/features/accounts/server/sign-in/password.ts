import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** The library declares its algorithms as a const enum, which a single-file compiler cannot read. */
const argon2id = 2 satisfies Algorithm.Argon2id

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

const hashOfNobody = hashPassword('no account has this password')

/**
 * Whether the password fits. Without a hash, as for an address that has no account, it takes as long and says
 * no: the time that an answer takes must not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await hashOfNobody), password)
  return fits && passwordHash !== undefined
}
