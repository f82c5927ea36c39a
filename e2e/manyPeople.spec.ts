// Reached by: users shared/people widgets/RecipientTransfer
import { enterAs, expect, furtherVariant, shown, test } from './journey';
import { dataOf, newDataDir, startServer, tokenOf, type RunningServer } from './server';

/** Bytes of the list of everyone on the wire. */
const WIRE = 300 * 1024;
const NODES = 2_000;
/** Bytes of the heap that the opened list adds. */
const HEAP = 50 * 1024 * 1024;

test.describe('among ten thousand users', furtherVariant, () => {
  const { dataDir, remove } = newDataDir();
  let many: RunningServer;
  test.beforeAll(async () => {
    many = await startServer(dataDir, { demo: 'people' });
  });
  test.afterAll(async () => {
    await many.end('SIGTERM');
    remove();
  });

  test('receivers are found by pinyin, within the limits of a slow computer', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: many.url });
    const devTools = await page.context().newCDPSession(page);
    const heap = async () => {
      await devTools.send('HeapProfiler.collectGarbage');
      return (await devTools.send('Runtime.getHeapUsage')).usedSize;
    };
    const nodes = async () => page.locator('*').count();
    const token = await tokenOf(many.url, 'officer');
    const { content } = await dataOf<{ content: { id: string }[] }>(
      many.url,
      token,
      '/vOrderInfo/getList',
      { pageNum: 1, pageSize: 1 },
    );
    await enterAs(page, 'officer', `/f-order/f-order/orderDetails?orderId=${content[0]!.id}`);
    await shown(page).getByRole('button', { name: '申请协助' }).click();
    await page.getByRole('button', { name: '选择接收人' }).click();
    const picker = page.getByRole('dialog', { name: '选择接收人' });
    await expect(picker.getByRole('option').first()).toBeVisible();
    const before = await heap();

    const response = page.waitForResponse('**/gOrderInfo/getUserList');
    await picker.getByRole('tab', { name: '所有人' }).click();
    const { responseBodySize } = await (await response).request().sizes();
    await expect(picker.getByText(/^全选 [\d,]+ 人$/)).toContainText('9,');
    const figures = { wire: responseBodySize, nodes: await nodes(), heap: (await heap()) - before };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });

    expect(figures.wire).toBeLessThan(WIRE);
    expect(figures.nodes).toBeLessThan(NODES);
    expect(figures.heap).toBeLessThan(HEAP);
    await picker.getByRole('searchbox', { name: '搜索可选用户' }).fill('ouyangruol');
    await expect(picker.getByRole('option', { name: /欧阳若兰/ }).first()).toBeVisible();
    await page.close();
  });
});
