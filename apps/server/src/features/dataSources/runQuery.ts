import type { ApiProblem } from '@mingjian/api';
import { sql, type Selectable } from 'kysely';
import { newId } from '../../database/ids';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Source, SourceExchange } from '../../http/sourceService';
import { sendJob, type JobKind } from '../../jobs/jobKind';
import { ORDER_VERIFIERS } from '../../roles';
import { storeNotice } from '../notices/sendNotice';
import { flashOrder } from '../orders/flashLane';
import { ASKABLE_TASKS } from '../orders/orderInterfaces';
import { orderMoves, type MovedOrder } from '../orders/orderMoves';
import { taskMoves } from '../orders/followedTaskMoves';
import { maskedJson, maskedResponse } from './maskExchange';
import { sourceQuery } from './queryKind';
import type { OrderApiTable } from './tables';
import { problemTexts, sourceTexts, storedTags, type ExchangeTag } from './texts';

/** Seconds from a failed attempt to the next one. After the last, people take over. */
export const RETRY_PAUSES = [5, 60, 600] as const;

/** Milliseconds in which no second process asks what one asks already. */
const LEASE = 90_000;

/** Milliseconds from which on a response is slow. */
const SLOW = 3_000;

type OrderApiRow = Selectable<OrderApiTable>;

/** Asks the data source of an interface. */
export const sourceQueries: JobKind<{ apiId: string }, Backend> = {
  ...sourceQuery,
  retries: 3,
  pause: 30,
  async run({ apiId }, backend) {
    const inTransaction = async <Result>(work: (inside: Backend) => Promise<Result>) =>
      backend.db.transaction().execute(async (trx) => work({ ...backend, db: trx }));
    const query = await inTransaction(async (inside) => begin(apiId, inside));
    if (!query) return;
    const began = performance.now();
    const exchange = await query.source.query(query.question);
    const costMs = Math.round(performance.now() - began);
    await inTransaction(async (inside) => end(query, { ...exchange, costMs }, inside));
  },
};

/** Marks an interface as asked. `undefined` when there is nothing to ask, or nobody any more. */
async function begin(apiId: string, backend: Backend) {
  const { db, now, sources } = backend;
  const found = await lockApi(apiId, backend);
  if (!found) return undefined;
  const { api, order } = found;
  const isAsked = api.status === 1 && api.askedAt!.getTime() > now().getTime() - LEASE;
  if (isAsked || api.status === 2 || api.status === 9) return undefined;
  const task = api.taskId === null ? undefined : await taskMoves.lock(api.taskId, SYSTEM, db);
  if (order.state !== 50 || (task && !ASKABLE_TASKS.includes(task.state))) {
    await setApi(api, { status: 9, problem: 'stopped', nextAt: null }, backend);
    return undefined;
  }
  if (task && task.state !== 29)
    await makeMove(
      taskMoves,
      'query',
      { id: task.id, columns: { apiStatus: 1, startTime: task.startTime ?? now() } },
      SYSTEM,
      backend,
    );
  const source = sources.find(({ code }) => code === api.apiCode);
  if (!source) {
    await fail({ api, order }, 'unknownSource', backend);
    return undefined;
  }
  const tries = api.tries + 1;
  const traceId = `${newId(now())}-${tries}`;
  await setApi(api, { status: 1, tries, traceId, askedAt: now(), nextAt: null }, backend);
  const candidate = await db
    .selectFrom('candidates')
    .select(['idCardNo', 'mobile'])
    .where('id', '=', order.candidateId)
    .executeTakeFirstOrThrow();
  const question = { traceId, item: task?.itemCode ?? '', name: order.candidateName, ...candidate };
  return { apiId, source, question, tries };
}

type Begun = NonNullable<Awaited<ReturnType<typeof begin>>>;

/** Stores an exchange, and what follows from it. */
async function end(
  { apiId, source, question: { traceId }, tries }: Begun,
  exchange: SourceExchange & { costMs: number },
  backend: Backend,
) {
  const found = await lockApi(apiId, backend);
  if (!found) return;
  const { api, order } = found;
  const { answer, problem } = exchange;
  const fee = answer ? source.price : 0;
  const isLate = api.traceId !== traceId || api.status !== 1 || order.state !== 50;
  await log({ api, order, source, traceId, tries, fee, isLate }, exchange, backend);
  if (fee > 0) await setApi(api, { fee: api.fee + fee }, backend);
  if (api.traceId !== traceId || api.status !== 1) return;
  if (order.state !== 50)
    return void (await setApi(api, { status: 9, problem: 'stopped' }, backend));
  if (!answer) return fail({ api: { ...api, tries }, order }, problem!, backend);
  await setApi(
    api,
    {
      status: 2,
      problem: null,
      answeredAt: backend.now(),
      result: maskedJson({ ...answer.facts, reason: answer.reason ?? undefined }),
    },
    backend,
  );
  if (api.taskId !== null) await answerTask(api.taskId, order, answer, backend);
}

