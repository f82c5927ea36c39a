import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '../storybook';
import { lastBuilt } from './lastBuilt';
import { openLive } from './openLive';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'mingjian-live-'))));
afterEach(() => rmSync(root, { recursive: true }));

function build(name: string, text = name, at = 0): string {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['index.json', 'index.html', 'iframe.html'])
    writeFileSync(path.join(folder, file), text);
  if (at > 0) utimesSync(path.join(folder, 'index.json'), at, at);
  return folder;
}

const listen = (port = 0) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Two ports that are free now. */
async function freePorts() {
  const servers = await Promise.all([listen(), listen()]);
  const [after, before] = servers.map(portOf) as [number, number];
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return { after, before };
}

const textAt = async (
  port: number,
  place = '/iframe.html?id=parts-button--neutral&globals=mode:dark',
) => (await fetch(`http://127.0.0.1:${port}${place}`)).text();

describe('stories before and after, live', () => {
  it('stand at their two places until they are stopped', async () => {
    const ports = await freePorts();
    const stop = await openLive({ after: build('now'), before: build('then') }, ports);

    expect([await textAt(ports.after), await textAt(ports.before)]).toEqual(['now', 'then']);
    stop();
    await expect(textAt(ports.after)).rejects.toThrow();
  });

  it('say which port is taken, and take none', async () => {
    const ports = await freePorts();
    const other = await listen(ports.before);

    await expect(openLive({ after: build('now'), before: build('then') }, ports)).rejects.toThrow(
      new RegExp(`Port ${ports.before} is taken.*visual:live`),
    );
    await expect(textAt(ports.after)).rejects.toThrow();
    other.close();
  });

  it('are those of the last build, also while they are shown', async () => {
    const ports = await freePorts();
    const stop = await openLive({ after: build('now'), before: path.join(root, 'then') }, ports);
    const early = await fetch(`http://127.0.0.1:${ports.before}/iframe.html`);
    build('now', 'newer');
    build('then');

    expect(early.status).toBe(404);
    expect([await textAt(ports.after), await textAt(ports.before)]).toEqual(['newer', 'then']);
    stop();
  });

  it('take the working tree from the folder that was built last', () => {
    expect(lastBuilt([path.join(root, 'none')])).toBeNull();
    expect(lastBuilt([build('old', 'old', 1000), build('new', 'new', 2000)])).toBe(
      path.join(root, 'new'),
    );
  });
});

describe('the server', () => {
  it('answers the folder itself with its page, and what cannot be read with 404', async () => {
    const { address, close } = await serveFolder(build('now'), { keeps: false });
    const port = Number(new URL(address).port);

    expect(await textAt(port, '/')).toBe('now');
    expect((await fetch(`${address}/%E0%A4%A`)).status).toBe(404);
    expect((await fetch(`${address}/../../etc/hosts`)).status).toBe(404);
    close();
  });
});
