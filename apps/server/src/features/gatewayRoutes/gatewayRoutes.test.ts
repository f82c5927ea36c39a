import type { GatewayRoute, GatewayState } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';

describe('routes of the gateway', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });
  afterEach(async () => {
    await server.database.db.deleteFrom('gatewayRoutes').execute();
    await server.database.db.deleteFrom('gatewayPublications').execute();
  });

  const call = async (path: string, input: object = {}, token = admin) =>
    server.call(path, input, { token });
  const get = async (path: string, token = admin) =>
    server.call(path, {}, { token, method: 'GET' });
  const save = async (change: object = {}) =>
    call('/sysGatewayRoute/save', {
      routeName: '订单服务',
      path: '/api/orders/*',
      target: 'http://10.0.0.8:8080',
      ...change,
    });
  const stateOf = async () => (await get('/sysGatewayRoute/getState')).data as GatewayState;

  it('are added, changed, listed in their order, and deleted by a path', async () => {
    const first: GatewayRoute = (await save({ sort: 2 })).data;
    const second: GatewayRoute = (await save({ routeName: '报告', path: '/r', sort: 1 })).data;

    const changed = await call('/sysGatewayRoute/update', {
      id: first.id,
      version: 1,
      stripPrefix: 1,
    });
    const listed = (await get('/sysGatewayRoute/getList')).data.content as GatewayRoute[];
    const deleted = await call(`/sysGatewayRoute/delete/${first.id},${second.id}`);

    expect(changed.data).toMatchObject({ stripPrefix: 1, enabled: 1, version: 2 });
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(deleted.status).toBe(200);
    expect((await get('/sysGatewayRoute/getList')).data.total).toBe(0);
    expect((await call('/sysGatewayRoute/delete/nothing')).status).toBe(404);
  });

  it.each([
    { path: 'api' },
    { path: '/a { respond' },
    { path: '/a/*/b' },
    { target: 'ftp://orders' },
    { target: 'https://user:secret@orders' },
    { target: 'http://orders;x' },
  ])('refuse %o', async (change) => {
    expect((await save(change)).status).toBe(400);
  });

  it('have a name each', async () => {
    await save();

    expect((await save({ path: '/other' })).status).toBe(400);
  });

  it('are changed since they were published, until that happens again', async () => {
    expect(await stateOf()).toEqual({ routes: [], isChanged: false, published: null });
    const { data } = await save();
    await save({ routeName: '停用的', enabled: 0 });
    expect((await stateOf()).isChanged).toBe(true);

    const published = await get('/sysGatewayRoute/flush');

    expect(published.data).toMatchObject({
      isChanged: false,
      published: { count: 1 },
      routes: [{ routeName: '订单服务', path: '/api/orders/*' }],
    });
    await call(`/sysGatewayRoute/delete/${data.id}`);
    expect(await stateOf()).toMatchObject({ routes: [], isChanged: true, published: { count: 1 } });
  });

  it('are for administrators alone', async () => {
    const { data } = await save();
    for (const username of ['officer', 'client']) {
      const token = await server.signIn(username);
      const replies = [
        await get('/sysGatewayRoute/getList', token),
        await get('/sysGatewayRoute/getState', token),
        await get('/sysGatewayRoute/flush', token),
        await call(`/sysGatewayRoute/delete/${data.id}`, {}, token),
      ];

      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
  });
});
