import { BULK_MOVES, orderFlow, type BulkOutcome, type OrderStatus } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('a move of several orders', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    [officer, client] = await Promise.all([server.signIn('officer'), server.signIn('client')]);
    const users = server.database.db.selectFrom('users').select('companyId');
    companyId = (await users.where('username', '=', 'client').executeTakeFirstOrThrow()).companyId!;
  });

  const ordersAt = async (status: OrderStatus, count: number) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status)
      .where('holdType', '=', 0)
      // Other tests of this worker read the first ones, and those of this company.
      .where('companyId', '<>', companyId)
      .orderBy('id', 'desc')
      .limit(count)
      .execute();
  const idsAt = async (status: OrderStatus, count: number) =>
    (await ordersAt(status, count)).map(({ id }) => id);
  const stateOf = async (id: string) => {
    const query = server.database.db.selectFrom('orders').selectAll().where('id', '=', id);
    return query.executeTakeFirstOrThrow();
  };
  const choices = async (orderIds: string[], move: string, token = officer) =>
    server.call('/gOrderBaseApi/getBulkChoices', { orderIds, move }, { token });
  const moveAll = async (input: object, token = officer) =>
    server.call('/gOrderBaseApi/updateAll', input, { token });

  it('says before for which orders it can be made, and why not for others', async () => {
    const [open] = await idsAt(10, 1);
    const [done] = await idsAt(90, 1);
    const missing = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

    const { data } = await choices([open!, done!, missing, open!], 'accept');

    expect(data).toEqual([
      { orderId: open, blocker: null, fee: null },
      { orderId: done, blocker: expect.stringContaining('接单'), fee: null },
      { orderId: missing, blocker: '订单不存在', fee: null },
    ]);
    expect(await stateOf(open!)).toMatchObject({ orderStatus: 10, pmId: null });
  });

  it('makes each in a transaction of its own: the refused ones leave the others moved', async () => {
    const [first, second] = await idsAt(10, 2);
    await moveAll({ orderIds: [second], move: 'accept' }, await server.signIn('admin'));

    const { data } = await moveAll({ orderIds: [first, second, 'none'], move: 'accept' });

    expect(data).toEqual([
      { orderId: first, error: null },
      { orderId: second, error: expect.stringMatching(/^该订单已被.+接单$/) },
      { orderId: 'none', error: '订单不存在' },
    ]);
    expect(await stateOf(first!)).toMatchObject({ orderStatus: 20 });
    const again = await moveAll({ orderIds: [first], move: 'accept' });
    expect(again.data).toEqual([{ orderId: first, error: null }]);
  });

  it('of two people at once is made by one for each order', async () => {
    const orderIds = await idsAt(10, 3);
    const admin = await server.signIn('admin');

    const [one, other] = await Promise.all([
      moveAll({ orderIds, move: 'accept' }),
      moveAll({ orderIds: orderIds.toReversed(), move: 'accept' }, admin),
    ]);

    for (const id of orderIds) {
      const outcomes = [...one.data, ...other.data] as BulkOutcome[];
      const errors = outcomes.filter(({ orderId }) => orderId === id);
      expect(errors.filter(({ error }) => error === null)).toHaveLength(1);
    }
  });

  it('names the fees of a cancellation, and cancels with a reason alone', async () => {
    const { db } = server.database;
    const [order] = await ordersAt(50, 1);
    const tasks = db.selectFrom('orderTasks').select('startTime').where('orderId', '=', order!.id);
    const all = await tasks.execute();
    const started = all.filter(({ startTime }) => startTime !== null).length;
    const fee = Math.round((order!.amount * started) / all.length);
    expect((await choices([order!.id], 'cancel')).data).toEqual([
      { orderId: order!.id, blocker: null, fee },
    ]);

    const blank = await moveAll({ orderIds: [order!.id], move: 'cancel', reason: ' ' });
    expect([blank.status, blank.data]).toEqual([400, { fields: { reason: '必填' } }]);
    await moveAll({ orderIds: [order!.id], move: 'cancel', reason: '客户不再需要' });
    expect(await stateOf(order!.id)).toMatchObject({
      orderStatus: -10,
      cancelFee: fee,
      cancelReason: '客户不再需要',
    });
  });

  it('hands orders over to somebody who may manage them', async () => {
    const orderIds = await idsAt(60, 2);
    const userId = async (username: string) => {
      const query = server.database.db.selectFrom('users').select('id');
      return (await query.where('username', '=', username).executeTakeFirstOrThrow()).id;
    };
    const move = 'handOver';
    expect((await moveAll({ orderIds, move })).data).toEqual({ fields: { userId: '必填' } });
    const verifier = await userId(await accountWith(server, 'VERIFIER'));
    expect((await moveAll({ orderIds, move, userId: verifier })).status).toBe(400);

    const admin = await userId('admin');
    const { data } = await moveAll({ orderIds, move, userId: admin });

    expect(data).toEqual(orderIds.map((orderId) => ({ orderId, error: null })));
    for (const id of orderIds) expect((await stateOf(id)).pmId).toBe(admin);
  });

  it('is refused as a whole to those who may make it in no state', async () => {
    const [id] = await idsAt(10, 1);
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'));
    for (const token of [client, verifier]) {
      expect((await choices([id!], 'accept', token)).status).toBe(403);
      expect((await moveAll({ orderIds: [id], move: 'accept' }, token)).status).toBe(403);
    }
    const many = Array.from({ length: 201 }, (_, index) => String(index));
    expect((await moveAll({ orderIds: many, move: 'accept' })).status).toBe(400);
    expect((await moveAll({ orderIds: [id], move: 'issueReport' })).status).toBe(400);
  });

  it('reaches no orders of another company', async () => {
    const { db } = server.database;
    const foreign = await db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 10)
      .where('companyId', '<>', companyId)
      .executeTakeFirstOrThrow();
    const orderIds = [foreign.id];

    expect((await choices(orderIds, 'withdraw', client)).data[0]!.blocker).toBe('订单不存在');
    const { data } = await moveAll({ orderIds, move: 'withdraw', reason: '不需要了' }, client);
    expect(data).toEqual([{ orderId: foreign.id, error: '订单不存在' }]);
    expect((await stateOf(foreign.id)).orderStatus).toBe(10);
  });

  it('exists for moves of people alone', () => {
    for (const move of BULK_MOVES)
      expect(orderFlow.moves[move].by.some((by) => by === 'staff' || by === 'client')).toBe(true);
  });
});
