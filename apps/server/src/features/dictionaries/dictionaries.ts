import { dictionaries, type DictionaryOption } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Db } from '../../database/connect';
import { listPage } from '../../resources/listPage';
import { dictionaryList } from './dictionaryList';

/** The words behind codes. A code that nobody knows has no words. */
export const dictionaryCalls = bind(dictionaries).part({
  getList: async (request, caller, backend) => listPage(dictionaryList, request, caller, backend),
  getSysCodeListByCode: async ({ code }, _, { db }) =>
    (await readOptions([code], db)).get(code) ?? [],
  getCommonListGroup: async ({ codes }, _, { db }) => {
    const asked = [...new Set(codes.split(',').map((code) => code.trim()))].filter(Boolean);
    const options = await readOptions(asked, db);
    return Object.fromEntries(asked.map((code) => [code, options.get(code) ?? []]));
  },
});

async function readOptions(codes: readonly string[], db: Db) {
  const found = new Map<string, DictionaryOption[]>();
  if (codes.length === 0) return found;
  const rows = await db
    .selectFrom('dictionaryValues')
    .select(['dictionaryCode', 'code', 'value'])
    .select(({ fn, ref }) => fn.coalesce(ref('valueEn'), ref('value')).as('valueEn'))
    .where('dictionaryCode', 'in', codes)
    .where('enabled', '=', 1)
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
