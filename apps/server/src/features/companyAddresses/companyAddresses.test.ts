import { createTestServer } from '../../testing/testServer';
import { saveNew, worldOf } from '../../resources/resourceCases.fixtures';

const NAME = 'companyAddresses';

describe('the default address', () => {
  it('of a company is replaced by a new one, and the operate log says so', async () => {
    const server = await createTestServer();
    const { db } = server.database;
    const world = await worldOf(server);
    const admin = await server.signIn('admin');
    const companyId = world.companyIds[0];
    const first = await saveNew(server, NAME, admin, world, { companyId, defaultFlag: 1 });

    const second = await saveNew(server, NAME, admin, world, { companyId, defaultFlag: 1 });

    const defaults = await db
      .selectFrom('companyAddresses')
      .select('id')
      .where('companyId', '=', companyId)
      .where('defaultFlag', '=', 1)
      .where('deletedAt', 'is', null)
      .execute();
    expect(defaults).toEqual([{ id: second.id }]);
    const line = await db
      .selectFrom('operateLogs')
      .select(['action', 'version', 'before', 'after', 'userName'])
      .where('objectId', '=', first.id)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'updated', version: 2 });
    expect(JSON.parse(line.before!)).toEqual({ defaultFlag: 1 });
    expect(JSON.parse(line.after!)).toEqual({ defaultFlag: 0 });
  });

  it('of another company stays', async () => {
    const server = await createTestServer();
    const world = await worldOf(server);
    const admin = await server.signIn('admin');
    const [companyId, otherId] = world.companyIds;
    const other = await saveNew(server, NAME, admin, world, {
      companyId: otherId,
      defaultFlag: 1,
    });

    await saveNew(server, NAME, admin, world, { companyId, defaultFlag: 1 });

    const stored = await server.database.db
      .selectFrom('companyAddresses')
      .select(['defaultFlag', 'version'])
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ defaultFlag: 1, version: 1 });
  });
});

describe('the region of an address', () => {
  it('is a region of today, and gives the address its name', async () => {
    const server = await createTestServer();
    const world = await worldOf(server);
    const admin = await server.signIn('admin');
    const area = '["330000","330100","330106"]';
    const { id } = await saveNew(server, NAME, admin, world, { area });
    const stored = () =>
      server.database.db
        .selectFrom('companyAddresses')
        .select(['area', 'areaName', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await stored()).toMatchObject({ area, areaName: '浙江省杭州市西湖区' });
    const update = (changes: object) =>
      server.call('/aCompanyAddress/update', { id, ...changes }, { token: admin });

    const refused = await update({ version: 1, area: '["330000","310100"]' });
    const cleared = await update({ version: 1, area: null });

    expect([refused.status, refused.msg]).toEqual([400, 'area：请选择现行的地区']);
    expect(cleared.status).toBe(200);
    expect(await stored()).toMatchObject({ area: null, areaName: null, version: 2 });
  });
});
