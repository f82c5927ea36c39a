import type { Db } from '../database/connect';
import { newId } from '../database/ids';
import type { OperateLogTable } from '../database/schema';
import type { Caller } from '../http/caller';
import type { Resource, StoredRow } from './resource';
import { shownValue } from './resourceRows';
import { isSame } from './writeValues';

/** One change of one row: as it was, and as it is. Leave out what there was not. */
export interface RowChange {
  action: OperateLogTable['action'];
  before?: StoredRow;
  after: StoredRow;
}

/**
 * Writes down who changed which fields of a row from what to what. It belongs into the transaction
 * of the change.
 */
export async function logChange<Row>(
  resource: Resource<Row>,
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
      objectType: resource.name,
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
export async function lastChange<Row>({ name }: Resource<Row>, id: string, db: Db) {
  return db
    .selectFrom('operateLogs')
    .select(['userName', 'createTime'])
    .where('objectType', '=', name)
    .where('objectId', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function fieldsOf<Row>({ columns }: Resource<Row>) {
  return Object.entries(columns).flatMap(([field, column]) => (column.name ? [] : [field]));
}

function changedFields<Row>(resource: Resource<Row>, { before, after }: RowChange) {
  return fieldsOf(resource).filter((field) => {
    const { column } = resource.columns[field]!;
    return !isSame(before?.[column], after[column]);
  });
}

function textOf<Row>(row: StoredRow, fields: readonly string[], { columns }: Resource<Row>) {
  return JSON.stringify(
    Object.fromEntries(
      fields.map((field) => [field, shownValue(row[columns[field]!.column], columns[field])]),
    ),
  );
}
