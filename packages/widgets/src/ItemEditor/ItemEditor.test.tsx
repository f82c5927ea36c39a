import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemEditor, type ItemEditorProps, type SurveyGroup } from '.';
import { dictionaries, surveyGroups } from './ItemEditor.fixtures';

function renderEditor(props: Partial<ItemEditorProps> = {}) {
  const onValueChange = vi.fn<(groups: readonly SurveyGroup[]) => void>();
  render(
    <form aria-label="表单">
      <ItemEditor
        label="核查项"
        name="itemList"
        defaultValue={surveyGroups}
        dictionaries={dictionaries}
        onValueChange={onValueChange}
        {...props}
      />
    </form>,
  );
  return { onValueChange };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const items = () =>
  screen.getAllByRole('listitem', { name: /^第/ }).map((item) => item.getAttribute('aria-label'));
const item = (name: string) => within(screen.getByRole('listitem', { name }));
const submitted = () =>
  JSON.parse(
    new FormData(screen.getByRole('form')).get('itemList') as string,
  ) as readonly SurveyGroup[];

describe('ItemEditor', () => {
  it('shows the items of open groups, in a form as JSON', async () => {
    renderEditor();

    expect(items()).toEqual(['第 1 项 院校', '第 2 项 学历', '第 3 项 在读时间']);
    expect(submitted()).toEqual(surveyGroups);
    await press(/^教育背景/);
    await press(/^工作履历/);
    expect(items()).toEqual(['第 1 项 单位', '第 2 项 劳动争议']);
  });

  it('asks for the title of an item, which must not be empty', async () => {
    const { onValueChange } = renderEditor();
    await press('添加核查项');
    const dialog = within(await screen.findByRole('dialog', { name: '添加核查项' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));

    expect(dialog.getByText('内容不能为空')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^标题/ }), '证书编号{Enter}');

    expect(submitted()[0]!.dataForm.at(-1)).toMatchObject({ title: '证书编号', orderNum: 4 });
  });

  it('moves items by button and by Alt with an arrow key, with the focus', async () => {
    renderEditor();
    await press('下移第 1 项 院校');
    expect(items()).toEqual(['第 1 项 学历', '第 2 项 院校', '第 3 项 在读时间']);

    const title = item('第 2 项 院校').getByRole('textbox', { name: '标题' });
    title.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');

    expect(items()).toEqual(['第 1 项 学历', '第 2 项 在读时间', '第 3 项 院校']);
    expect(title).toHaveFocus();
    expect(submitted()[0]!.dataForm.map(({ orderNum }) => orderNum)).toEqual([1, 2, 3]);
  });

  it('undoes what was typed in one field at once, then a deletion', async () => {
    renderEditor();
    await press('删除第 3 项 在读时间');
    expect(item('第 2 项 学历').getByRole('textbox', { name: '标题' })).toHaveFocus();
    await userEvent.type(item('第 1 项 院校').getByRole('textbox', { name: '标题' }), '名称');
    expect(items()).toEqual(['第 1 项 院校名称', '第 2 项 学历']);

    await userEvent.keyboard('{Control>}z{/Control}');
    expect(items()).toEqual(['第 1 项 院校', '第 2 项 学历']);
    await press('撤销');
    expect(submitted()).toEqual(surveyGroups);
  });

  it('has a dictionary for a select alone', () => {
    renderEditor();
    expect(item('第 1 项 院校').queryByRole('button', { name: /^字典/ })).toBeNull();
    expect(item('第 2 项 学历').getByRole('button', { name: /^字典/ })).toBeVisible();
  });

  it('warns of an item that must not be asked, with the reason', async () => {
    renderEditor();
    await userEvent.type(item('第 1 项 院校').getByRole('textbox', { name: '标题' }), '婚姻');
    expect(screen.getByText(/^不应询问：婚恋和生育/)).toBeVisible();
  });

  it('adds pasted rows, none while one is wrong', async () => {
    renderEditor();
    await press('从 Excel 粘贴');
    const dialog = within(await screen.findByRole('dialog', { name: '从 Excel 粘贴' }));
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('专业\t专业\tMajor\n\t缺标题');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(dialog.getByText('第 2 行没有标题或类型不正确')).toBeVisible();

    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('专业\t专业\tMajor');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(items().at(-1)).toBe('第 4 项 专业');
  });

  it('checks that the order number is between 1 and 100', async () => {
    renderEditor();
    await userEvent.type(screen.getByLabelText(/^序号/), '01');
    await userEvent.tab();
    expect(screen.getByText('请检查输入内容')).toBeVisible();
  });

  it('adds and deletes groups', async () => {
    renderEditor({ defaultValue: [] });
    await press('添加分组');
    await userEvent.type(await screen.findByRole('textbox', { name: /^分组名称/ }), '诉讼{Enter}');
    expect(submitted()).toMatchObject([{ table: '诉讼', groupCode: 'group1', orderNo: 1 }]);

    await press('删除诉讼');
    expect(submitted()).toEqual([]);
  });

  it('lists the differences from a published version', async () => {
    renderEditor({ published: surveyGroups });
    expect(screen.getByText('与已发布版本相同')).toBeVisible();
    await press('删除第 1 项 院校');
    await press(/^与已发布版本的差异/);
    expect(screen.getByText(/教育背景 › 院校/)).toBeVisible();
  });

  it('changes nothing when it is read only', async () => {
    const { onValueChange } = renderEditor({ readOnly: true });
    await userEvent.type(item('第 1 项 院校').getByRole('textbox', { name: '标题' }), 'x');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '添加核查项' })).toBeNull();
  });
});
