// Reached by: messages emailRecords shared/messages shared/resourceList shared/richText
import {
  enterAs,
  expect,
  expectAccessible,
  labels,
  rowOf,
  rowsLoaded,
  shown,
  signIn,
  test,
} from './journey';

const MESSAGES = '/message/messageList';
const TEMPLATES = '/message/messageTemplateList';
const EMAILS = '/message/emailList';

test('an officer reads why a message failed, previews one to a candidate, sends and cancels it', async ({
  page,
}) => {
  await enterAs(page, 'officer', MESSAGES);
  const list = shown(page);
  await list.getByRole('button', { name: /^发送失败/ }).click();
  await rowsLoaded(list);
  await list.getByRole('row').nth(1).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('list', { name: '逐次发送' }).getByRole('listitem')).toHaveCount(5);
  await expect(drawer.getByText(/第 5 次 · 失败 · /)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await list.getByRole('button', { name: '全部', exact: true }).click();
  await rowsLoaded(list);
  await expectAccessible(page);
  await list.getByRole('button', { name: '发送消息' }).click();
  const form = page.getByRole('dialog', { name: '发送消息' });
  await form.getByRole('button', { name: '预览' }).click();
  await expect(form.getByText('请选择订单').first()).toBeVisible();
  await form.getByRole('combobox', { name: '订单' }).fill('MJ');
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: '正文' }).fill('请保持电话畅通，我们将于今日联系您。');
  await form.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '确认发送' });
  await expect(preview.getByText('请保持电话畅通，我们将于今日联系您。')).toBeVisible();
  await expect(preview.getByText(/1\d{2}\*{4}\d{4}/)).toBeVisible();
  await expect(preview.getByText('按 1 条短信计费')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: '返回修改' }).click();
  await expect(form.getByRole('textbox', { name: '正文' })).toHaveValue(/^请保持电话畅通/);
  await form.getByRole('button', { name: '预览' }).click();
  await preview.getByRole('button', { name: '发送', exact: true }).click();

  await expect(page.getByText('消息已提交发送')).toBeVisible();
  const row = rowOf(list, '请保持电话畅通').first();
  // This installation has no gateway.
  await expect(row).toContainText('仅存档');
  await row.getByRole('button', { name: '取消发送' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消发送' }).click();
  await expect(page.getByText('已取消发送')).toBeVisible();
  await expect(rowOf(list, '请保持电话畅通')).toHaveCount(0);

  await page.goto('/message/messageTryList');
  await expect(shown(page).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});

test('a template is written beside a phone that shows it, and a wrong variable is named', async ({
  page,
}) => {
  await enterAs(page, 'officer', TEMPLATES);
  const list = shown(page);
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog', { name: '新增消息模板' });
  await form.getByRole('textbox', { name: '名称', exact: true }).fill('补充材料提醒');
  await form.getByRole('textbox', { name: '编码' }).fill('journey-free');
  await form.getByRole('button', { name: '场景' }).click();
  await page.getByRole('option', { name: '自由消息' }).click();
  await form.getByRole('button', { name: '渠道' }).click();
  await page.getByRole('option', { name: '短信' }).click();
  const content = form.getByRole('textbox', { name: '正文' });
  await content.fill('{candidateName}您好，请打开{link}');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText(/\{link\} 不能用在这里，可用的变量：/).first()).toBeVisible();
  await content.fill('您好，');
  await form.getByRole('button', { name: '插入候选人姓名' }).click();
  await expect(content).toHaveValue('您好，{candidateName}');
  await expect(form.getByText('含签名 6 字，按 1 条短信计费')).toBeVisible();
  const phone = form.getByRole('group', { name: '手机预览' });
  await expect(phone.getByText('您好，张晓雯')).toBeVisible();
  await content.fill('长'.repeat(71));
  await expect(form.getByText('含签名 71 字，按 2 条短信计费')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toHaveCount(0);
  await list.getByRole('textbox', { name: '名称' }).fill('补充材料提醒');
  await list.getByRole('button', { name: '查询' }).click();
  await expect(rowOf(list, '补充材料提醒')).toContainText('短信');
});

test('an e-mail about an order names a wrong address, and is deleted before it leaves', async ({
  page,
}) => {
  await enterAs(page, 'officer', EMAILS);
  const list = shown(page);
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog', { name: '新增邮件' });
  await form.getByRole('combobox', { name: '订单号' }).fill('MJ');
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: '收件人' }).fill('hr@example');
  await form.getByRole('textbox', { name: '主题' }).fill('旅程邮件');
  await form.getByRole('textbox', { name: '正文' }).fill('您好，附上进展。');
  await form.getByRole('button', { name: '发送', exact: true }).click();
  await expect(form.getByText('“hr@example”不是完整的邮箱地址').first()).toBeVisible();
  await form.getByRole('textbox', { name: '收件人' }).fill('hr@example.com；boss@example.com');
  await form.getByRole('button', { name: '发送', exact: true }).click();
  await expect(form).toHaveCount(0);

  const row = rowOf(list, '旅程邮件');
  await expect(row).toContainText('仅存档');
  await row.getByRole('button', { name: '旅程邮件' }).click();
  const drawer = page.getByRole('dialog', { name: '旅程邮件' });
  await expect(drawer.getByText('hr@example.com, boss@example.com')).toBeVisible();
  await expect(drawer.getByText('您好，附上进展。')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(list, '旅程邮件')).toHaveCount(0);
});

test('in English, an officer previews a message to a candidate', async ({ page }) => {
  const w = labels.en;
  await page.goto(MESSAGES);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await signIn(page, 'officer', w);
  await page.goto(MESSAGES);
  await shown(page).getByRole('button', { name: 'Send message' }).click();
  const form = page.getByRole('dialog', { name: 'Send message' });
  await form.getByRole('combobox', { name: 'Order' }).fill('MJ');
  await page.getByRole('option').first().click();
  await form.getByText('English', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Text' }).fill('Please keep your phone at hand.');
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Send this message?' });
  await expect(preview.getByText('Please keep your phone at hand.')).toBeVisible();
  await preview.getByRole('button', { name: 'Back to editing' }).click();
  await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue(/^Please keep/);
});
