import { beijing, type ListViewVersion } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { inputFailure } from '../../failure';
import { conflictFailure } from '../../resources/saveConflict';
import { say } from '../../texts';

/** Earlier states that are kept of one view. */
const KEPT = 20;

/** A view as it is stored. */
interface StoredView {
  id: string;
  version: number;
  savedBy: string | null;
  updatedAt: Date;
}

/** Throws 409 with who saved when, unless a save starts from the stored version of a view. */
export async function refuseStale(
  { savedBy, updatedAt, version }: StoredView,
  from: number | undefined,
  caller: Caller,
  { db }: Backend,
) {
  if (from === undefined)
    throw inputFailure([['version', say((t) => t.required)]], caller.language);
  if (from === version) return;
  const saver = await db
    .selectFrom('users')
    .select(['id as userId', 'realname as userName'])
    .where('id', '=', savedBy)
    .executeTakeFirst();
  const last = saver && { ...saver, createTime: updatedAt };
  throw conflictFailure({ last, savedAt: beijing(updatedAt), version }, caller);
}

/** Keeps a new state of a view, and forgets the oldest ones. */
export async function keepState(
  { viewId, version, state }: { viewId: string; version: number; state: string },
  { userId }: Caller,
  { db, now }: Backend,
) {
  await db
    .insertInto('listViewVersions')
    .values({ viewId, version, state, savedBy: userId, savedAt: now() })
    .execute();
  const kept = db
    .selectFrom('listViewVersions')
    .select('version')
    .where('viewId', '=', viewId)
    .orderBy('version', 'desc')
    .limit(KEPT + 1);
  await db
    .deleteFrom('listViewVersions')
    .where('viewId', '=', viewId)
    .where('version', 'not in', kept)
    .execute();
}

/** Forgets the states of a view that its owner gives to others: they were for the owner alone. */
export const forgetStates = async (viewId: string, { db }: Backend) =>
  db.deleteFrom('listViewVersions').where('viewId', '=', viewId).execute();

/** Returns the earlier states of a view, the newest first, without the present one. */
export async function earlierStates(viewId: string, { db }: Backend): Promise<ListViewVersion[]> {
  const found = await db
    .selectFrom('listViewVersions')
    .leftJoin('users', 'users.id', 'listViewVersions.savedBy')
    .select(['listViewVersions.version', 'state', 'savedAt', 'realname as savedBy'])
    .where('viewId', '=', viewId)
    .orderBy('listViewVersions.version', 'desc')
    .execute();
  return found.slice(1).map((one) => ({ ...one, savedAt: beijing(one.savedAt) }));
}
