import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { MultiSelect } from './MultiSelect';

const options = [
  { value: 1, label: '待接单' },
  { value: 2, label: '调查中' },
  { value: 3, label: '已取消', disabled: true },
  { value: 4, label: '已完成' },
];
const many = Array.from({ length: 12 }, (_, index) => ({
  value: index,
  label: `城市 ${index + 1}`,
}));

describe('MultiSelect', () => {
  it('shows one text of the caller’s for all values without an option', () => {
    render(
      <MultiSelect
        label="项目"
        options={[{ value: 'a', label: '甲' }]}
        value={['x8', 'a', 'x9']}
        missingLabel="未加载"
      />,
    );

    expect(screen.getByRole('button')).toHaveTextContent(/^甲未加载$/);
  });

  conforms(MultiSelect<number>, {
    props: { label: '状态', options },
    target: (container) => container.querySelector('button'),
  });

  conformsAsField(MultiSelect<number>, {
    props: { options, clearable: true },
    value: [1],
    submitted: ['1'],
    next: [1, 2],
    nextSubmitted: ['1', '2'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(screen.getByRole('option', { name: '调查中' }));
    },
  });

  it('is named by its label and all its values, and described by description and error', () => {
    render(
      <MultiSelect
        label="状态"
        options={options}
        value={[2, 4, 1]}
        onValueChange={() => {}}
        description="可多选"
        error="太多"
      />,
    );

    const button = screen.getByRole('button', { name: /^状态 调查中\s?已完成\s?\+1\s?待接单$/ });
    expect(button).toHaveAccessibleDescription('可多选 太多');
    expect(button).toBeInvalid();
    expect(screen.getByText('+1')).toBeVisible();
  });

  it('gives the list the focus with the first key where it could not take it before', async () => {
    render(<MultiSelect label="状态" options={options} />);
    await userEvent.click(screen.getByRole('button'));
    const list = screen.getByRole('listbox');
    // As while the browser still places the panel.
    list.focus = () => {};
    list.parentElement!.focus();
    Reflect.deleteProperty(list, 'focus');
    expect(list.parentElement).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');

    expect(list).toHaveFocus();
    expect(list).toHaveAttribute('aria-activedescendant', expect.stringContaining('option'));
  });

  it('adds values, refuses a disabled one, and stays open', async () => {
    const onValueChange = vi.fn();
    render(
      <MultiSelect label="状态" options={options} value={[2]} onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByRole('option', { name: '已取消' }));
    expect(onValueChange).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('option', { name: '待接单' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([2, 1]);
    expect(screen.getByRole('listbox', { name: '状态' })).toBeVisible();
  });

  it('disables the others at the maximum, and announces it', async () => {
    render(
      <MultiSelect label="状态" options={options} value={[2]} onValueChange={() => {}} max={1} />,
    );

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByRole('option', { name: '待接单' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('已选满 1 项，取消一项后可再选');
  });

  it('clears all values with a named button', async () => {
    const onValueChange = vi.fn();
    render(
      <MultiSelect
        label="状态"
        options={options}
        value={[2, 4]}
        onValueChange={onValueChange}
        clearable
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: '清除状态' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('can be searched with more than ten options, spaces included, and used by keyboard', async () => {
    const onValueChange = vi.fn();
    render(<MultiSelect label="城市" options={many} value={[]} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('combobox', { name: '搜索选项' })).toHaveFocus();

    await userEvent.keyboard('城市 12{ArrowDown}{Enter}');

    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([11]);
  });

  it('announces that nothing matches, and that there are no options', async () => {
    const { unmount } = render(
      <MultiSelect label="城市" options={many} value={[]} onValueChange={() => {}} />,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('海南');
    expect(screen.getByText('没有匹配的选项')).toBeVisible();
    unmount();

    render(<MultiSelect label="城市" options={[]} value={[]} onValueChange={() => {}} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('没有可选项')).toBeVisible();
  });

  it('announces that options are loading, and moves focus to the search once there are enough', async () => {
    const known = { label: '城市', value: [0], onValueChange: () => {} };
    const { rerender } = render(<MultiSelect {...known} options={many.slice(0, 1)} loading />);
    await userEvent.click(screen.getByRole('button', { name: '城市 城市 1' }));
    expect(screen.getByRole('option', { name: '正在加载选项' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('listbox', { name: '城市' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('正在加载选项');

    rerender(<MultiSelect {...known} options={many} loading={false} />);

    expect(screen.getByRole('status')).toHaveTextContent('12 个选项');
    expect(screen.getByRole('combobox', { name: '搜索选项' })).toHaveFocus();
  });

  it('announces a failure in the caller’s words, and retries by keyboard and by a press', async () => {
    const [onValueChange, onRetry] = [vi.fn(), vi.fn()];
    const loadError = { text: '城市没有取到', onRetry };
    const { rerender } = render(
      <MultiSelect
        label="城市"
        options={[]}
        value={[]}
        onValueChange={onValueChange}
        loadError={loadError}
        loading={false}
      />,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('城市没有取到');

    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('option', { name: /^城市没有取到\s?重试$/ }));
    expect(onRetry).toHaveBeenCalledTimes(2);

    rerender(
      <MultiSelect
        label="城市"
        options={[]}
        value={[]}
        onValueChange={onValueChange}
        loadError={loadError}
        loading
      />,
    );
    expect(screen.getByRole('option')).toHaveTextContent('正在加载选项');
    expect(screen.getByRole('listbox')).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows a read-only value that takes focus and opens nothing', async () => {
    render(
      <MultiSelect
        label="状态"
        options={options}
        value={[2]}
        onValueChange={() => {}}
        readOnly
        clearable
      />,
    );
    await userEvent.tab();
    const control = screen.getByRole('combobox', { name: '状态 调查中' });
    expect(control).toHaveFocus();
    expect(control).toHaveAttribute('aria-readonly', 'true');

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(control);

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('announces why an option cannot be selected', async () => {
    const onValueChange = vi.fn();
    const reasoned = [{ value: 1, label: '高管版', disabledReason: '合同未包含' }];
    render(
      <MultiSelect label="套餐" options={reasoned} value={[]} onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByRole('option', { name: /^高管版\s?合同未包含$/ }));

    expect(onValueChange).not.toHaveBeenCalled();
  });
});
