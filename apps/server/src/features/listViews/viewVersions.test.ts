import type { ListView, ListViewVersion } from '@mingjian/api';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('versions of views', () => {
  let server: TestServer;
  const tokens = {} as Record<'admin' | 'officer' | 'officer2' | 'client', string>;

  beforeAll(async () => {
    server = await createTestServer();
    for (const name of ['admin', 'officer', 'officer2', 'client'] as const)
      tokens[name] = await server.signIn(name);
  });
  beforeEach(() => server.database.db.deleteFrom('listViews').execute());

  type Person = keyof typeof tokens;
  const save = (person: Person, view: object = {}) =>
    server.call(
      '/sysListView/save',
      { pageCode: 'versionTest', name: '全组待办', scope: 'team', state: '{"v":1}', ...view },
      { token: tokens[person] },
    );
  const versionsFor = async (person: Person, id: string) =>
    server.call('/sysListView/getVersions', { id }, { token: tokens[person] });
  const statesOf = async (id: string) =>
    ((await versionsFor('officer', id)).data as ListViewVersion[]).map(({ state }) => state);

  it('refuse a save from a stale one, and say who saved when', async () => {
    const { data } = await save('officer');
    const { id } = data as ListView;
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const theirs = await save('admin', { id, version: 1, state: '{"v":2}' });
    expect(theirs.data).toMatchObject({ version: 2, state: '{"v":2}' });

    const stale = await save('officer', { id, version: 1, state: '{"v":3}' });

    expect(stale).toMatchObject({
      status: 409,
      msg: '该内容已被周明远于 2026-06-15 10:31:00 修改，您的修改尚未保存，请核对后重试',
      data: {
        savedBy: '周明远',
        savedByYou: false,
        savedAt: '2026-06-15 10:31:00',
        version: 2,
        fields: [],
      },
    });
    expect((await save('officer', { id, version: 2, state: '{"v":3}' })).data).toMatchObject({
      version: 3,
      state: '{"v":3}',
      owner: data.owner,
    });
    expect(await save('officer', { id, version: 2 })).toMatchObject({
      status: 409,
      data: { savedByYou: true },
    });
  });

  it('are required for a change, and none is needed for a new view', async () => {
    const { data } = await save('officer');

    expect(await save('officer', { id: data.id })).toMatchObject({
      status: 400,
      msg: 'version：必填',
    });
  });

  it('are won by one of ten who save at once from the same', async () => {
    const { data } = await save('officer');

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        save('officer', { id: data.id, version: 1, state: `{"v":${i}}` }),
      ),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('list the earlier states with time and author, the newest first', async () => {
    const { data } = await save('officer');
    const { id } = data as ListView;
    const since = (await versionsFor('officer', id)).data;
    await save('admin', { id, version: 1, state: '{"v":2}' });
    await save('officer', { id, version: 2, state: '{"v":3}' });

    const { data: found } = await versionsFor('officer', id);

    expect(since).toEqual([]);
    expect(found).toEqual([
      {
        version: 2,
        state: '{"v":2}',
        savedBy: '周明远',
        savedAt: expect.stringMatching(/^2026/) as string,
      },
      expect.objectContaining({ version: 1, state: '{"v":1}', savedBy: data.owner }),
    ]);
  });

  it('make no state of a new name, and one of a restored state', async () => {
    const { data } = await save('officer');
    const { id } = data as ListView;
    await save('officer', { id, version: 1, name: '改名' });
    expect(await statesOf(id)).toEqual([]);
    await save('officer', { id, version: 2, state: '{"v":2}' });

    const [earlier] = (await versionsFor('officer', id)).data as ListViewVersion[];
    const restored = await save('officer', { id, version: 3, state: earlier!.state });

    expect(restored.data).toMatchObject({ version: 4, state: '{"v":1}' });
    expect(await statesOf(id)).toEqual(['{"v":2}', '{"v":1}']);
  });

  it('keep the last twenty', async () => {
    const { data } = await save('officer');
    const { id } = data as ListView;
    for (let version = 1; version <= 24; version += 1)
      await save('officer', { id, version, state: `{"v":${version + 1}}` });

    const states = await statesOf(id);

    expect(states).toHaveLength(20);
    expect([states[0], states.at(-1)]).toEqual(['{"v":24}', '{"v":5}']);
  });

  it('are for those who may change the view, and show the team nothing of when it was personal', async () => {
    const { data } = await save('officer', { scope: 'personal' });
    const { id } = data as ListView;
    await save('officer', { id, version: 1, scope: 'personal', state: '{"v":2}' });
    expect((await versionsFor('admin', id)).status).toBe(404);

    await save('officer', { id, version: 2, state: '{"v":2}' });

    expect((await versionsFor('admin', id)).data).toEqual([]);
    await save('officer', { id, version: 3, state: '{"v":3}' });
    expect((await versionsFor('admin', id)).data).toHaveLength(1);
    expect((await versionsFor('officer2', id)).status).toBe(403);
    expect((await versionsFor('client', id)).status).toBe(404);
  });

  it('end with their view', async () => {
    const { data } = await save('officer');

    await server.call('/sysListView/delete', { id: data.id }, { token: tokens.officer });

    expect(
      await server.database.db
        .selectFrom('listViewVersions')
        .select('version')
        .where('viewId', '=', data.id)
        .execute(),
    ).toEqual([]);
  });
});
