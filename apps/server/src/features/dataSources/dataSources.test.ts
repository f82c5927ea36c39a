import type { ApiExchange, ApiLog, OrderApi, OrderDetail, OrderTask } from '@mingjian/api';
import { sql } from 'kysely';
import type { Source } from '../../http/sourceService';
import { unassignedIdCardNo } from '../../demo/names';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { orderMoves } from '../orders/orderMoves';
import { demonstrationSources } from './demonstration';
import { flashOrders } from './moveFlashOrder';
import { sourceQueries } from './runQuery';
import { tidyExchanges } from './tidyExchanges';

describe('data sources', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let client: string;
  let officer: string;
  let verifier: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    client = await server.signIn('client');
    officer = await server.signIn('officer');
    verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    const { db } = server.database;
    companyId = (
      await db
        .selectFrom('users')
        .select('companyId')
        .where('username', '=', 'client')
        .executeTakeFirstOrThrow()
    ).companyId!;
    await db.deleteFrom('companyProducts').where('companyId', '=', companyId).execute();
  });
  afterEach(async () => void (await sql`delete from pgboss.job`.execute(server.database.db)));
  /** Other tests of this worker count the orders of the demo. */
  afterAll(async () =>
    server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      for (const table of [
        'order_api_logs',
        'order_apis',
        'task_events',
        'order_tasks',
        'order_events',
        'notices',
      ])
        await sql`delete from ${sql.table(table)} where order_id = any(${orderIds})`.execute(db);
      const removed = await sql<{ candidateId: string }>`
        delete from orders where id = any(${orderIds}) returning candidate_id as "candidateId"`.execute(
        db,
      );
      const people = removed.rows.map(({ candidateId }) => candidateId);
      await sql`delete from candidates where id = any(${people})`.execute(db);
    }),
  );

  const call = async (path: string, input: object = {}, token = officer, language = 'zh') =>
    server.call(path, input, { token, headers: { 'accept-language': language } });
  const detail = async (orderId: string, token = officer): Promise<OrderDetail> =>
    (await call('/gOrderBaseApi/getOrderDetail', { orderId }, token)).data;
  const apisOf = async (orderId: string): Promise<OrderApi[]> =>
    (
      await call('/gOrderApi/getList', {
        searchParam: JSON.stringify({ SEARCH_EQ_order_id: orderId }),
        pageSize: 50,
      })
    ).data.content;
  const logsOf = async (orderId: string, token = officer): Promise<ApiLog[]> =>
    (
      await call(
        '/gOrderApiLog/getApiLog',
        { searchParam: JSON.stringify({ SEARCH_EQ_order_id: orderId }), pageSize: 50 },
        token,
      )
    ).data.content;
  const tasksOf = async (orderId: string): Promise<OrderTask[]> =>
    (await call('/gOrderBaseApi/getOrderTaskList', { orderId })).data;

  /** Runs the jobs that wait, as a worker does; those of later only when they are asked for. */
  async function work({ isLater = false, rounds = 12 } = {}) {
    const kinds = [flashOrders, sourceQueries];
    for (let round = 0; round < rounds; round += 1) {
      const { rows } = await sql<{ id: string; name: string; data: object }>`
        delete from pgboss.job where id in (
          select id from pgboss.job where state < 'active'
            and name in ('flash-order', 'source-query') and (${isLater} or start_after <= now())
          order by created_on limit 1
        ) returning id, name, data`.execute(server.database.db);
      if (!rows[0]) return;
      server.clock.now = new Date(server.clock.now.getTime() + 1_000);
      const kind = kinds.find(({ name }) => name === rows[0]!.name)!;
      await kind.run(rows[0].data as never, server.backend);
    }
  }

  const orderIds: string[] = [];
  /** Places a flash order with a letter and accepts it, so that it moves on. */
  async function flashOrder(candidateName: string, productId = 'FLASH_BASIC') {
    const draft = {
      orderType: 2,
      companyId,
      productId,
      userName: candidateName,
      mobile: `1540000${String(1_000 + orderIds.length)}`,
      idCardNo: unassignedIdCardNo('310000', orderIds.length + 1, 51),
    };
    const { data, msg } = await call('/api/quickCheck/saveQuickOrder', draft, client);
    if (!data?.id) throw new Error(msg);
    const id = data.id as string;
    orderIds.push(id);
    await server.database.db
      .updateTable('orders')
      .set({ authMode: 4, authUrl: '/authorisations/flash.txt' })
      .where('id', '=', id)
      .execute();
    const taken = await call('/gOrderBaseApi/update', { orderId: id, action: 'take' });
    if (taken.status !== 200) throw new Error(taken.msg);
    return id;
  }
  const states = async (orderId: string) =>
    (await tasksOf(orderId)).map(({ status, apiStatus }) => [status, apiStatus]);

  it('are asked for tasks of people on demand, once, and never over a result', async () => {
    const admin = await server.signIn('admin');
    const { data } = await call(
      '/gOrderInfo/save',
      {
        orderType: 1,
        companyId,
        productId: 'STD_BASE',
        addItems: '["ADD_EMPLOYMENT"]',
        userName: '李冰',
        mobile: '15400001999',
        idCardNo: unassignedIdCardNo('310000', 7, 52),
      },
      client,
    );
    const orderId = data.id as string;
    orderIds.push(orderId);
    const update = async (action: string) =>
      call('/gOrderBaseApi/update', { orderId, action }, admin);
    await update('take');
    await server.database.db.transaction().execute(async (db) => {
      await makeMove(orderMoves, 'submit', { id: orderId }, SYSTEM, { ...server.backend, db });
    });
    // The candidate's answer makes the tasks of the product and of its add-ons.
    const tasks = await tasksOf(orderId);
    const items = tasks.map(({ productItemCode, segIndex }) => `${productItemCode} ${segIndex}`);
    expect(items).toContain('employment 2');
    expect((await detail(orderId)).slaDueAt).not.toBeNull();
    const { people } = (await call('/gOrderBaseApi/getOrderAssignInfo', { orderId }, admin)).data;
    const owned = tasks.map(({ id }) => ({ taskId: id, ownerId: people[0].userId }));
    await call('/gOrderBaseApi/assignOrder', { orderId, tasks: owned }, admin);
    expect((await detail(orderId, admin)).askable).toEqual([]);
    await update('passCollection');

    const { askable } = await detail(orderId, admin);
    const { taskId, apiCode } = askable.find(({ apiCode: code }) => code === 'demo.identity')!;
    const ask = async (token = admin) => call('/gOrderApi/ask', { taskId, apiCode }, token);
    expect((await ask(client)).status).toBe(403);
    expect((await ask()).data).toMatchObject({ orderId, taskId, status: 0 });
    expect((await ask()).msg).toBe('该任务不能查询此数据源：已查询过，或已有核实结果');
    await work();

    const asked = (await tasksOf(orderId)).find(({ id }) => id === taskId)!;
    expect(asked).toMatchObject({ status: 30, result: expect.any(Number), apiStatus: 2 });
    expect((await detail(orderId, admin)).askable.map((one) => one.taskId)).not.toContain(taskId);
    expect((await detail(orderId, client)).askable).toEqual([]);
  });

  it('carry a flash order from its acceptance to the performance step by themselves', async () => {
    const id = await flashOrder('林安');
    await work();

    const order = await detail(id);
    expect([order.orderStatus, order.overallDanger]).toEqual([60, 4]);
    expect(await states(id)).toEqual(Array.from({ length: 4 }, () => [40, 2]));
    expect(order.interfaces).toHaveLength(4);
    expect(order.interfaces[0]).toMatchObject({
      apiName: '身份二要素（演示）',
      itemName: '身份信息',
      status: 2,
      fee: 60,
      mayQuery: false,
    });
    expect(order.events.filter(({ kind }) => kind === 'api')).toHaveLength(4);
    expect((await detail(id, client)).interfaces).toEqual([]);
    expect((await detail(id, client)).events.map(({ kind }) => kind)).not.toContain('api');
    const results = (await call('/api/quickCheck/getTaskApiResult', { orderId: id })).data;
    expect(results[0]).toMatchObject({ apiStatus: 2, dangerLevel: 4, failReason: null });
    expect(JSON.parse(results[0].result)).toMatchObject({ 结论: '无异常' });
  });

  it('write exchanges without any number of the candidate in clear, to be read by staff', async () => {
    const id = await flashOrder('林明', 'FLASH_ID');
    await work();
    const [line] = await logsOf(id);

    const { data } = await call('/gOrderApiLog/message', { id: line!.id });
    const exchange = data as ApiExchange;
    const { idCardNo, mobile } = await server.database.db
      .selectFrom('orders')
      .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
      .select(['idCardNo', 'mobile'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(exchange).toMatchObject({ success: 1, retryCount: 0, fee: 60, httpStatus: 200 });
    expect(JSON.parse(exchange.tags)).toEqual(['闪调', '计费']);
    expect(JSON.parse(exchange.request!)).toMatchObject({ name: '林明', item: 'identity' });
    expect(JSON.stringify(exchange)).not.toContain(idCardNo);
    expect(JSON.stringify(exchange)).not.toContain(mobile);
    const stored = await server.database.db
      .selectFrom('orderApiLogs')
      .selectAll()
      .where('orderId', '=', id)
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/\d{17}[\dX]|1\d{10}/);

    expect((await call('/gOrderApiLog/message', { id: line!.id }, client)).status).toBe(403);
    expect((await call('/gOrderApiLog/getApiLog', {}, client)).status).toBe(403);
    expect((await call('/gOrderApiLog/getTags', {}, officer, 'en')).data).toContain('Billed');
    expect((await logsOf(id, verifier))[0]!.fee).toBeNull();
    expect((await call('/gOrderApiLog/showApi', { orderId: id })).data).toEqual([
      { apiCode: 'demo.identity', apiName: '身份二要素（演示）', vendor: '明鉴演示数据源' },
    ]);
    expect((await call('/gOrderApiLog/showApi', { orderId: id }, client)).status).toBe(403);
  });

  it('leave a finding to a reviewer, who ends the verification by passing it', async () => {
    const id = await flashOrder('林有记录', 'FLASH_ID');
    await work();
    const [task] = await tasksOf(id);
    expect(task).toMatchObject({ status: 30, result: 3, dangerLevel: 2 });
    expect((await detail(id)).orderStatus).toBe(50);

    const passed = await call('/gOrderTask/updatePass', { taskIds: task!.id });
    expect(passed.status).toBe(200);
    await work();
    const order = await detail(id);
    expect([order.orderStatus, order.overallDanger]).toEqual([60, 2]);
  });

  it('are asked again after 5 seconds, a minute and ten minutes, then a person gets the task', async () => {
    const id = await flashOrder('林故障', 'FLASH_ID');
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await work({ isLater: true, rounds: attempt === 1 ? 2 : 1 });
      const [api] = await apisOf(id);
      if (attempt > 3) continue;
      expect(api).toMatchObject({ status: 0, problem: 'status', tries: attempt });
      pauses.push(Date.parse(api!.nextTime!) - Date.parse(api!.askTime!));
    }

    expect(pauses).toEqual([5_000, 60_000, 600_000]);
    const [api] = await apisOf(id);
    expect(api).toMatchObject({ status: 9, problem: 'status', tries: 4, fee: 0, nextTime: null });
    const [task] = await tasksOf(id);
    expect(task).toMatchObject({ status: 20, apiStatus: 9 });
    expect(task!.ownerId).not.toBeNull();
    const lines = await logsOf(id);
    expect(lines.map(({ retryCount, success, fee }) => [retryCount, success, fee])).toEqual([
      [3, 0, 0],
      [2, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    const told = await server.database.db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select('to.userId')
      .where('orderId', '=', id)
      .where('title', 'like', '数据源失败%')
      .execute();
    expect(told.map(({ userId }) => userId)).toEqual([task!.ownerId]);

    // Somebody asks again, and the source works now.
    const { candidateName } = await detail(id).then(() =>
      server.database.db
        .updateTable('orders')
        .set({ candidateName: '林好' })
        .where('id', '=', id)
        .returning('candidateName')
        .executeTakeFirstOrThrow(),
    );
    expect(candidateName).toBe('林好');
    expect((await call('/gOrderApi/query', { id: api!.id }, client)).status).toBe(403);
    const asked = await call('/gOrderApi/query', { id: api!.id }, verifier);
    expect(asked.data).toMatchObject({ status: 0, tries: 0, problem: null });
    await work();
    expect((await detail(id)).orderStatus).toBe(60);
    const again = await call('/gOrderApi/query', { id: api!.id }, verifier);
    expect([again.status, again.msg]).toEqual([409, '已有查询结果，不需要再查']);
  });

  it('answer after one failure, and are not asked twice by a job that is delivered again', async () => {
    const id = await flashOrder('林一次故障', 'FLASH_ID');
    await work({ isLater: true });
    const [api] = await apisOf(id);
    expect(api).toMatchObject({ status: 2, tries: 2 });
    expect((await logsOf(id)).map(({ success }) => success)).toEqual([1, 0]);

    await sourceQueries.run({ apiId: api!.id }, server.backend);
    await flashOrders.run({ orderId: id }, server.backend);
    expect(await logsOf(id)).toHaveLength(2);
    expect((await detail(id)).orderStatus).toBe(60);
  });

  it('of which two processes do not ask the same, and a late answer changes nothing', async () => {
    const id = await flashOrder('林慢', 'FLASH_ID');
    await work({ rounds: 1 });
    const [api] = await apisOf(id);
    let answer!: () => void;
    const asked: string[] = [];
    const slow = demonstrationSources.map((source) => ({
      ...source,
      async query(question: Parameters<Source['query']>[0]) {
        asked.push(question.traceId);
        await new Promise<void>((resolve) => (answer = resolve));
        return source.query(question);
      },
    }));
    const backend = { ...server.backend, sources: slow };
    const first = sourceQueries.run({ apiId: api!.id }, backend);
    await expect.poll(() => asked).toHaveLength(1);
    await sourceQueries.run({ apiId: api!.id }, backend);
    expect(asked).toHaveLength(1);
    const patched = { id: api!.id, version: (await apisOf(id))[0]!.version, vendor: '另一家' };
    expect((await call('/gOrderApi/update', patched)).msg).toBe('正在查询，请稍候');

    const reason = { orderId: id, cancelReason: '候选人放弃' };
    expect((await call('/gOrderInfo/cancelOrder', reason)).status).toBe(200);
    answer();
    await first;

    const [stopped] = await apisOf(id);
    expect(stopped).toMatchObject({ status: 9, problem: 'stopped', result: null });
    expect((await tasksOf(id))[0]!.status).toBe(-10);
    const [line] = await logsOf(id);
    expect(JSON.parse(line!.tags)).toContain('迟到');
    expect(line!.fee).toBe(60);
    const refused = await call('/gOrderApi/query', { id: api!.id });
    expect([refused.status, refused.msg]).toEqual([409, '订单不在核实中，不能查询数据源']);
  });

  it('that are not there leave tasks to people: the order waits to be dispatched', async () => {
    const id = await flashOrder('林人工');
    const backend = { ...server.backend, sources: demonstrationSources.slice(0, 2) };
    await flashOrders.run({ orderId: id }, backend);

    expect((await detail(id)).orderStatus).toBe(30);
    expect(await states(id)).toEqual([
      [0, 0],
      [0, 0],
      [0, null],
      [0, null],
    ]);
  });

  it('are logged by hand too, with an answer that is masked', async () => {
    const orderId = await flashOrder('林手工', 'FLASH_ID');
    const draft = { orderId, apiCode: 'police', apiName: '线下核验', vendor: '派出所' };
    const result = JSON.stringify({
      phone: '１３８0013 8000',
      id: '310199 19900101 1237',
      no: 13800138000,
    });
    const { data } = await call('/gOrderApi/save', { ...draft, result }, verifier);

    expect(data).toMatchObject({ orderId, companyId, status: 2, fee: null });
    expect(JSON.parse(data.result)).toEqual({
      phone: '138****8000',
      id: '3****************7',
      no: '138****8000',
    });
    const wrong = await call('/gOrderApi/save', { ...draft, taskId: 'nothing' }, verifier);
    expect([wrong.status, wrong.data.fields]).toEqual([400, { taskId: '所选内容不存在' }]);
    const unknown = await call('/gOrderApi/save', draft, verifier);
    const asked = await call('/gOrderApi/query', { id: unknown.data.id }, verifier);
    expect(asked.status).toBe(409);
  });

  it('lose the texts of their exchanges after half a year', async () => {
    const id = await flashOrder('林旧', 'FLASH_ID');
    await work();
    const [line] = await logsOf(id);
    await server.database.db
      .updateTable('orderApiLogs')
      .set({ createdAt: new Date('2025-06-01T00:00:00Z') })
      .where('id', '=', line!.id)
      .execute();
    await tidyExchanges(server.backend);

    const { data } = await call('/gOrderApiLog/message', { id: line!.id });
    expect([data.request, data.response, data.success]).toEqual([null, null, 1]);
  });
});
