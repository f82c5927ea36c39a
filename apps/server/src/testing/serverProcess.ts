import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoTemplate, RUN_MAIN } from './testDatabase';

/** A server in a process of its own. */
export interface ServerProcess {
  pid: number;
  address: string;
  /** Returns the output to stdout and stderr. */
  output(): string;
  /** Sends a signal, and resolves with the exit code, `null` after SIGKILL. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Returns a folder that holds a demo database, and nothing that says whose it is. */
export async function demoFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-process-'));
  mkdirSync(folder, { recursive: true });
  cpSync(await demoTemplate(), path.join(folder, 'db'), { recursive: true });
  return folder;
}

/** Starts a server and waits until it takes requests, or until it has ended. */
export async function startServer(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<ServerProcess & { exitCode: number | null }> {
  const port = await freePort();
  const settings = {
    ...process.env,
    DATABASE_URL: '',
    NODE_ENV: 'development',
    PORT: String(port),
    DRAIN_SECONDS: '0',
    ...env,
  };
  const child = spawn(process.execPath, [...RUN_MAIN, ...args], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes('http://')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await Promise.race([ready, ended]);
  if (child.exitCode !== null) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    pid: child.pid!,
    address: `http://127.0.0.1:${settings.PORT}/CM-API`,
    exitCode: child.exitCode,
    output: () => output,
    stop: async (signal) => {
      child.kill(signal);
      const code = await ended;
      process.off('exit', kill);
      return code;
    },
  };
}

/** Returns a port that nobody listens to. */
export function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Signs in at a server, or takes a token, and returns a way to call it. */
export async function signInAt(address: string, username = 'officer', known?: string) {
  const token = known ?? (await tokenAt(address, username));
  const call = async (path: string, input: object = {}) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accesstoken: token,
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- tests read responses of every shape
    const envelope = (await response.json()) as { code: number; msg: string; data: any };
    return { status: response.status, ...envelope };
  };
  return Object.assign(call, { token });
}

async function tokenAt(address: string, username: string) {
  const form = new URLSearchParams({
    username,
    password: 'Mingjian@2026',
    userType: 'serviceUser',
  });
  const signedIn = (await (
    await fetch(`${address}/login`, { method: 'POST', body: form })
  ).json()) as { data: { access_token: string } };
  return signedIn.data.access_token;
}
