// Reached by: shell/drafts widgets/Form widgets/FormDrafts shared/resourceList
import { chromium, type Page, type Route } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumLaunchOptions } from '../tools/chromium.mjs';
import { storedDrafts, written } from './drafts';
import {
  expect,
  expectAccessible,
  form,
  saveButton,
  shown,
  enterAs,
  signIn,
  test,
  spine,
} from './journey';

const COMPANIES = '/a-company/companyList';
const REMARK = '写到一半的备注';

/** Opens the form of the first company. */
async function edit(page: Page) {
  await page.goto(COMPANIES);
  await shown(page).getByRole('row').nth(1).getByRole('button', { name: '编辑' }).click();
  await expect(form(page)).toBeVisible();
}

/** Signs in and opens the form of the first company. */
async function editAs(page: Page, account: string) {
  await enterAs(page, account);
  await edit(page);
}

const remark = (page: Page) => form(page).getByRole('textbox', { name: /^备注/ });
const restore = (page: Page) => form(page).getByRole('button', { name: '恢复草稿' });

async function signOut(page: Page, answer: string | null) {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  if (answer !== null) await page.getByRole('button', { name: answer }).click();
  await expect(page).toHaveURL(/\/login/);
}

test(
  'a draft survives a reload, is offered with what differs, and goes with the save',
  spine,
  async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await editAs(page, 'admin');
    await remark(page).fill(REMARK);
    await written(page);

    await page.reload();
    await edit(page);

    await expect(form(page).getByText(new RegExp(`^备注：${REMARK}`))).toBeVisible();
    await expect(remark(page)).not.toHaveValue(REMARK);
    await expectAccessible(page);
    await restore(page).click();
    await expect(remark(page)).toHaveValue(REMARK);
    await saveButton(page).click();
    await expect(page.getByText('修改成功')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect(await page.evaluate(storedDrafts)).toBe(0);
    await edit(page);
    await expect(remark(page)).toHaveValue(REMARK);
    await expect(restore(page)).toHaveCount(0);
  },
);

test('a draft stays for its owner after signing out, and another person sees nothing of it', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await editAs(page, 'officer');
  await remark(page).fill('属于张三的草稿');
  await written(page);
  await page.reload();

  await signOut(page, '保留草稿并退出');
  await editAs(page, 'officer2');
  await expect(remark(page)).toBeVisible();
  await expect(restore(page)).toHaveCount(0);
  await page.reload();
  await signOut(page, null);
  await editAs(page, 'officer');
  await expect(restore(page)).toBeVisible();
  await page.reload();
  await signOut(page, '删除草稿并退出');
  await editAs(page, 'officer');
  await expect(remark(page)).toBeVisible();
  await expect(restore(page)).toHaveCount(0);
});

test('a draft survives a browser that is killed', async ({ server }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'mingjian-profile-'));
  const open = async () =>
    chromium.launchPersistentContext(profile, {
      ...(await chromiumLaunchOptions()),
      locale: 'zh-CN',
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
    });
  const first = await open();
  const page = first.pages()[0]!;
  await editAs(page, 'admin');
  await remark(page).fill('断电之前');
  await written(page);
  // The whole browser ends at once: no page hears of it.
  const session = await first.browser()?.newBrowserCDPSession();
  await Promise.race([
    session?.send('Browser.crash' as never).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);
  await first.close().catch(() => undefined);

  const second = await open();
  const again = second.pages()[0]!;
  await again.goto('/');
  if (new URL(again.url()).pathname === '/login') await signIn(again, 'admin');
  await edit(again);
  await expect(form(again).getByText(/^备注：断电之前/)).toBeVisible();
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

const UPDATE = '**/aCompanyInfo/update';
const respond = (response: Parameters<Route['fulfill']>[0]) => async (page: Page) =>
  page.route(UPDATE, (route) => route.fulfill(response));

/** Ways in which a save fails: each is begun before it, and ended before it is tried again. */
const FAILURES: Record<
  string,
  { begin(page: Page): Promise<unknown>; end?(page: Page): Promise<unknown> }
> = {
  'a 500': { begin: respond({ status: 500, body: '{"code":500,"msg":"服务器忙"}' }) },
  'a 502 with HTML': {
    begin: respond({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  'an answer that is lost': {
    begin: async (page) => page.route(UPDATE, (route) => route.abort('connectionfailed')),
  },
  'no network': {
    begin: async (page) => page.context().setOffline(true),
    end: async (page) => page.context().setOffline(false),
  },
  'a timeout': {
    async begin(page) {
      await shortenPatience(page);
      // Never answered.
      await page.route(UPDATE, () => {});
    },
  },
};

/** Makes the browser give up requests after three seconds instead of the 500 that are specified. */
async function shortenPatience(page: Page) {
  await page.evaluate(() => {
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, given: number) {
        set!.call(this, given === 500_000 ? 3_000 : given);
      },
    });
  });
}

test('a save that fails in any way keeps the dialog and what was typed', async ({ page }) => {
  await editAs(page, 'admin');
  for (const [failure, { begin, end }] of Object.entries(FAILURES))
    await test.step(failure, async () => {
      await remark(page).fill(`保存遇到 ${failure}`);
      await begin(page);

      await saveButton(page).click();
      await expect(form(page).getByRole('alert')).toContainText('没有保存成功');
      await expect(remark(page)).toHaveValue(`保存遇到 ${failure}`);
      await expect(saveButton(page)).toBeEnabled();
      await end?.(page);
      await page.unroute(UPDATE);
    });
  await saveButton(page).click();
  await expect(page.getByText('修改成功')).toBeVisible();
});

test('a session that ends during a save leaves the draft for the next sign-in', async ({
  page,
}) => {
  await editAs(page, 'admin');
  await remark(page).fill('会话结束之前');
  await written(page);
  await page.route(UPDATE, (route) =>
    route.fulfill({ status: 401, body: '{"code":401,"msg":"登录会话过期，请重新登录"}' }),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute(UPDATE);

  await signIn(page, 'admin');
  await edit(page);

  await expect(form(page).getByText(/^备注：会话结束之前/)).toBeVisible();
});
