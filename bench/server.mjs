import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataOf, startServer, tokenOf } from '../e2e/server.ts';

/**
 * `npx tsx bench/server.mjs`: measures the built reference server with a million orders and eight
 * concurrent clients over HTTP. `--database URL` uses PostgreSQL instead of the embedded database;
 * `--data FOLDER` is the folder of the latter, which takes minutes to create; `--requests 30` is
 * the number of requests per client. Writes `SERVER.md` or `SERVER.postgres.md`.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string', default: path.join(here, '.data') },
    requests: { type: 'string', default: '30' },
  },
});
const CLIENTS = 8;
const EXPORTED = 100_000;
const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'.split('');

const dayText = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const lastDays = (days) => `${dayText(days)},${dayText(-1)}`;
/** Returns about twenty days, different for each turn, so that no total is cached. */
const daysOf = (turn) =>
  `${dayText(20 + ((turn * 13) % 300) + (turn % 7))},${dayText((turn * 13) % 300)}`;
const nameOf = (turn) =>
  `${SURNAMES[turn % SURNAMES.length]}${'伟芳娜敏静秀丽强磊军'[Math.floor(turn / SURNAMES.length) % 10]}`;
const round = (time) => (time < 10 ? time.toFixed(1) : time.toFixed(0));

mkdirSync(values.data, { recursive: true });
const server = await startServer(values.data, { demo: 'large', database: values.database ?? '' });
try {
  const report = await measureAll(server);
  process.stdout.write(report);
  writeFileSync(path.join(here, values.database ? 'SERVER.postgres.md' : 'SERVER.md'), report);
} finally {
  await server.end('SIGTERM');
}

async function measureAll({ url, pid }) {
  const tokens = await Promise.all(
    ['officer', 'officer2', 'admin'].map((name) => tokenOf(url, name)),
  );
  const call = (turn, to, body) => dataOf(url, tokens[turn % tokens.length], to, body);
  const list = (turn, body) =>
    call(turn, '/vOrderInfo/getList', { pageNum: 1, pageSize: 20, ...body });
  const search = (conditions) => ({ searchParam: JSON.stringify(conditions) });
  const { total } = await list(0, {});
  const requests = [
    // Name, maximum p95 on the embedded database in milliseconds, request.
    ['the first page', 200, (turn) => list(turn, {})],
    [
      'another page of the first 200',
      200,
      (turn) => list(turn, { pageNum: 1 + ((turn * 37) % 200) }),
    ],
    [
      'new days, counted exactly',
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
  for (const [name, target, request] of requests) {
    const { p50, p95 } = await load(request);
    lines.push(`| ${name} | ${round(p50)} | ${round(p95)} | ${values.database ? 200 : target} |`);
    process.stderr.write(`${lines.at(-1)}\n`);
  }

  const alone = await load(requests[1][2]);
  const before = memoryOf(pid);
  const exported = exportRows(
    call,
    search({ SEARCH_BETWEEN_order_time: await rangeOf(list, search) }),
  );
  const beside = await load(requests[1][2]);
  const { seconds, rows, peak } = await exported.then((ended) => ({
    ...ended,
    peak: memoryOf(pid, 'VmHWM'),
  }));
  return [
    `${total.toLocaleString('en')} orders, ${values.database ? 'PostgreSQL' : 'PGlite'}, ${CLIENTS} concurrent clients, ${values.requests} requests each, over HTTP. Milliseconds.`,
    '',
    '| request | p50 | p95 | limit |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    `An export of ${rows.toLocaleString('en')} rows took ${seconds.toFixed(0)} s while eight clients requested pages: p95 ${round(beside.p95)} ms meanwhile, ${round(alone.p95)} ms without`,
    `(${(beside.p95 / alone.p95).toFixed(2)} ×; limit 2). Memory grew by ${peak - before} MB at its peak (limit 200).`,
    '',
  ].join('\n');
}

/** Sends the requests of all clients concurrently, and those of one client in sequence. */
async function load(request) {
  const times = [];
  const run = async (client) => {
    for (let index = 0; index < Number(values.requests); index += 1) {
      const from = performance.now();
      await request(client + index * CLIENTS);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => run(client)));
  times.sort((a, b) => a - b);
  return {
    p50: times[Math.floor(times.length * 0.5)],
    p95: times[Math.floor(times.length * 0.95)],
  };
}

/** Returns the latest days with about as many orders as are exported. */
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
  ].map((field) => ({ field, label: field }));
  const job = await call(0, '/listFile/start', {
    resource: 'vOrderInfo',
    format: 'xlsx',
    name: '订单',
    columns,
    ...conditions,
  });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const current = (await call(0, '/listFile/getList', {})).find(({ id }) => id === job.id);
    if (current.status === 'failed') throw new Error(`The export failed: ${current.error}`);
    if (current.status === 'done')
      return { seconds: (performance.now() - from) / 1_000, rows: current.total };
  }
}

/** Returns the resident memory of a process in MB; `VmHWM` is its peak. */
function memoryOf(pid, field = 'VmRSS') {
  return Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) /
      1024,
  );
}
