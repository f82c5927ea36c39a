import { chromium, type CDPSession, type Page } from 'playwright';
import { dataOf, newDataDir, PASSWORD, startServer, tokenOf } from '../e2e/server';
import { buildIfNeeded } from './build.mjs';
import { chromiumLaunchOptions } from './chromium.mjs';
import { operate, type SoakProblem } from './soak/operate';

/**
 * `npx tsx tools/soak.ts [--operations 5000]`: opens, shows, refreshes, reorders, closes and
 * reopens tabs of the built application, thousands of times, and fails on a heap or a document
 * that grows. The last line counts: `N soak checks passed, M failed`.
 */
const given = process.argv.indexOf('--operations');
const TOTAL = given < 0 ? 5_000 : Number(process.argv[given + 1]);
/** Operations before the first measurement, by which everything has been shown once. */
const WARM_UP = TOTAL / 10;
const STEP = Math.min(250, WARM_UP);
/** Growth that is allowed between the two measurements. */
const GROWTH = 1.1;
const ORDERS = 2_000;

interface Measurement {
  /** Used JavaScript heap after a collection, in megabytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

const RULES = {
  selected: 'one tab is selected after each operation',
  mounted: 'ten pages are mounted at most',
  pinned: 'pinned tabs come first',
  empty: 'a page is shown after each operation',
};

await buildIfNeeded();
const { dataDir, remove } = newDataDir();
const server = await startServer(dataDir);
const options = await chromiumLaunchOptions();
// Machine code that the engine makes of busy functions is in its heap too, and grows for hours.
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), '--js-flags=--jitless'],
});
const checks: [name: string, passed: boolean][] = [];
try {
  await soak();
} finally {
  await browser.close();
  await server.end('SIGTERM');
  remove();
}
for (const [name, passed] of checks) console.log(`${passed ? '✓' : '✗'} ${name}`);
const failed = checks.filter(([, passed]) => !passed).length;
console.log(`${checks.length - failed} soak checks passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function soak() {
  const addresses = await orderAddresses();
  const page = await browser.newPage({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  // esbuild names functions by a helper that the window lacks.
  await page.addInitScript('globalThis.__name = (value) => value;');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await signIn(page);
  const session = await page.context().newCDPSession(page);

  const problems: SoakProblem[] = [];
  let before: Measurement | undefined;
  let after: Measurement | undefined;
  for (let done = 0; done < TOTAL; done += STEP) {
    problems.push(...(await page.evaluate(operate, { addresses, from: done, count: STEP })));
    if (done + STEP === WARM_UP || (done + STEP) % (TOTAL / 5) === 0) {
      after = await measure(page, session, addresses);
      before ??= after;
      console.log(`  ${done + STEP} operations: ${describe(after)}`);
    }
  }
  for (const kind of ['selected', 'mounted', 'pinned', 'empty'] as const) {
    const found = problems.filter((problem) => problem.kind === kind);
    checks.push([`${RULES[kind]}${found[0] ? `: ${found[0].text}` : ''}`, found.length === 0]);
  }
  checks.push([`no error${errors[0] ? `: ${errors[0]}` : ''}`, errors.length === 0]);
  for (const kind of ['heap', 'nodes', 'listeners'] as const) {
    const growth = after![kind] / before![kind];
    checks.push([`${kind} at the end ${growth.toFixed(3)} of the start`, growth <= GROWTH]);
  }
}

/** Returns the addresses of orders, more than any cache may hold. */
async function orderAddresses(): Promise<string[]> {
  const token = await tokenOf(server.url, 'officer');
  const pages = Array.from({ length: ORDERS / 50 }, (_, index) => index + 1);
  const orders = [];
  for (const pageNum of pages) {
    const request = { pageNum, pageSize: 50 };
    const { content } = await dataOf<{ content: { id: string }[] }>(
      server.url,
      token,
      '/vOrderInfo/getList',
      request,
    );
    orders.push(...content);
  }
  return orders.map(({ id }) => `/f-order/f-order/orderDetails?orderId=${id}`);
}

async function signIn(page: Page) {
  await page.goto(server.url);
  await page.getByText('服务人员', { exact: true }).click();
  await page.getByRole('textbox', { name: '用户名' }).fill('officer');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('tablist').waitFor();
}

/** Measures the window in the same state each time: the start page and three orders. */
async function measure(
  page: Page,
  session: CDPSession,
  addresses: readonly string[],
): Promise<Measurement> {
  await page.evaluate(operate, { addresses, from: 0, count: 0 });
  // Requests end, and they and animations let go of what they held. The stream of events never
  // ends.
  await page.waitForTimeout(3_000);
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

function describe({ heap, nodes, listeners }: Measurement) {
  return `${heap.toFixed(1)} MB of heap, ${nodes} nodes, ${listeners} listeners`;
}
