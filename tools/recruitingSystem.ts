import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { RecruitingSystem } from '../apps/server/src/features/recruiting/tables';
import {
  recruitingStandIn,
  signedOrder,
} from '../apps/server/src/features/recruiting/standIn.fixtures';
import { dataOf, tokenOf } from '../e2e/server';

/**
 * `npx tsx tools/recruitingSystem.ts --server http://127.0.0.1:4310`: stands in for a recruiting
 * system at a server with demo data, which was started with `LOCAL_WEBHOOKS=1`. It connects a
 * client to itself, places an order, and prints each delivery until Ctrl-C.
 *
 * `--system moka2` (or `feishu`, `dayi`), `--company` (a client's name), `--orders 1`, `--fault` of
 * the orders: `wrong` (another key), `late` (signed an hour ago), `repeat` (each three times),
 * `backwards` (the last first), `silent` (none). `--status 200` and `--delay 0` (in milliseconds)
 * are what it answers deliveries with.
 */
const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:4310' },
    system: { type: 'string', default: 'moka2' },
    company: { type: 'string', default: '会飞的橘子（上海）文化科技有限公司' },
    orders: { type: 'string', default: '1' },
    fault: { type: 'string', default: 'none' },
    status: { type: 'string', default: '200' },
    delay: { type: 'string', default: '0' },
  },
});
const SYSTEMS: Readonly<Record<string, RecruitingSystem>> = { moka2: 1, feishu: 2, dayi: 3 };
const KEY = 'key of the stand-in';
const HOUR = 3_600_000;
const system = SYSTEMS[values.system];
if (!system) throw new Error(`--system is one of ${Object.keys(SYSTEMS).join(', ')}.`);
const run = randomUUID().slice(0, 8);
const say = (line: string) =>
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

const standIn = await recruitingStandIn();
Object.assign(standIn.known, { status: Number(values.status), delay: Number(values.delay) });
const connectionId = await connect();
say(`${values.system} of ${values.company} is at ${standIn.url}`);
for (const order of orders()) say(`${order.eventId}: ${await send(order)}`);
let told = 0;
setInterval(() => {
  for (; told < standIn.deliveries.length; told += 1) {
    const { path, body } = standIn.deliveries[told]!;
    say(`→ ${values.status} ${path} ${body}`);
  }
}, 200);

/** Points the connection of the client to this program, and returns its id. */
async function connect() {
  const token = await tokenOf(values.server, 'admin');
  const search = (field: string, value: string) => ({
    searchParam: JSON.stringify({ [`SEARCH_EQ_${field}`]: value }),
  });
  const call = async <Data>(path: string, input: object) =>
    dataOf<Data>(values.server, token, path, input);
  const companies = await call<{ content: { id: string }[] }>(
    '/aCompanyInfo/getList',
    search('company_name', values.company),
  );
  const companyId = companies.content[0]?.id;
  if (companyId === undefined) throw new Error(`There is no client “${values.company}”.`);
  await call(`/api/${values.system}/saveConfig`, {
    companyId,
    accountId: 'account-1',
    clientId: 'client-1',
    clientSecret: 'secret of the stand-in',
    signingKey: KEY,
    baseUrl: standIn.url,
    packages: JSON.stringify([{ packageId: 'standard', productId: 'STD_MID' }]),
    enabled: 1,
  });
  const connections = await call<{ content: { id: string; atsType: number }[] }>(
    '/recruitingConnection/getList',
    search('company_id', companyId),
  );
  return connections.content.find(({ atsType }) => Number(atsType) === Number(system))!.id;
}

/** Returns the orders to send, as often and in the order that the fault asks for. */
function orders() {
  if (values.fault === 'silent') return [];
  const made = Array.from({ length: Number(values.orders) }, (_, at) => ({
    eventId: `event-${run}-${at + 1}`,
    thirdOrderId: `third-${run}-${at + 1}`,
    accountId: 'account-1',
    packageId: 'standard',
    additionalItemIds: [],
    candidate: {
      name: '陆游',
      mobile: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      idCardNo: '310101199001011234',
      email: null,
      position: '编辑',
    },
    remark: null,
  }));
  if (values.fault === 'repeat') return made.flatMap((order) => [order, order, order]);
  return values.fault === 'backwards' ? made.toReversed() : made;
}

/** Sends an order, and returns what the server answers. */
async function send(order: ReturnType<typeof orders>[number]) {
  const { body, headers } = signedOrder(system!, order, {
    key: values.fault === 'wrong' ? 'another key' : KEY,
    now: new Date(Date.now() - (values.fault === 'late' ? HOUR : 0)),
  });
  const response = await fetch(
    `${values.server}/CM-API/api/${values.system}/receiveOrder?connectionId=${connectionId}`,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
  );
  return `${response.status} ${await response.text()}`;
}
