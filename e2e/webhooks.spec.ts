// Reached by: webhooks shared/resourceList
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enterAs, expect, expectAccessible, form, rowOf, saveButton, shown, test } from './journey';

/** Starts a receiver of a client's on this machine. */
async function startReceiver() {
  const received: { id: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      received.push({ id: String(request.headers['webhook-id']), body });
      response.writeHead(200).end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, received, close: () => server.close() };
}

test('a client adds an address, keeps its secret, and gets a test twice', async ({ page }) => {
  const receiver = await startReceiver();
  await enterAs(page, 'client', '/f-order/openApi/webhookList');
  const list = shown(page);
  await list.getByRole('button', { name: '新增', exact: true }).first().click();
  await form(page).getByRole('textbox', { name: '名称' }).fill('人事系统');
  await form(page).getByRole('textbox', { name: '地址' }).fill(receiver.url);
  await form(page).getByRole('checkbox', { name: '报告已出具' }).check();
  await saveButton(page).click();

  const dialog = page.getByRole('dialog', { name: '签名密钥' });
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await expect(rowOf(list, '人事系统')).toContainText('报告已出具');

  await rowOf(list, '人事系统').getByRole('button', { name: '发送测试' }).click();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
  await page.goto('/f-order/openApi/webhookDeliveryList');
  const sent = rowOf(list, '人事系统');
  await expect(sent).toContainText('已送达');
  await expectAccessible(page);
  await sent.getByRole('button', { name: '重发' }).click();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
  await sent.getByRole('button', { name: '测试' }).click();
  const drawer = page.getByRole('dialog', { name: '测试' });
  await expect(drawer.getByText('第 2 次')).toBeVisible();

  expect(receiver.received[1]).toEqual(receiver.received[0]);
  receiver.close();
});
