import { dictionary, dictionaryValue } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { StoredRow, Usage } from '../../resources/servedResource';
import { DICTIONARY_EDITORS } from '../../roles';
import { dictionaryTexts, optionsOf } from './dictionaryContent';
import { dictionaryMessages } from './texts';

/** The dictionaries, for administrators: the parents of new values. */
export const dictionaryResource = serve(
  dictionary,
  'dictionaries',
)({
  objectType: 'dictionary',
  module: 'dictionaries',
  label: 'name',
  scope: commonScope,
  defaultOrder: 'code asc',
  columns: {
    createTime: 'createdAt',
    updateTime: 'updatedAt',
    remark: () => sql`null`,
  },
  translated: { name: 'nameEn' },
  may: { read: DICTIONARY_EDITORS },
});

/** Values of dictionaries, for administrators. */
export const valueResource = serve(
  dictionaryValue,
  'dictionaryValues',
)({
  objectType: 'dictionaryValue',
  module: 'dictionaries',
  label: 'value',
  scope: commonScope,
  defaultOrder: 'dic_code asc, sort asc',
  columns: {
    dicCode: 'dictionaryCode',
    dicName: ({ language }) => sql`(
      select ${sql.ref(language === 'en' ? 'nameEn' : 'name')} from dictionaries
      where code = dictionary_values.dictionary_code
    )`,
  },
  references: {
    dicCode: { table: 'dictionaries', key: 'code', within: () => sql<SqlBool>`true` },
  },
  uniques: { dictionary_values_code: 'code' },
  may: { read: DICTIONARY_EDITORS, create: DICTIONARY_EDITORS, delete: DICTIONARY_EDITORS },
  usedBy: [usedByProduct],
});

/** Codes that the product comes with are used by its programs. */
async function usedByProduct(row: StoredRow): ReturnType<Usage> {
  const text = Object.entries(dictionaryTexts).find(([name]) => name === row.dictionaryCode)?.[1];
  return text && optionsOf(text).some(({ code }) => code === row.code)
    ? { wording: dictionaryMessages((t) => t.standardValue) }
    : undefined;
}
