// Reached by: orderImports api/orders
import { identityCheck } from '../packages/api/src/rules/identityNumber';
import { workbookOf } from '../apps/server/src/features/orderImports/sheets.fixtures';
import { enterAs, expect, expectAccessible, shown, test } from './journey';

const FORM = '/f-order/f-order-company/createForm?type=1';
const HEAD = ['姓名', '手机', '身份证号码', '备注', '部门'];

/** Returns a valid identity number, another for each serial. */
const idNo = (serial: number) => {
  const body = `33010119880808${String(serial).padStart(3, '0')}`;
  return body + identityCheck(body);
};
const person = (serial: number, name: string) => [
  name,
  `1370000${String(serial).padStart(4, '0')}`,
  idNo(serial),
  '',
  '研发',
];
const fileOf = async (rows: readonly (readonly (string | number | null)[])[]) => ({
  name: '五月入职.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await workbookOf([HEAD, ...rows])),
});

test('a client imports orders from a workbook, corrects it in place, and places the good rows', async ({
  page,
}) => {
  await enterAs(page, 'client', FORM);
  await shown(page).getByRole('link', { name: '批量导入' }).click();
  await expect(page).toHaveURL(/f-order-company\/import$/);
  await expect(shown(page).getByRole('heading', { level: 1, name: '批量导入订单' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await shown(page).getByRole('button', { name: '下载模板' }).click();
  expect((await saved).suggestedFilename()).toBe('订单导入模板.xlsx');

  await shown(page).getByRole('button', { name: '上传并核对' }).click();
  await expect(shown(page).getByText('请选择产品', { exact: true })).toBeVisible();
  await shown(page).getByRole('button', { name: /^产品/ }).click();
  await page.getByRole('option', { name: /^精调·标准版/ }).click();
  const input = shown(page).locator('input[type=file]');
  await input.setInputFiles({ ...(await fileOf([])), buffer: Buffer.from('PK no workbook') });
  await shown(page).getByRole('button', { name: '上传并核对' }).click();
  await expect(shown(page).getByRole('alert')).toContainText('文件无法读取');
  await input.setInputFiles(
    await fileOf([
      person(1, '温庭筠'),
      ['韦庄', '1370000', Number(idNo(2)), '', '研发'],
      person(3, '冯延巳'),
      person(3, '冯延巳'),
    ]),
  );
  await expectAccessible(page);
  await shown(page).getByRole('button', { name: '上传并核对' }).click();

  const columns = shown(page).getByRole('region', { name: '对应列' });
  await expect(columns.getByRole('button', { name: /^「手机」对应的信息/ })).toContainText(
    '手机号',
  );
  await expect(columns.getByRole('button', { name: /^「部门」对应的信息/ })).toContainText(
    '不导入',
  );
  await columns.getByRole('button', { name: /^「部门」对应的信息/ }).click();
  await page.getByRole('option', { name: '应聘岗位' }).click();
  await expectAccessible(page);
  await columns.getByRole('button', { name: '下一步' }).click();

  const mobile = shown(page).getByRole('textbox', { name: '第 3 行 手机号' });
  await expect(mobile).toHaveAccessibleDescription('7 位，手机号应为 11 位');
  await expect(page.getByRole('tab', { name: '批量导入订单' })).toHaveCount(1);
  const number = shown(page).getByRole('textbox', { name: '第 3 行 证件号' });
  await expect(number).toHaveAccessibleDescription(
    '单元格是数字格式，末尾数字已丢失，请改为文本后重填',
  );
  await expectAccessible(page);
  await expect(shown(page).getByRole('radio', { name: '有误 1' })).toBeChecked();
  await mobile.fill('13700000002');
  await number.fill(idNo(2));
  await number.press('Enter');
  await expect(shown(page).getByText('修改已保存')).toBeVisible();
  await expect(shown(page).getByRole('radio', { name: '可提交 2' })).toBeVisible();
  await page.reload();
  await shown(page).getByRole('radio', { name: '全部 4' }).check({ force: true });
  await expect(mobile).toHaveValue('13700000002');
  await expect(
    shown(page).getByRole('textbox', { name: '第 5 行 证件号' }),
  ).toHaveAccessibleDescription('与第 4 行是同一证件号');

  await shown(page).getByRole('button', { name: '提交 2 个订单' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('产品：精调·标准版');
  await question.getByRole('button', { name: '提交 2 个订单' }).click();
  await expect(shown(page).getByText('已提交 2 个订单')).toBeVisible();
  await expect(shown(page).getByRole('link', { name: /^MJ\d+$/ })).toHaveCount(2);
  await expectAccessible(page);
  await shown(page).getByRole('link', { name: '查看订单' }).click();
  await expect(shown(page).getByText('韦庄').first()).toBeVisible();
});

test('a mend that could not be saved stays, and is saved when the server answers again', async ({
  page,
}) => {
  await enterAs(page, 'client2', '/f-order/f-order-company/import');
  await shown(page).getByRole('button', { name: /^产品/ }).click();
  await page.getByRole('option').first().click();
  await shown(page)
    .locator('input[type=file]')
    .setInputFiles(await fileOf([person(9, ''), person(8, '晏殊')]));
  await shown(page).getByRole('button', { name: '上传并核对' }).click();
  await shown(page).getByRole('button', { name: '下一步' }).click();
  await page.route('**/gOrderImport/update', async (route) => route.abort());

  const name = shown(page).getByRole('textbox', { name: '第 2 行 姓名' });
  await name.fill('晏几道');
  await name.blur();
  await expect(shown(page).getByText(/^1 处修改没有保存/)).toBeVisible();
  await expect(name).toHaveValue('晏几道');
  await expect(
    shown(page).getByRole('button', { name: '提交 1 个订单' }),
  ).toHaveAccessibleDescription('有修改还没有保存');
  await page.unroute('**/gOrderImport/update');
  await shown(page).getByRole('button', { name: '重试' }).click();

  await expect(shown(page).getByText('修改已保存')).toBeVisible();
  await expect(shown(page).getByRole('radio', { name: '可提交 2' })).toBeVisible();
});

test('the page is whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'client', '/f-order/f-order-company/import');
  await expect(shown(page).getByRole('button', { name: '选择文件' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test('staff import orders for a client that they choose', async ({ page }) => {
  await enterAs(page, 'officer', '/f-order/f-order/import');
  await shown(page).getByRole('button', { name: '上传并核对' }).click();
  await expect(shown(page).getByText('请选择客户', { exact: true })).toBeVisible();
  await shown(page).getByRole('combobox', { name: '客户' }).fill('云上');
  await page.getByRole('option', { name: /^云上麦浪/ }).click();
  await shown(page).getByRole('button', { name: /^产品/ }).click();
  await page.getByRole('option', { name: /^精调·基础版/ }).click();
  const input = shown(page).locator('input[type=file]');
  const rows = [
    [...HEAD, '加急', '工作城市'],
    [...person(701, '李煜'), '是', '南京'],
  ];
  await input.setInputFiles({
    name: '代下单.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbookOf(rows)),
  });
  await shown(page).getByRole('button', { name: '上传并核对' }).click();

  await expect(shown(page).getByText(/^客户：云上麦浪/)).toBeVisible();
  await expect(shown(page).getByRole('button', { name: '「加急」对应的信息 加急' })).toBeVisible();
  await shown(page).getByRole('button', { name: '下一步' }).click();
  await shown(page).getByRole('button', { name: '提交 1 个订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交 1 个订单' }).click();
  await expect(shown(page).getByText('已提交 1 个订单').first()).toBeVisible();
});
