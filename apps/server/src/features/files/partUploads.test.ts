import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { listen } from '../../listen';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { tidyUploads } from './tidyUploads';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
const HALF = 150_000;
const MEGABYTE = 1_048_576;

describe('uploads in parts', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'officer' | 'client' | 'client2', string>;

  beforeAll(async () => {
    server = await createTestServer({ uploadMegabytes: 2, companyMegabytes: 3 });
    const [officer, client, client2] = await Promise.all(
      ['officer', 'client', 'client2'].map((name) => server.signIn(name)),
    );
    tokens = { officer: officer!, client: client!, client2: client2! };
  });
  afterEach(async () => {
    await server.database.db.deleteFrom('partUploads').execute();
    await server.database.db.deleteFrom('uploadedFiles').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  const call = (name: string, input: object, token = tokens.client) =>
    server.call(`/system/uploadParts/${name}`, input, {
      token,
      method: name === 'getState' ? 'GET' : 'POST',
    });
  const begin = async (size = PDF.length, name = '合同.pdf') =>
    (await call('begin', { name, size })).data.id as string;
  const send = async (id: string, offset: number, content: Uint8Array, token = tokens.client) => {
    const response = await server.app.request(
      `/CM-API/system/uploadParts/send?id=${id}&offset=${offset}`,
      { method: 'POST', headers: tokenHeaders(token), body: new Uint8Array(content) },
    );
    return { status: response.status, ...(await response.json()) };
  };
  const download = async (filePath: string) => {
    const response = await server.app.request('/CM-API/downLoad', {
      method: 'POST',
      headers: { ...tokenHeaders(tokens.client), 'content-type': 'application/json' },
      body: JSON.stringify({ path: filePath }),
    });
    return Buffer.from(await response.arrayBuffer());
  };
  const incoming = () => {
    const folder = path.join(server.uploadFolder, 'incoming');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const rows = () =>
    server.database.db
      .selectFrom('uploadedFiles')
      .selectAll()
      .where('name', '=', '合同.pdf')
      .execute();

  it('become one file, byte for byte, and finishing again gives the same file', async () => {
    const id = await begin();
    expect((await send(id, 0, PDF.subarray(0, HALF))).data).toEqual({ id, offset: HALF });
    expect((await call('getState', { id })).data).toEqual({ id, offset: HALF });
    expect(await rows()).toEqual([]);
    expect((await send(id, HALF, PDF.subarray(HALF))).data.offset).toBe(PDF.length);

    const { data } = await call('finish', { id });
    expect(data.state).toBe('success');
    expect((await download(data.path)).equals(PDF)).toBe(true);
    const [row] = await rows();
    expect(row).toMatchObject({
      name: '合同.pdf',
      hash: createHash('sha256').update(PDF).digest('hex'),
    });
    expect(incoming()).toEqual([]);

    expect((await call('finish', { id })).data.path).toMatch(row!.path.slice('/uploads/'.length));
    expect((await call('getState', { id })).data.offset).toBe(PDF.length);
    expect(await rows()).toHaveLength(1);
  });

  it('finished twice at once become one file', async () => {
    const id = await begin();
    await send(id, 0, PDF);

    const both = await Promise.all([call('finish', { id }), call('finish', { id })]);

    const made = both.filter(({ code }) => code === 0);
    expect(made.length).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(1);
    for (const { data } of made) expect((await download(data.path)).equals(PDF)).toBe(true);
  });

  it.each([0, HALF - 1, HALF + 1])(
    'refuse a part at %i that does not continue them',
    async (offset) => {
      const id = await begin();
      await send(id, 0, PDF.subarray(0, HALF));

      const refused = await send(id, offset, PDF.subarray(0, 10));

      expect(refused).toMatchObject({ status: 409, data: { id, offset: HALF } });
      expect((await call('getState', { id })).data.offset).toBe(HALF);
    },
  );

  it('are those of their uploader alone', async () => {
    const id = await begin();
    for (const token of [tokens.officer, tokens.client2]) {
      expect((await send(id, 0, PDF, token)).status).toBe(404);
      expect((await call('getState', { id }, token)).status).toBe(404);
      expect((await call('finish', { id }, token)).status).toBe(404);
    }
    expect((await call('getState', { id: '../../etc/passwd' })).status).toBe(400);
    expect(incoming()).toEqual([]);
  });

  it('are refused at once by size, total, extension and right', async () => {
    const statusOf = async (input: object) => (await call('begin', input)).status;

    expect(await statusOf({ name: 'a.pdf', size: 2 * MEGABYTE + 1 })).toBe(413);
    expect(await statusOf({ name: 'a.exe', size: 10 })).toBe(400);
    expect(await statusOf({ name: 'a.pdf', size: 0 })).toBe(400);
    expect(await statusOf({ name: 'a.mp4', size: 10, kind: 'article' })).toBe(403);
    expect(await statusOf({ name: 'a.pdf', size: 2 * MEGABYTE })).toBe(200);
    expect(await statusOf({ name: 'b.pdf', size: 2 * MEGABYTE })).toBe(413);
  });

  it('that begin at the same time count each other in the total of the company', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => call('begin', { name: '合同.pdf', size: MEGABYTE })),
    );

    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(5).fill(413)]);
  });

  it('take no more bytes than they began with, and finish only when whole', async () => {
    const id = await begin(HALF);
    expect((await send(id, 0, PDF)).status).toBe(400);
    const { offset } = (await call('getState', { id })).data;
    expect(offset).toBeLessThanOrEqual(HALF);

    const early = await begin();
    await send(early, 0, PDF.subarray(0, HALF));
    const refused = await call('finish', { id: early });
    expect([refused.status, refused.data.offset]).toEqual([409, HALF]);
    expect(await rows()).toEqual([]);
  });

  it('whose bytes are of another type leave nothing', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const id = await begin(page.length);
    await send(id, 0, page);

    expect((await call('finish', { id })).status).toBe(400);
    expect([await rows(), incoming()]).toEqual([[], []]);
    expect((await call('getState', { id })).status).toBe(404);
  });

  it('expire a day after the last part', async () => {
    const id = await begin();
    await send(id, 0, PDF.subarray(0, HALF));
    await tidyUploads(server.backend);
    expect(incoming()).toEqual([`part-${id}`]);

    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 24 * 3_600_000 + 1_000);
    try {
      await tidyUploads(server.backend);
      expect(incoming()).toEqual([]);
      expect(await server.database.db.selectFrom('partUploads').selectAll().execute()).toEqual([]);
    } finally {
      server.clock.now = before;
    }
  });

  it('keep what a cut connection has sent, and go on', async () => {
    const socket = await listen(server.app.fetch, { host: '127.0.0.1', port: 0 });
    try {
      const id = await begin();
      const cut = httpRequest(
        `http://127.0.0.1:${socket.port}/CM-API/system/uploadParts/send?id=${id}&offset=0`,
        {
          method: 'POST',
          headers: { ...tokenHeaders(tokens.client), 'content-length': String(PDF.length) },
        },
      );
      cut.on('error', () => undefined).write(PDF.subarray(0, HALF));
      const arrived = async () => (await call('getState', { id })).data.offset as number;
      await vi.waitFor(async () => expect(await arrived()).toBe(HALF));
      cut.destroy();

      expect((await send(id, HALF, PDF.subarray(HALF))).data.offset).toBe(PDF.length);
      const { data } = await call('finish', { id });
      expect((await download(data.path)).equals(PDF)).toBe(true);
    } finally {
      await socket.close();
    }
  });

  it('go on after a full disk', async () => {
    const id = await begin();
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const append = vi.spyOn(server.backend.uploads.parts, 'append').mockRejectedValueOnce(full);
    expect((await send(id, 0, PDF)).status).toBe(507);
    append.mockRestore();

    await send(id, 0, PDF);
    const receive = vi.spyOn(server.backend.uploads, 'receive').mockRejectedValueOnce(full);
    expect((await call('finish', { id })).status).toBe(507);
    receive.mockRestore();
    expect(await rows()).toEqual([]);

    expect((await call('finish', { id })).code).toBe(0);
    expect(await rows()).toHaveLength(1);
  });
});
