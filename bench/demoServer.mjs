import { spawn } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../apps/server/dist/main.js');
const PASSWORD = 'Mingjian@2026';

/**
 * Starts the built server on a free port with its demo; resolves with its address and process once
 * it prints the address. Without `database`, an address of PostgreSQL, it is the embedded one.
 */
export function startServer({ dataDir, demo, database = '' }) {
  const started = spawn(process.execPath, [MAIN, `--demo=${demo}`], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      DATABASE_URL: database,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    started.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    started.stdout.on('data', (text) => {
      output += text;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url) resolve({ url, process: started });
    });
  });
}

/** Signs staff in, and returns the token. */
export async function signIn(url, username) {
  const body = new URLSearchParams({ username, password: PASSWORD, userType: 'serviceUser' });
  return (await (await fetch(`${url}/CM-API/login`, { method: 'POST', body })).json()).data
    .access_token;
}

/** Makes a call and returns its data. Throws with the message of a refusal. */
export async function send(url, token, to, body) {
  const response = await fetch(`${url}/CM-API${to}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accesstoken: token,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = await response.json();
  if (code !== 0) throw new Error(`${to}: ${msg}`);
  return data;
}
