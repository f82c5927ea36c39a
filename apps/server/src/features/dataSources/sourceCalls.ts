import type { ApiExchange, InputOf, OrderApi, orderApis, TaskApiResult } from '@mingjian/api';
import { sql } from 'kysely';
import { notFound, orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { sendJob } from '../../jobs/jobKind';
import { readRow } from '../../resources/resourceRows';
import { demandRight, withinScope } from '../../resources/scope';
import { INTERFACE_READERS, SOURCE_QUERIERS } from '../../roles';
import { ASKABLE_TASKS, askableSources } from '../orders/orderInterfaces';
import { orderMoves } from '../orders/orderMoves';
import { addQuery } from './addQuery';
import { sourceQuery } from './queryKind';
import { apiLogResource, orderApiResource } from './resource';
import { problemTexts, sourceTexts } from './texts';

/** Asks the data source of an interface, or asks it again from the beginning. */
export async function queryAgain(
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<OrderApi> {
  demandRight(caller, SOURCE_QUERIERS);
  const { db, now, sources } = backend;
  const { orderId } = await readRow(orderApiResource, id, caller, backend);
  const order = await orderMoves.lock(orderId, caller, db);
  const api = await db
    .selectFrom('orderApis')
    .leftJoin('orderTasks as task', 'task.id', 'orderApis.taskId')
    .select(['orderApis.status', 'orderApis.apiCode', 'orderApis.nextAt', 'orderApis.tries'])
    .select('task.status as taskStatus')
    .where('orderApis.id', '=', id)
    .executeTakeFirstOrThrow();
  if (api.status === 1) throw refusal(409, sourceTexts, (t) => t.running);
  if (api.status === 2) throw refusal(409, sourceTexts, (t) => t.answered);
  if (order?.state !== 50) throw refusal(409, sourceTexts, (t) => t.notInVerification);
  if (api.taskStatus !== null && !ASKABLE_TASKS.includes(api.taskStatus))
    throw refusal(409, sourceTexts, (t) => t.taskElsewhere);
  if (!sources.some(({ code }) => code === api.apiCode))
    throw refusal(409, sourceTexts, (t) => t.notConnected);
  await db
    .updateTable('orderApis')
    .set({ status: 0, tries: 0, problem: null, nextAt: null, updatedAt: now() })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await sendJob(db, sourceQuery, { apiId: id });
  return readRow(orderApiResource, id, caller, backend);
}

/** Asks a data source for a task that a person works on, beside that work. */
export async function askSource(
  { taskId, apiCode }: InputOf<typeof orderApis.ask>,
  caller: Caller,
  backend: Backend,
): Promise<OrderApi> {
  demandRight(caller, SOURCE_QUERIERS);
  const { db } = backend;
  const task = await db
    .selectFrom('orderTasks')
    .select('orderId')
    .where('id', '=', taskId)
    .executeTakeFirst();
  const order = task && (await orderMoves.lock(task.orderId, caller, db));
  if (!order) throw orderMissing();
  if (order.state !== 50) throw refusal(409, sourceTexts, (t) => t.notInVerification);
  const { id: orderId, orderStatus } = order;
  const askable = await askableSources({ id: orderId, orderStatus }, caller, backend);
  const source = backend.sources.find(({ code }) => code === apiCode);
  if (!source || !askable.some((one) => one.taskId === taskId && one.apiCode === apiCode))
    throw refusal(409, sourceTexts, (t) => t.notAskable);
  return readRow(orderApiResource, await addQuery(order, taskId, source, backend), caller, backend);
}

/** Returns the interfaces of an order, each once. */
export async function shownApis({ orderId }: { orderId: string }, caller: Caller, { db }: Backend) {
  await demandInterfaces(orderId, caller, { db });
  return db
    .selectFrom('orderApis')
    .select(['apiCode', 'vendor'])
    .select((eb) => eb.ref(caller.language === 'en' ? 'shownNameEn' : 'apiName').as('apiName'))
    .distinct()
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .orderBy('apiCode')
    .execute();
}

/** Returns every tag that exchanges have. */
export async function allTags(caller: Caller, { db }: Backend): Promise<string[]> {
  demandRight(caller, INTERFACE_READERS);
  const column = caller.language === 'en' ? sql.ref('tagsEn') : sql.ref('tags');
  const { rows } = await sql<{ tag: string }>`
    select distinct json_array_elements_text(lists.list::json) as tag
    from (select distinct ${column} as list from order_api_logs) lists order by 1`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Returns one exchange with its texts. */
export async function exchangeOf(
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<ApiExchange> {
  demandRight(caller, INTERFACE_READERS);
  const row = await readRow(apiLogResource, id, caller, backend);
  const texts = await backend.db
    .selectFrom('orderApiLogs')
    .select(['request', 'response'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!texts) throw notFound();
  return { ...row, ...texts };
}

/** Returns what data sources said about the tasks of an order, the newest for each. */
export async function taskResults(
  { orderId }: { orderId: string },
  caller: Caller,
  { db }: Backend,
): Promise<TaskApiResult[]> {
  await demandInterfaces(orderId, caller, { db });
  const tasks = await db
    .selectFrom('orderTasks as task')
    .leftJoin('orderApis as api', (join) =>
      join
        .onRef('api.taskId', '=', 'task.id')
        .on('api.deletedAt', 'is', null)
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orderApis as newer')
                .select('newer.id')
                .whereRef('newer.taskId', '=', 'task.id')
                .whereRef('newer.id', '>', 'api.id')
                .where('newer.deletedAt', 'is', null),
            ),
          ),
        ),
    )
    .select(['task.id', 'task.itemName', 'task.itemNameEn', 'task.apiStatus', 'task.dangerLevel'])
    .select(['api.result as apiResult', 'api.problem'])
    .where('task.orderId', '=', orderId)
    .where('task.apiStatus', 'is not', null)
    .orderBy('task.position')
    .execute();
  const { language } = caller;
  return tasks.map(({ id: taskId, itemName, itemNameEn, apiStatus, problem, ...task }) => ({
    dangerLevel: task.dangerLevel,
    result: task.apiResult,
    taskId,
    itemName: language === 'en' ? itemNameEn : itemName,
    apiStatus: apiStatus!,
    failReason: problem && problemTexts((t) => t[problem])(language),
  }));
}

async function demandInterfaces(orderId: string, caller: Caller, { db }: Pick<Backend, 'db'>) {
  demandRight(caller, INTERFACE_READERS);
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
}
