import { createTestServer } from '../../testing/testServer';

describe('taking an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let officer2: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    officer2 = await server.signIn('officer2');
  });

  async function waitingOrder(orderType: 1 | 2 = 1) {
    const { id } = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 10)
      .where('orderType', '=', orderType)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const take = (orderId: string, token: string) =>
    server.call('/gOrderBaseApi/update', { orderId, action: 'take' }, { token });

  it('makes the caller the one who handles it, and is written down', async () => {
    const orderId = await waitingOrder();
    const before = (
      await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token: officer })
    ).data;

    const { data } = await take(orderId, officer);

    expect(before.moves.map(({ move }: { move: string }) => move)).toEqual([
      'accept',
      'returnToClient',
      'cancel',
    ]);
    expect(before.actions).toEqual(['reveal']);
    expect(data).toMatchObject({
      orderStatus: 20,
      pmName: '林晓',
      acceptTime: '2026-06-15 10:30:00',
      version: before.version + 1,
    });
    expect(data.events[0]).toMatchObject({
      action: 'accept',
      userName: '林晓',
      createTime: '2026-06-15 10:30:00',
    });
  });

  it('is won by exactly one of fifty at once; the other hears who it was', async () => {
    const orderId = await waitingOrder();

    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => take(orderId, i % 2 ? officer : officer2)),
    );

    const winners = replies.filter(({ status }) => status === 200);
    const name = winners[0]!.data.pmName as string;
    expect(['林晓', '欧阳若兰']).toContain(name);
    expect(winners).toHaveLength(25);
    expect(new Set(winners.map(({ data }) => `${data.pmName} ${data.version}`)).size).toBe(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect([reply.status, reply.msg]).toEqual([409, `该订单已被${name}接单`]);
    }
    const events = await server.database.db
      .selectFrom('orderEvents')
      .select('id')
      .where('orderId', '=', orderId)
      .where('action', '=', 'accept')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('succeeds again for whoever has taken it, and changes nothing', async () => {
    const orderId = await waitingOrder();
    const first = await take(orderId, officer);

    const again = await take(orderId, officer);

    expect(again).toMatchObject({ status: 200, code: 0, data: first.data });
    expect((await take(orderId, officer2)).msg).toBe('该订单已被林晓接单');
  });

  it('succeeds again for whoever has taken it once a flash order has gone on', async () => {
    const orderId = await waitingOrder(2);
    await take(orderId, officer);
    await server.database.db
      .updateTable('orders')
      .set({ orderStatus: 30, submitTime: server.clock.now })
      .where('id', '=', orderId)
      .execute();

    expect(await take(orderId, officer)).toMatchObject({ code: 0, data: { orderStatus: 30 } });
    expect((await take(orderId, officer2)).msg).toBe('该订单已被林晓接单');
  });

  it('says which status stands in the way', async () => {
    const draft = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 0)
      .executeTakeFirstOrThrow();
    const cancelled = await server.database.db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', -10)
      .executeTakeFirstOrThrow();

    expect(await take(draft.id, officer)).toMatchObject({
      status: 409,
      msg: '订单当前状态为「草稿」，不能接单',
    });
    expect(await take(cancelled.id, officer)).toMatchObject({
      status: 409,
      msg: '订单当前状态为「已取消」，不能接单',
    });
  });

  it('names that status as an administrator has renamed it', async () => {
    const { db } = server.database;
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 0)
      .executeTakeFirstOrThrow();
    const label = db
      .updateTable('dictionaryValues')
      .where('dictionaryCode', '=', 'order_status')
      .where('code', '=', '0');
    await label.set({ value: '待完善' }).execute();

    const { msg } = await take(id, officer);
    await label.set({ value: '草稿' }).execute();

    expect(msg).toBe('订单当前状态为「待完善」，不能接单');
  });

  it('changes the totals that the caller sees next', async () => {
    const count = async (status: string) =>
      (
        await server.call(
          '/vOrderInfo/getList',
          { searchParam: JSON.stringify({ SEARCH_EQ_order_status: status }) },
          { token: officer },
        )
      ).data.total as number;
    const [waiting, collecting] = [await count('10'), await count('20')];

    await take(await waitingOrder(), officer);

    expect([await count('10'), await count('20')]).toEqual([waiting - 1, collecting + 1]);
  });
});
