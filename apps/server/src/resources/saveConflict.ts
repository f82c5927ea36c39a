import { beijing, type ConflictingField, type SaveConflict } from '@mingjian/api';
import { Failure } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { say, type Wording } from '../texts';
import { changesSince, type LaterChanges } from './operateLog';
import { shownValue } from './resourceRows';
import type { ServedField, ServedResource, StoredRow } from './servedResource';

/** A save that started from another version than the stored one. */
export interface StaleSave {
  stored: StoredRow;
  /** The version that it started from. */
  version: number;
  /** Values that differ from the stored row as its reader sees it, by column. */
  wanted: Readonly<Record<string, unknown>>;
}

/**
 * Returns the refusal of a stale save, with the fields that both sides changed. It depends on no
 * masked value: it is the same for a right guess of one and for a wrong guess.
 */
export async function saveConflict(
  resource: ServedResource,
  { stored, version, wanted }: StaleSave,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<Failure> {
  const { last, fields: changed } = await changesSince(resource, stored, version, db);
  const savedAt = beijing(last?.createTime ?? stored.updatedAt);
  const isChanged = (name: string, { compute }: ServedField) =>
    changed === undefined || compute !== undefined || changed.has(name);
  const fields = Object.entries(resource.fields).flatMap(([name, field]): ConflictingField[] => {
    const { column, joined } = field;
    if (column === null || joined || !Object.hasOwn(wanted, column)) return [];
    if (!isChanged(name, field)) return [];
    const yours = shownValue(wanted[column], field);
    return [{ field: name, yours, stored: shownValue(stored[column], field) }];
  });
  return conflictFailure({ last, savedAt, version: stored.version, fields }, caller);
}

/** The last save of a row. */
interface LastSave {
  /** `undefined` when it is not known who it was. */
  last: LaterChanges['last'];
  /** `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  savedAt: string;
  version: number;
  /** @default none */
  fields?: ConflictingField[];
}

/** Returns the refusal of a stale save: 409 with a `SaveConflict`, and who saved when in words. */
export function conflictFailure(
  { last, savedAt, version, fields = [] }: LastSave,
  caller: Caller,
): Failure {
  const data: SaveConflict = {
    savedBy: last?.userName ?? null,
    savedByYou: last?.userId === caller.userId,
    savedAt,
    version,
    fields,
  };
  return new Failure(409, sentence(last, caller, savedAt), { data });
}

function sentence(last: LaterChanges['last'], { userId }: Caller, savedAt: string): Wording {
  if (!last) return say((t) => t.changedMeanwhile);
  return last.userId === userId
    ? say((t) => t.savedElsewhere(savedAt))
    : say((t) => t.savedMeanwhile(last.userName, savedAt));
}
