// Reached by: orders shared/flow shared/orders widgets/Form
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, shown, test } from './journey';

const STAFF_LIST = '/f-order/f-order/orderList';
const CLIENT_LIST = '/f-order/f-order-company/orderList';

/** Opens the first order of a list, and returns its id. */
async function openFirst(page: Page, list: string) {
  await page.goto(list);
  await shown(page).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/orderId=/);
  return new URL(page.url()).searchParams.get('orderId')!;
}

const menu = (page: Page) => shown(page).getByRole('button', { name: '更多操作' }).first();
const choose = async (page: Page, name: string) => {
  await menu(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('an order that is returned says why, and its client submits it again', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'client');
  const id = await openFirst(page, `${CLIENT_LIST}?orderStatus.EQ=10&orderBy=orderNo`);

  const staff = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(staff, 'officer', `/f-order/f-order/orderDetails?orderId=${id}`);
  await choose(staff, '驳回下单');
  const dialog = staff.getByRole('dialog', { name: '驳回下单' });
  await dialog.getByRole('button', { name: '驳回下单' }).click();
  await expect(dialog.getByRole('link', { name: '原因：请填写原因' })).toBeVisible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('身份证照片不清晰');
  await dialog.getByRole('button', { name: '驳回下单' }).click();
  await expect(shown(staff).getByText('正在等客户修改并重新提交。')).toBeVisible();
  await menu(staff).click();
  await expect(
    staff.getByRole('menuitem', { name: '驳回下单 订单已驳回，正在等客户修改' }),
  ).toBeDisabled();
  await staff.keyboard.press('Escape');
  await expectAccessible(staff);

  await page.reload();
  await expect(shown(page).getByText('原因：身份证照片不清晰')).toBeVisible();
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: '重新提交' }).click();
  await expect(shown(page).getByText('订单已驳回', { exact: true })).toHaveCount(0);
  await staff.context().close();
});

test('an order is dispatched, passed and worked on; what stands in the way is said', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'officer');
  const id = await openFirst(page, `${STAFF_LIST}?orderStatus.EQ=30&orderType.EQ=1`);
  const tasks = shown(page).getByRole('region', { name: '核实任务' });
  const leading = (name: string) =>
    shown(page).getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(leading('派单')).toBeDisabled();
  await expect(shown(page).locator('[aria-busy=true]')).toHaveCount(0);
  const segments = tasks.getByRole('rowheader', { name: /（第 \d+ 段）$/ });
  const before = await segments.count();
  await shown(page).getByRole('button', { name: '修改订单信息' }).click();
  await page.getByRole('menuitem', { name: '增加核实任务' }).click();
  const adding = page.getByRole('dialog', { name: '增加核实任务' });
  await adding.getByRole('checkbox').first().check();
  await expectAccessible(page);
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding).toHaveCount(0);
  await expect(segments).toHaveCount(before + 1);
  await tasks.getByRole('button', { name: '分派任务' }).click();
  const dialog = page.getByRole('dialog', { name: '分派任务' });
  await expect(dialog.getByRole('button', { name: '分派任务' })).toBeVisible();
  await expectAccessible(page);
  // One task is for whoever is signed in here, who then works on it.
  await dialog.locator('[aria-haspopup=listbox]').first().click();
  await page.getByRole('option', { name: /^林晓/ }).click();
  await dialog.getByRole('button', { name: '分派任务' }).click();
  await expect(dialog).toHaveCount(0);

  await leading('信采审核通过').click();
  await expect(leading('报告录入完成 还有 \\d+ 项任务没有完成')).toBeDisabled();

  const own = tasks.getByRole('row').filter({ hasText: '林晓' }).first();
  await own.getByRole('button', { name: '开始处理' }).click();
  await own.getByRole('button', { name: '填写结果' }).click();
  const saved = shown(page)
    .getByRole('status')
    .filter({ hasText: /^已保存/ });
  await shown(page).getByRole('group', { name: '判定' }).getByLabel('核实结果').click();
  await page.getByRole('option', { name: '不一致', exact: true }).click();
  await shown(page).getByRole('group', { name: '警示度' }).getByText(/黄/).click();
  await expect(saved).toBeVisible();
  const submit = shown(page).getByRole('button', { name: '提交审核' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('红灯和黄灯须写明判灯理由');
  await shown(page).getByRole('textbox', { name: '判灯理由' }).fill('任职时间相差 5 个月');
  await submit.click();
  await expect(shown(page).getByText('已提交待审')).toBeVisible();
  await expectAccessible(page);

  const phone = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  const small = await phone.newPage();
  await enterAs(small, 'admin', `/f-order/f-order/orderDetails?orderId=${id}`);
  await shown(small)
    .getByRole('button', { name: /更多操作|More actions/ })
    .first()
    .click();
  await small.getByRole('menuitem', { name: /^(取消订单|Cancel order)$/ }).click();
  await expect(small.getByRole('dialog')).toContainText(/取消费用为 ¥|cancelling costs ¥/);
  await small.getByRole('dialog').getByRole('textbox').fill('客户取消招聘');
  await small
    .getByRole('dialog')
    .getByRole('button', { name: /^(取消订单|Cancel order)$/ })
    .click();
  await expect(
    shown(small)
      .getByText(/客户取消招聘/)
      .first(),
  ).toBeVisible();
  await phone.close();
});

