import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { callServer, dataOf, startServer, tokenOf } from '../e2e/server.ts';

/**
 * `npx tsx bench/abuse.mjs`: measures how long a sign-in and a list take on the built reference
 * server, alone and while people send all that is heavy at once: pictures in other sizes, documents
 * to convert, rich texts and exports. `--seconds 20` is the length of each part,
 * `--database URL` uses PostgreSQL. `--first` lets the server itself, not the programs that it starts,
 * come before all others of a busy machine, whose load would be measured otherwise (`chrt`, as
 * root). Writes `ABUSE.md` or `ABUSE.postgres.md`.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string', default: path.join(here, '.abuse') },
    seconds: { type: 'string', default: '20' },
    first: { type: 'boolean', default: false },
  },
});
const LENGTH = Number(values.seconds) * 1_000;

/** Formats that each later paragraph gets again, since nothing ends them. */
const DENSE = `<p>${Array.from({ length: 90 }, (_, n) => `<b id="${n}">`).join('')}</p>${'<p>甲</p>'.repeat(20_000)}`;
const PAGE = { pageNum: 1, pageSize: 20 };
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

// A converter that takes a second of a processor for each document.
process.env.CONVERT_COMMAND = `${process.execPath} ${path.join(here, 'abuse.convert.cjs')} {input} {output}`;
process.env.CONVERT_MB = '65536';
mkdirSync(values.data, { recursive: true });
const server = await startServer(values.data, { database: values.database ?? '' });
try {
  const report = await measureAll(server);
  process.stdout.write(report);
  writeFileSync(path.join(here, values.database ? 'ABUSE.postgres.md' : 'ABUSE.md'), report);
} finally {
  await server.end('SIGKILL');
}

async function measureAll({ url, pid }) {
  if (values.first) setInterval(comeFirst, 300, pid).unref();
  const tokens = {};
  for (const name of ['officer', 'officer2', 'admin', 'client'])
    tokens[name] = await tokenOf(url, name);
  const watched = {
    'a sign-in': () => tokenOf(url, 'officer2'),
    'the first page of orders': () => dataOf(url, tokens.officer2, '/vOrderInfo/getList', PAGE),
  };
  const alone = await measure(watched);
  const over = new AbortController();
  const counts = {};
  const abuses = Object.entries(await heavyWork(url, tokens)).flatMap(([name, work]) => {
    counts[name] = { done: 0, refused: 0 };
    return Array.from({ length: 4 }, () => repeat(work, counts[name], over.signal));
  });
  const [start, worked] = [performance.now(), threadTime(pid)];
  const abused = await measure(watched);
  const share = (threadTime(pid) - worked) / (performance.now() - start);
  over.abort();
  // What has begun is not awaited: on a busy machine that takes minutes.
  for (const abuse of abuses) void abuse.catch(() => undefined);
  return reportOf(alone, abused, { counts, share });
}

/** Returns what is heavy, each as a function that sends it once; its result is whether it passed. */
async function heavyWork(url, tokens) {
  const upload = async (name, content, kind) => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new Blob([content]), name);
    const headers = { accesstoken: tokens.client, authorization: `Bearer ${tokens.client}` };
    const response = await fetch(`${url}/CM-API/system/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    return (await response.json()).data?.path;
  };
  const noise = () => randomBytes(64).toString('hex');
  const size = { width: 4_000, height: 4_000, channels: 3 };
  const picture = await sharp({ create: { ...size, background: '#345a5a' } }).png().toBuffer();
  const [{ id: categoryId }] = (
    await dataOf(url, tokens.admin, '/hArticleCategory/getList', PAGE)
  ).content;
  const passes = async (request) => (await request).code === 0;
  const call = (token, to, body) => callServer(url, token, to, body);
  return {
    'pictures of 16 million pixels': async () => {
      const address = await upload('a.png', Buffer.concat([picture, randomBytes(8)]), 'picture');
      return address !== undefined && (await fetch(`${url}${address}&size=view`)).ok;
    },
    'documents of a second': async () => {
      const docPath = await upload('a.doc', Buffer.concat([OLE, Buffer.from(noise())]), 'paper');
      const query = new URLSearchParams({ docPath: String(docPath) });
      const headers = { accesstoken: tokens.client, authorization: `Bearer ${tokens.client}` };
      return passes((await fetch(`${url}/CM-API/system/convertDoc?${query}`, { headers })).json());
    },
    'dense rich texts': () =>
      passes(
        call(tokens.admin, '/hArticleInfo/save', { categoryId, title: '甲', content: noise() + DENSE }),
      ),
    'exports of all orders': () =>
      passes(
        call(tokens.officer, '/listFile/start', {
          resource: 'vOrderInfo',
          format: 'xlsx',
          columns: ['orderNo', 'userName', 'companyName'].map((field) => ({ field, label: field })),
          name: '订单',
        }),
      ),
  };
}

async function repeat(work, count, signal) {
  while (!signal.aborted) {
    const passed = await work().catch(() => false);
    if (signal.aborted) return;
    count[passed ? 'done' : 'refused'] += 1;
    if (!passed) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Gives all threads of a process, new ones too, the processor before every other program. */
function comeFirst(pid) {
  spawnSync('chrt', ['-a', '-R', '-r', '-p', '1', String(pid)]);
}

/** Returns the milliseconds that the main thread of a process has worked. */
function threadTime(pid) {
  const [, fields] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** Returns the times of each watched request, which is sent again and again. */
async function measure(watched) {
  const end = performance.now() + LENGTH;
  const entries = Object.entries(watched).map(async ([name, request]) => {
    const times = [];
    while (performance.now() < end) {
      const start = performance.now();
      await request();
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [name, times.sort((a, b) => a - b)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function reportOf(alone, abused, { counts, share }) {
  const at = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const row = (name, times) =>
    `| ${[name, times.length, at(times, 0.5).toFixed(0), at(times, 0.95).toFixed(0), times.at(-1).toFixed(0)].join(' | ')} |`;
  return [
    '# While everything heavy is sent at once',
    '',
    `Milliseconds, on ${values.database ? 'PostgreSQL' : 'the embedded database'}. \`npx tsx bench/abuse.mjs\` measures them. Load of the machine: ${loadavg()[0].toFixed(0)} on ${cpus().length} processors${values.first ? '; the server comes first' : ''}.`,
    '',
    '| request | times | median | p95 | longest |',
    '| --- | --: | --: | --: | --: |',
    ...Object.keys(alone).flatMap((name) => [
      row(`${name}, alone`, alone[name]),
      row(`${name}, with all below`, abused[name]),
    ]),
    '',
    `The thread that answers everybody worked ${(share * 100).toFixed(0)} % of the time meanwhile. It is the figure to compare between machines.`,
    '',
    '| four people send, each again and again | done | refused |',
    '| --- | --: | --: |',
    ...Object.entries(counts).map(([name, { done, refused }]) => `| ${name} | ${done} | ${refused} |`),
    '',
  ].join('\n');
}
