import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id, which is the library's default kind. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the argon2id hash of a password. A fixed `salt` is for demo data alone. */
export const hashPassword = (password: string, salt = randomBytes(16)) =>
  hash(password, { ...COST, salt });

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash the same work is done, so that the duration
 * does not reveal whether the account exists.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined) {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