test('supplementary material is asked of the candidate, for whom the order then waits', async ({
  page,
}) => {
  await enterAs(page, 'officer');
  await openFirst(page, `${STAFF_LIST}?orderStatus.EQ=40&orderType.EQ=1`);
  await choose(page, '补充材料');
  const dialog = page.getByRole('dialog', { name: '补充材料' });
  await expect(dialog.getByRole('textbox', { name: '补充信息' })).toHaveValue('');
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect(dialog.getByText('请填写补充信息').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '补充信息' }).fill('请补充离职证明，加盖公章');
  await dialog.getByRole('button', { name: '发送' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(shown(page).getByText('请补充离职证明，加盖公章').first()).toBeVisible();
  await expect(shown(page).getByText(/^等候选人 /)).toBeVisible();
});

test('more time is asked for, and a colleague decides', async ({ page, browser }) => {
  await enterAs(page, 'officer');
  const id = await openFirst(page, `${STAFF_LIST}?orderStatus.EQ=50&orderType.EQ=1`);
  const head = shown(page).getByRole('button', { name: /^申请延期/ });
  const dialog = page.getByRole('dialog', { name: '确定申请延期吗' });
  await head.click();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('取消操作')).toBeVisible();
  await head.click();
  await dialog.getByRole('textbox', { name: '延期原因' }).fill('证明人出差');
  await dialog.getByRole('button', { name: '申请延期' }).click();
  await expect(page.getByText('申请延期成功')).toBeVisible();
  await expect(shown(page).getByText('林晓 申请延期 2 个工作日')).toBeVisible();
  await expect(shown(page).getByRole('button', { name: /^同意延期/ })).toHaveCount(0);
  await expectAccessible(page);

  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(colleague, 'officer2', `/f-order/f-order/orderDetails?orderId=${id}`);
  await shown(colleague).getByRole('button', { name: '同意延期' }).click();
  await expect(shown(colleague).getByText('交付日已改 · 系统')).toBeVisible();
  await expect(shown(colleague).getByText('林晓 申请延期 2 个工作日')).toHaveCount(0);
  await colleague.context().close();
});

test('a step is selected by a press, and a note joins the history of both sides', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'client');
  const id = await openFirst(page, `${CLIENT_LIST}?orderStatus.EQ=90`);
  const staff = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterAs(staff, 'officer', `/f-order/f-order/orderDetails?orderId=${id}`);
  const steps = shown(staff).getByRole('navigation', { name: '订单流程' });
  await steps.getByRole('button', { name: /派单/ }).click();
  await expect(staff).toHaveURL(/step=3/);
  await expect(shown(staff).getByText(/^已于 .* 完成。$/)).toBeVisible();
  await steps.getByRole('button', { name: /费用结算/ }).click();
  await expect(shown(staff).getByText(/^当前步骤：费用结算$/)).toBeVisible();
  await expectAccessible(staff);

  const note = shown(staff).getByRole('textbox', { name: '备注' });
  await note.fill('候选人偏好下午联系');
  await shown(staff).getByRole('button', { name: '添加备注' }).click();
  const history = shown(staff).getByRole('list', { name: '订单动态' });
  await expect(history.getByRole('listitem').first()).toContainText('内部备注 · 林晓');
  await note.fill('报告已寄出');
  await shown(staff).getByRole('checkbox', { name: '客户可见' }).check();
  await shown(staff).getByRole('button', { name: '添加备注' }).click();
  await expect(history).toContainText('报告已寄出');

  await page.reload();
  const seen = shown(page).getByRole('list', { name: '订单动态' });
  await expect(seen).toContainText('报告已寄出');
  await expect(seen).not.toContainText('候选人偏好下午联系');
  await staff.context().close();
});

test('facts of an order are corrected, money is said before, and it is handed over', async ({
  page,
}) => {
  await enterAs(page, 'officer');
  await openFirst(page, `${STAFF_LIST}?orderStatus.EQ=50&orderType.EQ=1`);
  const facts = shown(page).getByRole('region', { name: '订单信息' });
  const correct = async (name: string) => {
    await facts.getByRole('button', { name: '修改订单信息' }).click();
    await page.getByRole('menuitem', { name }).click();
    return page.getByRole('dialog', { name });
  };
  const reduce = await correct('减免费用');
  await expect(reduce.getByText(/^订单金额 ¥/)).toBeVisible();
  await reduce.getByLabel(/^减免金额/).fill('20');
  await reduce.getByRole('textbox', { name: '原因' }).fill('延期补偿');
  await reduce.getByRole('button', { name: '保存' }).click();
  await expect(facts.getByText('¥20.00')).toBeVisible();
  const history = shown(page).getByRole('region', { name: '订单动态' });
  await expect(history.getByText('减免 ¥20.00：延期补偿')).toBeVisible();

  const remark = await correct('修改备注');
  await remark.getByRole('textbox', { name: '订单备注' }).fill('候选人周末可联系');
  await remark.getByRole('button', { name: '保存' }).click();
  await expect(shown(page).getByText('候选人周末可联系').first()).toBeVisible();

  await choose(page, '转交订单');
  const dialog = page.getByRole('dialog', { name: '转交订单' });
  await dialog.getByRole('combobox', { name: '新的项目经理' }).fill('欧阳若兰');
  await page.getByRole('option', { name: /欧阳若兰/ }).click();
  await dialog.getByRole('button', { name: '转交订单' }).click();
  await expect(dialog).toHaveCount(0);
  const manager = shown(page).getByRole('region', { name: '本单项目经理' });
  await expect(manager.getByText('欧阳若兰')).toBeVisible();
  await expectAccessible(page);
});
