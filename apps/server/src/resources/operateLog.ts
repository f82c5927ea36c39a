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

/** Returns who saved a row last and when; `undefined` when nobody did since the log is kept. */
export async function lastChange({ objectType }: ServedResource, id: string, db: Db) {
  return db
    .selectFrom('operateLogs')
    .select(['userName', 'createTime'])
    .where('objectType', '=', objectType)
    .where('objectId', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Fields with a column of their own: joined ones repeat another table. */
function fieldsOf({ fields }: ServedResource) {
  return Object.entries(fields).flatMap(([name, { column, joined, compute }]) =>
    column === null || joined || compute || column === 'createdAt' || column === 'updatedAt'
      ? []
      : [name],
  );
}

function changedFields(resource: ServedResource, { before, after }: RowChange) {
  return fieldsOf(resource).filter((name) => {
    const column = resource.fields[name]!.column!;
    return !isSame(before?.[column], after[column]);
  });
}

function textOf(row: StoredRow, names: readonly string[], { fields }: ServedResource) {
  return JSON.stringify(
    Object.fromEntries(
      names.map((name) => [name, shownValue(row[fields[name]!.column!], fields[name])]),
    ),
  );
}
