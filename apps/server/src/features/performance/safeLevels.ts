import type { SafeLevel, SafeLevelEvidence } from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight } from '../../resources/scope';
import { ANSWER_READERS, ORDER_MANAGERS, ORDER_REVIEWERS } from '../../roles';
import { isUnproven } from '../orders/orderFacts';
import type { MovedOrder } from '../orders/tables';
import { visibleOrder } from './visibleOrder';

/** State of an order in which its levels are judged: behind the tasks, before the report. */
const AT_KPI = 60;
const [FIRST, REPORTED] = [50, 80] as const;

/** Staff who judge the work of others. */
export const JUDGES = [...ORDER_REVIEWERS, ...ORDER_MANAGERS];

/** Returns the judgements of an order: the levels of its tasks, with their evidence. */
export async function safeLevelsOf(
  orderId: string,
  caller: Caller,
  backend: Pick<Backend, 'db'>,
): Promise<SafeLevel[]> {
  demandRight(caller, ANSWER_READERS);
  const order = await visibleOrder(orderId, caller, backend);
  const rows = await levelRows(orderId, backend.db);
  const evidence = await evidenceOf(orderId, backend.db);
  return rows.map((row) => ({
    id: row.id,
    orderId,
    taskId: row.id,
    groupCode: row.itemCode,
    itemName: caller.language === 'en' ? row.itemNameEn : row.itemName,
    segIndex: row.segIndex,
    dangerType: row.dangerType,
    dangerValue: row.dangerLevel,
    isJudged: row.result !== null,
    reason: row.dangerReason,
    evidence: evidence.get(row.id) ?? [],
    sourceCount: row.sourceCount ?? 0,
    suggestValue: row.suggestedLevel,
    overrideReason: row.overrideReason,
    isUnproven: row.isUnproven === true,
    userName: row.userName,
    version: row.version,
    can: canJudge(row, order, caller),
  }));
}

/** State of an order whose report is verified again. */
const UNDER_REVIEW = 2;

/** The parts of a task that decide who may judge it. */
type JudgedTask = Pick<LevelRow, 'ownerId' | 'result'>;

/** Returns what a caller may change. Nobody judges their own work, but may add evidence of it. */
export function canJudge(
  { ownerId, result }: JudgedTask,
  { state, disputeStatus }: Pick<MovedOrder, 'state' | 'disputeStatus'>,
  caller: Caller,
): SafeLevel['can'] {
  const isJudge = holdsRight(caller, JUDGES);
  const isOwn = ownerId === caller.userId;
  const isJudged = result !== null;
  const isProvable = (state >= FIRST && state < REPORTED) || disputeStatus === UNDER_REVIEW;
  return {
    judge: isJudge && !isOwn && isJudged && state === AT_KPI,
    prove: (isJudge || isOwn) && isJudged && isProvable,
  };
}

type LevelRow = Awaited<ReturnType<typeof levelRows>>[number];

/** Reads the tasks of an order with what belongs to their judgement. */
export const levelRows = (orderId: string, db: Db) =>
  db
    .selectFrom('orderTasks as task')
    .leftJoin('safeLevels as level', 'level.taskId', 'task.id')
    .leftJoin('users', 'users.id', 'level.userId')
    .select(['task.id', 'task.itemCode', 'task.itemName', 'task.itemNameEn', 'task.segIndex'])
    .select(['task.dangerType', 'task.dangerLevel', 'task.dangerReason', 'task.suggestedLevel'])
    .select(['task.result', 'task.ownerId', 'task.apiStatus', 'task.version'])
    .select(['level.sourceCount', 'level.overrideReason', 'users.realname as userName'])
    .select(isUnproven.as('isUnproven'))
    .where('task.orderId', '=', orderId)
    .where('task.status', '<>', -10)
    .orderBy('task.position')
    .execute();

async function evidenceOf(orderId: string, db: Db) {
  const rows = await db
    .selectFrom('safeLevelEvidence as evidence')
    .innerJoin('orderPapers as paper', 'paper.id', 'evidence.paperId')
    .innerJoin('uploadedFiles as file', 'file.id', 'paper.fileId')
    .select(['evidence.taskId', 'paper.id', 'file.name', 'file.path as url'])
    .where('paper.orderId', '=', orderId)
    .orderBy('paper.createdAt')
    .orderBy('paper.id')
    .execute();
  const byTask = new Map<string, SafeLevelEvidence[]>();
  for (const { taskId, ...paper } of rows)
    byTask.set(taskId, [...(byTask.get(taskId) ?? []), paper]);
  return byTask;
}
