import { encodeSearch, type OrderDetail, type OrderMove } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { accountWith } from '../../resources/resourceCases.fixtures';

/** Moves that take an order back. */
const BACK = [
  'returnItems',
  'redispatch',
  'returnTasks',
  'recallReport',
  'reopen',
] as const satisfies OrderMove[];

describe('an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
  });

  const orderWith = (status: number, type = 1) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status as 10)
      .where('orderType', '=', type as 1)
      // Those of other tests of this worker went back.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orderEvents')
              .select('id')
              .whereRef('orderId', '=', 'orders.id')
              .where('action', 'in', BACK),
          ),
        ),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const detailOf = async (orderId: string): Promise<OrderDetail> =>
    (await server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { token })).data;

  it('names its product in the reader’s language, in its details and in lists', async () => {
    const { id, orderNo, productId } = await orderWith(50);
    const product = await server.database.db
      .selectFrom('products')
      .select(['name', 'nameEn'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const searchParam = encodeSearch([{ field: 'orderNo', operator: 'EQ', value: orderNo }]);
    const namesIn = async (language: string) => {
      const options = { token, headers: { 'accept-language': language } };
      const details = await server.call('/gOrderBaseApi/getOrderDetail', { orderId: id }, options);
      const list = await server.call('/vOrderInfo/getList', { searchParam }, options);
      return [details.data.productName, list.data.content[0].productName];
    };

    expect(product.nameEn).not.toBe(product.name);
    expect(await namesIn('en')).toEqual([product.nameEn, product.nameEn]);
    expect(await namesIn('zh')).toEqual([product.name, product.name]);
  });

  it('shows people masked', async () => {
    const { id, candidateId } = await orderWith(50);
    const candidate = await server.database.db
      .selectFrom('candidates')
      .selectAll()
      .where('id', '=', candidateId)
      .executeTakeFirstOrThrow();

    const text = JSON.stringify(await detailOf(id));
    expect(text).toContain(`${candidate.mobile.slice(0, 3)}****${candidate.mobile.slice(-4)}`);
    expect(text).toContain(
      `${candidate.idCardNo.slice(0, 1)}****************${candidate.idCardNo.slice(-1)}`,
    );
    expect(text).not.toContain(candidate.mobile);
    expect(text).not.toContain(candidate.idCardNo);
  });

  it.each([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, -10, -20])(
    'at status %i has steps and events that fit',
    async (status) => {
      const { id } = await orderWith(status);

      const { steps, events, orderStatus } = await detailOf(id);

      const states = steps.map((step) => step.state).join(' ');
      if (status >= 10 && status < 100)
        expect(states).toBe(
          [
            ...Array(status / 10 - 1).fill('done'),
            'current',
            ...Array(9 - status / 10).fill('todo'),
          ].join(' '),
        );
      if (status === 100) expect(states).toBe(Array(9).fill('done').join(' '));
      if (status === 0) expect(states).toBe(Array(9).fill('todo').join(' '));
      if (status < 0) expect(states).toMatch(/^(done )*failed( todo)*$/);
      const done = steps.filter((step) => step.state === 'done');
      expect(done.every((step) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(step.doneAt ?? ''))).toBe(
        true,
      );
      const stays = ['hold', 'resume', 'postpone', 'eta'];
      const own = events.filter(({ kind, action }) => kind === 'order' && !stays.includes(action));
      expect(own).toHaveLength(done.length + (status < 0 ? 2 : 1));
      const times = events.map((event) => event.createTime);
      expect(times).toEqual([...times].sort((a, b) => (a < b ? 1 : -1)));
      expect(orderStatus).toBe(status);
    },
  );

  it('of a flash check is never dispatched nor reviewed by a person', async () => {
    const { db } = server.database;
    const waiting = await db
      .selectFrom('orders')
      .select('id')
      .where('orderType', '=', 2)
      .where('orderStatus', 'in', [30, 40])
      .execute();
    const { id } = await orderWith(100, 2);

    const { steps, events } = await detailOf(id);
    expect(waiting).toEqual([]);
    expect([steps[2]!.state, steps[3]!.state]).toEqual(['done', 'done']);
    expect(events.find((event) => event.action === 'dispatch')?.userName).toBe('');
  });

  it('tells its client five steps and no event of the internal work', async () => {
    const client = await server.signIn('client');
    const { companyId } = await server.database.db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    const { id, pmId } = await server.database.db
      .selectFrom('orders')
      .select(['id', 'pmId'])
      .where('companyId', '=', companyId)
      .where('orderType', '=', 1)
      .where('orderStatus', '=', 90)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('orderHolds').select('id').whereRef('orderId', '=', 'orders.id'))),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const manager = await server.database.db
      .selectFrom('users')
      .select(['realname', 'phone', 'email'])
      .where('id', '=', pmId)
      .executeTakeFirstOrThrow();

    const { data } = await server.call(
      '/gOrderBaseApi/getOrderDetail',
      { orderId: id },
      { token: client, headers: { 'accept-language': 'en' } },
    );

    const seen = data as OrderDetail;
    expect(seen.events.map(({ action }) => action)).toEqual([
      'complete',
      'issueReport',
      'submit',
      'accept',
      'place',
    ]);
    expect(seen.steps).toEqual([]);
    expect(seen.clientSteps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'submitted done',
      'authorisation done',
      'verification done',
      'report done',
      'completed done',
    ]);
    expect(seen.manager).toEqual(manager);
    expect(seen.papers?.given[0]?.name).toBe('Authorisation letter.txt');
    const own = await detailOf(id);
    expect(own.steps).toHaveLength(9);
    expect(own.clientSteps).toEqual([]);
    expect(own.events.map(({ action }) => action)).toContain('score');
  });

  it('shows e-mail and identity number to the readers of candidates alone', async () => {
    const { id } = await server.database.db
      .selectFrom('orders')
      .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
      .select('orders.id')
      .where('candidates.email', 'is not', null)
      .executeTakeFirstOrThrow();
    const seenBy = async (role: string) => {
      const token = await server.signIn(await accountWith(server, role), 'serviceUser');
      const [detail, card] = await Promise.all(
        ['getOrderDetail', 'getTopUser'].map((call) =>
          server.call(`/gOrderBaseApi/${call}`, { orderId: id }, { token }),
        ),
      );
      return [detail!.data.email, detail!.data.idCardNo, card!.data.email] as string[];
    };

    expect(await seenBy('VERIFIER')).toEqual([
      expect.stringContaining('@'),
      expect.stringContaining('*'),
      expect.stringContaining('@'),
    ]);
    for (const role of ['QC', 'FINANCE', 'SALES']) expect(await seenBy(role)).toEqual(['', '', '']);
  });

  it('shows the rules of its company on its card', async () => {
    const client = await server.signIn('client');
    const { data } = await server.call(
      '/vOrderInfo/getList',
      { pageSize: 1, searchParam: '{"SEARCH_EQ_order_status":"100"}' },
      { token: client },
    );

    const card = (
      await server.call(
        '/gOrderBaseApi/getTopUser',
        { orderId: data.content[0].id },
        { token: client },
      )
    ).data;
    const [rule] = JSON.parse(card.rulesList);
    expect(rule.username).toBe('人力资源部');
    expect(JSON.parse(rule.fileInfo)[0]).toEqual({
      name: '背景调查委托须知.txt',
      url: expect.stringMatching(/^\//),
    });
    expect(card.url).toMatch(/^\/authorisations\/MJ\d+\.txt$/);
  });

  it('keeps its events for ever', async () => {
    const { db } = server.database;

    await expect(db.updateTable('orderEvents').set({ userName: 'x' }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(db.deleteFrom('orderEvents').execute()).rejects.toThrow(/append-only/);
  });
});
