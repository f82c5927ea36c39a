import { createServer } from './createServer';
import { DEMO_PASSWORD } from './demo/people';
import { createTestServer } from './testing/testServer';

describe('the network address of a caller', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  beforeAll(async () => {
    server = await createTestServer();
  });

  /** Returns the address that is stored of a sign-in with `X-Forwarded-For`. */
  async function storedFor(forwarded: string, trustProxy: boolean) {
    const { backend } = server;
    const lines: unknown[] = [];
    const app = createServer({ backend, trustProxy, log: (line) => void lines.push(line) });
    const agent = `address test ${forwarded} ${trustProxy}`;
    const body = { username: 'officer', password: DEMO_PASSWORD, userType: 'serviceUser' };
    await app.request('/CM-API/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': agent,
        'x-forwarded-for': forwarded,
      },
      body: JSON.stringify(body),
    });
    const { address } = await backend.db
      .deleteFrom('sessions')
      .where('agent', '=', agent)
      .returning('address')
      .executeTakeFirstOrThrow();
    expect(lines).toContainEqual(
      expect.objectContaining({ path: '/CM-API/login', status: 200, address }),
    );
    await backend.db.deleteFrom('signInAttempts').where('agent', '=', agent).execute();
    await backend.db.deleteFrom('knownAddresses').where('pair', 'like', `%@${address}`).execute();
    return address;
  }

  it('is what the own proxy wrote last, whatever the caller claims before it', async () => {
    expect(await storedFor('198.51.100.1, 203.0.113.7', true)).toBe('203.0.113.7');
    expect((await storedFor('9'.repeat(100), true)).length).toBe(64);
  });

  it('is never claimed by the caller where no proxy is in front', async () => {
    expect(await storedFor('203.0.113.7', false)).toBe('local');
  });
});
