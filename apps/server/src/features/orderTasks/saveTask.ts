import {
  suggestLamp,
  type InputOf,
  type NewerTask,
  type orderBase,
  type OrderTask,
} from '@mingjian/api';
import { sql, type Updateable } from 'kysely';
import { Failure, inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { ORDER_VERIFIERS } from '../../roles';
import { taskMoves } from '../orders/followedTaskMoves';
import type { OrderTaskTable } from '../orders/taskTables';
import type { MovedTask } from '../orders/taskMoves';
import { taskTexts } from '../orders/taskTexts';
import { claimsOf, countOpenRows, findingsOf, readFindings } from './findings';
import { taskDesk } from './taskDesk';
import { taskOf, WRITABLE } from './taskList';

type TaskInput = InputOf<typeof orderBase.saveOrderTask>;

/**
 * Writes the findings and the result of a task that the caller works on. Throws 409 with the newer
 * task when it was changed since the version that the caller saw.
 */
export async function saveTask(
  input: TaskInput,
  caller: Caller,
  backend: Backend,
): Promise<OrderTask> {
  demandRight(caller, ORDER_VERIFIERS);
  const { id, result, dangerLevel, dangerReason, remark, conclusion, version } = input;
  const { db, now } = backend;
  const task = await taskMoves.lock(id, caller, db);
  if (!task) throw refusal(404, taskTexts, (t) => t.missing);
  if (task.ownerId !== caller.userId || !WRITABLE.includes(task.status))
    throw refusal(409, taskTexts, (t) => t.notWritable);
  if (version && version !== task.version)
    throw new Failure(
      409,
      taskTexts((t) => t.newer),
      { data: { desk: await taskDesk({ taskId: id }, caller, backend) } satisfies NewerTask },
    );
  if (dangerLevel === BLUE && task.dangerType !== COMPARES)
    throw inputFailure([['dangerLevel', taskTexts((t) => t.blueNeedsComparison)]], caller.language);
  await db
    .updateTable('orderTasks')
    .set({
      ...(result !== undefined && { result }),
      ...(dangerLevel && { dangerLevel }),
      ...(dangerReason !== undefined && { dangerReason: dangerReason?.trim() || null }),
      ...(remark !== undefined && { remark: remark?.trim() || null }),
      ...(conclusion !== undefined && { conclusion: conclusion?.trim() || null }),
      ...(await findingColumns(input, task, caller, backend)),
      updatedAt: now(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  return taskOf(id, caller, backend);
}

const BLUE = 3;
/** Type of a task that compares a claim with a source: only there is a small difference. */
const COMPARES = 1;

/** Returns the findings of an input, and what follows from them; nothing before the first ones. */
async function findingColumns(
  { findings, result }: TaskInput,
  task: MovedTask,
  caller: Caller,
  { db }: Backend,
): Promise<Updateable<OrderTaskTable>> {
  if (!findings && task.findings === '[]') return {};
  const given = findings
    ? findings.map(({ key, finding, verdict }) => ({
        key,
        finding: finding ?? '',
        verdict: verdict ?? null,
      }))
    : readFindings(task.findings);
  const filled = given.filter(({ finding, verdict }) => finding !== '' || verdict !== null);
  const stored = { ...task, findings: JSON.stringify(filled) };
  const rows = await findingsOf(stored, await claimsOf(task, caller, db), caller.language, db);
  const known = new Set(rows.map(({ key }) => key));
  if (!filled.every(({ key }) => known.has(key)))
    throw inputFailure([['findings', taskTexts((t) => t.rowUnknown)]], caller.language);
  const { itemCode, dangerType } = task;
  const facts = { itemCode, dangerType, result: result === undefined ? task.result : result, rows };
  return {
    findings: stored.findings,
    // The page sends its rows with each save; none of them filled is not yet a beginning.
    openRows: filled.length === 0 ? 0 : countOpenRows(rows),
    suggestedLevel: suggestLamp(facts)?.level ?? null,
  };
}
