import type { OrderPresence } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { tidyPresences } from './reportPresence';

const [MINE, OTHERS] = ['window-of-officer', 'window-of-another'];

describe('people at an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let colleague: string;
  let client: string;
  let orderId: string;
  let foreign: string;
  let start: Date;

  beforeAll(async () => {
    server = await createTestServer();
    [officer, colleague, client] = (await Promise.all(
      ['officer', 'officer2', 'client'].map(async (name) => server.signIn(name)),
    )) as [string, string, string];
    const { db } = server.database;
    const { companyId } = await db
      .selectFrom('users')
      .select('companyId')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    const idWhere = async (operator: '=' | '<>') =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where('companyId', operator, companyId!)
          .orderBy('id')
          .executeTakeFirstOrThrow()
      ).id;
    [orderId, foreign] = [await idWhere('='), await idWhere('<>')];
    start = server.clock.now;
  });
  afterEach(async () => {
    server.clock.now = start;
    await server.database.db.deleteFrom('orderPresences').execute();
  });

  const report = async (token: string, windowId: string, more: object = {}) =>
    server.call('/gOrderPresence/report', { orderId, windowId, page: 1, ...more }, { token });
  const people = async (token: string, windowId: string, more: object = {}) =>
    ((await report(token, windowId, more)).data as OrderPresence).people;

  it('see each other, once however many windows, and who edits first', async () => {
    expect(await people(officer, MINE)).toEqual([]);
    await report(colleague, OTHERS);
    await report(colleague, `${OTHERS}-2`, { page: 2, isEditing: 1 });

    expect(await people(officer, MINE)).toEqual([
      { userName: '欧阳若兰', page: 2, isEditing: true },
    ]);
    expect(await people(colleague, OTHERS)).toEqual([
      { userName: '林晓', page: 1, isEditing: false },
    ]);
  });

  it('are gone when they leave, and 45 s after the last report', async () => {
    await report(colleague, OTHERS);
    await report(colleague, OTHERS, { hasLeft: 1 });
    expect(await people(officer, MINE)).toEqual([]);

    await report(colleague, OTHERS);
    server.clock.now = new Date(start.getTime() + 44_000);
    expect(await people(officer, MINE)).toHaveLength(1);
    server.clock.now = new Date(start.getTime() + 46_000);
    expect(await people(officer, MINE)).toEqual([]);
    await tidyPresences(server.backend);
    const left = server.database.db.selectFrom('orderPresences').select('windowId');
    expect(await left.execute()).toEqual([{ windowId: MINE }]);
  });

  it('are those of the own side alone, and of orders that the caller sees', async () => {
    await report(officer, MINE);

    expect(await people(client, OTHERS)).toEqual([]);
    expect(await people(officer, MINE)).toEqual([]);
    expect((await report(client, OTHERS, { orderId: foreign })).status).toBe(404);
  });

  it('take no window from somebody else', async () => {
    await report(officer, MINE);
    await report(colleague, MINE, { hasLeft: 1 });

    expect(await people(colleague, OTHERS)).toHaveLength(1);
  });

  it('learn the version of the order', async () => {
    const { version } = await server.database.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();

    expect((await report(officer, MINE)).data).toMatchObject({ version, changedBy: null });
  });

  it('learn which colleague changed it last', async () => {
    const { db } = server.database;
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 10)
      .where('orderType', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await server.call('/gOrderBaseApi/update', { orderId: id, action: 'take' }, { token: officer });

    const by = async (token: string) => (await report(token, MINE, { orderId: id })).data;
    expect(await by(colleague)).toMatchObject({ changedBy: '林晓' });
    expect(await by(officer)).toMatchObject({ changedBy: null });
  });
});
