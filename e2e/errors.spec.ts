// Reached by: clientErrors shell/errors shell/session api/http
import type { Page } from '@playwright/test';
import { furtherVariant, enterAs, expect, labels, shown, signIn, test, spine } from './journey';

const w = labels.zh;

interface Answer {
  status?: number;
  body: string;
  contentType?: string;
}
const json = (body: object, status = 200): Answer => ({ status, body: JSON.stringify(body) });

/** Signs in and opens an order that waits to be accepted. */
async function openWaitingOrder(page: Page, language: 'zh' | 'en' = 'zh') {
  const words = labels[language];
  await page.addInitScript((preferred) => {
    localStorage.setItem('mj.theme', JSON.stringify({ language: preferred }));
  }, language);
  await page.goto('/');
  await signIn(page, 'officer', words);
  await page.goto('/f-order/f-order/orderList?orderStatus.EQ=10');
  await shown(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(acceptButton(page, language)).toBeVisible();
}
const acceptButton = (page: Page, language: 'zh' | 'en' = 'zh') =>
  shown(page).getByRole('button', { name: labels[language].accept, exact: true });

/** Has the server answer so to accepting an order, and accepts one. */
async function acceptWith(page: Page, answer: Answer) {
  await page.unroute('**/gOrderBaseApi/update');
  await page.route('**/gOrderBaseApi/update', (route) =>
    route.fulfill({ contentType: 'application/json', status: 200, ...answer }),
  );
  await acceptButton(page).click();
}

/** The message of the application; there is one at a time. */
const message = (page: Page) => page.locator('body > * [role=alert], body > * [role=status]');
const says = (page: Page, text: string) => message(page).getByText(text, { exact: true });

function countCalls(page: Page, path: string) {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.count += 1;
  });
  return calls;
}

const page502 = '<html><head><title>502</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const long = `<p>${'磁盘已满。'.repeat(80)}</p>`;

/** Failures that a message tells of, each with its text. */
const TOLD = [
  ['code 500', json({ code: 500, msg: '余额不足，请先充值' }), '余额不足，请先充值'],
  ['another code', json({ code: 10_012, msg: '该订单已归档' }), '该订单已归档'],
  [
    'a message that quotes a name',
    json({ code: 500, msg: '候选人「token无效」已存在' }),
    '候选人「token无效」已存在',
  ],
  [
    'HTTP 404 with a text',
    { status: 404, body: '没有这个接口', contentType: 'text/plain; charset=utf-8' },
    '没有这个接口',
  ],
  ['HTTP 404 with an envelope', json({ code: 404, msg: '订单不存在' }, 404), '订单不存在'],
  [
    'HTTP 503',
    json({ message: '系统维护中，预计 23:00 恢复' }, 503),
    '系统维护中，预计 23:00 恢复',
  ],
  ['HTTP 405', json({ message: '不支持该请求方式' }, 405), '不支持该请求方式'],
  [
    'another status with a text',
    { status: 418, body: '请稍后再试', contentType: 'text/plain; charset=utf-8' },
    '请稍后再试',
  ],
  [
    'a gateway’s page',
    { status: 502, body: page502, contentType: 'text/html' },
    '服务暂时不可用，请稍后重试',
  ],
  [
    'a page of 5 MB',
    { status: 500, body: long.repeat(2_000), contentType: 'text/html; charset=utf-8' },
    '磁盘已满。'.repeat(40),
  ],
] as const;

test(
  'a failure shows its message for five seconds, and the session goes on',
  spine,
  async ({ page }) => {
    const leaves = countCalls(page, '/logOut');
    await page.clock.install();
    await openWaitingOrder(page);

    for (const [row, answer, text] of TOLD)
      await test.step(row, async () => {
        await acceptWith(page, answer);
        await expect(says(page, text)).toBeVisible();
        await page.clock.fastForward(3_500);
        await expect(says(page, text)).toBeVisible();
        await page.clock.fastForward(2_000);

        await expect(says(page, text)).toHaveCount(0);
        await expect(acceptButton(page)).toBeEnabled();
        expect(leaves.count).toBe(0);
      });
  },
);

for (const [row, answer, text, seconds, details] of [
  ['code 401', json({ code: 401, msg: 'x' }), '登录会话过期，请重新登录', 3, {}],
  ['an invalid token', json({ code: 500, msg: 'token无效' }), '会话过期，请重新登录', 5, {}],
  [
    'an invalid token in English',
    json({ code: 500, msg: 'token is invalid' }),
    '会话过期，请重新登录',
    5,
    furtherVariant,
  ],
  ['HTTP 401', json({ code: 401, msg: 'x' }, 401), '登录过期, 请重新登录', 5, {}],
] as const) {
  test(`${row} says so for ${seconds} seconds and signs out`, details, async ({ page }) => {
    const leaves = countCalls(page, '/logOut');
    await page.clock.install();
    await openWaitingOrder(page);

    await acceptWith(page, answer);

    await expect(says(page, text)).toBeVisible();
    await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login\?redirect=%2Ff-order%2Ff-order%2ForderDetails/);
    await expect.poll(() => leaves.count).toBe(1);
    await page.clock.fastForward((seconds - 1.5) * 1_000);
    await expect(says(page, text)).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(says(page, text)).toHaveCount(0);
  });
}

test(
  'signing out with a session that has ended already shows no message',
  furtherVariant,
  async ({ page }) => {
    await enterAs(page, 'officer');
    await page.route('**/logOut', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"code":401,"msg":"x"}',
      }),
    );
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: w.signOut }).click();

    await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();
    await expect(page.getByText(/过期/)).toHaveCount(0);
  },
);

test('one message is shown at a time', furtherVariant, async ({ page }) => {
  await openWaitingOrder(page);
  await acceptWith(page, json({ code: 500, msg: '第一条消息' }));
  await expect(says(page, '第一条消息')).toBeVisible();

  await acceptWith(page, json({ code: 500, msg: '第二条消息' }));

  await expect(says(page, '第二条消息')).toBeVisible();
  await expect(page.getByText('第一条消息')).toHaveCount(0);
});

test('in English, the texts of the transport are English', furtherVariant, async ({ page }) => {
  await openWaitingOrder(page, 'en');
  await page.route('**/gOrderBaseApi/update', (route) => route.abort());
  await acceptButton(page, 'en').click();
  await expect(
    says(page, 'The connection failed. Check your network and try again.'),
  ).toBeVisible();

  await page.unroute('**/gOrderBaseApi/update');
  await page.route('**/gOrderBaseApi/update', (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"code":401}' }),
  );
  await acceptButton(page, 'en').click();
  await expect(says(page, 'Your session has expired. Please sign in again.')).toBeVisible();
});

test('a page that breaks is reported to the server, without what was typed', async ({ page }) => {
  const reports: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/clientError/report'))
      reports.push(request.postDataJSON() as Record<string, string>);
  });
  await enterAs(page, 'officer');
  await page.route('**/cCandidateInfo/getList*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { content: unknown[] } };
    body.data.content = [null];
    await route.fulfill({ response, json: body });
  });
  await page.goto('/f-order/candidateList?name.LIKE=李');

  await expect(shown(page).getByRole('heading', { name: '页面出错了' })).toBeVisible();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]).toMatchObject({
    kind: 'rendered',
    name: 'TypeError',
    stack: expect.stringMatching(/^at .*\/assets\/[\w.-]+\.js:\d+:\d+/),
    page: '/f-order/candidateList',
    release: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(JSON.stringify(reports)).not.toMatch(/李|LIKE/);
});
