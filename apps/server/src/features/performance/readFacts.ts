import { readStretches, type TaskAct } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import { isUnproven } from '../orders/orderFacts';
import { calculateKpi, type CalculatedRow, type KpiFacts } from './calculateKpi';
import type { KpiContact, KpiTask } from './measures';

/** Returns the items in use, in the order of the sheet. */
export const itemsInUse = (db: Db) =>
  db
    .selectFrom('kpiItems')
    .selectAll()
    .where('enabled', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('category')
    .orderBy('code')
    .execute();

/** Returns the calculated scores of an order by the items in use. */
export async function calculatedRows(
  orderId: string,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<{ items: Awaited<ReturnType<typeof itemsInUse>>; rows: CalculatedRow[] }> {
  const items = await itemsInUse(db);
  return { items, rows: calculateKpi(items, await readFacts(orderId, { db, now })) };
}

async function readFacts(
  orderId: string,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<KpiFacts> {
  const tasks = await tasksOf(orderId, db);
  return { tasks, contacts: await contactsOf(orderId, db), now: now() };
}

/** Reads the tasks that count, with their histories. */
async function tasksOf(orderId: string, db: Db): Promise<KpiTask[]> {
  const tasks = await db
    .selectFrom('orderTasks as task')
    .innerJoin('orders', 'orders.id', 'task.orderId')
    .select(['task.id', 'task.itemCode', 'task.itemName', 'task.itemNameEn', 'task.segIndex'])
    .select(['task.dangerType', 'task.ownerId', 'orders.slaDueAt'])
    .select(isUnproven.as('isUnproven'))
    .where('task.orderId', '=', orderId)
    .where('task.status', '<>', -10)
    .orderBy('task.position')
    .execute();
  const events = await db
    .selectFrom('taskEvents')
    .select(['taskId', 'action', 'statusAfter', 'ownerId', 'userId', 'createTime'])
    .where('orderId', '=', orderId)
    .orderBy('taskId')
    .orderBy('number')
    .execute();
  return tasks.map(({ itemName, itemNameEn, segIndex, slaDueAt, ...task }) => ({
    ...task,
    dueAt: slaDueAt,
    names: { zh: named(itemName, segIndex), en: named(itemNameEn, segIndex) },
    isUnproven: task.isUnproven === true,
    events: events
      .filter(({ taskId }) => taskId === task.id)
      .map(({ action, statusAfter, ownerId, userId, createTime }) => ({
        action: action as TaskAct,
        after: statusAfter,
        ownerId,
        userId,
        time: createTime,
      })),
  }));
}

const named = (name: string, segIndex: number) => (segIndex > 1 ? `${name} ${segIndex}` : name);

const PHONE_CALL = 1;

async function contactsOf(orderId: string, db: Db): Promise<KpiContact[]> {
  const contacts = await db
    .selectFrom('orderFollowUps')
    .select(['userId', 'followType', 'phone', 'numberSource'])
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .execute();
  const unwanted = await unwantedPhones(orderId, db);
  return contacts.map(({ userId, followType, phone, numberSource }) => ({
    userId,
    lacksSource: followType === PHONE_CALL && numberSource === null,
    isUnwanted: phone !== null && unwanted.has(digitsOf(phone)),
  }));
}

/** Returns the numbers of employers that the candidate asked not to contact yet. */
async function unwantedPhones(orderId: string, db: Db): Promise<ReadonlySet<string>> {
  const items = await db
    .selectFrom('collectItems')
    .innerJoin('collectForms', 'collectForms.id', 'collectItems.formId')
    .select('collectItems.dataForm')
    .where('collectForms.orderId', '=', orderId)
    .where(sql<boolean>`strpos(collect_items.data_form, 'doNotContact') > 0`)
    .execute();
  const stretches = items.flatMap(({ dataForm }) => readStretches(dataForm) ?? []);
  return new Set(
    stretches
      .filter(({ doNotContact }) => doNotContact === true)
      .flatMap((stretch) => Object.entries(stretch))
      .flatMap(([key, value]) =>
        /phone$/i.test(key) && typeof value === 'string' && digitsOf(value) !== ''
          ? [digitsOf(value)]
          : [],
      ),
  );
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');
