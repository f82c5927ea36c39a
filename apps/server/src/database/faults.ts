/** Fault of the database, not of the statement: it cannot be reached, or has no storage left. */
export type DatabaseFault = 'unreachable' | 'full';

/**
 * SQLSTATE of connections that the server refuses or ends (08: connection, 53300: too many, 57P01
 * to 57P03: it stops or starts), and codes of the network.
 */
const UNREACHABLE = /^(?:08...|53300|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;

/** Messages of `pg`, which gives its own errors no code. */
const LOST =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect)/;

const FULL = /^(?:53100|ENOSPC|EDQUOT)$/;

/** Returns the fault of the database that an error reports; `undefined` for every other error. */
export function faultIn({ code, message }: Error & { code?: unknown }): DatabaseFault | undefined {
  const key = typeof code === 'string' ? code : '';
  if (FULL.test(key) || message.includes('No space left on device')) return 'full';
  return UNREACHABLE.test(key) || LOST.test(message) ? 'unreachable' : undefined;
}
