// @vitest-environment node
import { array, mixed, number, object, string } from 'yup';
import { get, change, read, type AnyCall } from '../contract/call';
import { createHttp, type HttpOptions } from './createHttp';
import { startServer, type Responder, type TestServer } from './testServer.fixtures';

let server: TestServer;
afterEach(() => server.close());

async function client(respond: Responder, options: HttpOptions = {}) {
  server = await startServer(respond);
  return createHttp({ baseURL: server.baseURL, ...options });
}

const text = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
const echo: Responder = () => ({ body: { code: 0, msg: '', data: { ok: true } } });
const list = object({
  name: string(),
  page: number().default(1),
  codes: array(string().required()),
});

describe('what leaves', () => {
  it('goes on when its page ends, by the transport that can', async () => {
    const http = await client(echo);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const save = change('/sysRoles/save').takes(list).gives();

    await http.send(save, { page: 2 });
    expect(fetched).not.toHaveBeenCalled();
    await http.send(save, { page: 2 }, { keepalive: true });
    expect(fetched).toHaveBeenCalledOnce();
    const [request, init] = fetched.mock.calls[0]!;
    expect([request, init].some((one) => (one as RequestInit).keepalive)).toBe(true);
    expect(server.arrived).toHaveLength(2);
    fetched.mockRestore();
  });

  it('carries the token twice, the language, and the prefix of the module', async () => {
    const http = await client(echo, {
      getToken: () => 't-1',
      getLanguage: () => 'en',
      prefixes: { system: '/sys' },
    });

    await http.send(change('/sysRoles/save', { module: 'system' }).takes(list).gives(), {
      page: 2,
    });

    const [{ url, headers, body }] = server.arrived as [TestServer['arrived'][number]];
    expect(url).toBe('/CM-API/sys/sysRoles/save');
    expect(headers).toMatchObject({
      authorization: 'Bearer t-1',
      accesstoken: 't-1',
      'accept-language': 'en',
    });
    expect(JSON.parse(body)).toEqual({ page: 2 });
  });

  it('says that nobody sees the response of a call that is made ahead', async () => {
    const http = await client(echo);
    const call = read('/gOrderBaseApi/getOrderDetail').gives();

    await http.send(call, undefined, { isAhead: true });
    await http.send(call, undefined);

    const purposes = server.arrived.map(({ headers }) => headers['purpose']);
    expect(purposes).toEqual(['prefetch', undefined]);
  });

  it('carries no token headers without a session', async () => {
    const http = await client(echo);

    await http.send(get('/getCodeImage', { open: true }).gives(), {});

    expect(server.arrived[0]!.headers).not.toHaveProperty('authorization');
    expect(server.arrived[0]!.headers).not.toHaveProperty('accesstoken');
  });

  it('goes as query, form or JSON, cast and without unknown fields', async () => {
    const http = await client(echo);
    const input = {
      name: '张 三&x=1',
      page: '3' as unknown as number,
      codes: ['a', 'b'],
      secret: 1,
    };

    await http.send(get('/a').takes(list).gives(), input);
    await http.send(change('/b', { sends: 'form' }).takes(list).gives(), input);
    await http.send(change('/c').takes(list).gives(), input);

    const [query, form, json] = server.arrived;
    const fields = [...new URLSearchParams({ name: '张 三&x=1', page: '3' })];
    const sorted = (params: URLSearchParams) =>
      [...params].filter(([name]) => name !== 'codes').sort();
    expect(sorted(new URLSearchParams(query!.url.split('?')[1]))).toEqual(fields);
    expect(new URLSearchParams(query!.url.split('?')[1]).getAll('codes')).toEqual(['a', 'b']);
    expect(form!.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(sorted(new URLSearchParams(form!.body))).toEqual(fields);
    expect(JSON.parse(text(json!.body))).toEqual({ name: '张 三&x=1', page: 3, codes: ['a', 'b'] });
  });

  it('fills names in the path and sends them nowhere else', async () => {
    const http = await client(echo);
    const call = change('/sysGatewayRoute/delete/{ids}')
      .takes(object({ ids: string().required() }))
      .gives();

    await http.send(call, { ids: '1,2/../3' });

    expect(server.arrived[0]).toMatchObject({
      url: '/CM-API/sysGatewayRoute/delete/1%2C2%2F..%2F3',
      body: '{}',
    });
    await expect(http.send(call, { ids: '..' })).rejects.toMatchObject({ kind: 'input' });
  });

  it('turns a list too long for an address into its POST twin', async () => {
    const http = await client(echo);
    const call = get('/vOrderInfo/getList', { alsoPost: true }).takes(list).gives();

    await http.send(call, { page: 1, name: 'x'.repeat(1_500) });
    await http.send(call, { page: 1, name: 'x'.repeat(2_500) });

    expect(server.arrived.map(({ method, url }) => [method, url.length < 2_100])).toEqual([
      ['GET', true],
      ['POST', true],
    ]);
    expect(JSON.parse(server.arrived[1]!.body)).toMatchObject({ page: 1 });
  });

  it('does not leave when a field is wrong: every field gets its message', async () => {
    const http = await client(echo);
    const call = change('/x')
      .takes(object({ orderId: string().required('请选择订单'), note: string().max(2, '太长') }))
      .gives();

    const sent = http.send(call, { orderId: '', note: 'long' });

    await expect(sent).rejects.toMatchObject({
      name: 'InputError',
      kind: 'input',
      fields: { orderId: '请选择订单', note: '太长' },
    });
    expect(server.arrived).toHaveLength(0);
  });

  it('uploads as multipart, reports progress up to the whole, and takes data.state for success', async () => {
    const http = await client(() => ({ body: { data: { state: 'success', path: '/f/1.png' } } }));
    const upload: AnyCall = change('/system/upload', { sends: 'multipart' })
      .takes(object({ file: mixed<Blob>().required(), folderId: string() }))
      .gives();
    const parts: number[] = [];

    const answer: unknown = await http.send(
      upload,
      { file: new File(['x'.repeat(200_000)], '证件.png', { type: 'image/png' }), folderId: '7' },
      { onProgress: (part) => parts.push(part) },
    );

    expect(answer).toEqual({ state: 'success', path: '/f/1.png' });
    expect(server.arrived[0]!.headers['content-type']).toMatch(/^multipart\/form-data; *boundary=/);
    expect(text(server.arrived[0]!.body)).toContain('证件.png');
    expect(server.arrived[0]!.body).toContain('name="folderId"');
    expect(parts.at(-1)).toBe(1);
    expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
  });
});

describe('a key', () => {
  it('travels as a header when it is given, and only then', async () => {
    const http = await client(() => ({}));
    const save = change('/x').gives();

    await http.send(save, {}, { idempotencyKey: 'k1' });
    await http.send(save, {});

    expect(server.arrived.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'k1',
      undefined,
    ]);
  });
});

describe('files', () => {
  const exportOrders = change('/vOrderInfo/exportExcel').gives<File>();

  it('come back as a named File, byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 1, 254, 80, 75]);
    const disposition = `attachment; filename="orders.xlsx"; filename*=UTF-8''${encodeURIComponent('订单.xlsx')}`;
    const http = await client(() => ({
      body: bytes,
      headers: { 'content-type': 'application/x-xlsx', 'content-disposition': disposition },
    }));

    const file = await http.send(exportOrders, {});

    expect(file.name).toBe('订单.xlsx');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
  });

  it('throw the error that arrived in their place, with either status', async () => {
    let status = 200;
    const http = await client(() => ({
      status,
      body: { code: status === 200 ? 500 : 403, msg: '没有导出权限' },
    }));

    await expect(http.send(exportOrders, {})).rejects.toMatchObject({
      kind: 'business',
      code: 500,
      message: '没有导出权限',
    });
    status = 403;
    await expect(http.send(exportOrders, {})).rejects.toMatchObject({
      kind: 'forbidden',
      message: '没有导出权限',
    });
  });
});
