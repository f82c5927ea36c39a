import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataOf, startServer, tokenOf } from '../e2e/server.ts';

/**
 * `npx tsx bench/search.mjs`: measures how long the requests of one person take while another
 * repeats the costliest search that the server allows, on the built server with its small demo
 * (20,000 candidates and orders, embedded database). `--database URL` uses PostgreSQL with a
 * million orders instead; `--requests 60` is the number of measured requests of each kind. Writes
 * `SEARCH.md` or `SEARCH.postgres.md`.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: { database: { type: 'string' }, requests: { type: 'string', default: '60' } },
});
const BUDGET = 100;
const LIMIT = 300;
const DATABASE = values.database
  ? 'PostgreSQL, a million orders'
  : 'Embedded database, 20,000 candidates and orders';

let round = 0;
/** Returns a word that no name holds, another one each time, so that no total is cached. */
const word = (letters) =>
  `${letters[(round += 1) % letters.length]}${(round % 100_000).toString()}`;
const HAN = '伟芳娜敏静秀丽强磊军洋艳勇杰娟涛超明霞平刚';
const words = (count, letters) => Array.from({ length: count }, () => word(letters)).join(',');
/** Returns `count` conditions of one key. */
const repeated = (key, count, value) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [i === 0 ? key : `${key}#${i + 1}`, value(i)]),
  );
const bar = (conditions) => ({ searchParam: JSON.stringify(conditions) });
const either = (conditions) => ({
  searchParamS: encodeURIComponent(JSON.stringify({ searchType: 'or', searchParam: conditions })),
});

const CANDIDATES = '/cCandidateInfo/getList';
const ORDERS = '/vOrderInfo/getList';
/** Searches that use up the budget, each in another way. */
const ATTACKS = {
  'words that no name may hold': [
    CANDIDATES,
    () => bar({ SEARCH_NOTLIKEIN_name: words(BUDGET, HAN) }),
  ],
  'words in Latin letters': [
    CANDIDATES,
    () => bar({ SEARCH_NOTLIKEIN_name: words(BUDGET - 7, 'abcdefghijk') }),
  ],
  'conditions of one Latin word': [
    CANDIDATES,
    () => bar(repeated('SEARCH_NOTLIKE_name', 12, () => word('abcdefghijk'))),
  ],
  'lists of a thousand values': [
    CANDIDATES,
    () => bar(repeated('SEARCH_NN_name', 3, () => words(1_000, 'abcdefghijk'))),
  ],
  'names in another table': [
    ORDERS,
    () => bar(repeated('SEARCH_NOTLIKE_company_name', 7, () => word(HAN))),
  ],
  'alternatives with a frequent part': [
    ORDERS,
    () =>
      either({ SEARCH_LIKEIN_order_no: `20,26,${words(90, HAN)}`, SEARCH_EQ_order_status: '7' }),
  ],
  'frequent parts that an index finds': [
    ORDERS,
    () => bar({ SEARCH_LIKEIN_order_no: `20,26,${words(90, '0123456789')}` }),
  ],
  'pages of ten thousand rows': [ORDERS, () => ({ pageSize: 10_000, pageNum: 1 })],
};

const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-search-'));
const server = await startServer(folder, {
  demo: values.database ? 'large' : 'small',
  database: values.database ?? '',
});
try {
  const report = await measureAll(server.url);
  process.stdout.write(report);
  writeFileSync(path.join(here, values.database ? 'SEARCH.postgres.md' : 'SEARCH.md'), report);
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(url) {
  const [attacker, victim] = [await tokenOf(url, 'officer'), await tokenOf(url, 'officer2')];
  const lines = [await line('nothing', url, victim, { stopped: true })];
  for (const [name, [to, body]] of Object.entries(ATTACKS)) {
    const attack = { stopped: false };
    // Two at once, because one waits for its turn while the other runs.
    const running = Promise.all([1, 2].map(() => repeat(url, attacker, to, body, attack)));
    running.catch(() => undefined);
    lines.push(await line(name, url, victim, attack));
    const durations = (await running).flat();
    lines[lines.length - 1] += ` ${Math.round(quantile(durations, 0.5))} |`;
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  return [
    'Milliseconds that a person’s requests (details with the menu, and a page of orders) take while',
    'another person repeats the costliest search without a pause, two at a time.',
    `${DATABASE}, ${values.requests} requests of each kind. Limit: p95 ${LIMIT}.`,
    '',
    '| repeated search | menu p50 | menu p95 | page p50 | page p95 | search itself, p50 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines.map((text, i) => (i === 0 ? `${text} – |` : text)),
    '',
  ].join('\n');
}

/** Repeats a search until it is stopped. Returns how long each took until its answer or refusal. */
async function repeat(url, token, to, body, attack) {
  const times = [];
  while (!attack.stopped) {
    const from = performance.now();
    await dataOf(url, token, to, body()).catch((error) =>
      process.stderr.write(`${error.message}\n`),
    );
    times.push(performance.now() - from);
  }
  return times;
}

async function line(name, url, token, attack) {
  const menu = [];
  const page = [];
  for (let i = 0; i < Number(values.requests); i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 40 + ((i * 37) % 120)));
    menu.push(await timed(() => dataOf(url, token, '/getUserInfo', { userType: 'serviceUser' })));
    page.push(await timed(() => dataOf(url, token, ORDERS, { pageNum: 1 + i, pageSize: 20 })));
  }
  attack.stopped = true;
  const figures = [menu, page].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)]);
  return `| ${name} | ${figures.map(Math.round).join(' | ')} |`;
}

async function timed(request) {
  const from = performance.now();
  await request();
  return performance.now() - from;
}

function quantile(times, part) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;
}
