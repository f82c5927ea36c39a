import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { rmSync } from 'node:fs';
import { demoFolder, signInAt, startServer, type ServerProcess } from '../../testing/serverProcess';
import { tokenHeaders } from '../../testing/testServer';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6 * 1_048_576)]);

describe('a server that is killed during a part', () => {
  let folder: string;
  const running: ServerProcess[] = [];

  const start = async () => {
    const server = await startServer({ DATA_DIR: folder });
    running.push(server);
    return server;
  };
  beforeAll(async () => {
    folder = await demoFolder();
  }, 240_000);
  afterAll(async () => {
    for (const server of running) await server.stop('SIGKILL').catch(() => null);
    rmSync(folder, { recursive: true, force: true });
  });

  it('has what had arrived when it runs again, and takes the rest', async () => {
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
  }, 240_000);
});
