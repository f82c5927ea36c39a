import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataOf, startServer, tokenOf } from '../e2e/server.ts';

/**
 * `npx tsx bench/statistics.mjs`: measures the nine statistics of the built reference server over
 * HTTP, with the 20,000 orders of development. `--demo large` has a million; `--database URL` uses
 * PostgreSQL; `--data FOLDER` is the folder of the embedded database; `--requests 20` is the number
 * of requests of each. Writes `STATISTICS.md`, or `STATISTICS.postgres.md`.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string', default: path.join(here, '.statistics') },
    demo: { type: 'string' },
    requests: { type: 'string', default: '20' },
  },
});
/** Milliseconds that a page may take. */
const LIMIT = 300;
const STATISTICS = [
  'flashStatistic',
  'getOrderStatistic',
  'getMakeOrderStatistic',
  'deliveryStatistic',
  'divideStatistic',
  'personalStatistic',
  'projectManagerStatistic',
  'qualityStatistic',
  'workStatistic',
];
/** Amounts by day, whose calls have paths of their own; two take no period. */
const AMOUNTS = [
  ['companyAmountLog', '/main/companyAmountLog'],
  ['getLatestOrderAmount', '/mainBoradMall/getLatestOrderAmount'],
  ['getMainBoradMall', '/mainBoradMall/getMainBoradMall'],
];
const PERIODS = [
  ['a month by day', 30, 'day'],
  ['a year by month', 365, 'month'],
];
const dayText = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

mkdirSync(values.data, { recursive: true });
const server = await startServer(values.data, {
  ...(values.demo && { demo: values.demo }),
  database: values.database ?? '',
});
try {
  const report = await measureAll(server.url);
  process.stdout.write(report);
  const file = values.database ? 'STATISTICS.postgres.md' : 'STATISTICS.md';
  writeFileSync(path.join(here, file), report);
} finally {
  await server.end('SIGTERM');
}

async function measureAll(url) {
  const token = await tokenOf(url, 'admin');
  const { total } = await dataOf(url, token, '/vOrderInfo/getList', { pageNum: 1, pageSize: 20 });
  const lines = [];
  const calls = [...STATISTICS.map((name) => [name, `/api/statistic/${name}`]), ...AMOUNTS];
  for (const [name, path] of calls) {
    const cells = [];
    for (const [, days, groupBy] of PERIODS) {
      const times = [];
      for (let turn = 0; turn < Number(values.requests); turn += 1) {
        // Another period each time, so that nothing is asked twice.
        const startDate = dayText(days + turn);
        const from = performance.now();
        await dataOf(url, token, path, { startDate, endDate: dayText(turn), groupBy });
        times.push(performance.now() - from);
      }
      times.sort((a, b) => a - b);
      const at = (share) => times[Math.floor(times.length * share)].toFixed(0);
      cells.push(at(0.5), at(0.95));
    }
    lines.push(`| ${name} | ${cells.join(' | ')} |`);
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  return [
    `${total.toLocaleString('en')} orders, ${values.database ? 'PostgreSQL' : 'PGlite'}, ${values.requests} requests each, over HTTP. Milliseconds; the limit of p95 is ${LIMIT}.`,
    '',
    `| statistic | ${PERIODS.map(([title]) => `${title}: p50 | p95`).join(' | ')} |`,
    `| --- | ${PERIODS.map(() => '--- | ---').join(' | ')} |`,
    ...lines,
    '',
  ].join('\n');
}
