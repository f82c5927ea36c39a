import type { DangerLevel, InputOf, orderKpi, SafeLevel } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure, notFound, orderMissing, refusal, type FieldProblem } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { demandRight } from '../../resources/scope';
import { ANSWER_READERS } from '../../roles';
import { orderMoves } from '../orders/orderMoves';
import type { MovedOrder } from '../orders/tables';
import { worstLevel } from '../orders/taskMoves';
import { canJudge, JUDGES, levelRows, safeLevelsOf } from './safeLevels';
import { performanceTexts } from './texts';

type Input = InputOf<typeof orderKpi.saveOrderSafeLevel>;
type Level = Input['levels'][number];
type Task = Awaited<ReturnType<typeof levelRows>>[number];

/**
 * Stores judgements: level and reason in the task, which the report reads, evidence beside it.
 * Throws 400 without the evidence and the reasons that a level needs.
 */
export async function saveSafeLevels(
  { orderId, levels }: Input,
  caller: Caller,
  backend: Backend,
): Promise<SafeLevel[]> {
  demandRight(caller, ANSWER_READERS);
  const order = await lockOrder(orderId, caller, backend.db);
  const tasks = new Map((await levelRows(orderId, backend.db)).map((task) => [task.id, task]));
  for (const [index, level] of levels.entries()) {
    const task = tasks.get(level.taskId);
    if (!task) throw refusal(404, performanceTexts, (t) => t.taskUnknown);
    demandChange(level, task, order, caller);
    const problems = await problemsOf(level, task, orderId, backend.db);
    if (problems.length > 0)
      throw inputFailure(
        problems.map(([field, wording]) => [`levels.${index}.${field}`, wording] as const),
        caller.language,
      );
    await store(level, task, order, caller, backend);
  }
  await storeWorst(order, backend.db);
  return safeLevelsOf(orderId, caller, backend);
}

