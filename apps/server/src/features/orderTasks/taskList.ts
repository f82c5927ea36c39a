import {
  beijing,
  type AssignInfo,
  type InputOf,
  type OrderTask,
  type orderTasks,
} from '@mingjian/api';
import { sql } from 'kysely';
import { inputFailure, orderMissing } from '../../failure';
import { choicesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { ORDER_DISPATCHERS, ORDER_VERIFIERS, STAFF } from '../../roles';
import { say } from '../../texts';
import { taskMoves } from '../orders/followedTaskMoves';
import { taskFacts } from '../orders/taskMoves';
import { taskTexts } from '../orders/taskTexts';

/** States in which the person of a task writes its result. */
export const WRITABLE: readonly number[] = [20, 35, 50];

/** Returns the tasks of an order, with the moves that the caller may make. */
export async function tasksOf(
  orderId: string,
  caller: Caller,
  { db }: Backend,
): Promise<OrderTask[]> {
  demandRight(caller, STAFF);
  const order = await db
    .selectFrom('orders')
    .select('orderStatus')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const rows = await db
    .selectFrom('orderTasks as task')
    .leftJoin('users as owner', 'owner.id', 'task.ownerId')
    .selectAll('task')
    .select('owner.realname as ownerName')
    .where('task.orderId', '=', orderId)
    .orderBy('task.position')
    .execute();
  const timeOf = (time: Date | null) => time && beijing(time);
  const english = caller.language === 'en';
  return rows.map((row) => {
    const { itemCode, createdAt, updatedAt, position: _, ...rest } = row;
    // Findings are long, and only the page of the task reads them.
    const { findings: _f, conclusion: _c, openRows: _o, suggestedLevel: _s, ...task } = rest;
    const { orderStatus } = order;
    const facts = taskFacts({ ...row, orderStatus }, caller);
    return {
      ...task,
      productItemCode: itemCode,
      groupCode: itemCode,
      itemName: english ? task.itemNameEn : task.itemName,
      moves: choicesOf(taskMoves, task.status, facts, caller),
      writable: facts.isOwn && facts.isBegun && WRITABLE.includes(task.status),
      assignTime: timeOf(task.assignTime),
      startTime: timeOf(task.startTime),
      submitTime: timeOf(task.submitTime),
      passTime: timeOf(task.passTime),
      createTime: beijing(createdAt),
      updateTime: beijing(updatedAt),
    };
  });
}

/** Returns one task as its order's list has it. */
export async function taskOf(id: string, caller: Caller, backend: Backend): Promise<OrderTask> {
  const { orderId } = await backend.db
    .selectFrom('orderTasks')
    .select('orderId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await tasksOf(orderId, caller, backend)).find((task) => task.id === id)!;
}

/** Returns the tasks of an order and who could take them: who has least to do comes first. */
export async function assignInfoOf(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<AssignInfo> {
  demandRight(caller, ORDER_DISPATCHERS);
  const tasks = await tasksOf(orderId, caller, backend);
  const { rows } = await verifiers().execute(backend.db);
  return {
    orderId,
    tasks,
    people: rows.map((person) => ({ ...person, maxLoad: MOST_TASKS, skills: [] })),
  };
}

/** Open tasks of one person from which on dispatch warns. */
const MOST_TASKS = 40;

/** Throws 400 unless all people may work on tasks. */
export async function demandVerifiers(
  ids: readonly string[],
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
) {
  const { rows } = await verifiers().execute(db);
  const known = new Set(rows.map(({ userId }) => userId));
  if (!ids.every((id) => known.has(id)))
    throw inputFailure([['ownerId', taskTexts((t) => t.ownerUnknown)]], caller.language);
}

/** Throws 400 for a move that needs a person and has none. */
export function demandOwner(
  { action, ownerId }: InputOf<typeof orderTasks.update>,
  { language }: Caller,
) {
  if ((action === 'assign' || action === 'reassign') && !ownerId)
    throw inputFailure([['ownerId', say((t) => t.required)]], language);
}

const verifiers = () => sql<{ userId: string; realname: string; openTasks: number }>`
  select person.id as "userId", person.realname, (
      select count(*)::int from order_tasks
      where owner_id = person.id and status in (10, 20, 25, 28, 35, 50)
    ) as "openTasks"
  from users person
  where person.status = 1 and person.company_id is null and exists (
    select from user_roles held
    join role_rights given on given.role_code = held.role_code
    where held.user_id = person.id and given.right_code = any(${ORDER_VERIFIERS.map(({ code }) => code)})
  )
  order by 3, person.realname, person.id`;
