// Reached by: orders contracts shared/orders shared/files
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { signedOrder } from './candidate';
import { enterAs, expect, expectAccessible, shown, test } from './journey';

test('staff see how a letter was signed, and its proof package verifies itself', async ({
  page,
  server,
}) => {
  const { orderId } = await signedOrder(server.url, '13900000431');
  await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${orderId}`);
  const card = shown(page).getByRole('region', { name: '授权与签署' });
  await card.getByRole('button', { name: '查看签署记录' }).click();
  await expect(card.getByText('已签署', { exact: true })).toBeVisible();
  await expect(card.getByText('已通过', { exact: true })).toBeVisible();
  await expect(card.getByText('普通电子签名')).toBeVisible();
  await expect(card.getByText('签署完成 · 郑采采')).toBeVisible();
  await expectAccessible(page);

  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: '下载授权书' }).click(),
  ]);
  expect(letter.suggestedFilename()).toMatch(/^背景调查授权书-HT\d+\.pdf$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: '下载存证包' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^存证包-\w+\.zip$/);
  const folder = unpacked(readFileSync(await download.path()));

  const requests: string[] = [];
  const proof = await page.context().newPage();
  proof.on('request', (request) => requests.push(request.url()));
  const file = path.join(folder, 'verify.html');
  await proof.goto(pathToFileURL(file).href);
  await expect(proof.getByRole('status')).toHaveText('全部核验通过，内容未被改动');
  await expect(proof.getByText('平台回执有效')).toBeVisible();
  await proof
    .getByLabel('核对包内的其他文件')
    .setInputFiles([path.join(folder, 'evidence.json'), letterIn(folder)]);
  await expect(proof.getByText('与出具时一致')).toHaveCount(2);
  await expectAccessible(proof);
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);

  // Somebody changes what was agreed to, or who agreed.
  const original = readFileSync(file, 'utf8');
  for (const [from, to] of [
    ['"kind":"consent.given"', '"kind":"consent.refused"'],
    ['我同意明鉴受', '我不同意明鉴受'],
    ['"head":"', '"head":"0'],
  ] as const) {
    expect(original).toContain(from);
    writeFileSync(file, original.replace(from, to));
    await proof.reload();
    await expect(proof.getByRole('status')).toHaveText('核验未通过：内容被改动过');
  }
  writeFileSync(path.join(folder, 'evidence.json'), '[]');
  await proof.getByLabel('核对包内的其他文件').setInputFiles(path.join(folder, 'evidence.json'));
  await expect(proof.getByText('evidence.json 已被改动')).toBeVisible();
});

function unpacked(zip: Buffer) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-proof-'));
  for (const [name, bytes] of Object.entries(unzipSync(zip)))
    writeFileSync(path.join(folder, name), bytes);
  return folder;
}

function letterIn(folder: string) {
  return path.join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.pdf'))!,
  );
}
