import type { CompanyMenu, CompanyMenuChoice, MenuNode } from '@mingjian/api';
import { worldOf } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('the menu of a company', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;
  let client: string;
  let client2: string;
  let companyId: string;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    companyId = (await worldOf(server)).companyIds[0]!;
    admin = await server.signIn('admin');
    client = await server.signIn('client');
    client2 = await server.signIn('client2');
  });
  afterEach(async () => {
    if (made.length > 0)
      await server.database.db.deleteFrom('companyMenus').where('id', 'in', made).execute();
    made.length = 0;
  });

  const call = async (name: string, input: object, token = admin) =>
    server.call(`/aCompanySetMenu/${name}`, input, { token });
  const close = async (menuCode: string, more: object = {}) => {
    const reply = await call('save', { companyId, menuCode, enabled: 0, ...more });
    if (reply.status === 200) made.push(reply.data.id as string);
    return reply;
  };
  const codesOf = async (token: string) => {
    const { data } = await server.call('/sysMenus/getMenuTree', {}, { token, method: 'GET' });
    const codes = (nodes: MenuNode[]): string[] =>
      nodes.flatMap(({ code, children }) => [code, ...codes(children)]);
    return codes(data as MenuNode[]);
  };
  const statements = async (token: string) =>
    server.call('/aCompanyStatement/getList', {}, { token });

  it('is the standard one until something is closed, then lacks it, also for the server', async () => {
    expect(await codesOf(client)).toContain('client-statements');

    await close('client-statements');

    expect(await codesOf(client)).not.toContain('client-statements');
    expect(await codesOf(client2)).toContain('client-statements');
    const refused = await statements(client);
    expect([refused.status, refused.msg]).toEqual([
      403,
      '贵公司没有开通这项功能，如需使用请联系项目经理',
    ]);
    const exported = await server.call(
      '/listExport/save',
      { resource: 'aCompanyStatement', format: 'csv', columns: [] },
      { token: client },
    );
    expect(exported.status).not.toBe(200);
    for (const token of [client2, admin]) expect((await statements(token)).status).toBe(200);
  });

  it('has again what is opened, or whose row is deleted', async () => {
    const { data: row } = await close('client-statements');
    const { data: opened } = await call('update', { id: row.id, version: 1, enabled: 1 });

    expect(opened as CompanyMenu).toMatchObject({ enabled: 1, menuName: '对账单' });
    expect(await codesOf(client)).toContain('client-statements');
    await call('update', { id: row.id, version: 2, enabled: 0 });
    expect((await statements(client)).status).toBe(403);
    await call('delete', { id: row.id });
    expect((await statements(client)).status).toBe(200);
  });

  it('closes what can be closed alone, once, and by those who edit companies', async () => {
    const choices = (
      await server.call('/aCompanySetMenu/getChoices', {}, { token: admin, method: 'GET' })
    ).data as CompanyMenuChoice[];
    expect(choices.map(({ menuCode }) => menuCode)).toContain('client-invoices');
    const wrong = await close('company-order-list');
    expect([wrong.status, wrong.msg]).toMatchObject([400, /不能按客户开关/]);

    expect((await close('client-invoices')).status).toBe(200);
    expect((await close('client-invoices')).status).toBe(400);
    for (const [name, input] of [
      ['getList', {}],
      ['save', { companyId, menuCode: 'client-invoices', enabled: 1 }],
      ['delete', { id: made[0] }],
    ] as const)
      expect([name, (await call(name, input, client)).status]).toEqual([name, 403]);
  });
});
