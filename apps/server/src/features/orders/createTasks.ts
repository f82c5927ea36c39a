import { readGroups } from '@mingjian/api';
import { newId } from '../../database/ids';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import { standardGroups } from '../products/standardItems';
import type { MovedOrder } from './tables';
import type { OrderTaskTable } from './taskTables';

/**
 * Creates the tasks of an order that has none, from the items of its product and its add-ons in the
 * versions of the order. In a flash check, data sources answer the items that they know.
 */
export async function createTasks(
  { id: orderId, orderNo, orderType, productId, productVersion }: MovedOrder,
  { db, now, sources }: Backend,
) {
  const one = await db
    .selectFrom('orderTasks')
    .select('id')
    .where('orderId', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  if (one) return;
  const groups = await orderedGroups({ orderId, productId, productVersion }, db);
  const answered = new Set(orderType === 2 ? sources.flatMap(({ items }) => items) : []);
  const time = now();
  for (const [index, { groupCode, table, tableEn, segIndex }] of groups.entries())
    await storeTask(
      {
        orderId,
        orderNo,
        itemCode: groupCode,
        itemName: table,
        itemNameEn: tableEn || table,
        segIndex,
        position: index + 1,
        apiStatus: answered.has(groupCode) ? 0 : null,
        createdAt: time,
      },
      db,
    );
}

/** A task as it is created, and who created it. */
interface NewTask extends Pick<
  OrderTaskTable,
  | 'orderId'
  | 'itemCode'
  | 'itemName'
  | 'itemNameEn'
  | 'segIndex'
  | 'position'
  | 'apiStatus'
  | 'createdAt'
> {
  orderNo: string;
  /** @default the product itself */
  by?: { userId: string; userName: string; rightCode: string };
}

/** Stores a task that nobody has yet, with the first event of its history. */
export async function storeTask({ orderNo, by, ...task }: NewTask, db: Db) {
  const { orderId, itemCode, position, createdAt } = task;
  const id = newId(createdAt);
  await db
    .insertInto('orderTasks')
    .values({
      ...task,
      id,
      taskNo: `${orderNo}-${String(position).padStart(2, '0')}`,
      status: 0,
      result: null,
      dangerType: standardGroups.get(itemCode)?.dangerType ?? 1,
      dangerReason: null,
      ownerId: null,
      assignTime: null,
      startTime: null,
      submitTime: null,
      passTime: null,
      remark: null,
      updatedAt: createdAt,
    })
    .execute();
  await db
    .insertInto('taskEvents')
    .values({
      taskId: id,
      orderId,
      number: 1,
      action: 'create',
      statusBefore: null,
      statusAfter: 0,
      rightCode: by?.rightCode ?? null,
      userId: by?.userId ?? null,
      userName: by?.userName ?? '',
      content: null,
      createTime: createdAt,
    })
    .execute();
}

/** Returns the groups of an order, each with which of several of its code it is. */
async function orderedGroups(
  {
    orderId,
    productId,
    productVersion,
  }: { orderId: string; productId: string; productVersion: number },
  db: Db,
) {
  const product = await db
    .selectFrom('productVersions')
    .select('itemList')
    .where('productId', '=', productId)
    .where('version', '=', productVersion)
    .execute();
  const addOns = await db
    .selectFrom('orderAddOns as addOn')
    .innerJoin('products', 'products.id', 'addOn.productId')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'addOn.productId')
        .onRef('version.version', '=', 'addOn.productVersion'),
    )
    .select('version.itemList')
    .where('orderId', '=', orderId)
    .orderBy('products.sort')
    .execute();
  const counts = new Map<string, number>();
  return [...product, ...addOns]
    .flatMap(({ itemList }) => readGroups(itemList) ?? [])
    .map((group) => {
      const segIndex = (counts.get(group.groupCode) ?? 0) + 1;
      counts.set(group.groupCode, segIndex);
      return { ...group, segIndex };
    });
}
