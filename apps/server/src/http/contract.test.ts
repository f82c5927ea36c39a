import { contract, type AnyCall, type Area } from '@mingjian/api';
import { callKey } from './bind';
import { listen, type Listening } from '../listen';
import { servedCalls } from '../features/features';
import { createTestServer, tokenHeaders } from '../testing/testServer';

const calls = Object.values(contract as Record<string, Area>).flatMap((area) =>
  Object.values(area),
);

describe('every call of the contract, over HTTP', () => {
  let server: Listening;
  let tokens: Record<string, string>;

  beforeAll(async () => {
    const test = await createTestServer();
    tokens = { admin: await test.signIn('admin'), client: await test.signIn('client') };
    server = await listen(test.app.fetch, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  async function send(call: AnyCall, token?: string) {
    const path = call.path.replace(/\{\w+\}/g, 'x');
    const response = await fetch(`http://127.0.0.1:${server.port}/CM-API${path}`, {
      method: call.method,
      headers: { ...(token && tokenHeaders(token)), 'content-type': 'application/json' },
      ...(call.method === 'POST' && { body: '{}' }),
    });
    // A stream, which does not end, and a file have no envelope but for a refusal.
    const isWhole = !response.headers.get('content-type')?.startsWith('application/json');
    if (isWhole) await response.body?.cancel();
    const envelope = isWhole ? { code: 0, msg: '' } : await response.json();
    return { status: response.status, envelope: envelope as { code: number; msg: string } };
  }

  it('asks for a session unless the call is open', async () => {
    for (const call of calls) {
      const { status, envelope } = await send(call);

      if (call.open) expect([200, 400, 501], callKey(call)).toContain(status);
      else expect([status, envelope.code], callKey(call)).toEqual([401, 401]);
    }
  });

  it('answers with a session, or says that the call is not available yet, and never breaks', async () => {
    for (const call of calls.filter(({ path }) => path !== '/logOut')) {
      for (const token of Object.values(tokens)) {
        const { status, envelope } = await send(call, token);

        const isServed = servedCalls.has(callKey(call));
        expect(
          isServed ? status < 500 : status === 501,
          `${callKey(call)} gave ${status} ${envelope.msg}`,
        ).toBe(true);
        expect(envelope.code, callKey(call)).toBe(status === 200 ? 0 : status);
      }
    }
  });

  it('answers lists to POST as well', async () => {
    const lists = calls.filter((call) => call.alsoPost && servedCalls.has(callKey(call)));
    expect(lists.length).toBeGreaterThan(3);

    for (const call of lists) {
      const { status } = await send({ ...call, method: 'POST' }, tokens.admin);
      expect([200, 400], callKey(call)).toContain(status);
    }
  });

  it('serves only calls that the contract knows', () => {
    const known = new Set(calls.map(callKey));
    expect([...servedCalls].filter((key) => !known.has(key))).toEqual([]);
  });
});
