import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `node bench/server.mjs`: the reference server with a million orders, eight people at once, over
 * HTTP. `--database URL` asks PostgreSQL in place of the embedded database; `--data FOLDER` says
 * where that lies, since making it takes minutes; `--asks 30` how often each person asks. Writes
 * `SERVER.md` (`SERVER.postgres.md`). The server must be built.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string', default: path.join(here, '.data') },
    asks: { type: 'string', default: '30' },
  },
});
const PEOPLE = 8;
const EXPORTED = 100_000;
const PASSWORD = 'Mingjian@2026';
const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'.split('');

const dayText = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const lastDays = (days) => `${dayText(days)},${dayText(-1)}`;
/** Twenty days or so, other ones each time, so that no total is known. */
const daysOf = (turn) =>
  `${dayText(20 + ((turn * 13) % 300) + (turn % 7))},${dayText((turn * 13) % 300)}`;
const nameOf = (turn) =>
  `${SURNAMES[turn % SURNAMES.length]}${'伟芳娜敏静秀丽强磊军'[Math.floor(turn / SURNAMES.length) % 10]}`;
const round = (time) => (time < 10 ? time.toFixed(1) : time.toFixed(0));

const server = await startServer();
try {
  const report = await measureAll(server);
  process.stdout.write(report);
  writeFileSync(path.join(here, values.database ? 'SERVER.postgres.md' : 'SERVER.md'), report);
} finally {
  server.process.kill('SIGTERM');
}

async function measureAll({ url, process: { pid } }) {
  const tokens = await Promise.all(
    ['officer', 'officer2', 'admin'].map((name) => signIn(url, name)),
  );
  const call = (turn, to, body) => send(url, tokens[turn % tokens.length], to, body);
  const list = (turn, body) =>
    call(turn, '/vOrderInfo/getList', { pageNum: 1, pageSize: 20, ...body });
  const search = (conditions) => ({ searchParam: JSON.stringify(conditions) });
  const { total } = await list(0, {});
  const questions = [
    ['the first page', 200, (turn) => list(turn, {})],
    [
      'another page of the first 200',
      200,
      (turn) => list(turn, { pageNum: 1 + ((turn * 37) % 200) }),
    ],
    [
      'days never asked for, counted exactly',
      500,
      (turn) => list(turn, search({ SEARCH_BETWEEN_order_time: daysOf(turn) })),
    ],
    [
      'a status, counted exactly',
      500,
      (turn) => list(turn, search({ SEARCH_EQ_order_status: String(10 * (1 + (turn % 9))) })),
    ],
    [
      'part of a name',
      1_000,
      (turn) => list(turn, search({ SEARCH_LIKE_user_name: nameOf(turn) })),
    ],
    [
      'part of an order number',
      1_000,
      (turn) =>
        list(turn, search({ SEARCH_LIKE_order_no: String(10_000 + ((turn * 7_919) % 90_000)) })),
    ],
  ];
  const lines = [];
  for (const [name, target, ask] of questions) {
    const { p50, p95 } = await load(ask);
    lines.push(`| ${name} | ${round(p50)} | ${round(p95)} | ${values.database ? 200 : target} |`);
    process.stderr.write(`${lines.at(-1)}\n`);
  }

  const alone = await load(questions[1][2]);
  const before = memoryOf(pid);
  const exported = exportRows(
    call,
    search({ SEARCH_BETWEEN_order_time: await rangeOf(list, search) }),
  );
  const beside = await load(questions[1][2]);
  const { seconds, rows, peak } = await exported.then((ended) => ({
    ...ended,
    peak: memoryOf(pid, 'VmHWM'),
  }));
  return [
    `${total.toLocaleString('en')} orders, ${values.database ? 'PostgreSQL' : 'PGlite'}, ${PEOPLE} people at once, ${values.asks} questions each, over HTTP. Milliseconds.`,
    '',
    '| question | p50 | p95 | wanted |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    `An export of ${rows.toLocaleString('en')} rows took ${seconds.toFixed(0)} s while eight people asked for pages: p95 ${round(beside.p95)} ms beside it, ${round(alone.p95)} ms without`,
    `(${(beside.p95 / alone.p95).toFixed(2)} ×; at most 2 wanted). Memory grew by ${peak - before} MB at its highest (under 200 wanted).`,
    '',
  ].join('\n');
}

/** Asks as all people at once, each question after the answer to the one before. */
async function load(ask) {
  const times = [];
  const one = async (person) => {
    for (let at = 0; at < Number(values.asks); at += 1) {
      const from = performance.now();
      await ask(person + at * PEOPLE);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => one(person)));
  times.sort((a, b) => a - b);
  return {
    p50: times[Math.floor(times.length * 0.5)],
    p95: times[Math.floor(times.length * 0.95)],
  };
}

/** Returns the newest days that hold about as many orders as are exported. */
async function rangeOf(list, search) {
  let [low, high] = [1, 3_000];
  while (high - low > 1) {
    const days = Math.round((low + high) / 2);
    const { total } = await list(0, search({ SEARCH_BETWEEN_order_time: lastDays(days) }));
    if (total < EXPORTED) low = days;
    else high = days;
  }
  return lastDays(high);
}

async function exportRows(call, conditions) {
  const from = performance.now();
  const columns = [
    'orderNo',
    'userName',
    'companyName',
    'productName',
    'orderStatus',
    'orderTime',
  ].map((prop) => ({ prop, label: prop }));
  const job = await call(0, '/listExport/start', {
    resource: 'vOrderInfo',
    format: 'xlsx',
    columns,
    ...conditions,
  });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const now = (await call(0, '/listExport/getList', {})).find(({ id }) => id === job.id);
    if (now.status === 'failed') throw new Error(`The export failed: ${now.error}`);
    if (now.status === 'done')
      return { seconds: (performance.now() - from) / 1_000, rows: now.total };
  }
}

function startServer() {
  mkdirSync(values.data, { recursive: true });
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: values.data,
    NODE_ENV: 'development',
    DATABASE_URL: values.database ?? '',
  };
  const main = path.join(here, '../apps/server/dist/main.js');
  const started = spawn(process.execPath, [main, '--demo=large'], {
    env,
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

async function signIn(url, username) {
  const body = new URLSearchParams({ username, password: PASSWORD, userType: 'serviceUser' });
  return (await (await fetch(`${url}/CM-API/login`, { method: 'POST', body })).json()).data
    .access_token;
}

async function send(url, token, to, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    accesstoken: token,
    'content-type': 'application/json',
  };
  const answer = await (
    await fetch(`${url}/CM-API${to}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json();
  if (answer.code !== 0) throw new Error(`${to}: ${answer.msg}`);
  return answer.data;
}

/** Resident memory of a process in MB; `VmHWM` is the highest it ever was. */
function memoryOf(pid, field = 'VmRSS') {
  return Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) /
      1024,
  );
}
