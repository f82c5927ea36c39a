import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../apps/server/dist/main.js');
export const PASSWORD = 'Mingjian@2026';

/** A running reference server. */
export interface RunningServer {
  url: string;
  dataDir: string;
  /** Id of its process. */
  pid: number;
  /** The text that it printed at its start. */
  welcome: string;
  /** Ends the process with a signal and waits for its exit. The data stays. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/**
 * Returns a folder for a server's data, and a function that removes it. It holds the template of
 * the demo database if the run has made one.
 */
export function newDataDir() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mingjian-e2e-'));
  const made = process.env['FIRST_DATABASE'];
  for (const name of made ? readdirSync(made) : [])
    if (name.startsWith('template-'))
      cpSync(path.join(made!, name), path.join(dataDir, name), { recursive: true });
  const remove = () => {
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(`${dataDir}.site.json`, { force: true });
  };
  return { dataDir, remove };
}

export interface ServerOptions {
  /** Size of its demo data. @default that of development */
  demo?: string;
  /** Present day of its demo, `yyyy-MM-dd`. @default that of the run, or today */
  baseDay?: string | undefined;
  /** Whether it starts as an installation does: without demo data, for an administrator alone. */
  isProduction?: boolean;
  /** Settings of the deployment. @default those of the specification */
  site?: object;
  /** Address of PostgreSQL. @default the environment's, or the embedded database */
  database?: string;
}

/**
 * Starts the built server on a free port with demo data in `dataDir`; resolves once it prints its
 * address.
 */
export function startServer(
  dataDir: string,
  {
    demo,
    baseDay = process.env['FIRST_DAY'],
    isProduction = false,
    site,
    database,
  }: ServerOptions = {},
): Promise<RunningServer> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    DRAIN_SECONDS: '0',
    LOCAL_WEBHOOKS: '1',
    NODE_ENV: isProduction ? 'production' : 'development',
    ...(site && { SITE_CONFIG: siteFile(dataDir, site) }),
    ...(database !== undefined && { DATABASE_URL: database }),
  };
  const args = [
    MAIN,
    ...(demo === undefined ? [] : [`--demo=${demo}`]),
    ...(baseDay === undefined ? [] : [`--base-day=${baseDay}`]),
  ];
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', () => {});
    server.stdout.on('data', (text) => {
      output += text;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url)
        resolve({
          url,
          dataDir,
          pid: server.pid!,
          welcome: output,
          end: (signal) => end(server, signal),
        });
    });
    server.on('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)),
    );
  });
}

/** Writes the settings of a deployment beside the folder of its data. */
function siteFile(dataDir: string, site: object) {
  const file = `${dataDir}.site.json`;
  writeFileSync(file, JSON.stringify(site));
  return file;
}

function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  return new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}

/** Signs somebody in without a browser, and returns the token. */
export async function tokenOf(url: string, username: string, password = PASSWORD): Promise<string> {
  const userType = username.startsWith('client') ? 'companyUser' : 'serviceUser';
  const body = new URLSearchParams({ username, password, userType });
  const response = await fetch(`${url}/CM-API/login`, { method: 'POST', body });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}

/** Makes a call without a browser, as the owner of the token. */
export async function callServer<Data>(url: string, token: string, path: string, body: object) {
  const response = await fetch(`${url}/CM-API${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accesstoken: token,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; msg: string; data: Data };
}

/** Makes a call without a browser and returns its data. Throws with the message of a refusal. */
export async function dataOf<Data>(url: string, token: string, path: string, body: object) {
  const { code, msg, data } = await callServer<Data>(url, token, path, body);
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Sends notices to a person by name without a browser, as an administrator. */
export async function sendNotice(url: string, to: string, title: string, count = 1) {
  const admin = await tokenOf(url, 'admin');
  const { content } = await dataOf<{ content: { id: string }[] }>(
    url,
    admin,
    '/gOrderInfo/getUserList',
    { realname: to },
  );
  for (let number = 0; number < count; number += 1)
    await dataOf(url, admin, '/fNoticeInfo/save', {
      noticeType: 1,
      title,
      content: '第一行\n第二行 <b>不是标签</b>',
      targetUserIds: content[0]!.id,
    });
}
