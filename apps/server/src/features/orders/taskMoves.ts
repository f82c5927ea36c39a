import {
  OPEN_TASK_STATUSES,
  taskFlow,
  type DangerLevel,
  type OrderStatus,
  type TaskAct,
  type TaskFacts,
  type TaskStatus,
} from '@mingjian/api';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import {
  accountOf,
  nameOfActor,
  serveFlow,
  SYSTEM,
  type Actor,
  type Moving,
} from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { NOBODY, ORDER_DISPATCHERS, ORDER_REVIEWERS, ORDER_VERIFIERS } from '../../roles';
import { continueFlash } from './flashLane';
import { readLabel } from '../dictionaries/options';
import { taskBlockerTexts, taskMoveTexts, taskTexts } from './taskTexts';
import type { OrderTaskTable } from './taskTables';

/** A task as its flow moves it, with the state of its order. */
export type MovedTask = Selectable<OrderTaskTable> & {
  state: TaskStatus;
  orderStatus: OrderStatus;
};

/** The moves of tasks, with what each needs and does; `taskMoves` moves their order too. */
export const plainTaskMoves = serveFlow<MovedTask, Updateable<OrderTaskTable>>()({
  flow: taskFlow,
  moves: {
    assign: { may: ORDER_DISPATCHERS, sets: ({ time }) => ({ assignTime: time }) },
    start: {
      may: ORDER_VERIFIERS,
      sets: ({ row, time }) => ({ startTime: row.startTime ?? time }),
    },
    submit: { may: ORDER_VERIFIERS, sets: ({ time }) => ({ submitTime: time }) },
    resume: { may: ORDER_VERIFIERS },
    pass: { may: ORDER_REVIEWERS, sets: ({ time }) => ({ passTime: time }), after: continued },
    reassign: { may: ORDER_DISPATCHERS, sets: ({ time }) => ({ assignTime: time }) },
    waitForSource: { may: ORDER_VERIFIERS },
    hold: { may: ORDER_VERIFIERS },
    giveUp: {
      may: ORDER_VERIFIERS,
      sets: ({ reason }) => ({ result: UNVERIFIABLE, dangerLevel: GREY, dangerReason: reason }),
      after: continued,
    },
    giveBack: { may: ORDER_REVIEWERS },
    reopen: { may: ORDER_REVIEWERS, sets: () => ({ passTime: null }) },
    query: { may: NOBODY },
    answer: { may: NOBODY },
    failQuery: { may: NOBODY },
    reverify: { may: NOBODY, sets: ({ time }) => ({ assignTime: time }) },
    cancel: { may: ORDER_DISPATCHERS },
  },

  async lock(id, _actor, db) {
    // The order first, as its own moves lock it: two that wait for each other would never end.
    const { rows } = await sql<{ orderStatus: OrderStatus }>`
      select order_status as "orderStatus" from orders
      where id = (select order_id from order_tasks where id = ${id}) for update`.execute(db);
    if (!rows[0]) return undefined;
    const task = await db
      .selectFrom('orderTasks')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { ...task, state: task.status, orderStatus: rows[0].orderStatus };
  },
  facts: async (row, actor) => taskFacts(row, actor),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('orderTasks')
      .set({ ...changes, status: state, updatedAt: time })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record(moving, { name, before, after, right }) {
    await recordTaskEvent(moving, { action: name, before, after, right });
  },
  words: {
    missing: () => refusal(404, taskTexts, (t) => t.missing),
    label: (name) => taskMoveTexts((t) => t[name]),
    blocker: (code, count) =>
      taskBlockerTexts((t) => (code === 'openRows' ? t.openRows(count) : t[code])),
    changed: async () => taskTexts((t) => t.changed),
    async notFrom(name, { state }, db) {
      const labelIn = await readLabel('task_status', String(state), db);
      return (language) => {
        const label = taskMoveTexts((t) => t[name])(language);
        return taskTexts((t) => t.notMovable(labelIn(language), label))(language);
      };
    },
  },
});

