import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import type { Source } from '../../http/sourceService';
import { sendJob } from '../../jobs/jobKind';
import type { MovedOrder } from '../orders/orderMoves';
import { sourceQuery } from './queryKind';

/** Stores an interface of a task, and the job that asks its data source. Returns its id. */
export async function addQuery(
  { id: orderId, companyId }: Pick<MovedOrder, 'id' | 'companyId'>,
  taskId: string,
  { code, name, nameEn, vendor }: Source,
  { db, now }: Backend,
): Promise<string> {
  const time = now();
  const id = newId(time);
  await db
    .insertInto('orderApis')
    .values({
      id,
      orderId,
      companyId,
      taskId,
      apiCode: code,
      apiName: name,
      apiNameEn: nameEn,
      vendor,
      result: null,
      problem: null,
      askedAt: null,
      answeredAt: null,
      nextAt: null,
      traceId: null,
      createdAt: time,
      updatedAt: time,
      deletedAt: null,
    })
    .execute();
  await sendJob(db, sourceQuery, { apiId: id }, { key: id });
  return id;
}