/** Moves a task on once no interface of it is open. What is not green waits for a reviewer. */
async function answerTask(
  id: string,
  order: MovedOrder,
  { result, level, reason }: NonNullable<SourceExchange['answer']>,
  backend: Backend,
) {
  const { db, now } = backend;
  const task = await taskMoves.lock(id, SYSTEM, db);
  if (task?.state !== 29) return;
  const open = await db
    .selectFrom('orderApis')
    .select('id')
    .where('taskId', '=', id)
    .where('status', 'in', [0, 1])
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (open) return;
  const columns = {
    result,
    dangerLevel: level === BLUE && task.dangerType !== COMPARES ? YELLOW : level,
    dangerReason: reason,
    submitTime: now(),
    apiStatus: 2 as const,
  };
  await makeMove(taskMoves, 'answer', { id, columns }, SYSTEM, backend);
  if (order.orderType !== 2 || level !== GREEN) return;
  await makeMove(taskMoves, 'pass', { id }, SYSTEM, backend);
  await sendJob(db, flashOrder, { orderId: order.id }, { key: order.id });
}

const [YELLOW, BLUE, GREEN] = [2, 3, 4] as const;
/** Type of a task that compares a claim with a source. */
const COMPARES = 1;

/** Plans the next attempt; after the last one a person gets the task, and is told. */
async function fail(
  { api, order }: { api: OrderApiRow; order: MovedOrder },
  problem: ApiProblem,
  backend: Backend,
) {
  const { db, now } = backend;
  const pause = problem === 'unknownSource' ? undefined : RETRY_PAUSES[api.tries - 1];
  if (pause !== undefined) {
    const nextAt = new Date(now().getTime() + pause * 1_000);
    await setApi(api, { status: 0, problem, nextAt }, backend);
    await sendJob(db, sourceQuery, { apiId: api.id }, { key: api.id, startAfter: nextAt });
    return;
  }
  await setApi(api, { status: 9, problem, nextAt: null }, backend);
  const task = api.taskId === null ? undefined : await taskMoves.lock(api.taskId, SYSTEM, db);
  if (task?.state !== 29) return;
  const ownerId = task.ownerId ?? (await freestVerifier(order, backend));
  const sentence = sourceTexts((t) =>
    t.toPeople(api.apiName, problemTexts((words) => words[problem])('zh')),
  )('zh');
  const columns = { ownerId, assignTime: task.assignTime ?? now(), apiStatus: 9 as const };
  const input = { id: task.id, reason: sentence, columns };
  await makeMove(taskMoves, 'failQuery', input, SYSTEM, backend);
  const { id: orderId, orderNo, companyId } = order;
  const title = sourceTexts((t) => t.failedTitle(orderNo))('zh');
  const notice = { orderId, companyId, noticeType: 2, title, content: sentence } as const;
  await storeNotice({ ...notice, fromUser: null, remark: null }, { targets: [ownerId] }, backend);
}

/** Returns who has least to do of those who work on tasks; the order's manager without any. */
async function freestVerifier({ pmId, orderedBy }: MovedOrder, { db }: Backend) {
  const { rows } = await sql<{ id: string }>`
    select person.id from users person
    where person.status = 1 and exists (
      select from user_roles held
      join role_rights given on given.role_code = held.role_code
      where held.user_id = person.id and person.company_id is null
        and given.right_code = any(${ORDER_VERIFIERS.map(({ code }) => code)}))
    order by (select count(*) from order_tasks
      where owner_id = person.id and status in (10, 20, 25, 28, 35)), person.id
    limit 1`.execute(db);
  return rows[0]?.id ?? pmId ?? orderedBy!;
}

/** Locks the order of an interface, then the interface. */
async function lockApi(id: string, { db }: Backend) {
  const { orderId } =
    (await db.selectFrom('orderApis').select('orderId').where('id', '=', id).executeTakeFirst()) ??
    {};
  const order = orderId && (await orderMoves.lock(orderId, SYSTEM, db));
  if (!order) return undefined;
  const api = await db
    .selectFrom('orderApis')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return api && { api, order };
}

async function setApi(
  { id }: OrderApiRow,
  values: Partial<Omit<OrderApiRow, 'id' | 'shownNameEn' | 'version'>>,
  { db, now }: Backend,
) {
  await db
    .updateTable('orderApis')
    .set({ ...values, updatedAt: now(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

interface Logged {
  api: OrderApiRow;
  order: MovedOrder;
  source: Source;
  traceId: string;
  tries: number;
  fee: number;
  /** Whether nobody waits for it any more. */
  isLate: boolean;
}

/** Writes an exchange to the log, masked. */
async function log(
  { api, order, source, traceId, tries, fee, isLate }: Logged,
  exchange: SourceExchange & { costMs: number },
  { db, now }: Backend,
) {
  const { url, request, response, httpStatus, bizCode, answer, problem, costMs } = exchange;
  const tags: ExchangeTag[] = [order.orderType === 2 ? 'flash' : 'refined'];
  if (tries > 1) tags.push('retry');
  if (answer && answer.level !== GREEN) tags.push('hit');
  if (costMs >= SLOW) tags.push('slow');
  if (fee > 0) tags.push('billed');
  if (isLate) tags.push('late');
  await db
    .insertInto('orderApiLogs')
    .values({
      id: newId(now()),
      apiId: api.id,
      orderId: order.id,
      companyId: order.companyId,
      taskId: api.taskId,
      apiCode: source.code,
      apiName: source.name,
      apiNameEn: source.nameEn,
      vendor: source.vendor,
      direction: 'out',
      url,
      request: maskedJson(request),
      response: maskedResponse(response),
      httpStatus,
      bizCode,
      success: problem === null ? 1 : 0,
      problem,
      costMs,
      fee,
      retryCount: tries - 1,
      traceId,
      ...storedTags(tags),
      createdAt: now(),
    })
    .execute();
}
