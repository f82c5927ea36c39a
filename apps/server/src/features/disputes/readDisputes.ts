import {
  beijing,
  type Dispute,
  type DisputedReport,
  type DisputeItem,
  type OrderDisputes,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { orderMissing } from '../../failure';
import { choicesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight, withinScope } from '../../resources/scope';
import { CANDIDATE_CLIENTS } from '../../roles';
import { demandReader } from '../reports/versionRows';
import { disputeMoves, readDisputeFacts } from './disputeMoves';
import { disputableReport, disputableTasks } from './raiseDispute';
import { disputeActTexts, disputeTexts } from './texts';

/** Returns the disputes of an order, and whether its reader may raise one. */
export async function disputesOf(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderDisputes> {
  demandReader(caller);
  const order = await backend.db
    .selectFrom('orders')
    .select(['id', 'orderStatus'])
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const rows = await disputeRows(orderId, backend.db);
  const disputes = [];
  for (const row of rows) disputes.push(await travelling(row, caller, backend));
  return { disputes, raise: await offerOf(order, caller, backend) };
}

const disputeRows = async (orderId: string, db: Db) =>
  db
    .selectFrom('disputes')
    .innerJoin('reportVersions as report', 'report.id', 'disputes.reportId')
    .leftJoin('reportVersions as correction', 'correction.id', 'disputes.correctionId')
    .leftJoin('users as raiser', 'raiser.id', 'disputes.raisedBy')
    .leftJoin('users as decider', 'decider.id', 'disputes.decidedBy')
    .selectAll('disputes')
    .select(['report.reportNo', 'report.status as reportStatus'])
    .select(['correction.reportNo as correctionNo', 'correction.status as correctionStatus'])
    .select(['raiser.realname as raiserName', 'decider.realname as deciderName'])
    .where('disputes.orderId', '=', orderId)
    .orderBy('disputes.createdAt', 'desc')
    .orderBy('disputes.id', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof disputeRows>>[number];

async function travelling(row: Row, caller: Caller, { db }: Backend): Promise<Dispute> {
  const isStaff = caller.companyId === null;
  // A candidate's words are for those who answer them.
  const isShown = isStaff || row.side === 1;
  const facts = await readDisputeFacts(row, caller, db);
  // A client hears of a decision once it stands.
  const isDecided = isStaff || row.status === 3 || row.status === 4;
  return {
    id: row.id,
    version: row.version,
    orderId: row.orderId,
    side: row.side,
    status: row.status,
    raisedBy: row.raiserName ?? '',
    raiseTime: beijing(row.createdAt),
    content: isShown ? row.content : null,
    items: await itemsOf(row.id, isShown, caller, db),
    files: isShown ? await filesOf(row.id, db) : [],
    report: { id: row.reportId, number: row.reportNo, status: row.reportStatus },
    correction: isStaff || row.status === 4 ? correctionOf(row) : null,
    decision: isShown && isDecided ? row.decision : null,
    decideTime: isDecided && row.decidedAt ? beijing(row.decidedAt) : null,
    decidedBy: isStaff ? row.deciderName : null,
    events: isStaff ? await eventsOf(row.id, caller, db) : [],
    moves: choicesOf(disputeMoves, row.status, facts, caller).filter(
      ({ move }) => move !== 'withdraw' || facts.isOwn,
    ),
  };
}

const correctionOf = ({
  correctionId,
  correctionNo,
  correctionStatus,
}: Row): DisputedReport | null =>
  correctionId !== null && correctionStatus !== null
    ? { id: correctionId, number: correctionNo, status: correctionStatus }
    : null;

/** Returns the name of an item in the reader's language, with its stretch. */
function nameOf(
  { itemName, itemNameEn, segIndex }: { itemName: string; itemNameEn: string; segIndex: number },
  { language }: Caller,
) {
  const name = language === 'en' ? itemNameEn : itemName;
  return segIndex > 1 ? disputeTexts((t) => t.stretch(name, segIndex))(language) : name;
}

async function itemsOf(
  disputeId: string,
  isShown: boolean,
  caller: Caller,
  db: Db,
): Promise<DisputeItem[]> {
  const rows = await db
    .selectFrom('disputeItems as item')
    .innerJoin('orderTasks as task', 'task.id', 'item.taskId')
    .leftJoin('users as owner', 'owner.id', 'task.ownerId')
    .selectAll('item')
    .select(['task.itemName', 'task.itemNameEn', 'task.segIndex', 'task.status'])
    .select(['task.result', 'task.dangerLevel', 'owner.realname as ownerName'])
    .where('item.disputeId', '=', disputeId)
    .orderBy('task.position')
    .execute();
  const isStaff = caller.companyId === null;
  return rows.map((row) => ({
    taskId: row.taskId,
    itemName: nameOf(row, caller),
    content: isShown ? row.content : null,
    isReverified: row.isReverified,
    status: isStaff ? row.status : null,
    before:
      isStaff && row.levelBefore !== null
        ? { result: row.resultBefore, dangerLevel: row.levelBefore }
        : null,
    now: isStaff ? { result: row.result, dangerLevel: row.dangerLevel } : null,
    ownerName: isStaff ? row.ownerName : null,
  }));
}

const filesOf = async (disputeId: string, db: Db) =>
  db
    .selectFrom('disputeFiles')
    .innerJoin('uploadedFiles as file', 'file.id', 'disputeFiles.fileId')
    .select(['file.name', 'file.path as url'])
    .where('disputeId', '=', disputeId)
    .orderBy('file.id')
    .execute();

async function eventsOf(disputeId: string, { language }: Caller, db: Db) {
  const rows = await db
    .selectFrom('disputeEvents')
    .select(['action', 'userName', 'content', 'createTime'])
    .where('disputeId', '=', disputeId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ createTime, ...event }) => ({
    ...event,
    label: disputeActTexts((t) => t[event.action])(language),
    createTime: beijing(createTime),
  }));
}

async function offerOf(
  order: Parameters<typeof disputableReport>[0],
  caller: Caller,
  backend: Backend,
): Promise<OrderDisputes['raise']> {
  if (!holdsRight(caller, CANDIDATE_CLIENTS)) return null;
  const report = await disputableReport(order, 1, backend);
  if (!report) return null;
  const tasks = await disputableTasks(order.id, backend.db);
  return {
    reportNo: report.reportNo,
    until: report.until,
    items: tasks.map((task) => ({ taskId: task.id, itemName: nameOf(task, caller) })),
    blockers: report.problem ? [report.problem(caller.language)] : [],
  };
}
