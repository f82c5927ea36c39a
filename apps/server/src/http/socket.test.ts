import { request, type IncomingHttpHeaders } from 'node:http';
import { DEMO_PASSWORD } from '../demo/people';
import { listen, type Listening } from '../listen';
import { createTestServer } from '../testing/testServer';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { code: number; data: { access_token?: string } | null };
}

/** Requests as they come over the net, which `app.request` does not send. */
describe('a request over a socket', () => {
  let listening: Listening;
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
    listening = await listen(server.app.fetch, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => listening.close());

  /** Sends the pieces of a body one by one; without a length they go in chunks. */
  const send = (
    method: string,
    path: string,
    headers: Record<string, string>,
    pieces: readonly string[] = [],
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const { port } = listening;
      const options = { host: '127.0.0.1', port, method, path: `/CM-API${path}`, headers };
      const sent = request(options, (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: JSON.parse(text) as Answer['body'],
          }),
        );
      });
      sent.on('error', reject);
      for (const piece of pieces) sent.write(piece);
      sent.end();
    });
  const session = () => ({ authorization: `Bearer ${token}`, accesstoken: token });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const json = { 'content-type': 'application/json' };

  it('signs in with a body in chunks', async () => {
    const text = `username=officer&password=${DEMO_PASSWORD}&userType=serviceUser`;

    const { status, body } = await send('POST', '/login', form, [text.slice(0, 9), text.slice(9)]);

    expect([status, body.code]).toEqual([200, 0]);
    expect(body.data?.access_token).toBeTruthy();
  });

  it('takes an address of 60 kB, and says in a page that a longer one is too long', async () => {
    const pageOf = (length: number) =>
      fetch(`http://127.0.0.1:${listening.port}/CM-API/x?${'a'.repeat(length)}`);

    expect((await pageOf(60_000)).status).toBe(404);
    const refused = await pageOf(70_000);
    expect(refused.status).toBe(431);
    expect(await refused.text()).toContain('地址太长');
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('signs out without a body and without a length', async () => {
    const own = await server.signIn('officer');

    const { status } = await send('POST', '/logOut', {
      authorization: `Bearer ${own}`,
      accesstoken: own,
      'transfer-encoding': 'chunked',
    });

    expect(status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    'refuses %s and names what is allowed',
    async (method) => {
      const { status, headers, body } = await send(method, '/vOrderInfo/getList', session());

      expect([status, body.code]).toEqual([405, 405]);
      expect(headers.allow).toContain('GET');
    },
  );

  it.each([
    ['a length that is too large', { 'content-length': '900000000' }, 0],
    ['chunks of one byte too many', {}, 16],
  ])('refuses %s and closes the connection', async (_, headers, count) => {
    const { status, headers: answered } = await send(
      'POST',
      '/gOrderBaseApi/getOrderDetail',
      { ...session(), ...json, ...headers },
      [...Array.from({ length: count }, () => 'x'.repeat(65_536)), ...(count > 0 ? ['x'] : [])],
    );

    expect(status).toBe(413);
    expect(answered.connection).toBe('close');
  });

  it.each([
    ['a key that every object has', '{"toString":"x"}'],
    ['another one, inside', '{"orderId":{"constructor":1}}'],
    ['the prototype', '{"__proto__":{"a":1}}'],
    ['an object for a text', '{"orderId":{"a":1}}'],
    ['arrays without end', `{"orderId":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('answers %s with 400', async (_, text) => {
    const { status } = await send(
      'POST',
      '/gOrderBaseApi/getOrderDetail',
      { ...session(), ...json },
      [text],
    );

    expect(status).toBe(400);
  });

  it('answers an object for a trimmed text, and a broken form, with 400', async () => {
    const object = await send('POST', '/cCandidateInfo/save', { ...session(), ...json }, [
      '{"name":{"a":1}}',
    ]);
    const broken = await send(
      'POST',
      '/login',
      { 'content-type': 'multipart/form-data; boundary=x' },
      ['no form at all'],
    );

    expect([object.status, broken.status]).toEqual([400, 400]);
  });
});
