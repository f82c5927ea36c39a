import { beijing, type AskableSource, type OrderInterface, type OrderStatus } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { INTERFACE_READERS, MONEY_READERS, SOURCE_QUERIERS } from '../../roles';

/** Tasks in whose states a data source may be asked. */
export const ASKABLE_TASKS: readonly number[] = [0, 10, 20, 29];

/** Returns the interfaces of an order; none to readers who may not see them. */
export async function interfacesOf(
  { id: orderId, orderStatus }: { id: string; orderStatus: OrderStatus },
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<OrderInterface[]> {
  if (!holdsRight(caller, INTERFACE_READERS)) return [];
  const isEnglish = caller.language === 'en';
  const rows = await db
    .selectFrom('orderApis as api')
    .leftJoin('orderTasks as task', 'task.id', 'api.taskId')
    .select(['api.id', 'api.vendor', 'api.status', 'api.problem', 'api.tries', 'api.fee'])
    .select(['api.askedAt', 'api.answeredAt', 'api.nextAt', 'task.status as taskStatus'])
    .select(isEnglish ? 'task.itemNameEn as itemName' : 'task.itemName')
    .select(isEnglish ? 'api.shownNameEn as apiName' : 'api.apiName')
    .select(({ selectFrom }) =>
      selectFrom('orderApiLogs as log')
        .select(({ fn }) => fn.max<string>('log.id').as('logId'))
        .whereRef('log.apiId', '=', 'api.id')
        .whereRef('log.orderId', '=', 'api.orderId')
        .as('logId'),
    )
    .where('api.orderId', '=', orderId)
    .where('api.deletedAt', 'is', null)
    .orderBy('task.position')
    .orderBy('api.id')
    .execute();
  const seesCosts = holdsRight(caller, MONEY_READERS);
  const isInTime = orderStatus === 50 && holdsRight(caller, SOURCE_QUERIERS);
  return rows.map(({ askedAt, answeredAt, nextAt, taskStatus, fee, ...row }) => ({
    ...row,
    fee: seesCosts ? fee : null,
    askTime: askedAt && beijing(askedAt),
    answerTime: answeredAt && beijing(answeredAt),
    nextTime: nextAt && beijing(nextAt),
    mayQuery:
      isInTime &&
      (row.status === 0 || row.status === 9) &&
      (taskStatus === null || ASKABLE_TASKS.includes(taskStatus)),
  }));
}

/** Returns the data sources that the caller may ask for tasks of an order that people work on. */
export async function askableSources(
  { id: orderId, orderStatus }: { id: string; orderStatus: OrderStatus },
  caller: Caller,
  { db, sources }: Pick<Backend, 'db' | 'sources'>,
): Promise<AskableSource[]> {
  if (orderStatus !== 50 || sources.length === 0 || !holdsRight(caller, SOURCE_QUERIERS)) return [];
  const isEnglish = caller.language === 'en';
  const tasks = await db
    .selectFrom('orderTasks as task')
    .select(['task.id as taskId', 'task.itemCode'])
    .select(isEnglish ? 'task.itemNameEn as itemName' : 'task.itemName')
    .where('task.orderId', '=', orderId)
    .where('task.status', 'in', [10, 20])
    // An answer takes the place of a result.
    .where('task.result', 'is', null)
    .orderBy('task.position')
    .execute();
  if (tasks.length === 0) return [];
  const known = await db
    .selectFrom('orderApis')
    .select(['taskId', 'apiCode'])
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .execute();
  const isKnown = (taskId: string, code: string) =>
    known.some((one) => one.taskId === taskId && one.apiCode === code);
  return tasks.flatMap(({ taskId, itemCode, itemName }) =>
    sources
      .filter(({ items, code }) => items.includes(itemCode) && !isKnown(taskId, code))
      .map(({ code, name, nameEn }) => ({
        taskId,
        itemName,
        apiCode: code,
        apiName: isEnglish ? nameEn : name,
      })),
  );
}
