import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER_FIELDS } from '../internal/list/orders.fixtures';
import type { ListCondition } from '../internal/list/query';
import { FilterBar, type FilterBarProps } from './FilterBar';

const noLike: ListCondition = { field: 'orderNo', operator: 'LIKE', value: 'BG2026' };
const company: ListCondition = { field: 'companyName', operator: 'LIKE', value: '有限公司' };

function show(props: Partial<FilterBarProps> = {}) {
  const onSearch = vi.fn();
  const onReset = vi.fn();
  function Page({ start }: { start: readonly ListCondition[] }) {
    const [conditions, setConditions] = useState(start);
    return (
      <>
        <FilterBar
          label="订单"
          filters={ORDER_FIELDS}
          conditions={conditions}
          onSearch={(next) => {
            onSearch(next);
            setConditions(next);
          }}
          onReset={() => {
            onReset();
            setConditions([]);
          }}
          {...props}
        />
        <button type="button" onClick={() => setConditions([noLike, company])}>
          打开视图
        </button>
      </>
    );
  }
  render(<Page start={props.conditions ?? []} />);
  return { onSearch, onReset, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('FilterBar', () => {
  it('submits the fields by Enter and keeps focus', async () => {
    const { onSearch, user } = show();

    await user.type(field('候选人'), ' 李雷 {Enter}');

    expect(onSearch).toHaveBeenCalledExactlyOnceWith([
      { field: 'userName', operator: 'LIKE', value: '李雷' },
    ]);
    expect(field('候选人')).toHaveFocus();
  });

  it('does not submit on the Enter that ends a composition', () => {
    const { onSearch } = show();
    field('候选人').focus();

    const goesOn = fireEvent.keyDown(field('候选人'), { key: 'Enter', isComposing: true });
    const goesOnInSafari = fireEvent.keyDown(field('候选人'), { key: 'Enter', keyCode: 229 });

    expect([goesOn, goesOnInSafari]).toEqual([false, false]);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('has no control for a field of chips alone, and keeps its conditions when searching', async () => {
    const own: ListCondition = { field: 'pmId', operator: 'EQ', value: '7' };
    const filters = [
      { kind: 'select', field: 'pmId', label: '项目经理', options: [], chipOnly: true },
      ...ORDER_FIELDS,
    ] as const;
    const { onSearch, user } = show({ filters, conditions: [own] });
    expect(screen.queryByText('项目经理')).not.toBeInTheDocument();

    await user.type(field('候选人'), '李雷{Enter}');

    expect(onSearch).toHaveBeenCalledExactlyOnceWith([
      { field: 'userName', operator: 'LIKE', value: '李雷' },
      own,
    ]);
  });

  it('shows three fields, and the others behind a button with the number of active ones', async () => {
    const { user } = show({ filters: ORDER_FIELDS });
    expect(screen.queryByRole('textbox', { name: '签约主体' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '展开' }));
    await user.type(field('签约主体'), '有限公司{Enter}');
    await user.click(screen.getByRole('button', { name: '收起' }));

    expect(screen.getByRole('button', { name: '展开（1 项生效）' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByRole('textbox', { name: '签约主体' })).not.toBeInTheDocument();
  });

  it('starts expanded when a hidden field is active', () => {
    show({ conditions: [company] });

    expect(field('签约主体')).toHaveValue('有限公司');
  });

  it('submits the values of hidden fields', async () => {
    const { onSearch, user } = show({ conditions: [company] });
    await user.click(screen.getByRole('button', { name: '收起' }));

    await user.type(field('订单编号'), 'BG2026{Enter}');

    expect(onSearch).toHaveBeenLastCalledWith([noLike, company]);
  });

  it('keeps conditions that no field can show', async () => {
    const other: ListCondition = { field: 'fee', operator: 'GT', value: '500' };
    const { onSearch, user } = show({ conditions: [other] });

    await user.type(field('候选人'), '李雷{Enter}');

    expect(onSearch).toHaveBeenLastCalledWith([
      { field: 'userName', operator: 'LIKE', value: '李雷' },
      other,
    ]);
  });

  it('replaces the input by new conditions', async () => {
    const { user } = show();
    await user.type(field('候选人'), '韩梅梅');

    await user.click(screen.getByRole('button', { name: '打开视图' }));

    expect(field('订单编号')).toHaveValue('BG2026');
    expect(field('候选人')).toHaveValue('');
    expect(screen.getByRole('button', { name: '展开（1 项生效）' })).toBeVisible();
  });

  it('resets visible and hidden fields', async () => {
    const { onReset, user } = show({ conditions: [noLike, company] });

    await user.click(screen.getByRole('button', { name: '重置' }));

    expect(onReset).toHaveBeenCalledOnce();
    expect(field('订单编号')).toHaveValue('');
    expect(field('签约主体')).toHaveValue('');
  });

  it('submits selects and radio buttons, whose first option is “all”', async () => {
    const { onSearch, user } = show({ conditions: [company] });

    await user.click(screen.getByRole('radio', { name: '是' }));
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(onSearch).toHaveBeenLastCalledWith([
      company,
      { field: 'urgentFlag', operator: 'EQ', value: '1' },
    ]);

    await user.click(
      within(screen.getByRole('group', { name: '加急' })).getByRole('radio', { name: '全部' }),
    );
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(onSearch).toHaveBeenLastCalledWith([company]);
  });
});

describe('a list pasted into a text field', () => {
  const pasted = [
    ...Array.from({ length: 200 }, (_, index) => `BG${index}`),
    'BG7',
    ' ',
    'BG8',
  ].join('\r\n');

  it('filters by any of its values, each once', async () => {
    const { onSearch, user } = show();
    await user.click(field('订单编号'));
    await user.paste(pasted);

    expect(screen.queryByRole('textbox', { name: '订单编号' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '订单编号 200 个值' })).toHaveAccessibleDescription(
      '去重 2 个 · 按 Enter 查询',
    );
    expect(screen.getByRole('button', { name: '订单编号 200 个值' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '查询' }));

    const [condition] = onSearch.mock.lastCall![0] as ListCondition[];
    expect(condition).toMatchObject({ field: 'orderNo', operator: 'IN' });
    expect(condition!.value).toEqual(Array.from({ length: 200 }, (_, index) => `BG${index}`));
  });

  it('is searched by Enter right after pasting; later Enter opens the list', async () => {
    const { onSearch, user } = show();
    await user.click(field('订单编号'));
    await user.paste('BG1\nBG2');

    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith([
      { field: 'orderNo', operator: 'IN', value: ['BG1', 'BG2'] },
    ]);

    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: '订单编号清单' })).toBeVisible();
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it.each(['Control', 'Meta'])('is taken over by %s and Enter', async (modifier) => {
    const { user } = show({
      conditions: [{ field: 'orderNo', operator: 'IN', value: ['BG1', 'BG2'] }],
    });
    await user.click(screen.getByRole('button', { name: '订单编号 2 个值' }));
    await user.type(
      await screen.findByRole('textbox', { name: '订单编号清单' }),
      '{End}{Enter}BG3',
    );

    await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);

    expect(screen.getByRole('button', { name: '订单编号 3 个值' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '订单编号清单' })).not.toBeInTheDocument();
  });

  it('can be viewed and edited, and reports omitted values', async () => {
    const { onSearch, user } = show();
    await user.click(field('订单编号'));
    await user.paste(pasted);

    await user.click(screen.getByRole('button', { name: '订单编号 200 个值' }));
    const text = await screen.findByRole('textbox', { name: '订单编号清单' });
    await user.clear(text);
    await user.click(text);
    await user.paste('BG1\nBG2\nBG1');
    expect(text).toHaveAccessibleDescription('已读取 2 个值 · 去重 1 个');
    await user.click(screen.getByRole('button', { name: '确定' }));
    await user.click(screen.getByRole('button', { name: '查询' }));

    expect(onSearch).toHaveBeenLastCalledWith([
      { field: 'orderNo', operator: 'IN', value: ['BG1', 'BG2'] },
    ]);
  });

  it('reports values beyond the limit', async () => {
    const { user } = show();
    await user.click(field('订单编号'));
    await user.paste(Array.from({ length: 1_200 }, (_, index) => `BG${index}`).join(','));

    expect(screen.getByRole('button', { name: '订单编号 1,000 个值' })).toHaveAccessibleDescription(
      '超出 1,000 个的上限，200 个未读取 · 按 Enter 查询',
    );
  });

  it('is cleared by its button, which restores the text field', async () => {
    const { user } = show({
      conditions: [{ field: 'orderNo', operator: 'IN', value: ['BG1', 'BG2'] }],
    });

    await user.click(screen.getByRole('button', { name: '清空订单编号清单' }));

    expect(field('订单编号')).toHaveValue('');
    expect(field('订单编号')).toHaveFocus();
  });

  it('of one value is a plain text', async () => {
    const { user } = show();
    await user.click(field('订单编号'));
    await user.paste('BG1\n');

    expect(field('订单编号')).toHaveValue('BG1');
  });
});
