import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setListHeight } from '../internal/testing/listHeight';
import { RecipientTransfer } from './RecipientTransfer';
import { loadersOf, peopleOf } from './RecipientTransfer.fixtures';
import type { RecipientTransferProps } from './recipientTransferProps';

beforeEach(setListHeight);

const availableList = () => screen.getByRole('listbox', { name: '可选用户列表' });
const selectedList = () => screen.getByRole('listbox', { name: '已选用户列表' });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.querySelector('[data-name]')?.textContent);

const renderField = async (props: Partial<RecipientTransferProps> = {}) => {
  const onValueChange = vi.fn();
  render(
    <RecipientTransfer
      label="接收人"
      {...loadersOf(30)}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  await act(async () => {});
  return { onValueChange, user: userEvent.setup() };
};

describe('the two lists of a RecipientTransfer', () => {
  it('leave the selected one alone while another source loads, fails and loads again', async () => {
    const everyone = vi.fn(async () => peopleOf(30)).mockRejectedValueOnce(new Error('断网'));
    const { onValueChange, user } = await renderField({
      defaultValue: ['3', '1', '5'],
      load: async ({ source }) => (source === 'members' ? peopleOf(6) : everyone()),
    });
    await user.type(screen.getByRole('searchbox', { name: '搜索已选用户' }), '林');
    await user.click(within(selectedList()).getByRole('option', { name: /林晓/ }));

    await user.click(screen.getByRole('tab', { name: '所有人' }));
    expect(namesIn(selectedList())).toEqual(['林晓', '林雨桐']);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(within(availableList()).getByRole('option', { name: /欧阳静怡13/ })).toBeVisible();

    expect(screen.getByRole('searchbox', { name: '搜索已选用户' })).toHaveValue('林');
    expect(namesIn(selectedList())).toEqual(['林晓', '林雨桐']);
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/林晓/);
    expect(screen.getByRole('button', { name: '移除 1 人' })).toBeEnabled();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('keep the active option rendered when they are scrolled away from it', async () => {
    const { user } = await renderField({
      sources: ['everyone'],
      load: async () => peopleOf(10_000),
    });
    const list = availableList();
    act(() => list.focus());
    await user.keyboard('{PageDown}');

    list.scrollTop = 200_000;
    fireEvent.scroll(list);
    await act(async () => {});

    expect(within(list).getAllByRole('option').at(-1)).toHaveAttribute(
      'aria-posinset',
      expect.stringMatching(/^[45]\d\d\d$/),
    );
    const active = document.getElementById(list.getAttribute('aria-activedescendant')!);
    expect(active).toHaveAttribute('aria-posinset', '11');
  });

  it('render apart: a search in one leaves the other as it is', async () => {
    const [first, ...others] = peopleOf(30);
    const readName = vi.fn(() => first!.realname);
    const watched = Object.defineProperty({ ...first! }, 'realname', { get: readName });
    const { user } = await renderField({
      load: async () => [watched, ...others],
      defaultValue: [watched.id],
    });
    expect(namesIn(selectedList())).toEqual([first!.realname]);
    readName.mockClear();

    await user.type(screen.getByRole('searchbox', { name: '搜索可选用户' }), '欧阳');
    expect(namesIn(availableList()).length).toBeGreaterThan(1);
    expect(readName).not.toHaveBeenCalled();

    const search = screen.getByRole('searchbox', { name: '搜索已选用户' });
    await user.type(search, '林');
    expect(readName).not.toHaveBeenCalled();

    await user.type(search, '无此人');
    await user.clear(search);
    expect(readName).toHaveBeenCalled();
  });

  it('render no person to mark everybody', async () => {
    const [first, ...others] = peopleOf(30);
    const readName = vi.fn(() => first!.realname);
    const watched = Object.defineProperty({ ...first! }, 'realname', { get: readName });
    const { user } = await renderField({ load: async () => [watched, ...others] });
    readName.mockClear();

    await user.click(screen.getByRole('checkbox'));

    expect(screen.getAllByRole('option', { selected: true }).length).toBeGreaterThan(1);
    expect(readName).not.toHaveBeenCalled();
  });

  it('mark nobody twice: who comes back from the selection is unmarked', async () => {
    const { user } = await renderField({ sources: ['everyone'] });
    const option = (list: HTMLElement) => within(list).getByRole('option', { name: /林晓1/ });
    await user.click(option(availableList()));
    await user.click(screen.getByRole('button', { name: '添加 1 人' }));
    await user.click(option(selectedList()));
    await user.click(screen.getByRole('button', { name: '移除 1 人' }));

    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(screen.getByRole('button', { name: '添加' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are filled from sources of one’s own, requested by their keys, in rows of one’s own', async () => {
    const user = userEvent.setup();
    const load = vi.fn(async ({ source }: { source: 'sales' | 'people' }) =>
      peopleOf(source === 'sales' ? 2 : 5),
    );
    render(
      <RecipientTransfer
        label="接收人"
        sources={[
          { key: 'sales', label: '销售部' },
          { key: 'people', label: '人力资源部' },
        ]}
        load={load}
        renderPerson={({ realname, id }) => <b data-name>{`${realname} #${id}`}</b>}
      />,
    );
    expect(await screen.findByRole('option', { name: '林晓 #1' })).toBeVisible();
    expect(load.mock.calls.map(([{ source }]) => source)).toEqual(['sales']);

    await user.click(screen.getByRole('tab', { name: '人力资源部' }));
    await user.dblClick(await screen.findByRole('option', { name: '林雨桐 #5' }));
    expect(namesIn(selectedList())).toEqual(['林雨桐 #5']);
    await user.click(screen.getByRole('tab', { name: '销售部' }));
    expect(namesIn(availableList())).toEqual(['林晓 #1', '欧阳静怡 #2']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('offer a disabled person with the reason, and select that one by no way', async () => {
    const [first, second, third] = peopleOf(3);
    const away = { ...second!, disabledReason: '休假中' };
    const { onValueChange, user } = await renderField({
      sources: ['everyone'],
      load: async () => [first!, away, third!],
    });
    const option = screen.getByRole('option', { name: /欧阳静怡 休假中|欧阳静怡休假中/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');

    await user.dblClick(option);
    await user.click(screen.getByRole('button', { name: '粘贴名单' }));
    await user.click(screen.getByRole('textbox', { name: '姓名、手机或用户编号' }));
    await user.paste('欧阳静怡');
    await user.click(screen.getByRole('button', { name: '匹配并添加' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(option).toHaveAttribute('aria-selected', 'false');

    await user.click(screen.getByRole('checkbox', { name: '全选 2 人' }));
    await user.click(screen.getByRole('button', { name: '添加 2 人' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['1', '3']);
  });
});
