import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { setListHeight } from '../internal/testing/listHeight';
import { RecipientTransfer } from './RecipientTransfer';
import { leaver, loadersOf, peopleOf } from './RecipientTransfer.fixtures';
import type { RecipientTransferProps } from './recipientTransferProps';

beforeEach(setListHeight);

const loaders = loadersOf(30);
const availableList = () => screen.findByRole('listbox', { name: '可选用户列表' });
const selectedList = () => screen.getByRole('listbox', { name: '已选用户列表' });
const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);

const renderField = async (props: Partial<RecipientTransferProps> = {}) => {
  const onValueChange = vi.fn();
  render(
    <RecipientTransfer label="接收人" {...loaders} onValueChange={onValueChange} {...props} />,
  );
  await act(async () => {});
  return { onValueChange, user: userEvent.setup() };
};

const press = async (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

describe('RecipientTransfer', () => {
  conformsAsField(RecipientTransfer, {
    props: { ...loaders, sources: ['members'] },
    value: ['1'],
    submitted: ['1'],
    next: ['1', '2'],
    nextSubmitted: ['1', '2'],
    change: async () => {
      await userEvent.dblClick(await screen.findByRole('option', { name: /欧阳静怡/ }));
    },
    named: (control) => control.closest('fieldset')!,
    boxed: false,
  });

  it('moves the marked people to the end of the selection', async () => {
    const { onValueChange, user } = await renderField({ defaultValue: ['3'] });

    await user.click(screen.getByRole('option', { name: /欧阳静怡/ }));
    await user.click(screen.getByRole('option', { name: /林晓/ }));
    await press('添加 2 人');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['3', '2', '1']);
    expect(optionsOf(selectedList())[0]).toContain('王子墨');
    expect(screen.getByRole('status', { name: '已选用户' })).toHaveTextContent(
      '已添加 2 人，共 3 人',
    );
  });

  it('counts one selection across both tabs, and shows a person once', async () => {
    const { onValueChange, user } = await renderField();
    await user.click(screen.getByRole('option', { name: /林晓/ }));

    await user.click(screen.getByRole('tab', { name: '所有人' }));
    await user.click(await screen.findByRole('option', { name: /欧阳静怡/ }));
    await press('添加 2 人');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['1', '2']);
    expect(optionsOf(await availableList())).not.toContainEqual(
      expect.stringContaining('林晓1380'),
    );
    await user.click(screen.getByRole('tab', { name: '订单成员' }));
    expect(within(await availableList()).queryByRole('option', { name: /林晓/ })).toBeNull();
  });

  it('keeps the other marks when one person is added by a double click', async () => {
    const { onValueChange, user } = await renderField();
    await user.click(screen.getByRole('option', { name: /林晓/ }));

    await user.dblClick(screen.getByRole('option', { name: /欧阳静怡/ }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['2']);
    expect(screen.getByRole('option', { name: /林晓/, selected: true })).toBeVisible();
    expect(screen.getByRole('button', { name: '添加 1 人' })).toBeEnabled();
  });

  it('loads everyone once, and only when that tab is opened', async () => {
    const load = vi.fn(loaders.load);
    const { user } = await renderField({ load });
    expect(load.mock.calls.map(([{ source }]) => source)).toEqual(['members']);

    await user.click(screen.getByRole('tab', { name: '所有人' }));
    await user.click(screen.getByRole('tab', { name: '订单成员' }));
    await user.click(screen.getByRole('tab', { name: '所有人' }));

    expect(load.mock.calls.map(([{ source }]) => source)).toEqual(['members', 'everyone']);
  });

  it('selects all filtered people, and nobody else', async () => {
    const { onValueChange, user } = await renderField();
    await user.type(screen.getByRole('searchbox', { name: '搜索可选用户' }), 'oy');

    await user.click(screen.getByRole('checkbox', { name: '全选 2 人' }));
    await press('添加 2 人');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['2', '6']);
  });

  it('renders few of ten thousand people, and adds all of them at once', async () => {
    const all = peopleOf(10_000);
    const { onValueChange, user } = await renderField({
      sources: ['everyone'],
      load: async () => all,
    });
    expect(within(await availableList()).getAllByRole('option').length).toBeLessThan(60);

    await user.click(screen.getByRole('checkbox', { name: '全选 10,000 人' }));
    await press('添加 10,000 人');

    expect(onValueChange.mock.lastCall?.[0]).toHaveLength(10_000);
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
  });

  it('works by keyboard: a range, Enter, a new order, Delete', async () => {
    const { onValueChange, user } = await renderField();
    act(() => screen.getByRole('listbox').focus());

    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(['1', '2', '3']);
    act(() => selectedList().focus());
    await user.keyboard('{End} {Alt>}{ArrowUp}{/Alt}');
    expect(onValueChange).toHaveBeenLastCalledWith(['1', '3', '2']);
    await user.keyboard('{Delete}');

    expect(onValueChange).toHaveBeenLastCalledWith(['1', '2']);
  });

  it('marks a range by Shift and a click', async () => {
    const { user } = await renderField();
    await user.click(screen.getByRole('option', { name: /林晓/ }));

    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('option', { name: /赵浩然/ }));

    expect(screen.getByRole('button', { name: '添加 4 人' })).toBeEnabled();
  });

  it('refers to an active option that exists, with its place among all', async () => {
    await renderField();
    const list = await availableList();

    const active = document.getElementById(list.getAttribute('aria-activedescendant')!);

    expect(active).toHaveAccessibleName(/林晓/);
    expect(active).toHaveAttribute('aria-setsize', '6');
    expect(active).toHaveAttribute('aria-posinset', '1');
  });

  it('adds a pasted list and keeps what matched nobody or several', async () => {
    const { onValueChange, user } = await renderField({
      load: async () => [...peopleOf(6), { id: '99', realname: '林晓', phone: '13911112222' }],
    });
    await press('粘贴名单');

    await user.click(screen.getByRole('textbox', { name: '姓名、手机或用户编号' }));
    await user.paste('王子墨\n13800138001\n林晓\n周迅');
    await press('匹配并添加');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['3', '2']);
    expect(screen.getByText('1 项没有匹配：周迅')).toBeVisible();
    expect(screen.getByText('1 项有重名，请改用手机：林晓')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '姓名、手机或用户编号' })).toHaveValue('周迅\n林晓');
  });

  it('adds nobody beyond the maximum', async () => {
    const { onValueChange, user } = await renderField({ max: 1 });
    await user.click(screen.getByRole('checkbox', { name: '全选 6 人' }));

    await press('添加 6 人');
    act(() => screen.getByRole('listbox').focus());
    await user.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '添加 6 人' })).toHaveAccessibleDescription(
      '最多 1 人',
    );
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('names people who are in no source, and never shows an id', async () => {
    const resolve = vi.fn(loaders.resolve);
    const { user } = await renderField({ defaultValue: ['1', leaver.id, '404'], resolve });
    await act(async () => {});

    expect(resolve.mock.calls.map(([ids]) => ids)).toEqual([['left', '404']]);
    expect(optionsOf(selectedList())).toEqual([
      expect.stringContaining('林晓'),
      expect.stringContaining('陈思齐'),
      expect.stringContaining('未知用户'),
    ]);
    expect(selectedList()).not.toHaveTextContent('404');

    const unknown = within(selectedList()).getByRole('option', { name: '未知用户' });
    await user.click(unknown);

    expect(unknown).toHaveAttribute('aria-selected', 'true');
  });

  it('shows a failure with a retry, and loses no selection by it', async () => {
    const load = vi.fn(loaders.load).mockRejectedValueOnce(new Error('网络连接失败'));
    const { user } = await renderField({ load, defaultValue: ['2'] });
    expect(screen.getByRole('alert')).toHaveTextContent('网络连接失败');

    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(optionsOf(await availableList())).toHaveLength(5);
    expect(optionsOf(selectedList())).toEqual([expect.stringContaining('欧阳静怡')]);
  });

  it('aborts its request when it is removed', async () => {
    const signals: AbortSignal[] = [];
    const { unmount } = render(
      <RecipientTransfer
        label="接收人"
        load={async (_, { signal }) => {
          signals.push(signal);
          return new Promise(() => {});
        }}
      />,
    );
    await act(async () => {});

    unmount();

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it.each([
    ['没有可选用户', { load: async () => [] }],
    ['还没有选择用户', {}],
  ])('says “%s” where a list is empty', async (text, props) => {
    await renderField(props);

    expect(screen.getByText(text)).toBeVisible();
  });

  it('reports a blur only when focus leaves the field', async () => {
    const onBlur = vi.fn();
    const { user } = await renderField({ onBlur });

    await user.click(screen.getByRole('searchbox', { name: '搜索可选用户' }));
    await user.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await user.click(document.body);

    expect(onBlur).toHaveBeenCalledOnce();
  });
});
