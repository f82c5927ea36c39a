import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../resources/resourceCases.fixtures';

describe('the key for drafts in the browser', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
    await server.database.db.deleteFrom('draftKeys').execute();
  });

  async function infoOf(username: string, token?: string) {
    const isClient = username.startsWith('client');
    return server.call(
      '/getUserInfo',
      { userType: isClient ? 'companyUser' : 'serviceUser' },
      { token: token ?? (await server.signIn(username)) },
    );
  }

  it('is 32 random bytes, the same at every sign-in of a person', async () => {
    const first = await infoOf('officer');
    const key = first.data.draftKey as string;

    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(Buffer.from(key, 'base64').toString('base64')).toBe(key);
    expect((await infoOf('officer')).data.draftKey).toBe(key);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('is another one for every other person, of the same company too', async () => {
    const keys = await Promise.all(
      ['officer', 'officer2', 'admin', 'client', 'client2'].map(
        async (username) => (await infoOf(username)).data.draftKey as string,
      ),
    );

    expect(new Set(keys).size).toBe(5);
  });

  it('is one, though ten windows need it at once for the first time', async () => {
    const token = await server.signIn('officer');

    const replies = await Promise.all(Array.from({ length: 10 }, () => infoOf('officer', token)));

    expect(new Set(replies.map(({ data }) => data.draftKey as string)).size).toBe(1);
  });

  it('is in no log, no list and nothing that is kept for a repeated call', async () => {
    const token = await server.signIn('admin');
    const key = (await infoOf('admin', token)).data.draftKey as string;
    const lists = await Promise.all(
      ['/sysConfigUser/getList', '/vOrderInfo/getList', '/aCompanyInfo/getList'].map((path) =>
        server.call(path, { pageSize: 300 }, { token }),
      ),
    );
    const people = await server.call('/gOrderInfo/getSysUserList', {}, { token });
    const kept = await Promise.all(
      (['operateLogs', 'idempotencyKeys', 'sessions', 'users'] as const).map((table) =>
        server.database.db.selectFrom(table).selectAll().execute(),
      ),
    );

    expect(people.data).not.toBeNull();
    for (const held of [lists, people, kept, server.lines])
      expect(JSON.stringify(held)).not.toContain(key);
  });

  it('goes to nobody without a session, nor to the other kind of user', async () => {
    const token = await server.signIn('officer');

    expect((await server.call('/getUserInfo', { userType: 'serviceUser' })).data).toBeNull();
    expect(
      (await server.call('/getUserInfo', { userType: 'companyUser' }, { token })).data,
    ).toBeNull();
  });
});
