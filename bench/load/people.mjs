import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../e2e/server.ts';
import { identityCheck } from '../../packages/api/src/rules/identityNumber.ts';

const PAGE = { pageNum: 1, pageSize: 20 };
const SURNAMES = '王李张刘陈杨赵黄周吴';
const dayText = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const search = (conditions) => ({ ...PAGE, searchParam: JSON.stringify(conditions) });

/**
 * The journeys of people by who takes them. Each is a generator of calls, `[kind, path, body]`, between
 * which its person thinks; it gets the data of each response, `undefined` after a refusal.
 */
export const JOURNEYS = {
  officer: [signIn, lists, order, notes, statistics, report],
  client: [signIn, lists, order, imports],
  candidate: [form],
};

function* signIn({ username }) {
  const userType = username.startsWith('client') ? 'companyUser' : 'serviceUser';
  yield ['change', '/login', { username, password: PASSWORD, userType }];
  yield ['read', '/getUserInfo', { userType }];
}

function* lists() {
  yield ['read', '/vOrderInfo/getList', PAGE];
  yield ['read', '/vOrderInfo/getList', { ...PAGE, pageNum: 2 + Math.floor(Math.random() * 50) }];
  yield ['read', '/vOrderInfo/getList', search({ SEARCH_LIKE_user_name: pick(SURNAMES) })];
  yield ['read', '/vOrderInfo/getList', search({ SEARCH_EQ_order_status: String(10 + 10 * Math.floor(Math.random() * 9)) })];
}

function* order() {
  const orderId = yield* someOrder();
  if (orderId) yield ['read', '/gOrderBaseApi/getOrderDetail', { orderId }];
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
  const page = yield ['read', '/GOrderReportVersion/getList', PAGE];
  const orderId = pick(page?.content ?? [])?.orderId;
  if (orderId) yield ['read', '/report/getContent', { orderId }];
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