/** The last task of a flash order ends its verification. */
async function continued({ row, actor, backend: { db } }: Moving<MovedTask>) {
  await continueFlash(row.orderId, actor, db);
}

/** Result of a task that nobody could verify. */
const UNVERIFIABLE = 8;
const ENDED_EARLY = -20;
const GREY: DangerLevel = 5;
const [RED, YELLOW] = [1, 2] as const;

/** Returns what decides about the moves of a task for somebody who looks at it. */
export function taskFacts(
  {
    ownerId,
    orderStatus,
    result,
    dangerLevel,
    dangerReason,
    openRows,
    suggestedLevel,
  }: Pick<
    MovedTask,
    | 'ownerId'
    | 'orderStatus'
    | 'result'
    | 'dangerLevel'
    | 'dangerReason'
    | 'openRows'
    | 'suggestedLevel'
  >,
  actor: Actor,
): TaskFacts {
  const isBad = dangerLevel === RED || dangerLevel === YELLOW;
  return {
    isBegun: orderStatus >= 50 || orderStatus === ENDED_EARLY,
    isIssued: orderStatus >= 80,
    isOwn: actor !== SYSTEM && ownerId === actor.userId,
    hasResult: result !== null,
    isUnexplained: isBad && !dangerReason,
    openRows,
    isDeparture:
      suggestedLevel !== null && dangerLevel !== suggestedLevel && !isBad && !dangerReason,
  };
}

/** Returns the worst level of an order's tasks, grey when none has one. */
export async function worstLevel(orderId: string, db: Db): Promise<DangerLevel> {
  const { level } = await db
    .selectFrom('orderTasks')
    .select(({ fn }) => fn.min<DangerLevel | null>('dangerLevel').as('level'))
    .where('orderId', '=', orderId)
    .where('result', 'is not', null)
    .where('status', '<>', -10)
    .executeTakeFirstOrThrow();
  return level ?? GREY;
}

/** Cancels the open tasks of an order that is broken off. */
export async function cancelTasks(orderId: string, reason: string, backend: Backend) {
  const open = await backend.db
    .selectFrom('orderTasks')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', 'in', OPEN_TASK_STATUSES)
    .orderBy('position')
    .execute();
  for (const { id } of open)
    await makeMove(plainTaskMoves, 'cancel', { id, reason }, SYSTEM, backend);
}

interface NewTaskEvent {
  action: TaskAct;
  before: TaskStatus | null;
  after: TaskStatus;
  right: string | null;
}

/** Writes the next event of a task, which is locked. `createTasks` alone writes the first. */
async function recordTaskEvent(
  { row, actor, reason, time, backend: { db } }: Moving<MovedTask>,
  { action, before, after, right }: NewTaskEvent,
) {
  await db
    .insertInto('taskEvents')
    .values({
      taskId: row.id,
      orderId: row.orderId,
      number: sql<number>`(select count(*) + 1 from task_events where task_id = ${row.id})`,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: right,
      userId: accountOf(actor),
      ownerId: sql<string | null>`(select owner_id from order_tasks where id = ${row.id})`,
      userName: nameOfActor(actor),
      content: reason,
      createTime: time,
    })
    .execute();
}

/** Reads how many tasks of an order are where. */
export async function countTasks(orderId: string, db: Db) {
  const { rows } = await sql<{
    unassigned: number;
    open: number;
    finished: number;
    started: number;
    supplements: number;
    sources: number;
    all: number;
  }>`
    select count(*) filter (where status = 0 and api_status is null)::int as unassigned,
      count(*) filter (where status in (${sql.join(OPEN_TASK_STATUSES)}))::int as open,
      count(*) filter (where status in (40, 45))::int as finished,
      count(*) filter (where start_time is not null)::int as started,
      count(*) filter (where status = 28)::int as supplements,
      count(*) filter (where status = 25)::int as sources,
      count(*)::int as all
    from order_tasks where order_id = ${orderId}`.execute(db);
  return rows[0]!;
}
