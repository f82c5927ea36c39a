import { createTestServer } from '../../testing/testServer';
import { byPinyin } from '../../pinyin';

interface Person {
  id: string;
  realname: string;
  userType: string;
  phone: string | null;
  pinyin: string;
}

describe('people for a picker', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;
  const pick = async (input: object, by = token) =>
    (await server.call('/gOrderInfo/getUserList', input, { token: by })).data.content as Person[];

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
  });

  it('are found by name, phone, pinyin and its initials, sorted by pinyin', async () => {
    const [byName, byInitials, all, byWholePinyin] = await Promise.all([
      pick({ realname: '若兰' }),
      pick({ realname: 'oyrl', userType: 'serviceUser' }),
      pick({ userType: 'serviceUser' }),
      pick({ realname: 'Ou yangruo', userType: 'serviceUser' }),
    ]);
    const byPhone = await pick({ realname: byInitials[0]!.phone!.slice(3) });

    expect(byName.map(({ realname }) => realname)).toContain('欧阳若兰');
    expect(byInitials.map(({ realname }) => realname)).toEqual(['欧阳若兰']);
    expect(byInitials[0]!.pinyin).toBe('ou yang ruo lan');
    expect(byWholePinyin).toEqual(byInitials);
    expect(byPhone).toContainEqual(byInitials[0]);
    const names = all.map(({ realname }) => realname);
    expect(names).toEqual(names.toSorted(byPinyin));
    expect(new Set(all.map(({ userType }) => userType))).toEqual(new Set(['serviceUser']));
  });

  it('are counted after they were searched', async () => {
    const last = (await pick({ userType: 'serviceUser' })).at(-1)!;

    const found = await pick({ realname: last.realname, userType: 'serviceUser', pageSize: 1 });

    expect(found).toMatchObject([{ realname: last.realname }]);
  });

  it('keep their names after they left, for those who know their ids', async () => {
    const [person] = await pick({ realname: '欧阳若兰' });
    const leave = (status: 0 | 1) =>
      server.database.db
        .updateTable('users')
        .set({ status })
        .where('id', '=', person!.id)
        .execute();
    await leave(0);

    const byId = await pick({ id: person!.id });
    const byName = await pick({ realname: '欧阳若兰' });
    await leave(1);

    expect(byId).toMatchObject([{ id: person!.id, realname: '欧阳若兰' }]);
    expect(byName.map(({ id }) => id)).not.toContain(person!.id);
  });

  it('are a client’s own, whatever it asks for', async () => {
    const client = await server.signIn('client');
    const [officer] = await pick({ realname: '欧阳若兰' });

    expect(await pick({ id: officer!.id }, client)).toEqual([]);
    expect(await pick({ userType: 'serviceUser' }, client)).toEqual([]);
  });

  it('of an order take part in it; by their ids the others are found too', async () => {
    const { db } = server.database;
    const order = await db
      .selectFrom('orders')
      .innerJoin('companies', 'companies.id', 'orders.companyId')
      .select(['orders.id', 'orderedBy', 'pmId', 'companyId', 'managerId', 'salesId'])
      .where('pmId', 'is not', null)
      .where('orderedBy', 'is not', null)
      .executeTakeFirstOrThrow();
    const workers = await db
      .selectFrom('orderEvents')
      .select('userId')
      .where('orderId', '=', order.id)
      .execute();
    const colleagues = await db
      .selectFrom('users')
      .select(['id', 'userType', 'companyId'])
      .where('status', '=', 1)
      .execute();
    const { orderedBy, pmId, managerId, salesId } = order;
    const takesPart = new Set([
      orderedBy,
      pmId,
      managerId,
      salesId,
      ...workers.map(({ userId }) => userId),
    ]);

    const members = await pick({ orderId: order.id });
    const outsider = colleagues.find(({ id }) => !takesPart.has(id))!;

    expect(new Set(members.map(({ id }) => id))).toEqual(
      new Set(colleagues.map(({ id }) => id).filter((id) => takesPart.has(id))),
    );
    expect(await pick({ orderId: order.id, id: outsider.id })).toMatchObject([{ id: outsider.id }]);
  });
});
