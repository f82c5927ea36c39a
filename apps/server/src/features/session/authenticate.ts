import type { TokenHeaders } from '../../http/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { hashOf } from '../../database/ids';
import { sessionEnded } from '../../failure';
import { KNOWN_FOR } from './attempts';
import { selectPeople } from './people';

const IDLE = 24 * 3_600_000;
const ABSOLUTE = 7 * 24 * 3_600_000;
/** Time for which attempts to sign in are stored for their owner, in milliseconds. */
const HISTORY = 90 * 24 * 3_600_000;
/** Allowed staleness of the last call's time, which saves a write per call. */
const SEEN_EVERY = 60_000;

/**
 * Returns the person whose session the headers name. Both must carry the same token; a cookie
 * counts for nothing, so another site's form can do nothing in a person's name. A call in the
 * background is no sign of life: an open window does not keep an idle session alive.
 */
export async function authenticate(
  headers: TokenHeaders,
  { db, now }: Backend,
  isBackground = false,
): Promise<Omit<Caller, 'address' | 'agent' | 'language' | 'day'>> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(headers.authorization ?? '')?.[1];
  if (!token || token !== headers.accesstoken) throw sessionEnded();

  const tokenHash = hashOf(token);
  const found = await selectPeople(db)
    .innerJoin('sessions as s', 's.userId', 'u.id')
    .select(['s.createdAt', 's.lastSeenAt'])
    .where('s.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  const time = now().getTime();
  if (
    !found ||
    time - found.lastSeenAt.getTime() > IDLE ||
    time - found.createdAt.getTime() > ABSOLUTE
  )
    throw sessionEnded();

  if (!isBackground && time - found.lastSeenAt.getTime() > SEEN_EVERY) {
    await db
      .updateTable('sessions')
      .set({ lastSeenAt: now() })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  const { createdAt: _created, lastSeenAt: _seen, ...person } = found;
  return { ...person, tokenHash };
}

/** Returns which sessions of active accounts, by the hashes of their tokens, have not ended. */
export async function liveSessions(
  tokenHashes: readonly string[],
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<ReadonlySet<string>> {
  if (tokenHashes.length === 0) return new Set();
  const time = now().getTime();
  const live = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select('s.tokenHash')
    .where('s.tokenHash', 'in', tokenHashes)
    .where('u.status', '=', 1)
    .where('s.lastSeenAt', '>=', new Date(time - IDLE))
    .where('s.createdAt', '>=', new Date(time - ABSOLUTE))
    .execute();
  return new Set(live.map(({ tokenHash }) => tokenHash));
}

/** Removes expired sessions, links, captchas, tickets, codes and old sign-ins, failed or not. */
export async function removeExpired({ db, now }: Backend) {
  const time = now().getTime();
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('lastSeenAt', '<', new Date(time - IDLE)),
        eb('createdAt', '<', new Date(time - ABSOLUTE)),
      ]),
    )
    .execute();
  await db.deleteFrom('entryLinks').where('expiresAt', '<', now()).execute();
  await db.deleteFrom('captchas').where('expiresAt', '<', now()).execute();
  await db.deleteFrom('captchaTickets').where('expiresAt', '<', now()).execute();
  await db
    .deleteFrom('loginAttempts')
    .where('lastFailedAt', '<', new Date(time - IDLE))
    .execute();
  await db.deleteFrom('oneTimeCodes').where('expiresAt', '<', now()).execute();
  await db
    .deleteFrom('signInAttempts')
    .where((eb) =>
      eb.or([eb('userId', 'is', null), eb('createdAt', '<', new Date(time - HISTORY))]),
    )
    .execute();
  await db
    .deleteFrom('knownAddresses')
    .where('signedInAt', '<', new Date(time - KNOWN_FOR))
    .execute();
}
