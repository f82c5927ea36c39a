import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { startS3 } from '../../testing/s3Program';
import { s3Store } from './s3Store';
import { tidyUploads } from './tidyUploads';

describe('uploads in a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;
  const objects = () =>
    readdirSync(s3.folder, { recursive: true }).filter((name) => String(name).endsWith('_object'));

  beforeAll(async () => {
    s3 = await startS3();
    server = await createTestServer({ uploadStore: await s3Store(s3.settings) });
    token = await server.signIn('client');
  });
  afterAll(async () => {
    await server.database.db.deleteFrom('uploadedFiles').execute();
    await s3.close();
  });

  const send = async (content: Uint8Array) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(content)]), '照片.png');
    const init = { method: 'POST', headers: tokenHeaders(token), body };
    const response = await server.app.request('/CM-API/system/upload', init);
    return ((await response.json()) as { data: { path: string } }).data.path;
  };
  const read = async (address: string) => {
    const response = await server.app.request(address);
    return Buffer.from(await response.arrayBuffer());
  };

  it('are opened whole, in part and in sizes, and leave nothing on this disk', async () => {
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#2f7dee' },
    })
      .png()
      .toBuffer();
    const address = await send(picture);

    expect((await read(address)).equals(picture)).toBe(true);
    const headers = { range: 'bytes=0-7' };
    const part = await server.app.request(address, { headers });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(picture.subarray(0, 8));
    const thumb = await sharp(await read(`${address}&size=thumb`)).metadata();
    expect([thumb.width, thumb.height, thumb.format]).toEqual([320, 213, 'webp']);
    expect(objects()).toHaveLength(1);
    expect(readdirSync(path.join(server.uploadFolder, 'incoming'))).toEqual([]);
    expect(existsSync(path.join(server.uploadFolder, 'sizes'))).toBe(true);
  });

  it('are removed a day after nothing names them', async () => {
    const { db } = server.database;
    await db.deleteFrom('uploadedFiles').execute();
    await tidyUploads(server.backend);
    expect(objects()).toHaveLength(1);

    const [object] = objects();
    const then = Date.now() / 1_000 - 2 * 86_400;
    utimesSync(path.join(s3.folder, String(object)), then, then);
    await tidyUploads(server.backend);
    expect(objects()).toEqual([]);
  });
});
