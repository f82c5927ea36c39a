import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { Select } from './Select';

const options = [
  { value: 1, label: '待接单' },
  { value: 2, label: '调查中' },
  { value: 3, label: '已取消', disabled: true },
];

describe('Select', () => {
  it('shows a text of the caller’s for a value without an option, and none for no value', () => {
    const { rerender } = render(
      <Select label="项目" options={[]} value="x9" missingLabel="未加载" />,
    );
    expect(screen.getByRole('button')).toHaveTextContent(/^未加载$/);

    rerender(<Select label="项目" options={[]} value={null} missingLabel="未加载" />);

    expect(screen.getByRole('button')).toHaveTextContent(/^请选择$/);
  });

  conforms(Select<number>, {
    props: { label: '状态', options },
    target: (container) => container.querySelector('button'),
  });

  conformsAsField(Select<number>, {
    props: { options, clearable: true },
    value: 1,
    submitted: ['1'],
    next: 2,
    nextSubmitted: ['2'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(screen.getByRole('option', { name: '调查中' }));
    },
  });

  it('is named by its label and its value, and described by description and error', () => {
    render(
      <Select
        label="状态"
        options={options}
        value={2}
        onValueChange={() => {}}
        description="当前状态"
        error="不能为空"
      />,
    );

    const button = screen.getByRole('button', { name: '状态 调查中' });
    expect(button).toHaveAccessibleDescription('当前状态 不能为空');
    expect(button).toBeInvalid();
  });

  it('reports the selected value, and refuses a disabled one', async () => {
    const onValueChange = vi.fn();
    render(<Select label="状态" options={options} value={null} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: '状态 请选择' }));
    expect(screen.getByRole('listbox', { name: '状态' })).toBeVisible();

    await userEvent.click(screen.getByRole('option', { name: '已取消' }));
    expect(onValueChange).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('option', { name: '调查中' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('clears the value with a named button, which exists only with a value', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(
      <Select label="状态" options={options} value={2} onValueChange={onValueChange} clearable />,
    );

    await userEvent.click(screen.getByRole('button', { name: '清除状态' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);

    rerender(
      <Select
        label="状态"
        options={options}
        value={null}
        onValueChange={onValueChange}
        clearable
      />,
    );
    expect(screen.queryByRole('button', { name: '清除状态' })).toBeNull();
  });

  it('shows groups with their headings, and moves across them', async () => {
    const onValueChange = vi.fn();
    const groups = [
      { key: 'open', label: '进行中', options: options.slice(0, 2) },
      { key: 'closed', label: '已结束', options: [{ value: 4, label: '已完成' }] },
    ];
    render(<Select label="状态" options={groups} defaultValue={2} onValueChange={onValueChange} />);
    screen.getByRole('button', { name: '状态 调查中' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const group = screen.getByRole('group', { name: '已结束' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);

    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(screen.getByRole('button', { name: '状态 已完成' })).toBeVisible();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'opens by %s, and sends no form',
    async (key) => {
      const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
      render(
        <form onSubmit={onSubmit}>
          <Select label="状态" options={options} value={null} onValueChange={() => {}} />
          <button type="submit">提交</button>
        </form>,
      );
      screen.getByRole('button', { name: /^状态/ }).focus();
      await userEvent.keyboard(key);

      expect(screen.getByRole('listbox')).toBeVisible();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('announces that there are no options', async () => {
    render(<Select label="状态" options={[]} value={null} onValueChange={() => {}} />);

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByText('没有可选项')).toBeVisible();
  });

  it('announces that options are loading, in the list and aloud, and offers the known ones', async () => {
    const onValueChange = vi.fn();
    const known = { label: '状态', options: options.slice(1, 2), value: 2, onValueChange };
    const { rerender } = render(<Select {...known} loading />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: '状态 调查中' }));

    const list = screen.getByRole('listbox', { name: '状态' });
    expect(within(list).getByRole('option', { name: '正在加载选项' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(within(list).getByRole('option', { name: '调查中' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('正在加载选项');

    rerender(<Select {...known} options={options} loading={false} />);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(list).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('status')).toHaveTextContent('3 个选项');
    await userEvent.click(screen.getByRole('option', { name: '待接单' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1);
  });

  it.each(['{Enter}', ' '])(
    'retries by keyboard (%s) and by a press, and stays open',
    async (key) => {
      const [onValueChange, onRetry] = [vi.fn(), vi.fn()];
      const loadError = { onRetry };
      const { rerender } = render(
        <Select
          label="状态"
          options={[]}
          value={null}
          onValueChange={onValueChange}
          loadError={loadError}
          loading={false}
        />,
      );
      screen.getByRole('button').focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('status')).toHaveTextContent('选项加载失败');

      await userEvent.keyboard(`{ArrowDown}${key}`);
      expect(onRetry).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('option', { name: /^选项加载失败\s?重试$/ }));
      expect(onRetry).toHaveBeenCalledTimes(2);

      rerender(
        <Select
          label="状态"
          options={[]}
          value={null}
          onValueChange={onValueChange}
          loadError={loadError}
          loading
        />,
      );
      expect(screen.getByRole('option')).toHaveTextContent('正在加载选项');
      expect(screen.getByRole('listbox')).toHaveFocus();
      expect(onValueChange).not.toHaveBeenCalled();
    },
  );

  it('announces nothing for static options', async () => {
    render(<Select label="状态" options={options} value={null} onValueChange={() => {}} />);

    await userEvent.click(screen.getByRole('button'));

    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows a value without an option as it is', () => {
    render(<Select label="状态" options={options} value={9} onValueChange={() => {}} />);

    expect(screen.getByRole('button', { name: '状态 9' })).toBeVisible();
  });

  it('shows a read-only value that takes focus and opens nothing', async () => {
    render(
      <Select
        label="状态"
        options={options}
        value={2}
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
    render(<Select label="套餐" options={reasoned} value={null} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByRole('option', { name: /^高管版\s?合同未包含$/ }));

    expect(onValueChange).not.toHaveBeenCalled();
  });
});
