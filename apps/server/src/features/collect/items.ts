import {
  missingAnswers,
  readStretches,
  type CollectField,
  type CollectItem,
  type ProductField,
  type ReturnedField,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import type { Language } from '../../texts';
import { readOptions } from '../dictionaries/options';
import { timeOf } from './forms';
import { ruleOf } from './groupRules';
import { proofOf } from './groupTexts';
import type { CollectItemTable } from './tables';

/** A stored item. */
export type ItemRow = Selectable<CollectItemTable>;

const TYPES = {
  input: 'text',
  select: 'select',
  switch: 'switch',
  data: 'day',
  datarange: 'months',
  dateRange: 'months',
} as const satisfies Record<ProductField['labelType'], CollectField['type']>;

/** Returns the stored items of a form, in order. */
export const itemRows = (formId: string, db: Db): Promise<ItemRow[]> =>
  db
    .selectFrom('collectItems')
    .selectAll()
    .where('formId', '=', formId)
    .orderBy('position')
    .execute();

/** Returns items as they travel, in a language. */
export async function travellingItems(
  rows: readonly ItemRow[],
  language: Language,
  db: Db,
): Promise<CollectItem[]> {
  const asked = rows.map((row) => JSON.parse(row.fields) as ProductField[]);
  const codes = asked.flat().flatMap(({ dicCode }) => (dicCode ? [dicCode] : []));
  const options = await readOptions([...new Set(codes)], db);
  return rows.map((row, index) => {
    const rule = ruleOf(row.groupCode);
    return {
      id: row.id,
      groupCode: row.groupCode,
      name: row.name,
      nameEn: row.nameEn,
      status: row.status,
      fields: asked[index]!.map((field) => fieldOf(field, options, language)),
      isList: rule.isList === true,
      monthsKey: rule.monthsKey ?? null,
      proof: proofOf(row.groupCode)?.(language) ?? null,
      needsFile: rule.needsFile === true,
      dataForm: row.dataForm,
      files: row.files,
      returnReason: row.returnReason,
      returned: JSON.parse(row.returned) as ReturnedField[],
      previousData: row.previousData,
      savedAt: timeOf(row.savedAt),
      version: row.version,
    };
  });
}

function fieldOf(
  { key, labelCh, labelEn, labelType, labelRemark, dicCode, visibleFlag2 }: ProductField,
  dictionaries: Awaited<ReturnType<typeof readOptions>>,
  language: Language,
): CollectField {
  const type = TYPES[labelType];
  return {
    key,
    label: (language === 'en' && labelEn) || labelCh,
    note: labelRemark || null,
    type,
    // What an overview shows is what a survey begins with.
    required: visibleFlag2 === 1 && type !== 'switch',
    options:
      type === 'select'
        ? (dictionaries.get(dicCode ?? '') ?? [])
            .filter(({ enabled }) => enabled === 1)
            .map(({ code, value, valueEn }) => ({
              value: code,
              label: (language === 'en' && valueEn) || value,
            }))
        : [],
  };
}

/** Whether everything that an item requires is there. */
export function isComplete({ fields, dataForm, files, needsFile, status }: CollectItem): boolean {
  if (status === 5) return true;
  const stretches = readStretches(dataForm) ?? [];
  const hasFiles = !needsFile || (JSON.parse(files) as unknown[]).length > 0;
  return hasFiles && missingAnswers(fields, stretches).length === 0;
}

/** Returns the filled part of items, 0 to 100. */
export function progressOf(items: readonly CollectItem[]): number {
  const asked = items.filter(({ status }) => status !== 5);
  if (asked.length === 0) return 100;
  const parts = asked.map((item) => {
    const required = item.fields.filter((field) => field.required).length + Number(item.needsFile);
    if (required === 0) return 1;
    const stretches = readStretches(item.dataForm) ?? [];
    const missing = new Set(missingAnswers(item.fields, stretches).map(({ key }) => key)).size;
    const lacksFile = item.needsFile && (JSON.parse(item.files) as unknown[]).length === 0;
    return 1 - (missing + Number(lacksFile)) / required;
  });
  return Math.round((parts.reduce((sum, part) => sum + part, 0) / parts.length) * 100);
}
