import { dictionary, dictionaryUses, dictionaryValue, resources } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { inputFailure } from '../../failure';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion, StoredRow, Usage } from '../../resources/servedResource';
import { usedIn } from '../../resources/usage';
import { DICTIONARY_EDITORS } from '../../roles';
import { dictionaryCodeRule } from './dictionaryCodeRule';
import { dictionaryTexts, optionsOf } from './dictionaryContent';
import { dictionaryMessages } from './texts';

/** The dictionaries, for those who maintain them. */
export const dictionaryResource = serve(
  dictionary,
  'dictionaries',
)({
  objectType: 'dictionary',
  module: 'dictionaries',
  label: 'name',
  scope: commonScope,
  defaultOrder: 'code asc',
  columns: { isStandard: () => isStandard },
  textRules: { code: dictionaryCodeRule },
  uniques: { dictionaries_code: 'code' },
  may: { read: DICTIONARY_EDITORS, create: DICTIONARY_EDITORS, delete: DICTIONARY_EDITORS },
  usedBy: [usedByFields, usedByValues],
  complete: refuseSwitchingOff,
});

const isStandard = sql`(case when dictionaries.code in (${sql.join(
  Object.keys(dictionaryTexts),
)}) then 1 else 0 end)`;

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
      where code = dictionary_values.dictionary_code and deleted_at is null
    )`,
  },
  references: {
    dicCode: { table: 'dictionaries', key: 'code', within: () => sql<SqlBool>`deleted_at is null` },
  },
  uniques: { dictionary_values_code: 'code' },
  may: { read: DICTIONARY_EDITORS, create: DICTIONARY_EDITORS, delete: DICTIONARY_EDITORS },
  usedBy: [usedByProduct],
});

/** Dictionaries that the product comes with, and those that label fields, are used by programs. */
async function usedByFields({ code }: StoredRow): ReturnType<Usage> {
  if (isStandardCode(code)) return { wording: dictionaryMessages((t) => t.standardDictionary) };
  const uses = dictionaryUses(resources, String(code));
  if (uses.length === 0) return undefined;
  const names = uses.map(({ resource, field }) => `${resource}.${field}`).join(', ');
  return { wording: dictionaryMessages((t) => t.labelledFields(names)) };
}

/** Values go first, so that nobody deletes a list of them by one press. */
async function usedByValues(...[row, caller, db]: Parameters<Usage>): ReturnType<Usage> {
  if (isStandardCode(row.code)) return undefined;
  return usedIn({
    by: valueResource,
    field: 'dicCode',
    key: ({ code }) => String(code),
    says: (count) => dictionaryMessages((t) => t.valueCount(count)),
  })(row, caller, db);
}

const isStandardCode = (code: unknown) =>
  typeof code === 'string' && Object.hasOwn(dictionaryTexts, code);

/** Programs need the values of their dictionaries; single values can be switched off. */
async function refuseSwitchingOff({ values, stored, caller }: Completion) {
  if (values.enabled === 0 && isStandardCode(stored?.code))
    throw inputFailure(
      [['enabled', dictionaryMessages((t) => t.standardStaysOn)]],
      caller.language,
    );
  return {};
}

/** Codes that the product comes with are used by its programs. */
async function usedByProduct(row: StoredRow): ReturnType<Usage> {
  const text = Object.entries(dictionaryTexts).find(([name]) => name === row.dictionaryCode)?.[1];
  return text && optionsOf(text).some(({ code }) => code === row.code)
    ? { wording: dictionaryMessages((t) => t.standardValue) }
    : undefined;
}