/** Takes the judgement of a task back: evidence and reasons go, and the suggested level returns. */
export async function deleteSafeLevel(
  { id }: InputOf<typeof orderKpi.deleteSafeLevel>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, JUDGES);
  const { db, now } = backend;
  const found = await db
    .selectFrom('orderTasks')
    .select('orderId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  const order = await lockOrder(found.orderId, caller, db);
  const task = (await levelRows(order.id, db)).find((one) => one.id === id);
  if (!task) throw notFound();
  if (!canJudge(task, order, caller).judge)
    throw refusal(409, performanceTexts, (t) => (isOwn(task, caller) ? t.ownTask : t.notJudgeable));
  await db.deleteFrom('safeLevels').where('taskId', '=', id).execute();
  await db
    .updateTable('orderTasks')
    .set({ dangerLevel: task.suggestedLevel ?? task.dangerLevel, dangerReason: null })
    .set({ updatedAt: now(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await storeWorst(order, db);
  await log('deleted', task, order, undefined, caller, backend);
}

async function lockOrder(orderId: string, caller: Caller, db: Db): Promise<MovedOrder> {
  const order = await orderMoves.lock(orderId, caller, db);
  if (!order) throw orderMissing();
  return order;
}

const isOwn = ({ ownerId }: Task, { userId }: Caller) => ownerId === userId;

/** Throws 409 for a change that the caller may not make, or makes from an older version. */
function demandChange(level: Level, task: Task, order: MovedOrder, caller: Caller) {
  const { judge, prove } = canJudge(task, order, caller);
  const refuse = (choose: Parameters<typeof performanceTexts>[0]) =>
    refusal(409, performanceTexts, choose);
  if (task.result === null) throw refuse((t) => t.notJudged);
  if (!prove)
    throw refuse((t) => (order.state >= 50 && order.state < 80 ? t.othersTask : t.notProvable));
  const isChanged =
    level.dangerValue !== task.dangerLevel || textOf(level.reason) !== task.dangerReason;
  if (isChanged && !judge) throw refuse((t) => (isOwn(task, caller) ? t.ownTask : t.notJudgeable));
  if (level.version && level.version !== task.version) throw refuse((t) => t.taskNewer);
}

const ANSWERED = 2;
const STATEMENT = 'interview';
/** Sources that an unfavourable statement needs. */
const SOURCES = 2;

async function problemsOf(
  level: Level,
  task: Task,
  orderId: string,
  db: Db,
): Promise<FieldProblem[]> {
  const { dangerValue, dangerType, evidenceIds, sourceCount } = level;
  if (dangerType !== task.dangerType) return [['dangerType', performanceTexts((t) => t.typeWrong)]];
  if (!(await arePapers(evidenceIds, orderId, db)))
    return [['evidenceIds', performanceTexts((t) => t.paperUnknown)]];
  const isBad = dangerValue <= 2;
  const problems: FieldProblem[] = [];
  if (isBad && textOf(level.reason) === null)
    problems.push(['reason', performanceTexts((t) => t.levelReasonNeeded)]);
  if (isBad && evidenceIds.length === 0 && task.apiStatus !== ANSWERED)
    problems.push(['evidenceIds', performanceTexts((t) => t.evidenceNeeded)]);
  if (isBad && task.itemCode === STATEMENT && sourceCount < SOURCES)
    problems.push(['sourceCount', performanceTexts((t) => t.sourcesNeeded)]);
  const departs = task.suggestedLevel !== null && dangerValue !== task.suggestedLevel;
  // The verifier gave the reason of an own departure with the task.
  const isNew = dangerValue !== task.dangerLevel;
  if (departs && isNew && textOf(level.overrideReason) === null)
    problems.push(['overrideReason', performanceTexts((t) => t.overrideNeeded)]);
  return problems;
}

async function arePapers(ids: readonly string[], orderId: string, db: Db) {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return true;
  const found = await db
    .selectFrom('orderPapers')
    .select('id')
    .where('orderId', '=', orderId)
    .where('id', 'in', unique)
    .execute();
  return found.length === unique.length;
}

async function store(
  level: Level,
  task: Task,
  order: MovedOrder,
  caller: Caller,
  backend: Backend,
) {
  const { db, now } = backend;
  const { taskId, dangerValue, evidenceIds, sourceCount } = level;
  const dangerReason = textOf(level.reason);
  const columns = {
    sourceCount,
    overrideReason: textOf(level.overrideReason),
    userId: caller.userId,
    savedAt: now(),
  };
  await db
    .insertInto('safeLevels')
    .values({ ...columns, taskId, orderId: order.id })
    .onConflict((conflict) => conflict.column('taskId').doUpdateSet(columns))
    .execute();
  await db.deleteFrom('safeLevelEvidence').where('taskId', '=', taskId).execute();
  if (evidenceIds.length > 0)
    await db
      .insertInto('safeLevelEvidence')
      .values([...new Set(evidenceIds)].map((paperId) => ({ taskId, paperId })))
      .execute();
  await db
    .updateTable('orderTasks')
    .set({ dangerLevel: dangerValue, dangerReason, updatedAt: now() })
    .set({ version: sql`version + 1` })
    .where('id', '=', taskId)
    .execute();
  await log('updated', task, order, level, caller, backend);
}

/** Behind its tasks an order shows the worst level of them. */
async function storeWorst({ id, state, overallDanger }: MovedOrder, db: Db) {
  const worst: DangerLevel = await worstLevel(id, db);
  // A corrected report brings its level itself.
  if (state < 60 || state >= 80 || worst === overallDanger) return;
  await db
    .updateTable('orders')
    .set({ overallDanger: worst, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

async function log(
  action: 'updated' | 'deleted',
  { id: objectId, dangerLevel, dangerReason, overrideReason }: Task,
  { companyId }: MovedOrder,
  level: Level | undefined,
  caller: Caller,
  { db, now }: Backend,
) {
  const event = {
    module: 'orders',
    objectType: 'safeLevel',
    objectId,
    companyId,
    action,
    before: { dangerValue: dangerLevel, reason: dangerReason, overrideReason },
    ...(level && {
      after: {
        dangerValue: level.dangerValue,
        reason: textOf(level.reason),
        overrideReason: textOf(level.overrideReason),
        evidence: level.evidenceIds.length,
      },
    }),
  };
  await logEvent(event, caller, now(), db);
}

const textOf = (text: string | null | undefined) => text?.trim() || null;
