import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { listen } from '../../listen';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { tidyUploads } from './tidyUploads';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const MEGABYTE = 1_048_576;

describe('uploads', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'officer' | 'client' | 'client2', string>;

  beforeAll(async () => {
    server = await createTestServer({ uploadMegabytes: 2 });
    const [officer, client, client2] = await Promise.all(
      ['officer', 'client', 'client2'].map((name) => server.signIn(name)),
    );
    tokens = { officer: officer!, client: client!, client2: client2! };
  });
  afterEach(async () => {
    await server.database.db.deleteFrom('uploadedFiles').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  const send = async (name: string, content: Uint8Array, token: string, fields = {}) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
    body.set('file', new Blob([new Uint8Array(content)], { type: 'text/html' }), name);
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(token),
      body,
    });
    const connection = response.headers.get('connection');
    return { status: response.status, connection, ...(await response.json()) };
  };
  const fetchFile = async (filePath: string, token: string) =>
    server.app.request('/CM-API/downLoad', {
      method: 'POST',
      headers: { ...tokenHeaders(token), 'content-type': 'application/json' },
      body: JSON.stringify({ path: filePath }),
    });
  const incoming = () => {
    const folder = path.join(server.uploadFolder, 'incoming');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const contents = () =>
    readdirSync(server.uploadFolder)
      .filter((name) => name.length === 2)
      .flatMap((name) => readdirSync(path.join(server.uploadFolder, name)));
  const rows = () => server.database.db.selectFrom('uploadedFiles').selectAll().execute();

  it('come back byte for byte under their name, to their company and to us alone', async () => {
    const { code, data } = await send('体检 报告.PDF', PDF, tokens.client);
    expect(code).toBe(0);
    expect(data).toEqual({
      state: 'success',
      path: expect.stringMatching(
        /^\/CM-API\/system\/openFile\/[0-9a-f]{32}\.pdf\?ticket=[\w.-]+$/,
      ),
    });

    const response = await fetchFile(data.path, tokens.client);
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('体检 报告.PDF')}`,
    );
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await fetchFile(data.path, tokens.officer)).status).toBe(200);
    expect((await fetchFile(data.path, tokens.client2)).status).toBe(404);
    expect(incoming()).toEqual([]);
  });

  it('of staff are hidden from companies', async () => {
    const { data } = await send('内部.png', PNG, tokens.officer);

    expect((await fetchFile(data.path, tokens.officer)).status).toBe(200);
    expect((await fetchFile(data.path, tokens.client)).status).toBe(404);
  });

  it('with equal contents are stored once and stay apart', async () => {
    const [first, second] = [
      await send('a.pdf', PDF, tokens.client),
      await send('b.pdf', PDF, tokens.client2),
    ];

    expect(first.data.path).not.toBe(second.data.path);
    expect(contents()).toEqual([createHash('sha256').update(PDF).digest('hex')]);
    expect((await fetchFile(first.data.path, tokens.client2)).status).toBe(404);
    expect((await fetchFile(second.data.path, tokens.client)).status).toBe(404);
  });

  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['picture.pdf', PNG],
    ['document.png', PDF],
    ['document.docx', PDF],
    ['program.exe', Buffer.from('MZ\u0090\u0000')],
    ['program.pdf.exe', PDF],
    ['noextension', PDF],
    ['.pdf.', PDF],
  ])('refuse %s, whose content or extension is not allowed', async (name, content) => {
    const reply = await send(name, content, tokens.client);

    expect(reply.status).toBe(400);
    expect(reply.msg).toMatch(/^不支持的文件格式，请选择 xlsx、pdf|^文件内容与扩展名不符：/);
    expect([await rows(), incoming()]).toEqual([[], []]);
  });

  it.each<[string, string, Buffer]>([
    ['a.pdf', 'application/pdf', Buffer.concat([Buffer.from('\uFEFF'), PDF])],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', OLE],
    ['a.doc', 'application/msword', Buffer.from('{\\rtf1 x}')],
    ['a.xls', 'application/vnd.ms-excel', Buffer.from('<table><script>alert(1)</script>')],
    ['a.jpg', 'image/png', PNG],
  ])('take %s as programs open it, and never send a page', async (name, type, content) => {
    const { data } = await send(name, content, tokens.client);

    const { headers } = await server.app.request(data.path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    [`张三'的"证明";x.pdf`, `张三'的"证明";x.pdf`],
    ['👨\u200D👩\u200D👧.pdf', '👨\u200D👩\u200D👧.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(196)}.pdf`],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ])('take the hostile name %s as a name alone', async (name, kept) => {
    const { data } = await send(name, PDF, tokens.client);

    const response = await fetchFile(data.path, tokens.client);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`,
    );
    expect(contents()).toHaveLength(1);
  });

  it('refuse an empty file, fields of no call, and a JSON body in place of a form', async () => {
    expect((await send('a.pdf', Buffer.alloc(0), tokens.client)).msg).toBe('文件没有内容');
    const other = await send('a.pdf', PDF, tokens.client, { companyId: 'other' });
    expect(other.status).toBe(400);
    const { msg, status } = await server.call(
      '/system/upload',
      { file: { size: 1, slice: 1 } },
      { token: tokens.client },
    );
    expect([status, msg]).toEqual([400, '提交的内容无法识别，请检查格式']);
    expect([await rows(), incoming()]).toEqual([[], []]);
  });

  it('above the limit are refused with the specified words', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(2 * MEGABYTE)]);
    const refused = await send('a.pdf', large, tokens.client);
    expect(refused).toMatchObject({ status: 413, msg: '上传文件大小不能超过 2M!' });
    expect([await rows(), incoming()]).toEqual([[], []]);

    const fits = Buffer.concat([PDF, Buffer.alloc(2 * MEGABYTE - PDF.length)]);
    expect(await send('a.pdf', fits, tokens.client)).toMatchObject({ code: 0 });
  });

  it('without a session are refused before a byte is written', async () => {
    expect((await send('a.pdf', PDF, 'nobody')).code).toBe(401);
    expect(existsSync(server.uploadFolder)).toBe(false);
  });

  const form = (end: string) =>
    `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${PDF}${end}`;
  const postTo = (port: number, token: string, headers: Record<string, string> = {}) =>
    httpRequest(`http://127.0.0.1:${port}/CM-API/system/upload`, {
      method: 'POST',
      headers: {
        ...tokenHeaders(token),
        'content-type': 'multipart/form-data; boundary=cut',
        connection: 'close',
        ...headers,
      },
    });

  it('whose session ends meanwhile are refused and leave nothing, and can be sent again', async () => {
    const socket = await listen(server.app.fetch, { host: '127.0.0.1', port: 0 });
    try {
      const token = await server.signIn('client');
      const request = postTo(socket.port, token);
      request.write(form(''));
      await vi.waitFor(() => expect(incoming()).toHaveLength(1));
      await server.app.request('/CM-API/logOut', { method: 'POST', headers: tokenHeaders(token) });
      request.end('\r\n--cut--\r\n');
      const [response] = (await once(request, 'response')) as [IncomingMessage];

      expect((await response.setEncoding('utf8').toArray()).join('')).toContain('"code":401');
      await vi.waitFor(() => expect(incoming()).toEqual([]));
      expect([await rows(), contents()]).toEqual([[], []]);
      expect((await send('a.pdf', PDF, await server.signIn('client'))).code).toBe(0);
    } finally {
      await socket.close();
    }
  });

  it('that a cut connection ended in the middle leave nothing, and can be sent again', async () => {
    const socket = await listen(server.app.fetch, { host: '127.0.0.1', port: 0 });
    const post = (headers?: Record<string, string>) => postTo(socket.port, tokens.client, headers);
    const statusOf = async (body: string) => {
      const request = post();
      request.end(body);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return response.resume().statusCode;
    };
    try {
      const cut = post({ 'content-length': String(MEGABYTE) });
      cut.on('error', () => undefined).write(form(''));
      await vi.waitFor(() => expect(incoming()).toHaveLength(1));
      cut.destroy();
      await vi.waitFor(() => expect(incoming()).toEqual([]));
      expect(await rows()).toEqual([]);

      expect(await statusOf(form(''))).toBe(400);
      expect([await rows(), incoming()]).toEqual([[], []]);

      expect(await statusOf(form('\r\n--cut--\r\n'))).toBe(200);
      expect(await rows()).toHaveLength(1);
    } finally {
      await socket.close();
    }
  });

  it('tell a full disk, a fault of ours and a broken request apart', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const receive = vi.spyOn(server.backend.uploads, 'receive').mockRejectedValueOnce(full);
    const refused = await send('a.pdf', PDF, tokens.client);
    expect(refused).toMatchObject({
      status: 507,
      connection: 'close',
      msg: '存储空间不足，文件未保存，请联系管理员',
    });

    const broken = Object.assign(new Error('denied'), { code: 'EACCES', path: '/srv' });
    receive.mockRejectedValueOnce(broken);
    expect(await send('a.pdf', PDF, tokens.client)).toMatchObject({ status: 500 });
    receive.mockRestore();
    expect(await send('a.pdf', PDF, tokens.client)).toMatchObject({ code: 0 });
  });

  it('that nobody lists any more are removed after a day, those in use never', async () => {
    const { data } = await send('kept.pdf', PDF, tokens.client);
    await send('gone.png', PNG, tokens.client);
    await server.database.db.deleteFrom('uploadedFiles').where('name', '=', 'gone.png').execute();
    await tidyUploads(server.backend);
    expect(contents()).toHaveLength(2);

    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const hash of contents())
      utimesSync(path.join(server.uploadFolder, hash.slice(0, 2), hash), old, old);
    await tidyUploads(server.backend);

    expect(contents()).toEqual([createHash('sha256').update(PDF).digest('hex')]);
    expect((await fetchFile(data.path, tokens.client)).status).toBe(200);
  });
});
