import { splitIds, type RowInUse } from '@mingjian/api';
import { newId } from '../database/ids';
import { Failure, inputFailure, notFound, refusal } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { logChange } from './operateLog';
import type { Completion, ServedResource, StoredRow, UsageReason } from './servedResource';
import { readRow } from './resourceRows';
import { saveConflict } from './saveConflict';
import { demandRight } from './scope';
import { changeRow, insertRow, lockRows } from './storedRows';
import { defaultsOf, valuesOf, type Draft } from './writeValues';
import { say, type Wording } from '../texts';

/** Rows that one deletion may name. */
const DELETION_LIMIT = 1_000;

/** Makes a row and returns it. Runs in the caller's transaction. */
export async function createRow<Row>(
  resource: ServedResource<Row>,
  draft: Draft,
  caller: Caller,
  backend: Backend,
): Promise<Row> {
  demandRight(caller, resource.may.create);
  const { db } = backend;
  const now = backend.now();
  const given = await valuesOf(resource, ownedBy(resource, draft, caller), caller, backend);
  const filled = { ...defaultsOf(resource), ...given };
  const values = {
    ...filled,
    ...(await resource.complete?.({ values: filled, stored: undefined, caller, now, db })),
  };
  const after = await insertRow(
    resource,
    { ...values, id: newId(now), createdAt: now, updatedAt: now },
    caller,
    db,
  );
  await logChange(resource, { action: 'created', after }, caller, now, db);
  await resource.changed?.({ before: undefined, after, caller, db });
  return readRow(resource, after.id, caller, backend);
}

/**
 * Changes a row that nobody has changed since the version that the caller names, and returns it.
 * Otherwise throws 409 with a `SaveConflict`. A value that is stored already makes no new version;
 * a masked one does, since the difference would reveal it.
 */
export async function updateRow<Row>(
  resource: ServedResource<Row>,
  { id, version, ...draft }: Draft & { id: string; version?: number | undefined },
  caller: Caller,
  backend: Backend,
): Promise<Row> {
  const { db } = backend;
  const now = backend.now();
  if (version === undefined)
    throw inputFailure([['version', say((t) => t.required)]], caller.language);
  const [stored] = await lockRows(resource, [id], caller, db);
  if (!stored || stored.deletedAt !== null) throw notFound();
  const given = await valuesOf(resource, draft, caller, backend, stored);
  if (stored.version !== version)
    throw await saveConflict(resource, { stored, version, wanted: given }, caller, backend);
  await changeGiven(resource, { values: given, stored, caller, now, db });
  return readRow(resource, id, caller, backend);
}

/**
 * Changes a row that is locked by values that a caller gave, which the resource checks and
 * completes. Without any, the row stays as it is.
 */
export async function changeGiven(
  resource: ServedResource,
  row: Completion & { stored: StoredRow },
) {
  if (Object.keys(row.values).length === 0) return;
  const completed = await resource.complete?.(row);
  await changeStored(resource, row.stored, { ...row.values, ...completed }, row);
}

/** Changes a row that is locked: a new version, and a line in the operate log. */
export async function changeStored(
  resource: ServedResource,
  before: StoredRow,
  values: Readonly<Record<string, unknown>>,
  { caller, now, db }: Pick<Completion, 'caller' | 'now' | 'db'>,
) {
  const after = await changeRow(resource, before, { ...values, updatedAt: now }, caller, db);
  const action = after.deletedAt === null ? 'updated' : 'deleted';
  const written = Object.keys(values);
  await logChange(resource, { action, before, after, written }, caller, now, db);
  await resource.changed?.({ before, after, caller, db });
}

/**
 * Deletes one row, or several whose ids are comma-joined: all or none. Deleted rows stay deleted;
 * missing rows and rows out of scope are refused with 404, used ones with 409 and a `RowInUse`.
 */
export async function deleteRows<Row>(
  resource: ServedResource<Row>,
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, resource.may.delete);
  const { db } = backend;
  const now = backend.now();
  const ids = splitIds(id);
  if (ids.length === 0) throw inputFailure([['id', say((t) => t.required)]], caller.language);
  if (ids.length > DELETION_LIMIT) throw refusal(400, say, (t) => t.tooManyRows(DELETION_LIMIT));
  const locked = await lockRows(resource, ids, caller, db);
  for (const stored of locked.filter((row) => row.deletedAt === null)) {
    await refuseIfUsed(resource, stored, caller, backend);
    await changeStored(resource, stored, { deletedAt: now }, { caller, now, db });
  }
}

async function refuseIfUsed(
  resource: ServedResource,
  stored: StoredRow,
  caller: Caller,
  { db, usages }: Backend,
) {
  const found: UsageReason[] = [];
  for (const usage of [...(usages.get(resource.name) ?? []), ...resource.usedBy]) {
    const reason = await usage(stored, caller, db);
    if (reason) found.push(reason);
  }
  if (found.length === 0) return;
  const label = String(stored[resource.fields[resource.label]!.column!]);
  const wording: Wording = (language) => {
    const reasons = [...new Set(found.map((reason) => reason.wording(language)))];
    return say((t) => t.inUse(label, reasons.join(t.listSeparator)))(language);
  };
  const data: RowInUse = { inUse: found.flatMap(({ use }) => use ?? []) };
  throw new Failure(409, wording, { data });
}

/** A client's row belongs to its company, so the draft may leave it out. */
function ownedBy(
  { fields, companyColumn }: ServedResource,
  draft: Draft,
  { companyId }: Caller,
): Draft {
  const owner = Object.entries(fields).find(
    ([, { column, joined }]) => column === companyColumn && !joined,
  )?.[0];
  return owner === undefined ? draft : { [owner]: companyId, ...draft };
}
