import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signedOrder } from '../e2e/candidate.ts';
import { callServer, dataOf, tokenOf } from '../e2e/server.ts';
import { findPostgres, startPostgres } from '../tools/privatePostgres.mjs';
import { JOURNEYS } from './load/people.mjs';
import { startProxy } from './load/proxy.mjs';
import { reportOf } from './load/report.mjs';

/**
 * `npx tsx bench/load.mjs`: people with pauses and candidates work at the built server, which is two
 * processes for requests and one for jobs on a PostgreSQL of its own, behind a proxy without sticky
 * sessions. After a third of the time one process is killed and started again, after two thirds the
 * database restarts. At the end every note and order whose saving was acknowledged is looked for.
 * `--people 200`, `--minutes 60`, `--pause 10` (mean seconds of thinking). `--data FOLDER --demo large`
 * uses the data folder of a PostgreSQL that has the demo with a million orders. Writes `LOAD.md`;
 * `--print` only prints.
 */
const here = import.meta.dirname;
const main = path.join(here, '../apps/server/dist/main.js');
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    pause: { type: 'string', default: '10' },
    data: { type: 'string' },
    demo: { type: 'string', default: 'small' },
    print: { type: 'boolean', default: false },
  },
});
const PEOPLE = Number(values.people);
const LENGTH = Number(values.minutes) * 60_000;
/** One of so many people is a client, and one a candidate. */
const [CLIENTS, CANDIDATES] = [4, 5];
const ACCOUNTS = { officer: ['officer', 'officer2', 'admin'], client: ['client', 'client2'] };
/** Milliseconds after which a killed process starts again. */
const REPAIR = 10_000;
const run = `load-${Date.now().toString(36)}`;

const found = findPostgres();
if (found.reason) throw new Error(found.reason);
if (!existsSync(main)) throw new Error('Build first: npm run build.');
const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-load-'));
const database = await startPostgres(found, ['shared_buffers=1GB'], values.data);
const running = new Map();
process.once('exit', () => {
  for (const child of running.values()) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
process.stderr.write(`${database.name}, ${PEOPLE} people, ${values.minutes} minutes\n`);
const ports = [await start('web1', 'web'), await start('web2', 'web')];
await start('worker', 'worker');
const proxy = await startProxy(ports);
const { people, startedAt, end } = await open();
const requests = [];
const acknowledged = [];
/** Ids of the orders whose saving was acknowledged. */
const placed = [];
const memory = [];
const load = [];

const watch = setInterval(measure, 60_000);
measure();
const accidents = Promise.all([killOne(), restartDatabase()]);
await Promise.all([...people.map(work), accidents]);
clearInterval(watch);
measure();
const lost = await missing();
const token = await tokenOf(proxy.url, 'admin');
const { total: orders } = await dataOf(proxy.url, token, '/vOrderInfo/getList', {});
const report = reportOf({
  database: database.name,
  orders,
  people: PEOPLE,
  minutes: values.minutes,
  pause: values.pause,
  processors: cpus().length,
  load: Math.max(...load),
  requests,
  memory,
  acknowledged: acknowledged.length + placed.length,
  lost,
  accidents: await accidents,
});
process.stdout.write(report);
if (!values.print) writeFileSync(path.join(here, 'LOAD.md'), report);
proxy.close();
for (const child of running.values()) child.kill('SIGTERM');
process.exit(lost.length > 0 ? 1 : 0);

/** Starts a process; resolves with its port once it is ready. */
async function start(name, role, port = 0) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ROLE: role,
    PORT: String(port),
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0',
  };
  const child = spawn(process.execPath, [main, `--demo=${values.demo}`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.set(name, child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const known = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (known || output.includes('runs jobs')) resolve(Number(known ?? 0));
    });
    child.once('exit', () => reject(new Error(`${name} ended before it was ready.`)));
  });
}

