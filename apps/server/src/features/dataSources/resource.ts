import { apiLog, orderApi } from '@mingjian/api';
import { inputFailure, refusal } from '../../failure';
import { knownOrder } from '../../resources/references';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { INTERFACE_READERS, MONEY_READERS, ORDER_MANAGERS, SOURCE_QUERIERS } from '../../roles';
import { say } from '../../texts';
import { maskedResponse } from './maskExchange';
import { sourceTexts } from './texts';

/** The interfaces of orders, for staff. */
export const orderApiResource = serve(
  orderApi,
  'orderApis',
)({
  objectType: 'orderApi',
  module: 'orders',
  label: 'apiName',
  scope: companyScope('orderApis.companyId'),
  defaultOrder: 'create_time desc',
  columns: {
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
    candidateName: { by: 'orderId', table: 'orders', column: 'candidateName' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    itemName: { by: 'taskId', table: 'orderTasks', column: 'itemName', english: 'itemNameEn' },
    askTime: 'askedAt',
    answerTime: 'answeredAt',
    nextTime: 'nextAt',
  },
  translated: { apiName: 'shownNameEn' },
  references: { orderId: knownOrder },
  may: {
    read: INTERFACE_READERS,
    create: SOURCE_QUERIERS,
    delete: ORDER_MANAGERS,
    seeRestricted: MONEY_READERS,
  },
  async complete({ values, stored, caller, now, db }) {
    if (stored?.status === 1) throw refusal(409, sourceTexts, (t) => t.running);
    const { result } = values as { result?: string | null };
    const answer = result
      ? { result: maskedResponse(result), status: 2, answeredAt: now, problem: null, nextAt: null }
      : {};
    if (stored) return { ...(values['apiName'] !== undefined && { apiNameEn: null }), ...answer };
    const order = await db
      .selectFrom('orders')
      .leftJoin('orderTasks as task', (join) =>
        join
          .onRef('task.orderId', '=', 'orders.id')
          .on('task.id', '=', (values['taskId'] as string | null | undefined) ?? ''),
      )
      .select(['companyId', 'task.id as taskId'])
      .where('orders.id', '=', values['orderId'] as string)
      .executeTakeFirstOrThrow();
    if (values['taskId'] && !order.taskId)
      throw inputFailure([['taskId', say((t) => t.notExisting)]], caller.language);
    return { companyId: order.companyId, ...answer };
  },
});

/** Exchanges with data sources, for staff. */
export const apiLogResource = serve(
  apiLog,
  'orderApiLogs',
)({
  objectType: 'apiLog',
  module: 'orders',
  label: 'apiName',
  scope: companyScope('orderApiLogs.companyId'),
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: {
    createTime: 'createdAt',
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
  },
  translated: { apiName: 'apiNameEn', tags: 'tagsEn' },
  may: { read: INTERFACE_READERS, seeRestricted: MONEY_READERS },
});
