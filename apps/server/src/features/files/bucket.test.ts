import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Bucket } from '../../http/bucket';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { startS3 } from '../../testing/s3Program';
import { exportObjects } from '../listExports/exportFiles';
import { partObjects } from './partObjects';
import { s3Bucket } from './s3Bucket';
import { tidyUploads } from './tidyUploads';

const MINUTE = 60;

describe('files in a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let bucket: Bucket;
  let token: string;
  const objects = () =>
    readdirSync(s3.folder, { recursive: true }).filter((name) => String(name).endsWith('_object'));

  beforeAll(async () => {
    s3 = await startS3();
    bucket = await s3Bucket(s3.settings);
    server = await createTestServer({ bucket });
    token = await server.signIn('client');
  });
  afterAll(async () => {
    await server.database.db.deleteFrom('partUploads').execute();
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

  /** Makes all objects older. */
  const age = (minutes: number) => {
    const then = Date.now() / 1_000 - minutes * MINUTE;
    for (const object of objects()) utimesSync(path.join(s3.folder, String(object)), then, then);
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

    age(2 * 24 * 60);
    await tidyUploads(server.backend);
    expect(objects()).toEqual([]);
  });

  describe('of which parts have arrived', () => {
    const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
    const HALF = 150_000;
    const call = (name: string, input: object) =>
      server.call(`/system/uploadParts/${name}`, input, {
        token,
        method: name === 'getState' ? 'GET' : 'POST',
      });
    const begin = async () =>
      (await call('begin', { name: '合同.pdf', size: PDF.length })).data.id as string;
    const sendPart = async (id: string, offset: number, content: Uint8Array) => {
      const response = await server.app.request(
        `/CM-API/system/uploadParts/send?id=${id}&offset=${offset}`,
        { method: 'POST', headers: tokenHeaders(token), body: new Uint8Array(content) },
      );
      return { status: response.status, ...(await response.json()) };
    };
    /** The parts as another process of the installation sees them. */
    const elsewhere = () => partObjects(bucket, mkdtempSync(path.join(tmpdir(), 'mingjian-')));
    const bounds = (offset: number) => ({ offset, most: PDF.length });

    it('go on at another process, and are one file in the end', async () => {
      const id = await begin();
      expect((await sendPart(id, 0, PDF.subarray(0, HALF))).data).toEqual({ id, offset: HALF });
      expect(readdirSync(path.join(server.uploadFolder, 'incoming'))).toEqual([]);

      const rest = Readable.from([PDF.subarray(HALF)]);
      expect(await elsewhere().append(id, rest, bounds(HALF))).toBe(PDF.length);
      expect((await call('getState', { id })).data.offset).toBe(PDF.length);

      const { data } = await call('finish', { id });
      const file = await server.app.request('/CM-API/downLoad', {
        method: 'POST',
        headers: { ...tokenHeaders(token), 'content-type': 'application/json' },
        body: JSON.stringify({ path: data.path }),
      });
      expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
      expect(objects()).toHaveLength(1);
    });

    it('keep what was sent of a cut part, from the longest that came to any process', async () => {
      const id = await begin();
      async function* cut() {
        yield PDF.subarray(0, 1_000);
        throw new Error('cut');
      }
      await expect(elsewhere().append(id, Readable.from(cut()), bounds(0))).rejects.toThrow('cut');
      expect((await call('getState', { id })).data.offset).toBe(1_000);
      // Two processes that both saw nothing, of which the one with less ends last.
      await elsewhere().remove(id);
      const [short, long] = [elsewhere(), elsewhere()];
      let goOn = () => {};
      const waiting = new Promise<void>((resolve) => (goOn = resolve));
      async function* late() {
        yield PDF.subarray(0, 1_000);
        await waiting;
      }
      const slow = short.append(id, Readable.from(late()), bounds(0));
      await long.append(id, Readable.from([PDF.subarray(0, HALF)]), bounds(0));
      goOn();
      await slow;

      expect(await elsewhere().sizeOf(id)).toBe(HALF);
      expect((await sendPart(id, 1_000, PDF.subarray(1_000))).data.offset).toBe(HALF);
      await sendPart(id, HALF, PDF.subarray(HALF));
      const whole = Buffer.concat(await elsewhere().open(id).toArray());
      expect(whole.equals(PDF)).toBe(true);
      expect((await sendPart(id, PDF.length, PDF.subarray(0, 1))).status).toBe(400);
    });

    it('are removed a day after an upload that nobody ends', async () => {
      const id = await begin();
      await sendPart(id, 0, PDF.subarray(0, HALF));
      await server.database.db.deleteFrom('partUploads').where('id', '=', id).execute();
      await tidyUploads(server.backend);
      expect(await elsewhere().sizeOf(id)).toBe(HALF);

      age(24 * 60 + 1);
      await tidyUploads(server.backend);
      expect(await elsewhere().sizeOf(id)).toBe(0);
    });
  });

  it('that were exported are downloaded from any process, and go with their job', async () => {
    const officer = await server.signIn('officer');
    const asked = {
      resource: 'vOrderInfo',
      format: 'csv',
      columns: [{ field: 'orderNo', label: '订单编号' }],
      name: '订单列表',
      searchParam: '{"SEARCH_IN_order_status":"10,20"}',
    };
    const { data } = await server.call('/listFile/start', asked, { token: officer });
    await server.backend.exports.idle();

    expect(existsSync(server.exportFolder) ? readdirSync(server.exportFolder) : []).toEqual([]);
    const files = exportObjects(bucket, server.exportFolder);
    const found = await files.find(data.id, 'csv');
    const bytes = Buffer.concat(await found!.open().toArray());
    expect(bytes.toString()).toContain('订单编号');
    const whole = await server.app.request(`/CM-API/listFile/export?id=${data.id}`, {
      headers: tokenHeaders(officer),
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const ranged = { range: 'bytes=0-2', 'if-range': whole.headers.get('etag')! };
    const part = await server.app.request(`/CM-API/listFile/export?id=${data.id}`, {
      headers: { ...tokenHeaders(officer), ...ranged },
    });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 3]);

    await files.keepOnly(new Set([data.id as string]));
    expect(await files.find(data.id, 'csv')).toBeDefined();
    await server.backend.exports.remove(data.id);
    expect(await files.find(data.id, 'csv')).toBeUndefined();
    await server.database.db.deleteFrom('exportJobs').where('id', '=', data.id).execute();
  });
});
