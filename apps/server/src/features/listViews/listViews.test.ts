import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const PAGE = 'viewTest';

describe('saved views', () => {
  let server: TestServer;
  const tokens: Record<'admin' | 'officer' | 'officer2' | 'client' | 'client2' | 'hr', string> =
    {} as never;

  beforeAll(async () => {
    server = await createTestServer();
    const { companyIds } = await worldOf(server);
    for (const name of ['admin', 'officer', 'officer2', 'client', 'client2'] as const)
      tokens[name] = await server.signIn(name);
    const { data } = await server.login(
      await accountWith(server, 'COMPANY_HR', companyIds[0]),
      'companyUser',
    );
    tokens.hr = data.access_token;
  });
  beforeEach(() => server.database.db.deleteFrom('listViews').execute());

  type Person = keyof typeof tokens;
  const save = (person: Person, view: object = {}) =>
    server.call(
      '/sysListView/save',
      { pageCode: PAGE, name: '我的待办', scope: 'personal', state: '{"v":1}', ...view },
      { token: tokens[person] },
    );
  const namesFor = async (person: Person) =>
    (
      await server.call('/sysListView/getList', { pageCode: PAGE }, { token: tokens[person] })
    ).data.map((view: { name: string }) => view.name);
  const remove = (person: Person, id: string) =>
    server.call('/sysListView/delete', { id }, { token: tokens[person] });

  it('come back as they were saved, with their owner', async () => {
    const { data } = await save('officer', { isDefault: true });

    expect(data).toEqual({
      id: expect.any(String) as string,
      pageCode: PAGE,
      name: '我的待办',
      scope: 'personal',
      roleCode: null,
      isDefault: true,
      state: '{"v":1}',
      owner: expect.any(String) as string,
      canEdit: true,
      version: 1,
    });
    expect(
      (await server.call('/sysListView/getList', { pageCode: PAGE }, { token: tokens.officer }))
        .data,
    ).toEqual([data]);
  });

  it('are the owner’s alone while they are personal', async () => {
    const { data } = await save('officer');

    for (const other of ['officer2', 'admin', 'client'] as const) {
      expect(await namesFor(other)).toEqual([]);
      expect((await save(other, { id: data.id })).status).toBe(404);
      expect((await remove(other, data.id)).status).toBe(404);
    }
    expect((await remove('officer', data.id)).status).toBe(200);
    expect(await namesFor('officer')).toEqual([]);
  });

  it('are read by the company once they are the team’s, and changed by their owner and the administrators', async () => {
    const { data } = await save('officer', { scope: 'team' });

    expect(await namesFor('officer2')).toEqual(['我的待办']);
    expect(await namesFor('client')).toEqual([]);
    expect(await save('officer2', { id: data.id, scope: 'team' })).toMatchObject({ status: 403 });
    expect(await save('client', { id: data.id, scope: 'team' })).toMatchObject({ status: 404 });
    expect(
      await save('admin', { id: data.id, scope: 'team', name: '全组待办', version: 1 }),
    ).toMatchObject({
      status: 200,
      data: { owner: data.owner },
    });
    expect(await remove('officer2', data.id)).toMatchObject({ status: 403 });
    expect(await remove('admin', data.id)).toMatchObject({ status: 200 });
  });

  it('of one client are never those of another, nor of the staff', async () => {
    await save('client', { scope: 'team', name: '甲公司' });
    await save('client2', { scope: 'team', name: '乙公司' });

    expect(await namesFor('client')).toEqual(['甲公司']);
    expect(await namesFor('hr')).toEqual(['甲公司']);
    expect(await namesFor('client2')).toEqual(['乙公司']);
    expect(await namesFor('admin')).toEqual([]);
  });

  it('that others open with are set by administrators alone', async () => {
    expect(await save('officer', { scope: 'team', isDefault: true })).toMatchObject({
      status: 403,
      msg: '只有管理员可以设置团队或角色的默认视图',
    });
    expect(await save('officer', { scope: 'role' })).toMatchObject({ status: 403 });
    for (const [person, expected] of [
      ['admin', true],
      ['officer', false],
      ['client', true],
      ['hr', false],
    ] as const) {
      const userType = person === 'client' || person === 'hr' ? 'companyUser' : 'serviceUser';
      const { data } = await server.call('/getUserInfo', { userType }, { token: tokens[person] });
      const mayShare = data.can.some((right: string) => right.endsWith('.administer'));
      expect([person, mayShare]).toEqual([person, expected]);
    }
    expect(await save('hr', { scope: 'team', isDefault: true })).toMatchObject({ status: 403 });
    expect(await save('admin', { scope: 'role', roleCode: 'PM', isDefault: true })).toMatchObject({
      status: 200,
      data: { roleCode: 'PM' },
    });
    expect(await save('client', { scope: 'role', roleCode: 'COMPANY_HR' })).toMatchObject({
      status: 200,
    });
    expect(await save('client', { scope: 'role', roleCode: 'PM' })).toMatchObject({
      status: 400,
      msg: 'roleCode：所选内容不存在',
    });

    expect(await namesFor('officer')).toEqual(['我的待办']);
    expect(await namesFor('hr')).toEqual(['我的待办']);
    expect(await namesFor('client2')).toEqual([]);
  });

  it('have one default: the newest wish takes it from the one before', async () => {
    await save('officer', { name: '甲', isDefault: true });
    await save('officer', { name: '乙', isDefault: true });
    await save('officer2', { name: '丙', isDefault: true });

    const { data } = await server.call(
      '/sysListView/getList',
      { pageCode: PAGE },
      { token: tokens.officer },
    );
    expect(
      data.map((view: { name: string; isDefault: boolean }) => [view.name, view.isDefault]),
    ).toEqual([
      ['乙', true],
      ['甲', false],
    ]);
  });

  it('have names of their own, person by person and scope by scope', async () => {
    await save('officer');

    expect(await save('officer')).toMatchObject({ status: 400, msg: 'name：已被使用' });
    expect(await save('officer', { scope: 'team' })).toMatchObject({ status: 200 });
    expect(await save('officer2')).toMatchObject({ status: 200 });
    expect(await save('officer2', { scope: 'team' })).toMatchObject({ status: 400 });
  });

  it.each([
    { state: '{' },
    { state: `"${'明'.repeat(22_000)}"` },
    { name: '' },
    { scope: 'all' },
    { userId: 'x' },
  ])('refuse what is no view: %.40j', async (wrong) => {
    expect((await save('officer', wrong)).status).toBe(400);
    expect(await namesFor('officer')).toEqual([]);
  });

  it('are saved once however often the same wish arrives', async () => {
    const send = () =>
      server.call(
        '/sysListView/save',
        { pageCode: PAGE, name: '十次', scope: 'personal', state: '{}' },
        { token: tokens.officer, headers: { 'idempotency-key': 'ten-views' } },
      );

    const replies = await Promise.all(Array.from({ length: 10 }, send));

    expect(new Set(replies.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(await namesFor('officer')).toEqual(['十次']);
  });
});
