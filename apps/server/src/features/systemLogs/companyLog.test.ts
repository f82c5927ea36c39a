import type { CompanyOperateLog } from '@mingjian/api';
import { worldOf } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('the log of client companies', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;
  let companyIds: readonly [string, string];

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
    ({ companyIds } = await worldOf(server));
  });

  const list = async (search: object, token = admin) =>
    server.call(
      '/aCompanyOperateLog/getList',
      { searchParam: JSON.stringify(search), pageSize: 50 },
      { token },
    );

  it('has what was done to a company and by whom, and nothing of other rows', async () => {
    const draft = { companyId: companyIds[0], receiver: '日志收件', phone: '15400000421' };
    const { data } = await server.call(
      '/aCompanyAddress/save',
      { ...draft, detail: '竹海路 1 号' },
      { token: admin },
    );
    const department = await server.call(
      '/sysDept/save',
      { deptName: '日志部', deptCode: 'LOGS' },
      { token: admin },
    );

    const own = await list({ SEARCH_EQ_object_id: data.id, SEARCH_EQ_company_id: companyIds[0] });
    const foreign = await list({
      SEARCH_EQ_object_id: data.id,
      SEARCH_EQ_company_id: companyIds[1],
    });
    const other = await list({ SEARCH_EQ_object_id: department.data.id });

    const [line] = own.data.content as CompanyOperateLog[];
    expect(own.data.total).toBe(1);
    expect(line).toMatchObject({
      action: 'created',
      objectType: 'companyAddress',
      companyId: companyIds[0],
    });
    expect(line!.companyName).toBeTruthy();
    expect(JSON.parse(line!.after!)).toMatchObject({ receiver: '日志收件' });
    expect([foreign.data.total, other.data.total]).toEqual([0, 0]);
    await server.call('/aCompanyAddress/delete', { id: data.id }, { token: admin });
    await server.call(`/sysDept/delete?id=${department.data.id}`, {}, { token: admin });
  });

  it('is for staff who look after clients, and nobody writes to it', async () => {
    const act = async (name: string, token = admin) =>
      server.call(`/aCompanyOperateLog/${name}`, { id: 'x' }, { token });

    const replies = [await act('save'), await act('update'), await act('delete')];

    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(replies[1]!.msg).toContain('不能新增、修改或删除');
    expect((await list({}, await server.signIn('client'))).status).toBe(403);
  });
});
