import { beijing, type OpenSession, type SignInAttempt } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { liveSessions } from '../session/authenticate';

/** Attempts that a person sees. */
const SHOWN = 20;

/** Returns the newest attempts to sign in to the caller's account. */
export async function signInsOf({ userId }: Caller, { db }: Backend): Promise<SignInAttempt[]> {
  const attempts = await db
    .selectFrom('signInAttempts')
    .select(['id', 'createdAt', 'address', 'agent', 'result'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return attempts.map(({ createdAt, ...attempt }) => ({
    ...attempt,
    createTime: beijing(createdAt),
  }));
}

/** Returns the caller's sessions that have not ended, this one first, then the last used. */
export async function sessionsOf(
  { userId, tokenHash }: Caller,
  backend: Backend,
): Promise<OpenSession[]> {
  const stored = await backend.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const live = await liveSessions(
    stored.map((one) => one.tokenHash),
    backend,
  );
  return stored
    .filter((one) => live.has(one.tokenHash))
    .map(({ id, createdAt, lastSeenAt, address, agent, tokenHash: hash }) => ({
      id,
      createTime: beijing(createdAt),
      lastSeenTime: beijing(lastSeenAt),
      address,
      agent,
      isCurrent: hash === tokenHash,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/**
 * Ends one of the caller's other sessions, or all of them. Those of other people, and the caller's
 * own one, are not found.
 */
export async function endSessions(
  { id }: { id?: string | undefined },
  { userId, tokenHash }: Caller,
  { db }: Backend,
) {
  const others = db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', tokenHash);
  const ended = await (id ? others.where('id', '=', id) : others).executeTakeFirst();
  if (id && ended.numDeletedRows === 0n) throw notFound();
}
