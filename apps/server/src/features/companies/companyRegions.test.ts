import { encodeSearch } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../resources/resourceCases.fixtures';

const RETIRED = '[ "330000", "330100", "330103" ]';

describe('the region of a company', () => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('admin');
  });

  const find = async (code: string) => {
    const searchParam = encodeSearch([{ field: 'area', operator: 'LIKE', value: code }]);
    const { data } = await server.call(
      '/aCompanyInfo/getList',
      { pageCode: 'companyList', pageNum: 1, pageSize: 50, searchParam },
      { token },
    );
    return data as { content: { id: string; area: string }[]; total: number };
  };
  const regions = async () => {
    const rows = await server.database.db
      .selectFrom('companies')
      .select(['id', 'area'])
      .where('deletedAt', 'is', null)
      .execute();
    return rows.map(({ id, area }) => ({ id, codes: JSON.parse(area ?? '[]') as string[] }));
  };

  it.each(['440000', '440300', '310115'])('%s finds every company in it', async (code) => {
    const expected = (await regions()).filter(({ codes }) => codes.includes(code));

    const { total, content } = await find(code);

    expect(expected.length).toBeGreaterThan(0);
    expect(total).toBe(expected.length);
    for (const { area } of content) expect(JSON.parse(area)).toContain(code);
  });

  it('that is retired survives a save to the byte, and cannot be chosen anew', async () => {
    const { db } = server.database;
    const [first, second] = await regions();
    await db.updateTable('companies').set({ area: RETIRED }).where('id', '=', first!.id).execute();
    const row = (id: string) =>
      db
        .selectFrom('companies')
        .select(['area', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const update = async (id: string, changes: object) =>
      server.call(
        '/aCompanyInfo/update',
        { id, version: (await row(id)).version, ...changes },
        { token },
      );

    const kept = await update(first!.id, { area: RETIRED, remark: '老客户' });
    const chosen = await update(second!.id, { area: '["330000","330100","330103"]' });

    expect(kept.status).toBe(200);
    expect((await row(first!.id)).area).toBe(RETIRED);
    expect([chosen.status, chosen.msg]).toEqual([400, 'area：请选择现行的地区']);
  });
});
