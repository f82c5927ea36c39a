import { fromBeijing, splitIds, type UnreadCount } from '@mingjian/api';
import { lowestId, timeOfId } from '../../database/ids';
import { inputFailure, notFound } from '../../failure';
import { announce } from '../../http/announce';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { SentEvent } from '../../http/eventConnection';
import { withinScope } from '../../resources/scope';
import { say } from '../../texts';
import { inboxScope } from './resource';

/** Returns the number of the caller's unread notices. */
export async function unreadCount(caller: Caller, { db }: Backend): Promise<UnreadCount> {
  const { count } = await db
    .selectFrom('noticeRecipients as r')
    .innerJoin('notices as n', 'n.id', 'r.noticeId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('r.userId', '=', caller.userId)
    .where('r.readAt', 'is', null)
    .where('r.removedAt', 'is', null)
    .where((eb) => eb.or([eb('n.companyId', 'is', null), withinScope(caller, 'n.companyId')]))
    .executeTakeFirstOrThrow();
  return { count };
}

/** Marks the caller's notices as read or unread: all of the ids, or none and 404. */
export async function markNotices(
  { id, readFlag }: { id: string; readFlag: 0 | 1 },
  caller: Caller,
  backend: Backend,
) {
  const ids = await ownNotices(id, caller, backend);
  return mark(ids, readFlag, caller, backend);
}

/** Marks the caller's notices as read, up to the newest that the caller has seen. */
export async function readAllNotices(
  { upTo }: { upTo?: string | null | undefined },
  caller: Caller,
  backend: Backend,
) {
  const latest = upTo ? fromBeijing(upTo) : backend.now();
  if (!latest) throw inputFailure([['upTo', say((t) => t.expected.time)]], caller.language);
  const unread = await backend.db
    .selectFrom('noticeInbox')
    .select('id')
    .where(inboxScope.where(caller))
    .where('readFlag', '=', 0)
    .where('createdAt', '<=', latest)
    .execute();
  return mark(
    unread.map(({ id }) => id),
    1,
    caller,
    backend,
  );
}

/** Removes notices from the caller's list. Other readers keep them. */
export async function removeNotices({ id }: { id: string }, caller: Caller, backend: Backend) {
  const ids = await ownNotices(id, caller, backend);
  await backend.db
    .updateTable('noticeRecipients')
    .set({ removedAt: backend.now() })
    .where('userId', '=', caller.userId)
    .where('noticeId', 'in', ids)
    .where('removedAt', 'is', null)
    .execute();
  await announce({ to: [caller.userId], event: { kind: 'noticesRead' } }, backend.db);
}

async function mark(ids: readonly string[], readFlag: 0 | 1, caller: Caller, backend: Backend) {
  const { db, now } = backend;
  const { userId } = caller;
  if (ids.length > 0) {
    await db
      .updateTable('noticeRecipients')
      .set({ readAt: readFlag === 1 ? now() : null })
      .where('userId', '=', userId)
      .where('noticeId', 'in', ids)
      .where('readAt', readFlag === 1 ? 'is' : 'is not', null)
      .execute();
    await announce({ to: [userId], event: { kind: 'noticesRead' } }, db);
  }
  return unreadCount(caller, backend);
}

/** Notices that one call changes. */
const LIMIT = 1_000;

/** Returns the ids of a list, of which the caller must have received every one. */
async function ownNotices(list: string, caller: Caller, { db }: Backend) {
  const ids = splitIds(list);
  if (ids.length === 0) throw inputFailure([['id', say((t) => t.required)]], caller.language);
  if (ids.length > LIMIT)
    throw inputFailure([['id', say((t) => t.tooManyRows(LIMIT))]], caller.language);
  const { count } = await db
    .selectFrom('noticeRecipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', caller.userId)
    .where('noticeId', 'in', ids)
    .executeTakeFirstOrThrow();
  if (count < ids.length) throw notFound();
  return ids;
}

/** Notices that one stream is told of when it resumes; the unread count tells of the rest. */
const MISSED = 50;
/** A notice may be committed that much later than the ones that were begun after it. */
const OVERLAP = 60_000;

/**
 * Returns the events that a person's stream has missed since an event, some of the earlier ones
 * again, and the one that says that there are no more.
 */
export async function missedEvents(
  lastEventId: string | undefined,
  { userId }: Pick<Caller, 'userId'>,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<SentEvent[]> {
  const known = lastEventId === undefined ? undefined : timeOfId(lastEventId);
  const ready: SentEvent = { event: { kind: 'ready' }, id: lowestId(now()) };
  if (!known) return [ready];
  const since = lowestId(new Date(known.getTime() - OVERLAP));
  const missed = await db
    .selectFrom('noticeRecipients')
    .select('noticeId as id')
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .where('noticeId', '>', since)
    .orderBy('noticeId', 'desc')
    .limit(MISSED)
    .execute();
  return [
    ...missed.toReversed().map(({ id }): SentEvent => ({ event: { kind: 'notice', id }, id })),
    ready,
  ];
}
