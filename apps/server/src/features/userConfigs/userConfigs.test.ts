import { createTestServer } from '../../testing/testServer';

describe('settings of a person', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let mine: string;
  let other: string;

  beforeAll(async () => {
    server = await createTestServer();
    mine = await server.signIn('officer');
    other = await server.signIn('officer2');
  });

  const save = (token: string, value: string, extra = {}) =>
    server.call('/sysConfigUser/save', { code: 'settings-test', value, ...extra }, { token });
  const read = async (token: string) =>
    (
      await server.call(
        '/sysConfigUser/getList',
        { searchParam: '{"SEARCH_EQ_code":"settings-test"}' },
        { token, method: 'GET' },
      )
    ).data;

  it('are kept once a page, and saving again replaces them', async () => {
    const first = await save(mine, '["a"]');
    const second = await save(mine, '["b"]');

    expect(second.data).toEqual({ ...first.data, value: '["b"]' });
    expect((await read(mine)).total).toBe(1);
  });

  it('belong to the caller: naming somebody else is refused, and so is what is theirs', async () => {
    const { data: theirs } = await save(other, '["theirs"]');
    const { data: own } = await save(mine, '["mine"]');

    expect(await save(mine, '["foreign"]', { userId: theirs.userId })).toMatchObject({
      status: 403,
    });
    expect(await save(mine, '["own"]', { userId: own.userId, id: theirs.id })).toMatchObject({
      status: 200,
      data: { id: own.id },
    });
    expect((await read(other)).content).toEqual([theirs]);
    expect(
      (await server.call('/sysConfigUser/delete', { id: theirs.id }, { token: mine })).status,
    ).toBe(404);
    expect(
      (await server.call('/sysConfigUser/delete', { id: theirs.id }, { token: other })).status,
    ).toBe(200);
    expect((await read(other)).total).toBe(0);
  });

  it.each([' ', ',', ' , '])('are deleted by ids alone: %j is refused', async (id) => {
    expect((await server.call('/sysConfigUser/delete', { id }, { token: mine })).status).toBe(400);
  });

  it.each(['[', 'name', `"${'明'.repeat(22_000)}"`])(
    'are JSON of at most 64 KB: %.20s',
    async (value) => {
      const reply = await save(mine, value);

      expect(reply).toMatchObject({ status: 400, msg: 'value：必须是 JSON 文本，最多 64 KB' });
    },
  );

  it('come along with the list that they belong to, each person with their own', async () => {
    const layout = '["orderNo","userName"]';
    await server.call('/sysConfigUser/save', { code: 'orderList', value: layout }, { token: mine });
    const configOf = async (token: string, list: string, pageCode?: string) =>
      (await server.call(`/${list}/getList`, pageCode ? { pageCode } : {}, { token })).data
        .config as string | null;

    expect(await configOf(mine, 'vOrderInfo', 'orderList')).toBe(layout);
    expect(await configOf(mine, 'cCandidateInfo', 'orderList')).toBe(layout);
    expect(await configOf(mine, 'vOrderInfo')).toBeNull();
    expect(await configOf(other, 'vOrderInfo', 'orderList')).toBeNull();
  });
});
