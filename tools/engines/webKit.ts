import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ENVIRONMENT, PAGE, within, type Engine, type EngineKind } from './engine';
import { findProgram } from './programs';
import { openSession, type WebDriverSession } from './webDriver';

/** WebKitGTK, driven by WebDriver in a display without a screen. */
export const webKit: EngineKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find() {
    const driver = findProgram(['WebKitWebDriver']);
    const display = findProgram(['Xvfb']);
    const browser = findMiniBrowser();
    return driver && display && browser ? () => startWebKit({ driver, display, browser }) : null;
  },
};

/** Setting of GTK that the engine reports as `prefers-reduced-motion`. */
const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n';

interface Programs {
  driver: string;
  display: string;
  browser: string;
}

/** Returns the small browser that lies beside the library. */
function findMiniBrowser(): string | null {
  const folders = ['/usr/lib', '/usr/libexec']
    .flatMap((base) => [base, ...subfolders(base)])
    .flatMap((folder) => subfolders(folder))
    .filter((folder) => /\/webkit(2)?gtk-\d/.test(folder))
    .toSorted()
    .toReversed();
  return folders.map((folder) => path.join(folder, 'MiniBrowser')).find(existsSync) ?? null;
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));
}

async function startWebKit({ driver, display, browser }: Programs): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'mingjian-webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    const settings = path.join(home, '.config', version);
    mkdirSync(settings, { recursive: true });
    writeFileSync(path.join(settings, 'settings.ini'), REDUCED_MOTION);
  }
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], stdio: StdioOptions, screen = '') => {
    const env = {
      ...ENVIRONMENT,
      DISPLAY: screen,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      XDG_RUNTIME_DIR: home,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    };
    const child = spawn(program, args, { env, stdio });
    started.push(child);
    return child;
  };
  const end = async () => {
    for (const child of started.toReversed()) await stop(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const screen = await openDisplay((args, stdio) => start(display, args, stdio));
    const port = await freePort();
    start(driver, ['--host=127.0.0.1', `--port=${port}`], 'ignore', screen);
    const address = `http://127.0.0.1:${port}`;
    await isReady(address);
    const session = await openSession(address, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    await session.resize(PAGE);
    return engineOf(session, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function engineOf(session: WebDriverSession, end: () => Promise<void>): Engine {
  return {
    name: `WebKitGTK ${session.version}`,
    open: (url) => session.open(url),
    evaluate: (expression) => session.evaluate(expression),
    press: (key) => session.press(key),
    type: (text) => session.type(text),
    async close() {
      await session.close().catch(() => {});
      await end();
    },
  };
}

/** Opens a display; the server of displays picks a free number and writes it to a pipe. */
function openDisplay(
  start: (args: string[], stdio: StdioOptions) => ChildProcess,
): Promise<string> {
  const child = start(
    [
      '-displayfd',
      '3',
      '-screen',
      '0',
      `${PAGE.width + 40}x${PAGE.height + 160}x24`,
      '-nolisten',
      'tcp',
    ],
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  const number = new Promise<string>((resolve, reject) => {
    let text = '';
    (child.stdio[3] as Readable).on('data', (part) => {
      text += String(part);
      if (text.includes('\n')) resolve(`:${text.trim()}`);
    });
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return within(20, 'Xvfb opened no display in 20 s.', number);
}

/** Resolves once the driver responds. */
async function isReady(address: string): Promise<void> {
  const until = performance.now() + 20_000;
  for (;;) {
    const ready = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (performance.now() > until) throw new Error('WebKitWebDriver did not respond in 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Ends a process, by force when it takes longer than two seconds. */
function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), 2000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
