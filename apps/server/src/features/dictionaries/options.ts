import type { DictionaryOption } from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Wording } from '../../texts';

/** Returns the values of dictionaries, by dictionary: rows may hold disabled ones too. */
export async function readOptions(codes: readonly string[], db: Db) {
  const found = new Map<string, DictionaryOption[]>();
  if (codes.length === 0) return found;
  const rows = await db
    .selectFrom('dictionaryValues')
    .select(['dictionaryCode', 'code', 'value', 'enabled'])
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

/** Returns the label of a code in its dictionary; the code itself when it is not in there. */
export async function readLabel(dictionary: string, code: string, db: Db): Promise<Wording> {
  const options = (await readOptions([dictionary], db)).get(dictionary) ?? [];
  const option = options.find((one) => one.code === code);
  return (language) => (language === 'zh' ? option?.value : option?.valueEn) ?? code;
}
