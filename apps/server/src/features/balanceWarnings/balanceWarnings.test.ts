import { sql } from 'kysely';
import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { accountsOf, type Account } from '../companyAccounts/accounts.fixtures';
import { balanceChecks, balanceWarnings } from './balanceChecks';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const PRICE = 59_800;

describe('warnings about balances', () => {
  let server: TestServer;
  let admin: string;
  let officer: string;
  let finance: string;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    [admin, officer] = await Promise.all([server.signIn('admin'), server.signIn('officer')]);
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      const ids = ['', ...made];
      const orders = db.selectFrom('orders').select('id').where('companyId', 'in', ids);
      const told = db.selectFrom('notices').select('id').where('companyId', 'in', ids);
      await db.deleteFrom('noticeRecipients').where('noticeId', 'in', told).execute();
      await db.deleteFrom('notices').where('companyId', 'in', ids).execute();
      await db.deleteFrom('balanceLogs').where('companyId', 'in', ids).execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db.deleteFrom('orders').where('companyId', 'in', ids).execute();
      await db.deleteFrom('candidates').where('companyId', 'in', ids).execute();
      const empty = { balance: 0, freezeBalance: 0 };
      await db.updateTable('companies').set(empty).where('id', 'in', ids).execute();
    });
  });

  let number = 0;
  async function companyOf(terms: object) {
    number += 1;
    const draft = { companyName: `预警测试公司${number}`, status: 1, ...terms };
    const { data, msg } = await server.call('/aCompanyInfo/save', draft, { token: admin });
    expect(msg).toBe('');
    made.push(data.id);
    return data as { id: string; version: number; warnBalance: number | null };
  }
  const enter = async (companyId: string, amount: number, type = 1) =>
    expect(
      (
        await server.call(
          '/aCompanyBalanceLog/save',
          { companyId, type, amount },
          { token: finance },
        )
      ).msg,
    ).toBe('');
  async function place(companyId: string) {
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
    const { msg } = await server.call('/gOrderInfo/save', draft, { token: officer });
    expect(msg).toBe('');
  }
  const check = async (companyId?: string) =>
    companyId === undefined
      ? balanceWarnings.run({}, server.backend)
      : balanceChecks.run({ companyId }, server.backend);
  const waiting = async (companyId: string) =>
    (
      await sql`select id from pgboss.job where name = 'balance-check' and state = 'created'
        and data ->> 'companyId' = ${companyId}`.execute(server.database.db)
    ).rows.length;
  const told = async (companyId: string) =>
    server.database.db
      .selectFrom('notices')
      .innerJoin('noticeRecipients as to', 'to.noticeId', 'notices.id')
      .select(['notices.id', 'title', 'content', 'to.userId'])
      .where('companyId', '=', companyId)
      .where('title', 'like', '预警测试公司%')
      .orderBy('notices.id')
      .orderBy('to.position')
      .execute();
  /** Returns how often each account was told. */
  const falls = async (companyId: string) => {
    const people = (await told(companyId)).map(({ userId }) => userId);
    const [one] = people;
    return people.filter((userId) => userId === one).length;
  };

  it('reach the accounts that see money and the manager, once each time it falls', async () => {
    const manager = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();
    const { id } = await companyOf({ payMode: 1, warnBalance: 100_000, managerId: manager.id });
    const accounts = accountsOf(server, { admin, client: admin });
    const add = async (roleCode: string): Promise<Account> =>
      accounts.add({ companyId: id, roleCode }, admin);
    const [main, fin, hr] = [
      await add('COMPANY_MAIN'),
      await add('COMPANY_FIN'),
      await add('COMPANY_HR'),
    ];
    await enter(id, 150_000);
    await check(id);
    expect(await told(id)).toEqual([]);

    await place(id);
    expect(await waiting(id)).toBe(1);
    await check(id);
    await check(id);

    const first = await told(id);
    expect(new Set(first.map(({ userId }) => userId))).toEqual(
      new Set([main.id, fin.id, manager.id]),
    );
    expect(first.some(({ userId }) => userId === hr.id)).toBe(false);
    expect(first[0]).toMatchObject({
      title: '预警测试公司1：可用余额不足',
      content:
        '可用余额 ¥902.00，低于预警线 ¥1,000.00。余额不足以冻结费用的订单不会被接单，请及时充值。',
    });
    expect(await falls(id)).toBe(1);

    await enter(id, 5_000);
    await check();
    expect(await falls(id)).toBe(1);
    await enter(id, 50_000);
    await check();
    await enter(id, 60_000, 5);
    await check();
    expect(await falls(id)).toBe(2);
  });

  it('follow what seven days cost where nobody set a limit', async () => {
    const { id, warnBalance } = await companyOf({ payMode: 1 });
    expect(warnBalance).toBeNull();
    const accounts = accountsOf(server, { admin, client: admin });
    const main = await accounts.enter(
      await accounts.add({ companyId: id, roleCode: 'COMPANY_MAIN' }, admin),
    );
    const standing = async () =>
      (await server.call('/aCompanyBalanceLog/getStanding', {}, { token: main, method: 'GET' }))
        .data;
    expect(await standing()).toMatchObject({ payMode: 1, available: 0, limit: 0, isLow: false });
    await enter(id, PRICE + 10_000);
    await place(id);

    const limit = Math.round((PRICE * 7) / 30);
    expect(await standing()).toEqual({
      payMode: 1,
      available: 10_000,
      limit,
      isLow: true,
      managerName: null,
    });
    await check(id);
    expect((await told(id))[0]!.content).toContain('¥100.00');
  });

  it('know the credit that is left, and no limit where there is none', async () => {
    const terms = { payMode: 2, creditLimit: PRICE + 5_000, warnBalance: 6_000 };
    const { id } = await companyOf(terms);
    const free = await companyOf({ payMode: 2, warnBalance: 6_000 });
    for (const companyId of [id, free.id]) {
      await accountsOf(server, { admin, client: admin }).add(
        { companyId, roleCode: 'COMPANY_MAIN' },
        admin,
      );
      await place(companyId);
      expect(await waiting(companyId)).toBe(1);
      await check(companyId);
    }

    expect((await told(id)).map(({ title }) => title)).toEqual([
      expect.stringMatching(/：剩余授信额度不足$/),
    ]);
    expect(await told(free.id)).toEqual([]);
  });

  it('have a limit that finance sets, of nothing or more, and staff elsewhere does not', async () => {
    const { id, version } = await companyOf({ payMode: 1 });
    const set = async (warnBalance: number, token: string) =>
      server.call('/aCompanyInfo/update', { id, version, warnBalance }, { token });
    expect((await set(-1, finance)).status).toBe(400);
    expect((await set(100, officer)).status).toBe(400);
    expect((await set(0, finance)).data).toMatchObject({ warnBalance: 0 });
    await check(id);
    expect(await told(id)).toEqual([]);

    const hr = await server.signIn(await accountWith(server, 'COMPANY_HR'), 'companyUser');
    for (const token of [hr, officer])
      expect(
        (await server.call('/aCompanyBalanceLog/getStanding', {}, { token, method: 'GET' })).status,
      ).toBe(403);
  });
});
