// Reached by: articles notices
import { enterAs, expect, expectAccessible, openList, rowOf, shown, test } from './journey';

const TITLE = '新员工必修：保密义务与利益冲突申报';

test('a must-read article waits for its reader, who confirms it once', async ({ page }) => {
  await enterAs(page, 'officer2', '/learning/learningList');
  const waiting = shown(page).getByRole('status').filter({ hasText: '必读文章等您阅读' });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await waiting.getByRole('link', { name: TITLE }).click();

  await expect(shown(page).getByText('读完后在文末点击「我已阅读」。')).toBeVisible();
  await shown(page).getByRole('button', { name: '我已阅读' }).click();

  await expect(shown(page).getByText(/您已于 .* 确认阅读/)).toBeVisible();
  await expect(shown(page).getByRole('button', { name: '我已阅读' })).toBeHidden();
  await expectAccessible(page);
});

test('who wrote it sees who has read it, and reminds the others once a day', async ({ page }) => {
  const list = await openList(page, 'admin', '/system/articleList');
  await rowOf(list, TITLE)
    .getByRole('link', { name: /的阅读情况/ })
    .click();
  const readers = shown(page);
  await expect(readers.getByRole('heading', { name: '阅读情况', level: 1 })).toBeVisible();
  await expect(readers.getByText(/已读 \d+ 人，应读 \d+ 人/)).toBeAttached();
  await expectAccessible(page);
  await readers.getByRole('button', { name: '提醒未读' }).click();
  await expect(page.getByText(/已提醒 \d+ 人/)).toBeVisible();
  await readers.getByRole('button', { name: '提醒未读' }).click();
  await expect(page.getByText('今天都已提醒过')).toBeVisible();
});
