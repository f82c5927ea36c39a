import { gunzipSync } from 'node:zlib';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { listen, type Listening } from '../listen';
import { createTestServer, tokenHeaders } from '../testing/testServer';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 'a')]);

describe('compression', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let socket: Listening;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
    socket = await listen(server.app.fetch, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.database.db.deleteFrom('uploadedFiles').execute();
    await socket.close();
  });

  /** Sends a request by a client that decompresses nothing. */
  const send = async (path: string, headers: Record<string, string>) => {
    const request = httpRequest(`http://127.0.0.1:${socket.port}/CM-API${path}`, {
      headers: { ...tokenHeaders(token), ...headers },
    });
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece as Buffer);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) };
  };
  const BOUNDARIES = '/map/getBoundaries?zoom=4&west=73&south=18&east=135&north=54';

  it.each(['gzip', 'br, gzip;q=0.5', '*'])('packs large JSON for %s', async (accepted) => {
    const plain = await send(BOUNDARIES, {});
    const packed = await send(BOUNDARIES, { 'accept-encoding': accepted });

    expect(plain.body.length).toBeGreaterThan(4_096);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  });

  it('confirms what the caller has, by the tag of the packed response too', async () => {
    const accepting = { 'accept-encoding': 'gzip' };
    const { etag } = (await send(BOUNDARIES, accepting)).headers;

    const confirmed = await send(BOUNDARIES, { ...accepting, 'if-none-match': etag! });
    expect([confirmed.status, confirmed.body.length]).toEqual([304, 0]);
  });

  it.each(['identity', 'gzip;q=0', 'br'])('leaves it as it is for %s', async (accepted) => {
    const { headers } = await send(BOUNDARIES, { 'accept-encoding': accepted });

    expect(headers['content-encoding']).toBeUndefined();
  });

  it('leaves small responses, refusals, files and their parts as they are', async () => {
    const accepting = { 'accept-encoding': 'gzip' };
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(PDF)]), 'a.pdf');
    const uploaded = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(token),
      body: form,
    });
    const address = ((await uploaded.json()).data.path as string).replace('/CM-API', '');

    const file = await send(address, accepting);
    const part = await send(address, { ...accepting, range: 'bytes=0-9999' });
    const small = await send('/selfCheck/getState', accepting);
    const refused = await send('/nowhere', accepting);

    for (const { headers } of [file, part, small, refused])
      expect(headers['content-encoding']).toBeUndefined();
    expect(file.body.equals(PDF)).toBe(true);
    expect([part.status, part.body.length]).toEqual([206, 10_000]);
  });
});
