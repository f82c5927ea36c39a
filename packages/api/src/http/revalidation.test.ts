// @vitest-environment node
import { object, string } from 'yup';
import { change, get } from '../contract/call';
import { createHttp } from './createHttp';
import { startServer, type TestServer } from './testServer.fixtures';

describe('a response that the server has sent before', () => {
  let server: TestServer;
  let token: string | null;
  let version: number;
  let language: string;
  const list = get('/list', { alsoPost: true })
    .takes(object({ name: string() }))
    .gives<number>();

  beforeEach(async () => {
    [token, version, language] = ['t-1', 1, 'zh'];
    server = await startServer(({ headers }) => {
      const etag = `"v${version}"`;
      return headers['if-none-match'] === etag
        ? { status: 304, body: Buffer.alloc(0), headers: { etag } }
        : { body: { code: 0, msg: '', data: { version } }, headers: { etag } };
    });
  });
  afterEach(() => server.close());

  const client = () =>
    createHttp({ baseURL: server.baseURL, getToken: () => token, getLanguage: () => language });
  const sentTags = () => server.arrived.map(({ headers }) => headers['if-none-match']);

  it('is taken from memory when the server confirms it', async () => {
    const http = client();
    const first = await http.send(list, { name: 'a' });

    expect(await http.send(list, { name: 'a' })).toBe(first);
    expect(sentTags()).toEqual([undefined, '"v1"']);
  });

  it('is replaced when the server sends another', async () => {
    const http = client();
    await http.send(list, {});
    version = 2;

    expect(await http.send(list, {})).toEqual({ version: 2 });
    expect(await http.send(list, {})).toEqual({ version: 2 });
    expect(sentTags()).toEqual([undefined, '"v1"', '"v2"']);
  });

  it('belongs to its request, its language and its session', async () => {
    const http = client();
    await http.send(list, { name: 'a' });
    await http.send(list, { name: 'b' });
    language = 'en';
    await http.send(list, { name: 'a' });
    [language, token] = ['zh', 't-2'];
    await http.send(list, { name: 'a' });
    token = null;
    await http.send(list, { name: 'a' });
    token = 't-1';
    await http.send(list, { name: 'a' });

    expect(sentTags()).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('is kept for GETs alone', async () => {
    const http = client();
    const save = change('/save').gives();
    for (let i = 0; i < 2; i += 1) {
      await http.send(save, {});
      await http.send(list, { name: 'x'.repeat(2_500) });
    }

    expect(sentTags()).toEqual(Array.from({ length: 4 }, () => undefined));
  });

  it('is forgotten when a hundred others were used since', async () => {
    const http = client();
    for (let i = 0; i <= 100; i += 1) await http.send(list, { name: `${i}` });

    await http.send(list, { name: '0' });
    await http.send(list, { name: '100' });

    expect(sentTags().slice(-2)).toEqual([undefined, '"v1"']);
  });
});
