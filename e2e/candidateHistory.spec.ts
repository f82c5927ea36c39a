// Reached by: candidates widgets/MonthRange
import type { Page } from '@playwright/test';
import { expect, expectAccessible, form, openList, saveButton, shown, test } from './journey';

const job = (page: Page, number: number) =>
  form(page).getByRole('listitem', { name: `工作经历 ${number}` });

/** Fills in a job whose months are typed as people write them. */
async function fillJob(page: Page, number: number, [employer, from, to]: readonly string[]) {
  await form(page).getByRole('button', { name: '添加工作经历' }).click();
  const row = job(page, number);
  await row.getByRole('textbox', { name: '单位' }).fill(employer!);
  await row.getByRole('textbox', { name: '任职时间：开始月份' }).fill(from!);
  await row.getByRole('textbox', { name: '任职时间：结束月份' }).fill(to!);
}

/** Opens the form of the first candidate, and removes what is there of schools and jobs. */
async function openCandidate(page: Page) {
  await shown(page).getByRole('button', { name: /^编辑/ }).first().click();
  await expect(form(page)).toBeVisible();
  const remove = form(page).getByRole('button', { name: /^删除(工作|教育)经历/ });
  while ((await remove.count()) > 0) await remove.first().click();
}

test('a project manager records jobs, learns of a gap and an overlap, and finds them again', async ({
  page,
}) => {
  await openList(page, 'officer', '/f-order/candidateList');
  await openCandidate(page);

  await fillJob(page, 1, ['上海远景贸易有限公司', '2018年1月', '202012']);
  await fillJob(page, 2, ['杭州青禾软件有限公司', '2021-3', '2023/6']);
  await fillJob(page, 3, ['苏州恒信精密制造有限公司', '2023-5', '至今']);
  await job(page, 3).getByRole('textbox', { name: '职位' }).click();

  const findings = form(page)
    .getByRole('group', { name: '工作经历' })
    .getByRole('status', { name: '时间检查' });
  await expect(findings).toContainText(
    '“上海远景贸易有限公司”与“杭州青禾软件有限公司”之间空缺 2个月（2021-01 至 2021-02）',
  );
  await expect(findings).toContainText(
    '“杭州青禾软件有限公司”与“苏州恒信精密制造有限公司”重叠 2个月（2023-05 至 2023-06）',
  );
  await expect(job(page, 1)).toContainText('3年');
  await expectAccessible(page);

  await job(page, 2).getByRole('textbox', { name: '任职时间：结束月份' }).fill('2020-1');
  await saveButton(page).click();
  await expect(job(page, 2)).toContainText('结束月份不能早于开始月份');
  await job(page, 2).getByRole('textbox', { name: '任职时间：结束月份' }).fill('2023-5');
  await saveButton(page).click();
  await expect(form(page)).toBeHidden();

  await page.reload();
  await shown(page).getByRole('button', { name: /^编辑/ }).first().click();
  await expect(job(page, 3).getByRole('textbox', { name: '任职时间：结束月份' })).toHaveValue(
    '至今',
  );
  await expect(job(page, 2).getByRole('textbox', { name: '任职时间：结束月份' })).toHaveValue(
    '2023-05',
  );
});
