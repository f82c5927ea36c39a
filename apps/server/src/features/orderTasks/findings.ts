import {
  readStretches,
  type CollectItem,
  type CollectStretch,
  type TaskFinding,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Caller } from '../../http/caller';
import type { Language } from '../../texts';
import { answerText } from '../collect/answerText';
import { itemRows, travellingItems } from '../collect/items';
import { itemsFor } from '../collect/maskedAnswers';
import { groupsOf } from '../collect/orderGroups';

/** A finding as it is stored. */
export type StoredFinding = Pick<TaskFinding, 'key' | 'finding' | 'verdict'>;

/** The part of a task that its findings are read by. */
export interface FoundTask {
  orderId: string;
  itemCode: string;
  segIndex: number;
  /** JSON text of `StoredFinding[]`. */
  findings: string;
}

/** Answers of the candidate that a task verifies. */
export interface Claims {
  /** `undefined` when the candidate was not asked. */
  item: CollectItem | undefined;
  stretch: CollectStretch;
}

/** Returns the answers that a task verifies, masked as its reader sees them. */
export async function claimsOf(
  { orderId, itemCode, segIndex }: FoundTask,
  caller: Caller,
  db: Db,
): Promise<Claims> {
  const form = await db
    .selectFrom('collectForms')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!form) return { item: undefined, stretch: {} };
  const rows = (await itemRows(form.id, db)).filter(({ groupCode }) => groupCode === itemCode);
  const [item] = itemsFor(await travellingItems(rows, caller.language, db), caller);
  if (!item || item.status === 5) return { item, stretch: {} };
  return { item, stretch: readStretches(item.dataForm)?.[segIndex - 1] ?? {} };
}

/** Returns the rows of a task: the fields of its item with claims and findings. */
export async function findingsOf(
  task: FoundTask,
  { item, stretch }: Claims,
  language: Language,
  db: Db,
): Promise<TaskFinding[]> {
  const groups = await groupsOf(task.orderId, db);
  const group = groups.find(({ groupCode }) => groupCode === task.itemCode);
  const found = new Map(readFindings(task.findings).map((one) => [one.key, one]));
  const asked = new Map(item?.fields.map((field) => [field.key, field]));
  return (group?.dataForm ?? []).map(({ key, labelCh, labelEn }) => {
    const field = asked.get(key);
    return {
      key,
      label: labelCh,
      labelEn: labelEn || labelCh,
      claim: (field && answerText(field, stretch[key], language)) || null,
      finding: found.get(key)?.finding ?? '',
      verdict: found.get(key)?.verdict ?? null,
    };
  });
}

/** Returns stored findings. */
export const readFindings = (findings: string): StoredFinding[] =>
  JSON.parse(findings) as StoredFinding[];

/** Returns the number of rows with a claim that have neither a finding nor a verdict. */
export const countOpenRows = (rows: readonly TaskFinding[]): number =>
  rows.filter((row) => row.claim !== null && row.finding === '' && row.verdict === null).length;
