// Reached by: session shell/session shell/menu menus
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, labels, shown, signIn, test } from './journey';
import { PASSWORD } from './server';

const w = labels.zh;
const LIST = '/f-order/f-order/orderList';

/** Notes everything that a page must never do: dialogs, new windows, requests to other sites. */
function watch(page: Page, origin: string) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => seen.push('popup'));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) seen.push(request.url());
  });
  return seen;
}

/** Fails when a script of a payload has run. */
async function expectUntouched(page: Page, seen: readonly string[], origin: string) {
  expect(await page.evaluate(() => (window as { pwned?: unknown }).pwned)).toBeUndefined();
  expect(new URL(page.url()).origin).toBe(origin);
  expect(seen).toEqual([]);
}

const HOSTILE_ADDRESSES = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'https://evil.example/dashboard',
  'https:evil.example',
  'javascript:window.pwned=1',
  ' javascript:window.pwned=1',
  'java\nscript:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '@evil.example',
  '/@evil.example',
  '/redirect//evil.example',
  '/redirect2//evil.example',
  '/redirect/https://evil.example',
  '/new//evil.exampleNew',
  '<script>window.pwned=1</script>',
];

test('an address to go on to never leaves the site, for signed-in people', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await signIn(page, 'officer');
  const seen = watch(page, server.url);
  for (const address of HOSTILE_ADDRESSES) {
    await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
    await expect(page.getByRole('tablist').first(), address).toBeVisible();
    await expect(page, address).toHaveURL(/\/(dashboard|404)$/);
    await expectUntouched(page, seen, server.url);
  }
});

test('an address below /redirect never leaves the site', async ({ page, server }) => {
  await page.goto('/');
  await signIn(page, 'officer');
  const seen = watch(page, server.url);
  // The server takes a name with a dot for a file.
  for (const address of ['/evil', '/\\evil', 'https://evil', 'javascript:window'])
    for (const kind of ['redirect', 'redirect2']) {
      await page.goto(`/${kind}/${address}`);
      await expect(page.getByRole('tablist').first(), address).toBeVisible();
      await expect(page, address).toHaveURL(/\/(dashboard|404)$/);
      await expectUntouched(page, seen, server.url);
    }
});

for (const address of ['/%2f%2fevil.example', '/redirect2//evil.example', 'java\nscript:alert(1)'])
  test(`signing in with ${JSON.stringify(address)} leads to the start page`, async ({
    page,
    server,
  }) => {
    const seen = watch(page, server.url);
    await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
    await signIn(page, 'officer');
    await expect(page).toHaveURL(/\/(dashboard|404)$/);
    await expectUntouched(page, seen, server.url);
  });

test('good addresses still lead on, with their query whole', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'officer');
  for (const address of [
    `${LIST}?userName.LIKE=O'Brien`,
    `${LIST}?userName.LIKE=${encodeURIComponent('欧阳·阿不都')}&orderStatus.EQ=10`,
    '/f-order/candidateList?name.LIKE=select#rows',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toContain(decodeURIComponent(address).split('&')[0]!.split('#')[0]!);
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** Has the server give another user info. */
async function changeUserInfo(page: Page, change: (data: Record<string, unknown>) => void) {
  await page.route('**/getUserInfo*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    change(body.data);
    await route.fulfill({ response, json: body });
  });
}

test('a hostile menu of ten thousand entries is shown without them, in less than three seconds', async ({
  page,
  server,
}) => {
  const node = (code: string, pageurl: unknown, more: object = {}) => {
    const name = `${code}<img src=x onerror=window.pwned=1>`;
    return { code, name, nameEn: name, pageurl, showFlag: 1, children: [], ...more };
  };
  await changeUserInfo(page, (data) => {
    data.menuList = [
      ...(data.menuList as object[]),
      node('script', 'javascript:window.pwned=1'),
      node('away', 'https://evil.example'),
      node('login', 'login'),
      node('missing', '404'),
      node('colour', 'colour', { iconColor: 'red;background:url(//evil.example/x)' }),
      node('icon', 'icon', { icon: '<svg onload=window.pwned=1>' }),
      node('odd', { toString: 1 }),
      null,
      7,
      node('deep', 'deep', { children: [node('deeper', '../../login'), 'text'] }),
      ...Array.from({ length: 10_000 }, (_, index) => node(`n${index}`, `n${index}`)),
    ];
  });
  const seen = watch(page, server.url);
  await page.goto('/');
  await page.getByText(w.serviceUser, { exact: true }).click();
  await page.getByRole('textbox', { name: w.username }).fill('officer');
  await page.locator('input[name=password]').fill(PASSWORD);
  const answered = page.waitForResponse('**/getUserInfo*');
  await page.getByRole('button', { name: w.signIn, exact: true }).click();
  await answered;
  const start = Date.now();
  await expect(page.getByRole('tablist')).toBeVisible();
  const took = Date.now() - start;

  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: w.list, exact: true })).toBeVisible();
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.filter((href) => !href.startsWith(`${server.url}/`))).toEqual([]);
  expect(hrefs).not.toContain(`${server.url}/login`);
  expect(took).toBeLessThan(3_000);
  await expectUntouched(page, seen, server.url);
});

