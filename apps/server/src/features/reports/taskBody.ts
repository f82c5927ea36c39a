import {
  readStretches,
  type CollectField,
  type CollectStretch,
  type CollectValue,
  type ReportItem,
  type ReportRow,
  type ReportText,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { itemRows, travellingItems } from '../collect/items';
import { maskIdCardNo } from '../../resources/masks';
import { readLabel } from '../dictionaries/options';
import type { OrderTaskTable } from '../orders/taskTables';
import { bodyTexts } from './bodyTexts';

const NOTHING: ReportText = { zh: '', en: '' };

/** Returns the survey items of a report: what its tasks found beside what was claimed. */
export async function itemsOf(orderId: string, db: Db): Promise<ReportItem[]> {
  const tasks = await db
    .selectFrom('orderTasks')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const claims = await claimsOf(orderId, db);
  const several = new Set(
    tasks.filter(({ segIndex }) => segIndex > 1).map((task) => task.itemCode),
  );
  const items: ReportItem[] = [];
  for (const task of tasks)
    items.push({
      key: task.id,
      name: nameOf(task, several.has(task.itemCode)),
      state: stateOf(task),
      level: task.status === -10 ? 5 : task.dangerLevel,
      result: await resultOf(task, db),
      reason: task.dangerReason ?? '',
      conclusion: task.remark ?? '',
      rows: claims.get(task.itemCode)?.[task.segIndex - 1] ?? [],
    });
  return items;
}

type Task = Selectable<OrderTaskTable>;

const nameOf = ({ itemName, itemNameEn, segIndex }: Task, isOneOfSeveral: boolean): ReportText =>
  isOneOfSeveral
    ? {
        zh: bodyTexts((t) => t.stretch(itemName, segIndex))('zh'),
        en: bodyTexts((t) => t.stretch(itemNameEn, segIndex))('en'),
      }
    : { zh: itemName, en: itemNameEn };

function stateOf({ status }: Task): ReportItem['state'] {
  if (status === -10) return 'cancelled';
  if (status === 45) return 'unverifiable';
  return status === 40 ? 'verified' : 'open';
}

async function resultOf({ result }: Task, db: Db): Promise<ReportText> {
  if (result === null) return NOTHING;
  const label = await readLabel('task_result', String(result), db);
  return { zh: label('zh'), en: label('en') };
}

/** Returns the claims of the candidate, by survey item and stretch. */
async function claimsOf(orderId: string, db: Db): Promise<Map<string, ReportRow[][]>> {
  const claims = new Map<string, ReportRow[][]>();
  const form = await db
    .selectFrom('collectForms')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!form) return claims;
  const rows = await itemRows(form.id, db);
  const english = await travellingItems(rows, 'en', db);
  for (const [index, item] of (await travellingItems(rows, 'zh', db)).entries()) {
    const stretches = readStretches(item.dataForm) ?? [];
    claims.set(
      item.groupCode,
      stretches.map((stretch) => rowsOf(item.fields, english[index]!.fields, stretch)),
    );
  }
  return claims;
}

function rowsOf(
  fields: readonly CollectField[],
  english: readonly CollectField[],
  stretch: CollectStretch,
): ReportRow[] {
  return fields.map((field, index) => ({
    key: field.key,
    label: { zh: field.label, en: english[index]!.label },
    claim: {
      zh: answerOf(field, stretch[field.key], 'zh'),
      en: answerOf(english[index]!, stretch[field.key], 'en'),
    },
    finding: NOTHING,
    verdict: NOTHING,
  }));
}

function answerOf(
  { key, options }: CollectField,
  value: CollectValue | undefined,
  language: 'zh' | 'en',
): string {
  if (value === undefined || value === '') return '';
  if (typeof value === 'boolean') return bodyTexts((t) => (value ? t.yes : t.no))(language);
  if (typeof value === 'object')
    return `${value.from} – ${value.to === 'PRESENT' ? bodyTexts((t) => t.present)(language) : value.to}`;
  if (key === 'identity.idNo') return maskIdCardNo(value);
  return options.find((option) => option.value === value)?.label ?? value;
}
