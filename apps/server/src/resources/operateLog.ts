import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { newId } from '../database/ids';
import type { OperateLogTable } from '../database/schema';
import type { Caller } from '../http/caller';
import type { ServedResource, StoredRow } from './servedResource';
import { shownValue } from './resourceRows';
import { isSame } from './writeValues';

/** One change of one row, with its stored state before and after. */
export interface RowChange {
  action: OperateLogTable['action'];
  before?: StoredRow;
  after: StoredRow;
  /** Columns that were written. A masked one is recorded even when its value stayed the same. */
  written?: readonly string[];
}

/**
 * Records the changed fields of a row with their old and new values. It runs in the change's
 * transaction.
 */
export async function logChange(
  resource: ServedResource,
  change: RowChange,
  caller: Caller,
  now: Date,
  db: Db,
) {
  const { action, before, after } = change;
  const fields = action === 'updated' ? changedFields(resource, change) : fieldsOf(resource);
  const companyId = resource.companyColumn
    ? (after[resource.companyColumn] as string | null)
    : null;
  await db
    .insertInto('operateLogs')
    .values({
      id: newId(now),
      companyId,
      module: resource.module,
      action,
      objectType: resource.objectType,
      objectId: after.id,
      version: after.version,
      before: before ? textOf(before, fields, resource) : null,
      after: action === 'deleted' ? null : textOf(after, fields, resource),
      userId: caller.userId,
      userName: caller.realname,
      userType: caller.userType,
      ip: caller.address,
      createTime: now,
    })
    .execute();
}

/** Something that a person did, beyond the changes of a resource's rows. */
export interface LoggedEvent {
  action: OperateLogTable['action'];
  module: string;
  objectType: string;
  objectId: string;
  /** The company that it concerns. @default none */
  companyId?: string | null;
  before?: object;
  after?: object;
  /** Why a value was revealed. @default none */
  reason?: string;
}

/**
 * Records something that a person did. Values of people are masked by the caller. Its version
 * follows the last one of the object, and is returned.
 */
export async function logEvent(
  { action, module, objectType, objectId, companyId = null, before, after, reason }: LoggedEvent,
  person: Pick<Caller, 'userId' | 'realname' | 'userType' | 'address'>,
  now: Date,
  db: Db,
): Promise<number> {
  const { last } = await db
    .selectFrom('operateLogs')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('last'))
    .where('objectType', '=', objectType)
    .where('objectId', '=', objectId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('operateLogs')
    .values({
      id: newId(now),
      companyId,
      module,
      action,
      objectType,
      objectId,
      version: last + 1,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      userId: person.userId,
      userName: person.realname,
      userType: person.userType,
      ip: person.address,
      reason: reason ?? null,
      createTime: now,
    })
    .execute();
  return last + 1;
}

/** The changes of a row after one of its versions. */
export interface LaterChanges {
  /** Who saved last and when; `undefined` when nobody did since the log is kept. */
  last: { userId: string; userName: string; createTime: Date } | undefined;
  /** Names of the changed fields; `undefined` when the log lacks some of the changes. */
  fields: ReadonlySet<string> | undefined;
}

/** Returns the changes that lead from `version` of a row to the stored one. */
export async function changesSince(
  { objectType }: ServedResource,
  { id, version: current }: StoredRow,
  version: number,
  db: Db,
): Promise<LaterChanges> {
  const lines = await db
    .selectFrom('operateLogs')
    .select(['userId', 'userName', 'createTime', 'version', 'after'])
    .where('objectType', '=', objectType)
    .where('objectId', '=', id)
    .where('action', 'in', ['created', 'updated'])
    .orderBy('version', 'desc')
    .limit(Math.max(1, Math.min(current - version, LATER_LIMIT)))
    .execute();
  const isWhole =
    version < current &&
    lines.length === current - version &&
    lines.at(-1)!.version === version + 1;
  const changed = lines.flatMap(({ after }) => Object.keys(JSON.parse(after ?? '{}') as object));
  return { last: lines[0], fields: isWhole ? new Set(changed) : undefined };
}

/** Most changes that are read to find the fields that two people changed. */
const LATER_LIMIT = 1_000;

/** Fields with a column of their own: joined ones repeat another table. */
function fieldsOf({ fields }: ServedResource) {
  return Object.entries(fields).flatMap(([name, { column, joined, compute, writers }]) =>
    column === null ||
    joined ||
    (compute && writers === null) ||
    column === 'createdAt' ||
    column === 'updatedAt'
      ? []
      : [name],
  );
}

function changedFields(resource: ServedResource, { before, after, written = [] }: RowChange) {
  return fieldsOf(resource).filter((name) => {
    const { column, mask } = resource.fields[name]!;
    const isRewritten = mask !== undefined && written.includes(column!);
    return isRewritten || !isSame(before?.[column!], after[column!]);
  });
}

function textOf(row: StoredRow, names: readonly string[], { fields }: ServedResource) {
  return JSON.stringify(
    Object.fromEntries(
      names.map((name) => [name, shownValue(row[fields[name]!.column!], fields[name])]),
    ),
  );
}
