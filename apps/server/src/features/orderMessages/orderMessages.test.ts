import { sql } from 'kysely';
import { newMessages, removeNewMessages } from '../../testing/newMessages';
import { createTestServer } from '../../testing/testServer';

const PERSON = { userName: '苏轼', mobile: '13958264322', idCardNo: '310101199001011234' };

describe('messages to clients about their orders', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let client: string;
  let officer: string;
  const before = { orders: [] as string[], candidates: [] as string[] };

  const idsOf = async (table: 'orders' | 'candidates') => {
    const rows = await server.database.db.selectFrom(table).select('id').execute();
    return rows.map(({ id }) => id);
  };
  beforeAll(async () => {
    server = await createTestServer();
    [client, officer] = await Promise.all([server.signIn('client'), server.signIn('officer')]);
    for (const table of ['orders', 'candidates'] as const) before[table] = await idsOf(table);
  });
  afterAll(async () => {
    await removeNewMessages(server.database);
    const [orders, candidates] = await Promise.all([idsOf('orders'), idsOf('candidates')]);
    const made = ['', ...orders.filter((id) => !before.orders.includes(id))];
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      const told = db.selectFrom('notices').select('id').where('orderId', 'in', made);
      await db.deleteFrom('noticeRecipients').where('noticeId', 'in', told).execute();
      await db.deleteFrom('notices').where('orderId', 'in', made).execute();
      await db.deleteFrom('balanceLogs').where('orderId', 'in', made).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', made).execute();
      await db.deleteFrom('orders').where('id', 'in', made).execute();
      const people = candidates.filter((id) => !before.candidates.includes(id));
      await db
        .deleteFrom('candidates')
        .where('id', 'in', ['', ...people])
        .execute();
    });
  });
  beforeEach(async () => removeNewMessages(server.database));

  const terms = { orderType: 1, productId: 'STD_MID' };
  async function placed(token: string, more: object = {}) {
    const draft = { ...terms, ...PERSON, ...more };
    const { data, msg } = await server.call('/gOrderInfo/save', draft, { token });
    expect(msg).toBe('');
    return data.id as string;
  }
  const told = async () =>
    (await newMessages(server.database))
      .map(({ kind, channel, shownContent }) => [kind, channel, shownContent])
      .toSorted();

  it('confirm by e-mail that one was placed, and by no notice', async () => {
    await placed(client);

    expect(await told()).toEqual([
      ['orderPlaced', 'email', expect.stringContaining('苏轼（）的背调订单 MJ')],
    ]);
  });

  it('confirm no order of several, and none that staff placed', async () => {
    const people = [PERSON, { ...PERSON, userName: '苏辙', idCardNo: '310101199002021232' }];
    await server.call('/gOrderInfo/saveAll', { ...terms, candidates: people }, { token: client });
    const { companyId } = await server.database.db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    await placed(officer, { companyId });

    expect(await told()).toEqual([]);
  });

  it('name the day and the officer once it is accepted', async () => {
    const orderId = await placed(client);
    await removeNewMessages(server.database);

    await server.call('/gOrderBaseApi/update', { orderId, action: 'take' }, { token: officer });

    const accepted = (await told()).filter(([kind]) => kind === 'orderAccepted');
    expect(accepted).toEqual([
      ['orderAccepted', 'email', expect.stringMatching(/预计 2026-06-\d\d 前.*\n项目经理：林晓/)],
      ['orderAccepted', 'notice', expect.stringMatching(/预计2026-06-\d\d前出具报告/)],
    ]);
  });
});
