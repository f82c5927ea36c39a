import type { DictionaryOption } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { Wording } from '../../texts';

/** Returns the values of dictionaries, by dictionary: rows may hold disabled ones too. */
export async function readOptions(codes: readonly string[], db: Db) {
  const found = new Map<string, DictionaryOption[]>();
  if (codes.length === 0) return found;
  const rows = await db
    .selectFrom('dictionaryValues')
    .select(['dictionaryCode', 'code', 'value'])
    .select(enabledIn)
    .select(({ fn, ref }) => fn.coalesce(ref('valueEn'), ref('value')).as('valueEn'))
    .where('dictionaryCode', 'in', codes)
    .where('deletedAt', 'is', null)
    .orderBy('dictionaryCode')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  for (const { dictionaryCode, ...option } of rows) {
    const options = found.get(dictionaryCode) ?? [];
    found.set(dictionaryCode, [...options, option]);
  }
  return found;
}

/** No value of a dictionary that is switched off is offered. */
const enabledIn = sql<0 | 1>`(case when exists (
  select from dictionaries where code = dictionary_values.dictionary_code
    and deleted_at is null and enabled = 0) then 0 else dictionary_values.enabled end)`.as(
  'enabled',
);

/** Returns the label of a code in its dictionary; the code itself when it is not in there. */
export async function readLabel(dictionary: string, code: string, db: Db): Promise<Wording> {
  const options = (await readOptions([dictionary], db)).get(dictionary) ?? [];
  const option = options.find((one) => one.code === code);
  return (language) => (language === 'zh' ? option?.value : option?.valueEn) ?? code;
}
