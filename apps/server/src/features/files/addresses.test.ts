import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { createTestServer, tokenHeaders } from '../../testing/testServer';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const FORGED = `${'0'.repeat(13)}.nobody.${'A'.repeat(43)}`;

type Person = 'officer' | 'client' | 'client2';

describe('addresses of files', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<Person, string>;

  beforeAll(async () => {
    server = await createTestServer({ uploadMegabytes: 30, companyMegabytes: 8 });
    const names: Person[] = ['officer', 'client', 'client2'];
    const signedIn = await Promise.all(names.map((name) => server.signIn(name)));
    tokens = Object.fromEntries(names.map((name, index) => [name, signedIn[index]])) as never;
  });
  afterEach(async () => {
    await server.database.db.deleteFrom('uploadedFiles').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  const upload = async (
    person: Person,
    { name = 'a.pdf', content = PDF, ...fields }: Record<string, unknown> = {},
  ) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
    body.set('file', new Blob([new Uint8Array(content as Buffer)]), name as string);
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(tokens[person]),
      body,
    });
    return { status: response.status, ...(await response.json()) };
  };
  const addressOf = async (...args: Parameters<typeof upload>) =>
    (await upload(...args)).data.path as string;
  const open = async (address: string, headers = {}) => server.app.request(address, { headers });
  const later = (ms: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + ms);
  };

  it('open a file without a session for as long as they are good', async () => {
    const address = await addressOf('client');

    const response = await open(address);
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    expect(response.headers.get('cache-control')).toBe('private, max-age=300, immutable');
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await open(address, { range: 'bytes=0-3' })).status).toBe(206);

    later(600_000);
    expect((await open(address)).status).toBe(403);
    const { data } = await server.call(
      '/system/getFileAddresses',
      { paths: [address] },
      { token: tokens.client },
    );
    expect((await open(data[0])).status).toBe(200);
  });

  it.each([
    ['another file', (address: string) => address.replace(/openFile\/.{8}/, 'openFile/00000000')],
    ['a later end', (address: string) => address.replace(/ticket=1/, 'ticket=2')],
    ['another signature', (address: string) => address.replace(/.$/, '!')],
    ['a made-up ticket', (address: string) => address.replace(/ticket=.*/, `ticket=${FORGED}`)],
    ['an empty part', (address: string) => address.replace(/\..*$/, '.pdf?ticket=..')],
    ['letters of two bytes', (address: string) => address.replace(/ticket=.*/, 'ticket=é.é.é')],
  ])('are refused with %s', async (_, forge) => {
    const address = await addressOf('client');

    expect(forge(address)).not.toBe(address);
    expect((await open(forge(address))).status).toBe(403);
  });

  it('open nothing that their reader may not read, now or any more', async () => {
    const { path } = await server.database.db
      .selectFrom('uploadedFiles')
      .select('path')
      .where('name', '=', (await upload('client', { name: 'own.pdf' })) && 'own.pdf')
      .executeTakeFirstOrThrow();
    const { data } = await server.call(
      '/system/getFileAddresses',
      { paths: [path] },
      { token: tokens.client2 },
    );
    expect((await open(data[0])).status).toBe(404);

    const address = await addressOf('client');
    const users = server.database.db.updateTable('users').where('username', '=', 'client');
    await users.set({ status: 0 }).execute();
    const afterwards = await open(address);
    await users.set({ status: 1 }).execute();
    expect(afterwards.status).toBe(404);
  });

  it('stand in responses for paths, and paths are stored in place of them', async () => {
    const address = await addressOf('officer');
    const admin = await server.signIn('admin');
    const { db } = server.database;
    const { id: categoryId } = await db
      .selectFrom('articleCategories')
      .select('id')
      .executeTakeFirstOrThrow();
    const content = `一张图 <img src="http://127.0.0.1:4310${address}&amp;size=view" alt=""> 和 ${address}，还有 https://else.example/uploads/${'a'.repeat(32)}.png`;
    const { data } = await server.call(
      '/hArticleInfo/save',
      { categoryId, title: '有图', content, status: 1 },
      { token: admin },
    );
    const stored = await db
      .selectFrom('articles')
      .select('content')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    const path = /openFile\/([^?]+)/.exec(address)![1];
    await db.deleteFrom('articles').where('id', '=', data.id).execute();

    expect(stored.content).toBe(
      `一张图 <img src="/uploads/${path}" alt=""> 和 /uploads/${path}，还有 https://else.example/uploads/${'a'.repeat(32)}.png`,
    );
    expect(data.content.match(/ticket=/g)).toHaveLength(2);
    expect(data.content).toContain(`https://else.example/uploads/${'a'.repeat(32)}.png`);
  });

  describe('of pictures', () => {
    const photo = async () =>
      sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#2F7DEE' } })
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
    const sizeOf = async (response: Response) => {
      const { width, height, exif, format } = await sharp(
        Buffer.from(await response.arrayBuffer()),
      ).metadata();
      return { width, height, exif, format };
    };

    it('give them upright in two sizes, without the place where they were taken', async () => {
      const content = await photo();
      const taken = await sharp(content).metadata();
      expect([taken.orientation, taken.exif !== undefined]).toEqual([6, true]);
      const address = await addressOf('client', { name: '正面.jpg', content, kind: 'picture' });

      expect(await sizeOf(await open(`${address}&size=thumb`))).toEqual({
        width: 160,
        height: 320,
        exif: undefined,
        format: 'webp',
      });
      expect(await sizeOf(await open(`${address}&size=view`))).toMatchObject({
        width: 960,
        height: 1_920,
        exif: undefined,
      });
      const [one, other] = await Promise.all([
        open(`${address}&size=thumb`),
        open(`${address}&size=thumb`),
      ]);
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(Buffer.from(await (await open(address)).arrayBuffer()).equals(content)).toBe(true);
      expect((await open(`${address}&size=huge`)).status).toBe(400);
    });

    it('give a picture for everyone to others only without what the camera wrote', async () => {
      const address = await addressOf('client', {
        name: 'me.jpg',
        content: await photo(),
        kind: 'avatar',
      });
      const { data } = await server.call(
        '/system/getFileAddresses',
        { paths: [address] },
        { token: tokens.client2 },
      );

      expect((await sizeOf(await open(address))).exif).toBeDefined();
      expect(await sizeOf(await open(data[0]))).toMatchObject({ exif: undefined, format: 'webp' });
      const download = await server.app.request('/CM-API/downLoad', {
        method: 'POST',
        headers: { ...tokenHeaders(tokens.client2), 'content-type': 'application/json' },
        body: JSON.stringify({ path: data[0] }),
      });
      expect((await sizeOf(download)).exif).toBeUndefined();
    });

    it('refuse more pixels than are decoded, and bytes that are no picture', async () => {
      const bomb = await sharp({
        create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 9 })
        .toBuffer();
      const torn = Buffer.concat([(await photo()).subarray(0, 20)]);

      expect(bomb.byteLength).toBeLessThan(2_000_000);
      for (const [name, content] of [
        ['bomb.png', bomb],
        ['torn.jpg', torn],
      ]) {
        const reply = await upload('client', { name, content, kind: 'picture' });
        expect([reply.status, reply.msg]).toEqual([400, '图片无法读取，或像素过多']);
      }
    });
  });

  describe('and the kinds of uploads', () => {
    const big = (megabytes: number) =>
      Buffer.concat([PDF, Buffer.alloc(megabytes * 1_048_576 - PDF.byteLength, 32)]);

    it('have limits of their own, before the file is read', async () => {
      const reply = await upload('client', { name: 'a.png', content: big(6.5), kind: 'avatar' });
      const slightly = await upload('client', { name: 'a.png', content: big(5.5), kind: 'avatar' });

      expect([reply.status, reply.msg]).toEqual([413, '上传文件大小不能超过 5M!']);
      expect([slightly.status, slightly.msg]).toEqual([413, '上传文件大小不能超过 5M!']);
      expect((await upload('client', { kind: 'avatar' })).msg).toMatch(/请选择 jpeg、jpg、jepg/);
      expect((await upload('client', { kind: 'anything' })).status).toBe(400);
    });

    it('keep those of articles for staff', async () => {
      expect((await upload('client', { kind: 'article' })).status).toBe(403);
      const address = await addressOf('officer', {
        name: '封面.png',
        content: await sharp({
          create: { width: 8, height: 8, channels: 3, background: '#fff' },
        })
          .png()
          .toBuffer(),
        kind: 'article',
      });
      const { data } = await server.call(
        '/system/getFileAddresses',
        { paths: [address] },
        { token: tokens.client },
      );
      expect((await open(data[0])).status).toBe(200);
    });

    it('stop at the total of a company, and of that company alone', async () => {
      expect((await upload('client', { content: big(5) })).status).toBe(200);
      const reply = await upload('client', { content: big(4) });

      expect([reply.status, reply.msg]).toEqual([
        413,
        '贵公司的文件已达到 8M 的总量上限，文件未保存，请联系客服',
      ]);
      expect((await upload('client2', { content: big(4) })).status).toBe(200);
      expect((await upload('officer', { content: big(9) })).status).toBe(200);
    });

    it('stop there for uploads at the same time', async () => {
      const replies = await Promise.all(
        Array.from({ length: 12 }, async (_, number) =>
          upload('client', { content: Buffer.concat([big(2), Buffer.from([number])]) }),
        ),
      );

      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(3).fill(200), ...Array(9).fill(413)]);
    });
  });
});
