import {
  OPEN_TASK_STATUSES,
  readStretches,
  type CollectField,
  type CollectItem,
  type ReportItem,
  type ReportRow,
  type ReportText,
  type TaskFinding,
  type TaskStatus,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { maskIdCardNo } from '../../resources/masks';
import { answerText } from '../collect/answerText';
import { itemRows, travellingItems } from '../collect/items';
import { readLabel } from '../dictionaries/options';
import type { OrderTaskTable } from '../orders/taskTables';
import { findingsOf, type Claims } from '../orderTasks/findings';
import { bodyTexts } from './bodyTexts';
import { hideNumbers } from './hiddenNumbers';

const NOTHING: ReportText = { zh: '', en: '' };

/** Returns the survey items of a report: what its tasks found beside what was claimed. */
export async function itemsOf(orderId: string, db: Db): Promise<ReportItem[]> {
  const tasks = await db
    .selectFrom('orderTasks')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const asked = await askedItems(orderId, db);
  const several = new Set(
    tasks.filter(({ segIndex }) => segIndex > 1).map((task) => task.itemCode),
  );
  const items: ReportItem[] = [];
  for (const task of tasks)
    items.push({
      key: task.id,
      name: nameOf(task, several.has(task.itemCode)),
      state: stateOf(task),
      ...(await judgementOf(task, db)),
      rows: await rowsOf(task, asked.get(task.itemCode), db),
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

/** Whether a colleague has passed what a task found. A stage report says nothing of the others. */
const isJudged = ({ status }: Task) =>
  status !== -10 && !(OPEN_TASK_STATUSES as readonly TaskStatus[]).includes(status);

async function judgementOf(
  task: Task,
  db: Db,
): Promise<Pick<ReportItem, 'level' | 'result' | 'reason' | 'conclusion'>> {
  if (!isJudged(task)) return { level: 5, result: NOTHING, reason: '', conclusion: '' };
  const { dangerLevel: level, dangerReason, conclusion } = task;
  return {
    level,
    result: await resultOf(task, db),
    reason: hideNumbers(dangerReason ?? ''),
    conclusion: hideNumbers(conclusion ?? ''),
  };
}

async function resultOf({ result }: Task, db: Db): Promise<ReportText> {
  if (result === null) return NOTHING;
  const label = await readLabel('task_result', String(result), db);
  return { zh: label('zh'), en: label('en') };
}

/** A survey item that the candidate was asked about, in both languages. */
type Asked = Record<'zh' | 'en', CollectItem>;

/** Returns what the candidate was asked and answered, by survey item. */
async function askedItems(orderId: string, db: Db): Promise<Map<string, Asked>> {
  const form = await db
    .selectFrom('collectForms')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!form) return new Map();
  const rows = await itemRows(form.id, db);
  const english = await travellingItems(rows, 'en', db);
  const chinese = await travellingItems(rows, 'zh', db);
  return new Map(chinese.map((zh, index) => [zh.groupCode, { zh, en: english[index]! }]));
}

/** Returns the rows of a task that say something: a claim, a finding, or both. */
async function rowsOf(task: Task, asked: Asked | undefined, db: Db): Promise<ReportRow[]> {
  const claims: Claims = { item: asked?.zh, stretch: stretchOf(task, asked) };
  const english = new Map(asked?.en.fields.map((field) => [field.key, field]));
  const isShown = isJudged(task);
  const rows = await findingsOf(task, claims, 'zh', db);
  return rows
    .filter(({ claim, finding, verdict }) => claim || (isShown && (finding || verdict)))
    .map((row) => ({
      key: row.key,
      label: { zh: row.label, en: row.labelEn },
      claim: {
        zh: maskedIn(row.key, row.claim ?? ''),
        en: maskedIn(row.key, englishClaim(english.get(row.key), claims)),
      },
      finding: isShown ? { zh: maskedIn(row.key, row.finding), en: '' } : NOTHING,
      verdict: isShown ? verdictOf(row) : NOTHING,
    }));
}

/** Returns the answers that a task compares; none of an item that the candidate declined. */
const stretchOf = ({ segIndex }: Task, asked: Asked | undefined): Claims['stretch'] =>
  (asked && asked.zh.status !== DECLINED && readStretches(asked.zh.dataForm)?.[segIndex - 1]) || {};

const DECLINED = 5;

/** A verifier often repeats the claim, so findings are masked as claims are. */
const maskedIn = (key: string, text: string): string =>
  key === 'identity.idNo' && ID_ONLY.test(text) ? maskIdCardNo(text) : hideNumbers(text);

/** Number of any identity document. */
const ID_ONLY = /^[\dA-Za-z()]+$/;

const englishClaim = (field: CollectField | undefined, { stretch }: Claims): string =>
  field ? answerText(field, stretch[field.key], 'en') : '';

function verdictOf({ verdict }: TaskFinding): ReportText {
  if (verdict === null) return NOTHING;
  const word = bodyTexts((t) => t.verdicts[verdict]);
  return { zh: word('zh'), en: word('en') };
}
