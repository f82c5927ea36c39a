import { randomUUID } from 'node:crypto';
import { CANDIDATE } from '../../e2e/candidate.ts';
import { PASSWORD } from '../../e2e/server.ts';
import { identityCheck } from '../../packages/api/src/rules/identityNumber.ts';

const PAGE = { pageNum: 1, pageSize: 20 };
/** Share of the reports that are read whose document is made too: some 500 in an hour. */
const DOCUMENTS = 0.3;
/** Share of the searches by name that are a surname alone, which a tenth of all rows can match. */
const SURNAMES_ALONE = 0.05;
const SURNAMES = '王李张刘陈杨赵黄周吴';
const dayText = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const search = (conditions) => ({ ...PAGE, searchParam: JSON.stringify(conditions) });

/**
 * The journeys of people by who takes them. Each is a generator of calls, `[kind, path, body]`, between
 * which its person thinks; it gets the data of each response, `undefined` after a refusal.
 */
export const JOURNEYS = {
  officer: [signIn, lists, order, notes, statistics, report, place],
  client: [signIn, lists, order, imports],
  candidate: [form],
};

function* signIn({ username }) {
  const userType = username.startsWith('client') ? 'companyUser' : 'serviceUser';
  yield ['change', '/login', { username, password: PASSWORD, userType }];
  yield ['read', '/getUserInfo', { userType }];
}

function* lists() {
  const page = yield ['read', '/vOrderInfo/getList', PAGE];
  yield ['read', '/vOrderInfo/getList', { ...PAGE, pageNum: 2 + Math.floor(Math.random() * 50) }];
  const { userName } = pick(page?.content ?? []) ?? {};
  const name = userName === undefined || Math.random() < SURNAMES_ALONE ? pick(SURNAMES) : userName;
  yield ['read', '/vOrderInfo/getList', search({ SEARCH_LIKE_user_name: name })];
  const status = String(10 + 10 * Math.floor(Math.random() * 9));
  yield ['read', '/vOrderInfo/getList', search({ SEARCH_EQ_order_status: status })];
}

function* order() {
  const orderId = yield* someOrder();
  if (orderId) yield ['read', '/gOrderBaseApi/getOrderDetail', { orderId }];
}

function* place() {
  const page = yield ['read', '/vOrderInfo/getList', PAGE];
  const { companyId } = pick(page?.content ?? []) ?? {};
  if (!companyId) return;
  const placed = yield [
    'order',
    '/gOrderInfo/save',
    {
      ...CANDIDATE,
      companyId,
      productId: 'STD_BASE',
      orderType: 1,
      mobile: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      idType: 1,
      position: '会计',
      city: JSON.stringify(['310000', '310100']),
    },
  ];
  if (!placed) return;
  yield ['change', '/gOrderBaseApi/update', { orderId: placed.id, action: 'take' }];
  yield ['read', '/gOrderBaseApi/getOrderDetail', { orderId: placed.id }];
}

function* notes({ run }) {
  const orderId = yield* someOrder();
  if (!orderId) return;
  for (let count = 0; count < 3; count += 1) {
    const content = `${run} ${randomUUID()}`;
    yield ['note', '/gOrderFollowUpLog/save', { orderId, contactName: '王经理', content, result: 1 }];
    yield ['read', '/gOrderBaseApi/getOrderDetail', { orderId }];
  }
}

function* statistics() {
  const period = { startDate: dayText(30 + Math.floor(Math.random() * 300)), endDate: dayText(0), groupBy: 'month' };
  yield ['read', '/api/statistic/getOrderStatistic', period];
  yield ['read', '/api/statistic/deliveryStatistic', period];
}

function* report() {
  const { total = 0 } = (yield ['read', '/GOrderReportVersion/getList', PAGE]) ?? {};
  const pageNum = 1 + Math.floor((Math.random() * total) / PAGE.pageSize);
  const page = yield ['read', '/GOrderReportVersion/getList', { ...PAGE, pageNum }];
  const orderId = pick(page?.content ?? [])?.orderId;
  if (!orderId) return;
  yield ['read', '/report/getContent', { orderId }];
  const language = pick(['zh', 'en']);
  if (Math.random() < DOCUMENTS) yield ['document', '/report/genReport', { orderId, language }];
}

function* imports() {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const body = `31010119900101${String(index + 100)}`;
    return `候选人${index},139${String(10_000_000 + index)},${body}${identityCheck(body)},研发`;
  });
  const file = ['姓名,手机,身份证号,部门', ...rows].join('\n');
  const made = yield ['change', '/gOrderImport/save', { orderType: '1', productId: 'STD_MID' }, file];
  if (!made) return;
  yield ['read', '/gOrderImport/getRows', { id: made.id }];
  yield ['change', '/gOrderImport/delete', { id: made.id }];
}

function* form() {
  yield ['read', '/api/collectPage/getCollectPageData', {}];
  const employment = [{ 'employment.company': `公司${Math.floor(Math.random() * 1_000)}` }];
  const dataForm = JSON.stringify(employment);
  yield ['change', '/gCollectApi/submitSingleFormData', { groupCode: 'employment', dataForm }];
}

function* someOrder() {
  const page = yield ['read', '/vOrderInfo/getList', { ...PAGE, pageNum: 1 + Math.floor(Math.random() * 20) }];
  return pick(page?.content ?? [])?.id;
}
