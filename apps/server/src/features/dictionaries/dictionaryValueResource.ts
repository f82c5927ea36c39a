import type { DictionaryValue } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { defineResource, type StoredRow, type Usage } from '../../resources/resource';
import { commonScope } from '../../resources/scope';
import { usedIn } from '../../resources/usage';
import { dictionaryTexts, optionsOf } from './dictionaryContent';

const EDITORS = ['ADMIN'];

/** Dictionaries whose codes companies hold, by the column that does. */
const COMPANY_CODES = ['enterpriseScale', 'belonging', 'informationWay'];

/**
 * The words behind codes (`sysDicValue`), for administrators. What a code is and where it belongs
 * never changes.
 */
export const dictionaryValueResource = defineResource<DictionaryValue>({
  name: 'dictionaryValue',
  module: 'dictionaries',
  table: 'dictionary_values',
  label: 'value',
  scope: commonScope,
  roles: { read: EDITORS, create: EDITORS, delete: EDITORS },
  defaultOrder: 'dic_code asc, sort asc',
  uniques: { dictionary_values_code: 'code' },
  columns: {
    dicCode: {
      column: 'dictionaryCode',
      kind: 'id',
      search: true,
      sort: true,
      writers: EDITORS,
      fixed: true,
      refersTo: { table: 'dictionaries', key: 'code', within: () => sql<SqlBool>`true` },
    },
    code: { column: 'code', kind: 'text', search: true, sort: true, writers: EDITORS, fixed: true },
    value: { column: 'value', kind: 'text', search: true, sort: true, writers: EDITORS },
    valueEn: {
      column: 'valueEn',
      kind: 'text',
      optional: true,
      search: true,
      sort: true,
      writers: EDITORS,
    },
    sort: { column: 'sort', kind: 'number', search: true, sort: true, writers: EDITORS },
    enabled: { column: 'enabled', kind: 'number', search: true, sort: true, writers: EDITORS },
  },
  computed: {},
  usedBy: [
    usedByProduct,
    ...COMPANY_CODES.map((column) =>
      onlyOf(
        column,
        usedIn({
          table: 'companies',
          column,
          deletable: true,
          key: codeOf,
          says: (t, count) => t.companyCount(count),
        }),
      ),
    ),
  ],
});

/** The program itself knows the codes that it comes with. */
async function usedByProduct(row: StoredRow): ReturnType<Usage> {
  const text = Object.entries(dictionaryTexts).find(([name]) => name === row.dictionaryCode)?.[1];
  return text && optionsOf(text).some(({ code }) => code === row.code)
    ? (texts) => texts.standardValue
    : undefined;
}

function onlyOf(dictionary: string, usage: Usage): Usage {
  return async (row, db) => (row.dictionaryCode === dictionary ? usage(row, db) : undefined);
}

function codeOf(row: StoredRow) {
  return String(row.code);
}