for (const [what, change] of [
  ['no user', (data) => void (data.userInfo = 'null')],
  ['broken JSON', (data) => void (data.userInfo = '{"id":"7"')],
  ['a prototype', (data) => void (data.userInfo = '{"__proto__":{"id":"7","userType":"x"}}')],
  ['a list', (data) => void (data.userInfo = '[]')],
  ['nothing at all', (data) => Object.keys(data).forEach((key) => delete data[key])],
] as const satisfies readonly (readonly [string, (data: Record<string, unknown>) => void])[])
  test(`user info with ${what} signs out and says so`, async ({ page }) => {
    await changeUserInfo(page, change);
    await page.goto('/');
    await page.getByRole('textbox', { name: w.username }).fill('officer');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: w.signIn, exact: true }).click();

    await expect(page.getByText('登录会话过期，请重新登录')).toBeVisible();
    await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();
  });

const PAYLOAD = `"'><img src=x onerror=window.pwned=1><script>window.pwned=1</script>\u202Etxt`;

/** Puts a payload into every text that people read: those with Chinese letters. */
function poisoned(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!/[\u4e00-\u9fff]/.test(value)) return value;
    try {
      return JSON.stringify(poisoned(JSON.parse(value)));
    } catch {
      return value + PAYLOAD;
    }
  }
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner)]));
}

async function poison(route: Route) {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  await route.fulfill({ response, json: poisoned(await response.json()) });
}

async function poisonResponses(context: BrowserContext) {
  await context.route('**/CM-API/**', async (route) => {
    if (/getStream|login|logOut/.test(route.request().url())) return route.fallback();
    // A page that is left gives its requests up.
    await poison(route).catch(() => undefined);
  });
}

for (const account of ['admin', 'officer', 'client'])
  test(`texts of every page of ${account} are text, wherever they are shown`, async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await poisonResponses(page.context());
    await signIn(page, account);
    const seen = watch(page, server.url);
    await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByRole('dialog').getByText('onerror=').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const paths = await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

    for (const path of [...paths, '/noticeList']) {
      await page.goto(path);
      await expect(shown(page).getByRole('heading', { level: 1 }), path).toBeVisible();
      const row = shown(page).getByRole('row').nth(1);
      if ((await shown(page).getByRole('grid').count()) > 0) {
        await expect(row, path).toBeVisible();
        await row.hover();
        const edit = row.getByRole('button', { name: '编辑' });
        if ((await edit.count()) > 0) {
          await edit.click();
          await expect(page.getByRole('dialog'), path).toBeVisible();
        }
      }
      await expectUntouched(page, seen, server.url);
    }
    await page.goto(paths.find((path) => path.endsWith('orderList'))!);
    await shown(page).getByRole('row').nth(1).getByRole('link').first().click();
    await expect(shown(page).getByText('onerror=').first()).toBeVisible();
    await expectUntouched(page, seen, server.url);
  });

test('names that look like code are names', async ({ page }) => {
  await page.goto('/');
  await page.route('**/cCandidateInfo/getList*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { content: { name: string }[] } };
    ["O'Brien", '欧阳·阿不都', 'select * from', '-12.5', '<b>王芳</b>', 'null'].forEach(
      (name, index) => (body.data.content[index]!.name = name),
    );
    await route.fulfill({ response, json: body });
  });
  await signIn(page, 'officer');
  await page.goto('/f-order/candidateList');

  for (const name of ["O'Brien", '欧阳·阿不都', 'select * from', '-12.5', '<b>王芳</b>', 'null'])
    await expect(shown(page).getByRole('rowheader', { name, exact: true })).toBeVisible();
});

test('after signing out, Back shows the login page, and nothing that others may not know is left', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'officer');
  await page.getByRole('link', { name: '候选人', exact: true }).click();
  const name = (await shown(page).getByRole('rowheader').first().textContent())!.trim();
  await shown(page).getByRole('button', { name: w.next }).click();
  // The name is in the title of one tab and in the address of another.
  await page.getByRole('link', { name: w.list, exact: true }).click();
  await shown(page).getByRole('row').nth(1).getByRole('link').click();
  const tab = page.getByRole('tablist').getByRole('tab', { selected: true }).first();
  await expect(tab).toHaveText(/ · \d{4}$/);
  const ofOrder = (await tab.textContent())!.split(' · ')[0]!;
  await page.goto(`${LIST}?userName.LIKE=${encodeURIComponent(name)}`);
  await expect(shown(page).getByRole('grid')).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: w.signOut }).click();
  await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('button', { name: w.signIn, exact: true })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const text of [name, ofOrder, encodeURIComponent(name)]) expect(stored).not.toContain(text);
  expect(stored).not.toMatch(/(?<!\d)1\d{10}(?!\d)|[A-Za-z0-9_-]{43}/);
});
