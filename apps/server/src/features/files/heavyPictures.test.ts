import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { demoFolder, signInAt, startServer } from '../../testing/serverProcess';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

/** A GIF that repeats two noisy frames. Its last byte, which no decoder reads, is a number. */
async function animation(side: number, frames: number, number = 0) {
  const pixels = Uint8Array.from({ length: side * side * 6 }, (_, index) =>
    (index * 2_654_435_761) % 5 < 2 ? 255 : 0,
  );
  const raw = { width: side, height: side * 2, channels: 3, pageHeight: side } as const;
  const gif = await sharp(pixels, { raw }).gif({ colours: 4 }).toBuffer();
  const start = gif.indexOf(Buffer.from([0x21, 0xf9, 0x04]));
  const two = gif.subarray(start, -1);
  const repeated = Array.from({ length: frames / 2 }, () => two);
  const end = Buffer.from([0x3b, number]);
  return new Uint8Array(Buffer.concat([gif.subarray(0, start), ...repeated, end]));
}

describe('pictures that take long', () => {
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

  const upload = async (content: Uint8Array<ArrayBuffer>) => {
    const reply = await uploadFile(server, {
      name: '动图.gif',
      content,
      fields: { kind: 'picture' },
      token,
    });
    return `${reply.data.path}&size=view`;
  };
  const sizes = () => readdirSync(path.join(server.uploadFolder, 'sizes'));

  it('move with some hundred frames, and beyond show the first alone', async () => {
    const pagesOf = async (address: string) => {
      const response = await server.app.request(address);
      const { pages } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return pages;
    };

    expect(await pagesOf(await upload(await animation(2, 100)))).toBe(100);
    expect(await pagesOf(await upload(await animation(2, 90_000)))).toBeUndefined();
  });

  it('keep nobody from signing in, and are made no further once nobody waits', async () => {
    const addresses: string[] = [];
    for (let number = 0; number < 6; number += 1)
      addresses.push(await upload(await animation(288, 300, number)));
    const leaving = new AbortController();
    const ended: string[] = [];
    const asked = addresses.map(async (address) => {
      await server.app.request(address, { signal: leaving.signal });
      ended.push('picture');
    });

    await server.signIn('officer');
    ended.push('sign-in');
    leaving.abort();
    await Promise.all(asked);

    expect(ended[0]).toBe('sign-in');
    expect(sizes()).toEqual([]);
  });

  it('are made once for all who ask at the same time', async () => {
    const address = await upload(await animation(100, 40));
    const leaving = new AbortController();

    const first = server.app.request(address, { signal: leaving.signal });
    const second = server.app.request(address);
    leaving.abort();

    expect((await second).status).toBe(200);
    await first;
    expect(sizes()).toHaveLength(1);
  });
});

/** PostgreSQL makes no difference to pictures. */
describe.skipIf(process.env.DATABASE_URL)('a server that makes pictures', () => {
  it('ends on SIGTERM while some wait', async () => {
    const folder = await demoFolder();
    const server = await startServer({ DATA_DIR: folder });
    const { token } = await signInAt(server.address);
    const addresses: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      const body = new FormData();
      body.set('kind', 'picture');
      body.set('file', new Blob([await animation(288, 300, number)]), '动图.gif');
      const response = await fetch(`${server.address}/system/upload`, {
        method: 'POST',
        headers: tokenHeaders(token),
        body,
      });
      const { data } = (await response.json()) as { data: { path: string } };
      addresses.push(new URL(`${data.path}&size=view`, server.address).href);
    }
    const asked = Promise.all(addresses.map(async (address) => (await fetch(address)).status));
    // The database answers in turn, so all six have been asked for.
    await signInAt(server.address, 'officer2');

    const code = await server.stop('SIGTERM');

    expect(code).toBe(0);
    expect(await asked).toEqual(addresses.map(() => 503));
    rmSync(folder, { recursive: true, force: true });
  });
});