/** Signs everybody in: staff and clients with the demo's accounts, each candidate with a link. */
async function open() {
  const direct = `http://127.0.0.1:${ports[0]}`;
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const kind =
      index % CANDIDATES === CANDIDATES - 1
        ? 'candidate'
        : index % CLIENTS === CLIENTS - 1
          ? 'client'
          : 'officer';
    const names = ACCOUNTS[kind];
    const username = names?.[index % names.length];
    const token =
      username === undefined
        ? (await signedOrder(direct, `139${String(20_000_000 + index)}`)).session
        : await tokenOf(direct, username);
    people.push({ kind, token, username });
  }
  const startedAt = performance.now();
  return { people, startedAt, end: startedAt + LENGTH };
}

async function work({ kind, token, username }) {
  while (performance.now() < end) {
    const journeys = JOURNEYS[kind];
    const steps = journeys[Math.floor(Math.random() * journeys.length)]({ run, username });
    for (let step = steps.next(); !step.done;) {
      await pause();
      if (performance.now() >= end) return;
      step = steps.next(await send(token, step.value));
    }
  }
}

/** Thinking: most pauses are short, some long. */
function pause() {
  return wait(Math.min(-Math.log(1 - Math.random()), 4) * Number(values.pause) * 1_000);
}

/** Sends a request, records it, and returns its data; `undefined` after a failure. */
async function send(token, [kind, to, body, file]) {
  const from = performance.now();
  const headers = { accesstoken: token, authorization: `Bearer ${token}` };
  let content = JSON.stringify(body);
  if (to === '/login') content = new URLSearchParams(body);
  else if (file === undefined) headers['content-type'] = 'application/json';
  else {
    content = new FormData();
    for (const [name, value] of Object.entries(body)) content.set(name, value);
    content.set('file', new Blob([file]), '候选人.csv');
  }
  let status = 0;
  let data;
  try {
    const init = { method: 'POST', headers, body: content };
    const response = await fetch(`${proxy.url}/CM-API${to}`, init);
    status = response.status;
    ({ data } = await response.json());
  } catch {
    status ||= 0;
  }
  const second = Math.floor((from - startedAt) / 1_000);
  requests.push({ second, kind, to, status, took: performance.now() - from });
  if (kind === 'note' && status === 200) acknowledged.push(body.content);
  if (kind === 'order' && status === 200) placed.push(data.id);
  return status === 200 ? data : undefined;
}

async function killOne() {
  await wait(LENGTH / 3);
  const at = secondNow();
  running.get('web2').kill('SIGKILL');
  await wait(Math.min(REPAIR, LENGTH / 6));
  await start('web2', 'web', ports[1]);
  return { at, back: secondNow() };
}

async function restartDatabase() {
  await wait((LENGTH * 2) / 3);
  const at = secondNow();
  await database.restart();
  return { at, back: secondNow() };
}

function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function secondNow() {
  return Math.round((performance.now() - startedAt) / 1_000);
}

function measure() {
  load.push(loadavg()[0]);
  const of = ({ pid }) =>
    existsSync(`/proc/${pid}/status`)
      ? Math.round(
          Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
        )
      : 0;
  const minute = Math.round(secondNow() / 60);
  if (memory.at(-1)?.minute === minute) memory.pop();
  memory.push({
    minute,
    ...Object.fromEntries([...running].map(([name, child]) => [name, of(child)])),
  });
}

/** Returns the acknowledged notes and orders that the server does not have. */
async function missing() {
  const token = await tokenOf(proxy.url, 'admin');
  const stored = new Set();
  for (let pageNum = 1; ; pageNum += 1) {
    const { content } = await dataOf(proxy.url, token, '/gOrderFollowUpLog/getList', {
      pageNum,
      pageSize: 500,
      searchParam: JSON.stringify({ SEARCH_LIKE_content: run }),
    });
    for (const row of content) stored.add(row.content);
    if (content.length < 500) break;
  }
  const lost = acknowledged.filter((content) => !stored.has(content));
  for (const orderId of placed) {
    const found = await callServer(proxy.url, token, '/gOrderBaseApi/getOrderDetail', { orderId });
    if (found.code !== 0) lost.push(orderId);
  }
  return lost;
}
