import {
  beijing,
  beijingDay,
  PRIVACY_DAYS,
  workdaysLater,
  type InputOf,
  type PrivacyKind,
  type privacyRequests,
  type PrivacyRequestDetail,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import { inputFailure, refusal } from '../../failure';
import { choicesOf, makeMove } from '../../flows/makeMove';
import { accountOf, SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { PRIVACY_HANDLERS } from '../../roles';
import { orderMoves } from '../orders/orderMoves';
import { loadWorkCalendar } from '../workCalendar/calendarDays';
import { certificateOf } from './certificates';
import { nextNumber } from './numbers';
import { privacyMoves, readPrivacyFacts, staffName } from './privacyMoves';
import { readRequestRow } from './readRequest';
import { runObjectionEffects } from './requestEffects';
import { privacyTexts } from './texts';

const DAY = 86_400_000;

/** A request that is to be stored. */
interface NewRequest {
  kind: PrivacyKind;
  content: string;
  channel: 1 | 2 | 3;
  orderId: string;
  candidateId: string;
  companyId: string;
  groupCode: string | null;
}

/** Stores a request, and returns its id. Of one kind, at most one of a candidate is open. */
async function storeRequest(request: NewRequest, caller: Caller, backend: Backend) {
  const { db, now } = backend;
  const time = now();
  const { erasedAt } = await db
    .selectFrom('candidates')
    .select('erasedAt')
    .where('id', '=', request.candidateId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (erasedAt) throw refusal(409, privacyTexts, (t) => t.erased);
  const pending = await db
    .selectFrom('privacyRequests')
    .select('id')
    .where('candidateId', '=', request.candidateId)
    .where('kind', '=', request.kind)
    .where('groupCode', 'is not distinct from', request.groupCode)
    .where('status', 'in', [10, 20, 30])
    .executeTakeFirst();
  if (pending) throw refusal(409, privacyTexts, (t) => t.pending);
  const id = newId(time);
  const last = new Date(time.getTime() + 60 * DAY);
  const calendar = await loadWorkCalendar(db, beijingDay(time), beijingDay(last));
  await db
    .insertInto('privacyRequests')
    .values({
      ...request,
      id,
      requestNo: await nextNumber('request', time, db),
      status: 10,
      dueAt: workdaysLater(calendar, time, PRIVACY_DAYS),
      handledBy: null,
      proposedBy: null,
      decidedBy: null,
      answer: null,
      answeredAt: null,
      createdAt: time,
      updatedAt: time,
    })
    .execute();
  await db
    .insertInto('privacyEvents')
    .values({
      requestId: id,
      number: 1,
      action: 'receive',
      statusBefore: null,
      statusAfter: 10,
      rightCode: null,
      userId: accountOf(caller),
      userName: staffName(caller),
      content: null,
      createTime: time,
    })
    .execute();
  return id;
}

/** Stores a request; one that objects to a report opens what answers it. */
export async function storeObjection(
  { aboutReport, ...request }: NewRequest & { aboutReport: boolean | undefined },
  caller: Caller,
  backend: Backend,
) {
  const isObjection = request.kind === OBJECTION && aboutReport === true;
  // The order first, as its own moves lock it.
  if (isObjection) await orderMoves.lock(request.orderId, SYSTEM, backend.db);
  const requestId = await storeRequest(request, caller, backend);
  if (isObjection) await runObjectionEffects({ ...request, requestId }, backend);
  return requestId;
}

/** Kind of a request that objects to something. */
const OBJECTION = 3;

/** Enters a request that came by phone or letter, by the number of its order. */
export async function enterRequest(
  { orderNo, kind, channel, content, aboutReport }: InputOf<typeof privacyRequests.save>,
  caller: Caller,
  backend: Backend,
): Promise<PrivacyRequestDetail> {
  demandRight(caller, PRIVACY_HANDLERS);
  const order = await backend.db
    .selectFrom('orders')
    .select(['id as orderId', 'candidateId', 'companyId'])
    .where('orderNo', '=', orderNo)
    .where(withinScope(caller, 'companyId'))
    .executeTakeFirst();
  if (!order)
    throw inputFailure([['orderNo', privacyTexts((t) => t.orderMissing)]], caller.language);
  const request = { ...order, kind, channel, content, groupCode: null };
  const id = await storeObjection({ ...request, aboutReport }, caller, backend);
  return requestDetail(id, caller, backend);
}

/** Makes a move of a request. */
export async function moveRequest(
  { id, action, reason, version }: InputOf<typeof privacyRequests.update>,
  caller: Caller,
  backend: Backend,
): Promise<PrivacyRequestDetail> {
  demandRight(caller, PRIVACY_HANDLERS);
  await makeMove(privacyMoves, action, { id, reason, version }, caller, backend);
  return requestDetail(id, caller, backend);
}

/** Returns a request with its history, its moves and its certificate. */
export async function requestDetail(
  id: string,
  caller: Caller,
  { db }: Backend,
): Promise<PrivacyRequestDetail> {
  demandRight(caller, PRIVACY_HANDLERS);
  const row = await readRequestRow(id, caller, db);
  if (!row) throw refusal(404, privacyTexts, (t) => t.missing);
  const events = await db
    .selectFrom('privacyEvents')
    .selectAll()
    .where('requestId', '=', id)
    .orderBy('number', 'desc')
    .execute();
  const facts = await readPrivacyFacts(row, caller, db);
  const choices = choicesOf(privacyMoves, row.status, facts, caller);
  return {
    id,
    version: row.version,
    requestNo: row.requestNo,
    kind: row.kind,
    status: row.status,
    candidateId: row.candidateId,
    candidateName: row.candidateName,
    companyId: row.companyId,
    companyName: row.companyName,
    channel: row.channel,
    content: row.content,
    createTime: beijing(row.createdAt),
    dueTime: beijing(row.dueAt),
    handledBy: row.handledBy,
    handledByName: row.handledByName,
    answerTime: row.answeredAt && beijing(row.answeredAt),
    orderId: row.orderId,
    orderNo: row.orderNo,
    itemName: (caller.language === 'en' && row.itemNameEn) || row.itemName,
    isDispute: row.disputeStatus !== null,
    answer: row.answer,
    events: events.map(({ action, userName, content, createTime }) => ({
      action,
      label: privacyTexts((t) => t[action])(caller.language),
      userName,
      content,
      createTime: beijing(createTime),
    })),
    moves: choices.filter(({ move }) => move !== 'propose' || facts.isDeletion),
    certificate: await certificateOf(id, caller, db),
  };
}
