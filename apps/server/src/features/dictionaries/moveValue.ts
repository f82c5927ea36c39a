import type { DictionaryValue } from '@mingjian/api';
import { notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { changeStored } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { lockRows } from '../../resources/storedRows';
import { DICTIONARY_EDITORS } from '../../roles';
import { valueResource } from './resource';
import { dictionaryMessages } from './texts';

/** Moves a value one place in its dictionary; neighbours of one number get numbers of their own. */
export async function moveValue(
  { id, step }: { id: string; step: number },
  caller: Caller,
  backend: Backend,
): Promise<DictionaryValue> {
  demandRight(caller, DICTIONARY_EDITORS);
  const { db } = backend;
  const [moved] = await lockRows(valueResource, [id], caller, db);
  if (!moved || moved.deletedAt !== null) throw notFound();
  const ids = await siblingIds(String(moved.dictionaryCode), backend);
  const from = ids.indexOf(id);
  const to = from + step;
  if (to < 0) throw refusal(409, dictionaryMessages, (t) => t.firstValue);
  if (to >= ids.length) throw refusal(409, dictionaryMessages, (t) => t.lastValue);
  const order = ids.toSpliced(from, 1).toSpliced(to, 0, id);
  const now = backend.now();
  for (const stored of await lockRows(valueResource, ids, caller, db)) {
    const sort = order.indexOf(stored.id);
    if (stored.sort !== sort)
      await changeStored(valueResource, stored, { sort }, { caller, now, db });
  }
  return readRow(valueResource, id, caller, backend);
}

/** Returns the values of a dictionary in the order in which they are offered. */
async function siblingIds(dictionaryCode: string, { db }: Backend) {
  const rows = await db
    .selectFrom('dictionaryValues')
    .select('id')
    .where('dictionaryCode', '=', dictionaryCode)
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
