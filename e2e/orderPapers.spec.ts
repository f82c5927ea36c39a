// Reached by: orders files shared/files widgets/FileWidget
import type { Page, Route } from '@playwright/test';
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { holdUploads, pdfFile, selectFiles } from './papers';
import { dataOf, tokenOf } from './server';

const unsavedTab = (page: Page) => page.getByRole('tab', { name: /有未保存的内容/ });

/** Waits until no change of papers is left unsaved. */
const expectSaved = async (page: Page) => expect(unsavedTab(page)).toHaveCount(0);

/** Opens the client's oldest order in verification: other journeys bring newer ones there. */
async function openOrder(page: Page, url: string, username: string) {
  const { content } = await dataOf<{ content: { id: string }[] }>(
    url,
    await tokenOf(url, username),
    '/vOrderInfo/getList',
    {
      searchParam: JSON.stringify({ SEARCH_EQ_order_status: '50' }),
      orderParam: 'order_time asc',
      pageSize: 1,
    },
  );
  await enterAs(page, username, `/f-order/f-order/orderDetails?orderId=${content[0]!.id}`);
}

test('both sides of an order add papers, and each changes its own alone', async ({
  page,
  browser,
  server,
}) => {
  await openOrder(page, server.url, 'client');
  const own = shown(page).getByRole('group', { name: '客户提供' });
  await selectFiles(own, pdfFile('离职证明.pdf'), pdfFile('学历证书.pdf'));
  await expect(own.getByRole('button', { name: '删除 学历证书.pdf' })).toBeVisible();
  await expect(shown(page).getByRole('group', { name: '授权书与简历' })).toContainText(
    '授权书.txt',
  );
  await expectAccessible(page);

  const staff = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(staff, 'officer', page.url());
  const theirs = shown(staff).getByRole('group', { name: '客户提供' });
  await expect(theirs).toContainText('离职证明.pdf');
  await expect(theirs.getByRole('button', { name: /^删除/ })).toHaveCount(0);
  await theirs.getByRole('button', { name: '预览 离职证明.pdf' }).click();
  await expect(
    staff.getByRole('dialog').getByText('候选人须书面同意后方可联系现任雇主'),
  ).toBeVisible();
  await staff.keyboard.press('Escape');
  const answers = shown(staff).getByRole('group', { name: '服务人员提供' });
  await selectFiles(answers, pdfFile('学校回函.pdf'));
  await expect(answers.getByRole('button', { name: '删除 学校回函.pdf' })).toBeVisible();
  await expectSaved(staff);
  await staff.context().close();

  await own.getByRole('button', { name: '删除 离职证明.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(own).not.toContainText('离职证明.pdf');
  await expectSaved(page);
  await page.reload();
  await expect(own).toContainText('学历证书.pdf');
  await expect(own).not.toContainText('离职证明.pdf');
  await expect(shown(page).getByRole('group', { name: '服务人员提供' })).toContainText(
    '学校回函.pdf',
  );
});

test('an upload to an order that fails is sent again, and no paper comes twice', async ({
  page,
  server,
}) => {
  await openOrder(page, server.url, 'client2');
  const own = shown(page).getByRole('group', { name: '客户提供' });
  const uploads = await holdUploads(page);
  await selectFiles(own, pdfFile('甲.pdf'), pdfFile('乙.pdf'));
  await expect.poll(uploads.count).toBe(2);
  await uploads.cut();
  await uploads.finish();
  // They are sent in the order in which their first bytes were read.
  const stored = own.getByRole('button', { name: /^删除 [甲乙]\.pdf$/ });
  await expect(stored).toHaveCount(1);
  await uploads.stop();
  await expectSaved(page);
  let save: Route | undefined;
  await page.route('**/gOrderPaper/save', (route) => void (save = route), { times: 1 });
  await own.getByRole('button', { name: /^重新上传 [甲乙]\.pdf$/ }).click();
  await expect(stored).toHaveCount(2);

  await expect(unsavedTab(page)).toBeVisible();
  await expect.poll(() => save !== undefined).toBe(true);
  await save!.continue();
  await expectSaved(page);
  await page.reload();
  await expect(own.getByRole('listitem')).toHaveCount(2);
});

test('the papers of a settled order can be read, not changed', async ({ page }) => {
  await enterAs(page, 'client', '/f-order/f-order-company/orderList?orderStatus.EQ=100');
  await shown(page).getByRole('row').nth(1).getByRole('link').click();
  const own = shown(page).getByRole('group', { name: '客户提供' });

  await expect(own).toContainText('没有文件');
  await expect(own.getByRole('button', { name: '选择文件' })).toHaveCount(0);
  const given = shown(page).getByRole('group', { name: '授权书与简历' });
  await given.getByRole('button', { name: '预览 授权书.txt' }).click();
  await expect(page.getByRole('dialog')).toContainText('背景调查授权书');
});
