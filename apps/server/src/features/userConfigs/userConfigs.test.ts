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
    (await server.call('/sysConfigUser/getList', { searchParam: '{"SEARCH_EQ_code":"settings-test"}' }, { token, method: 'GET' })).data;

  it('are kept once a page, and saving again replaces them', async () => {
    const first = await save(mine, '["a"]');
    const second = await save(mine, '["b"]');

    expect(second.data).toEqual({ ...first.data, value: '["b"]' });
    expect((await read(mine)).total).toBe(1);
  });

  it('belong to the caller, whoever the request names', async () => {
    const { data: theirs } = await save(other, '["theirs"]');
    const { data } = await save(mine, '["mine"]', { userId: theirs.userId, id: theirs.id });

    expect(data.userId).not.toBe(theirs.userId);
    expect((await read(other)).content).toEqual([theirs]);
    expect((await server.call('/sysConfigUser/delete', { id: theirs.id }, { token: mine })).status).toBe(404);
    expect((await server.call('/sysConfigUser/delete', { id: theirs.id }, { token: other })).status).toBe(200);
    expect((await read(other)).total).toBe(0);
  });
});
