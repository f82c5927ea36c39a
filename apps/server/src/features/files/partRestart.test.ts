import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { demoFolder, signInAt, startServer, type ServerProcess } from '../../testing/serverProcess';
import { tokenHeaders } from '../../testing/testServer';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6 * 1_048_576)]);

describe('a server that is killed during an upload', () => {
  let folder: string;
  const running: ServerProcess[] = [];

  const start = async () => {
    const server = await startServer({ DATA_DIR: folder });
    running.push(server);
    return server;
  };
  beforeAll(async () => {
    folder = await demoFolder();
  });
  afterAll(async () => {
    for (const server of running) await server.stop('SIGKILL').catch(() => null);
    rmSync(folder, { recursive: true, force: true });
  });

  it('has what had arrived of a part when it runs again, and takes the rest', async () => {
    const first = await start();
    const before = await signInAt(first.address);
    const { data: begun } = await before('/system/uploadParts/begin', {
      name: 'a.pdf',
      size: PDF.length,
    });
    const headers = tokenHeaders(before.token);
    const stateAt = async (address: string) => {
      const url = `${address}/system/uploadParts/getState?id=${begun.id}`;
      const response = await fetch(url, { headers });
      return ((await response.json()) as { data: { offset: number } }).data.offset;
    };
    const part = httpRequest(`${first.address}/system/uploadParts/send?id=${begun.id}&offset=0`, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(PDF.length) },
    });
    part.on('error', () => undefined).write(PDF.subarray(0, 4_000_000));
    await vi.waitFor(
      async () => expect(await stateAt(first.address)).toBeGreaterThan(1_000_000),
      20_000,
    );
    await first.stop('SIGKILL');

    const second = await start();
    const offset = await stateAt(second.address);
    expect(offset).toBeGreaterThan(1_000_000);
    expect(offset).toBeLessThan(PDF.length);
    const rest = await fetch(
      `${second.address}/system/uploadParts/send?id=${begun.id}&offset=${offset}`,
      { method: 'POST', headers, body: new Uint8Array(PDF.subarray(offset)) },
    );
    expect(rest.status).toBe(200);
    const after = await signInAt(second.address, 'officer', before.token);
    const { data } = await after('/system/uploadParts/finish', { id: begun.id });

    const file = await fetch(second.address.replace('/CM-API', '') + data.path);
    const hash = createHash('sha256').update(Buffer.from(await file.arrayBuffer()));
    expect(hash.digest('hex')).toBe(createHash('sha256').update(PDF).digest('hex'));
    await second.stop('SIGTERM');
  });

  it('has nothing of a plain upload, which can be sent again', async () => {
    const first = await start();
    const before = await signInAt(first.address);
    const form = (end: string) =>
      `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n${'a'.repeat(2_000_000)}${end}`;
    const post = (address: string, headers: Record<string, string>) =>
      httpRequest(`${address}/system/upload`, {
        method: 'POST',
        headers: {
          ...tokenHeaders(before.token),
          'content-type': 'multipart/form-data; boundary=cut',
          ...headers,
        },
      });
    const cut = post(first.address, { 'content-length': '4000000' });
    cut.on('error', () => undefined).write(form(''));
    const incoming = () => readdirSync(path.join(folder, 'uploads/incoming'));
    await vi.waitFor(() => expect(incoming()).toHaveLength(1), 120_000);
    const kept = () =>
      readdirSync(path.join(folder, 'uploads'))
        .filter((name) => name.length === 2)
        .flatMap((name) => readdirSync(path.join(folder, 'uploads', name))).length;
    const keptBefore = kept();
    await first.stop('SIGKILL');

    const second = await start();
    expect(kept()).toBe(keptBefore);
    const again = post(second.address, {});
    again.end(form('\r\n--cut--\r\n'));
    const [response] = (await once(again, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    expect(kept()).toBe(keptBefore + 1);
  });
});
