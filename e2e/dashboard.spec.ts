// Reached by: dashboard orders orderTasks shared/orders api/statistics
import { dataOf, tokenOf } from './server';
import { enterAs, expect, expectAccessible, shown, signIn, spine, test } from './journey';

const LIST = '/f-order/f-order/orderList';

test(
  'an officer sees own work first, opens what a figure counts, and accepts an order at home',
  spine,
  async ({ page, server }) => {
    await page.goto('/');
    await signIn(page, 'officer');
    const home = shown(page);
    const overdue = home.getByRole('link', { name: /^已超期/ });
    await expect(overdue).toBeVisible();
    await expectAccessible(page);
    const counted = (await overdue.textContent())!.match(/已超期(\d+)/)![1]!;
    const own = home.getByRole('region', { name: '已超期' });
    const [first] = await own.getByRole('listitem').all();
    const person = (await first!.getByRole('link').textContent())!;

    await overdue.click();
    await expect(page).toHaveURL(new RegExp(LIST));
    const list = shown(page);
    await expect(list.getByText(new RegExp(`共\\s*${counted}\\s*条`))).toBeVisible();
    // The list has another order than the home page, so the person is not always on its first page.
    await list.getByRole('textbox', { name: '候选人' }).fill(person);
    await list.getByRole('button', { name: '查询' }).click();
    await expect(list.getByRole('row', { name: new RegExp(person) }).first()).toBeVisible();

    await page.getByRole('tab', { name: '控制台首页' }).click();
    const waiting = shown(page).getByRole('region', { name: '待接单' });
    const accept = waiting.getByRole('button', { name: /^接单/ }).first();
    const name = (await accept.getAttribute('aria-label'))!;
    const token = await tokenOf(server.url, 'officer');
    const accepted = async () => {
      const { groups } = await dataOf<{ groups: { name: string; total: number }[] }>(
        server.url,
        token,
        '/main/getMainBoardData',
        {},
      );
      return groups.find((group) => group.name === 'awaitingAcceptance')!.total;
    };
    const before = await accepted();
    await accept.click();

    await expect(page.getByText(/接单成功/)).toBeVisible();
    await expect(waiting.getByRole('button', { name, exact: true })).toHaveCount(0);
    expect(await accepted()).toBe(before - 1);
  },
);

test('a client starts a check at home, and reads no word of the work of others', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'client');
  const home = shown(page);
  await expect(home.getByRole('link', { name: /^等待接单/ })).toBeVisible();
  await expectAccessible(page);
  await expect(home.getByRole('region', { name: '进行中的订单' })).toBeVisible();
  await expect(home).not.toContainText(/派单|绩效|信采|(?<!等)待接单/);
  await expect(home.getByRole('region', { name: '最近完成的报告' })).toBeVisible();

  await home.getByRole('button', { name: '发起背调' }).click();
  await page.getByRole('menuitem', { name: '精调' }).click();
  await expect(page).toHaveURL(/createForm\?type=1$/);
});

test('figures that fail to load say so, and come with a retry', async ({ page }) => {
  let fails = true;
  await page.route('**/main/getMainBoardData', async (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto('/');
  await signIn(page, 'officer');
  const alert = shown(page).getByRole('alert');
  await expect(alert).toContainText('数据没有加载出来');
  await expect(shown(page).getByRole('link', { name: /^已超期/ })).toHaveCount(0);

  fails = false;
  await alert.getByRole('button').click();
  await expect(shown(page).getByRole('link', { name: /^已超期/ })).toBeVisible();
});

test('a verifier begins with the own tasks: the figure opens them, a row the page of its task', async ({
  page,
}) => {
  await enterAs(page, 'verifier002');
  const home = shown(page);
  const open = home.getByRole('link', { name: /^我的在办任务/ });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  const counted = (await open.textContent())!.match(/我的在办任务(\d+)/)![1]!;
  const tasks = home.getByRole('region', { name: '我的在办任务' });
  await tasks.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/taskDesk\?taskId=/);

  await page.getByRole('tab', { name: '控制台首页' }).click();
  await open.click();
  await expect(page).toHaveURL(/taskList\?/);
  await expect(shown(page).getByText(new RegExp(`共\\s*${counted}\\s*条`))).toBeVisible();
});
