import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/conformance';
import { Select } from './Select';

const options = [
  { value: 1, label: '待接单' },
  { value: 2, label: '调查中' },
  { value: 3, label: '已取消', disabled: true },
];

describe('Select', () => {
  conforms(Select<number>, {
    props: { label: '状态', options, value: null, onValueChange: () => {} },
    target: (container) => container.querySelector('button'),
  });

  it('is named by its label and its value, and described by help and error', () => {
    render(<Select label="状态" options={options} value={2} onValueChange={() => {}} description="当前状态" error="不能为空" />);

    const button = screen.getByRole('button', { name: '状态 调查中' });
    expect(button).toHaveAccessibleDescription('当前状态 不能为空');
    expect(button).toBeInvalid();
  });

  it('reports the value chosen, and refuses a disabled one', async () => {
    const onValueChange = vi.fn();
    render(<Select label="状态" options={options} value={null} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: '状态 请选择' }));
    expect(screen.getByRole('listbox', { name: '状态' })).toBeVisible();

    await userEvent.click(screen.getByRole('option', { name: '已取消' }));
    expect(onValueChange).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('option', { name: '调查中' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('takes the choice back with a named button, which is there only when there is one', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Select label="状态" options={options} value={2} onValueChange={onValueChange} clearable />);

    await userEvent.click(screen.getByRole('button', { name: '清除状态' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);

    rerender(<Select label="状态" options={options} value={null} onValueChange={onValueChange} clearable />);
    expect(screen.queryByRole('button', { name: '清除状态' })).toBeNull();
  });

  it('says so when there is nothing to choose', async () => {
    render(<Select label="状态" options={[]} value={null} onValueChange={() => {}} />);

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByText('没有可选项')).toBeVisible();
  });

  it('shows a value that is no longer offered as it is', () => {
    render(<Select label="状态" options={options} value={9} onValueChange={() => {}} />);

    expect(screen.getByRole('button', { name: '状态 9' })).toBeVisible();
  });

  it('shows a read-only value that takes focus and opens nothing', async () => {
    render(<Select label="状态" options={options} value={2} onValueChange={() => {}} readOnly clearable />);
    await userEvent.tab();
    const control = screen.getByRole('combobox', { name: '状态 调查中' });
    expect(control).toHaveFocus();
    expect(control).toHaveAttribute('aria-readonly', 'true');

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(control);

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why an option cannot be chosen', async () => {
    const onValueChange = vi.fn();
    const reasoned = [{ value: 1, label: '高管版', disabledReason: '合同未包含' }];
    render(<Select label="套餐" options={reasoned} value={null} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByRole('option', { name: /^高管版\s?合同未包含$/ }));

    expect(onValueChange).not.toHaveBeenCalled();
  });
});
