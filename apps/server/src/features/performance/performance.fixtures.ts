import { sql } from 'kysely';
import { newId } from '../../database/ids';
import type { createTestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

const DAY = 86_400_000;

/** Orders that were made and not removed. */
const made: string[] = [];

/** Returns the makers of orders at their KPI form, whose tasks two verifiers have had. */
export function ordersAtKpi(server: TestServer, verifiers: readonly string[]) {
  /** An order at its KPI form whose tasks two verifiers have had, three and one day. */
  const orderAtKpi = async () => {
    const { db } = server.database;
    const source = await db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', 60)
      .where('orderType', '=', 1)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('orderTasks').select('id').whereRef('orderId', '=', 'orders.id')),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ column: string }>`
      select column_name as "column" from information_schema.columns
      where table_name = 'orders' and table_schema = current_schema()
        and is_generated = 'NEVER'`.execute(db);
    const id = newId(new Date());
    const columns = rows
      .map(({ column }) => column)
      .filter((column) => !/^(id|order_no)$/.test(column));
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into orders (id, order_no, ${list})
      select ${id}, ${`K${id}`}, ${list} from orders where id = ${source.id}`.execute(db);
    made.push(id);
    await sql`insert into order_events (id, order_id, number, action, status_before, status_after,
        right_code, user_id, user_name, content, create_time)
      select ${id} || number, ${id}, number, action, status_before, status_after, right_code,
        user_id, user_name, content, create_time
      from order_events where order_id = ${source.id}`.execute(db);
    const now = Date.now();
    const day = (days: number) => new Date(now - (10 - days) * DAY);
    const taskId = await addTask(id, 'education', 1, verifiers[1]!);
    const events = [
      ['create', 0, null, 0],
      ['assign', 10, verifiers[0]!, 1],
      ['reassign', 10, verifiers[1]!, 4],
      ['start', 20, verifiers[1]!, 4.5],
      ['submit', 30, verifiers[1]!, 5],
      ['pass', 40, verifiers[1]!, 6],
    ] as const;
    for (const [index, [action, statusAfter, ownerId, days]] of events.entries())
      await db
        .insertInto('taskEvents')
        .values({
          taskId,
          orderId: id,
          number: index + 1,
          action,
          statusBefore: index === 0 ? null : events[index - 1]![1],
          statusAfter,
          rightCode: null,
          userId: null,
          ownerId,
          userName: '',
          content: null,
          createTime: day(days),
        })
        .execute();
    await db
      .updateTable('orders')
      .set({ slaDueAt: day(20) })
      .where('id', '=', id)
      .execute();
    return { id, taskId };
  };

  /** Adds a finished task with a green level. */
  const addTask = async (orderId: string, itemCode: string, position: number, ownerId: string) => {
    const time = new Date();
    const id = newId(time);
    await server.database.db
      .insertInto('orderTasks')
      .values({
        id,
        taskNo: `K-${id}`,
        orderId,
        itemCode,
        itemName: itemCode,
        itemNameEn: itemCode,
        segIndex: 1,
        position,
        status: 40,
        result: 1,
        dangerType: itemCode === 'litigation' ? 2 : 1,
        dangerLevel: 4,
        dangerReason: null,
        suggestedLevel: 4,
        ownerId,
        assignTime: time,
        startTime: time,
        submitTime: time,
        passTime: time,
        apiStatus: null,
        remark: null,
        createdAt: time,
        updatedAt: time,
      })
      .execute();
    return id;
  };

  /** Adds a paper to an order, as somebody. */
  const addPaper = async (orderId: string, token: string): Promise<string> => {
    const uploaded = await uploadFile(server, { token, name: '学信网查询.pdf' });
    const input = { orderId, paths: [uploaded.data.path] };
    const { data } = await server.call('/gOrderPaper/save', input, { token });
    return data.provider.at(-1).id;
  };
  return { orderAtKpi, addTask, addPaper };
}

/** Removes the orders: other tests of this worker count and replay those of the demo. */
export const removeOrders = async (server: TestServer) =>
  server.database.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    const ids = sql.join(['', ...made.splice(0)]);
    for (const table of OF_ORDERS)
      await sql`delete from ${sql.table(table)} where order_id in (${ids})`.execute(db);
    await sql`delete from orders where id in (${ids})`.execute(db);
  });

/** Tables with rows of those orders. */
const OF_ORDERS = [
  'order_events',
  'task_events',
  'order_tasks',
  'order_papers',
  'kpi_rows',
  'kpi_sheets',
  'safe_levels',
  'report_events',
  'report_versions',
] as const;
