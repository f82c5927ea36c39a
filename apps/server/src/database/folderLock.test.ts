import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../startError';
import { lockFolder } from './folderLock';

const LOCK_MODULE = fileURLToPath(new URL('./folderLock.ts', import.meta.url));

describe('the lock of a folder', () => {
  let folder: string;
  const file = () => path.join(folder, 'server.lock');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mingjian-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is taken once, and free again after release', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartError);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);

    lock.release();

    lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startTime: null })],
    [
      'a process whose number now belongs to another',
      JSON.stringify({ pid: process.pid, startTime: 'long ago' }),
    ],
    ['nobody that can be read', 'garbage'],
  ])('is taken over from %s', (_, content) => {
    writeFileSync(file(), content);

    lockFolder(folder).release();

    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that was killed, before its parent has noticed', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(text.toString());
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '));
    writeFileSync(file(), JSON.stringify({ pid, startTime: null }));

    lockFolder(folder).release();

    parent.kill();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over even when the one who took over before died half-way', () => {
    const dead = JSON.stringify({ pid: 2 ** 22 + 1, startTime: null });
    writeFileSync(file(), dead);
    writeFileSync(`${file()}.takeover`, dead);

    lockFolder(folder).release();

    expect(existsSync(file())).toBe(false);
  });

  it('goes to one of many that find it stale at once', async () => {
    writeFileSync(file(), JSON.stringify({ pid: 2 ** 22 + 1, startTime: null }));
    const script = `import { lockFolder } from ${JSON.stringify(LOCK_MODULE)};
      try { lockFolder(${JSON.stringify(folder)}); console.log('won'); setTimeout(() => {}, 4000); } catch (e) { console.log('lost ' + e.message); }`;
    const run = () =>
      new Promise<string>((resolve) => {
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', '--input-type=module', '-e', script],
          {
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        );
        child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
        child.once('exit', () => resolve('silent'));
      });

    const results = await Promise.all(Array.from({ length: 4 }, run));

    expect(results.filter((result) => result === 'won')).toHaveLength(1);
    expect(results.filter((result) => result.startsWith('lost The data folder'))).toHaveLength(3);
  });
});
