// Reached by: orders shared/contacts orderFollowUps
import { enterAs, expect, expectAccessible, shown, test } from './journey';
import { recordingFile } from './recordings';
import { dataOf, tokenOf } from './server';
import { begunTasks } from './tasks';

test('a recorded call is marked beside the claims, and the marks stay', async ({
  page,
  server,
}) => {
  const { url } = server;
  const { id, orderId } = (await begunTasks(url, '13900000463')).get('employment')!;
  const officer = await tokenOf(url, 'officer');
  const body = new FormData();
  body.append('orderId', orderId);
  body.append('taskId', id);
  body.append('file', recordingFile('王经理.wav', 24));
  const headers = { authorization: `Bearer ${officer}`, accesstoken: officer };
  const sent = await fetch(`${url}/CM-API/gCollectApi/uploadMp3`, {
    method: 'POST',
    headers,
    body,
  });
  const { data } = (await sent.json()) as { data: { path: string } };
  await dataOf(url, officer, '/gOrderFollowUpLog/save', {
    orderId,
    contactName: '王经理',
    content: '确认在职时间一致。',
    audioUrl: JSON.stringify([{ name: '王经理.wav', url: data.path }]),
  });

  await enterAs(page, 'officer', `/f-order/f-order/taskDesk?taskId=${id}`);
  const opener = shown(page).getByRole('button', { name: /^录音：王经理\.wav/ });
  await opener.click();
  const player = shown(page).getByRole('region', { name: '王经理的录音 王经理.wav' });
  const slider = player.getByRole('slider', { name: '播放位置' });
  await expect(slider).toHaveAttribute('aria-valuemax', '24');
  await expect(slider.locator('svg')).toHaveCount(2);
  await slider.press('ArrowRight');
  await slider.press('m');
  await page.keyboard.type('任职时间一致');
  await page.keyboard.press('Enter');
  await expect(player.getByRole('button', { name: '跳到 0:05 任职时间一致' })).toBeVisible();
  await expect(opener).toHaveText(/1 个标记/);
  await expectAccessible(page);

  await page.reload();
  await expect(opener).toHaveText(/1 个标记/);
  await opener.click();
  await player.getByRole('button', { name: '跳到 0:05 任职时间一致' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '0:05，共 0:24');
});
