import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { Combobox, type ComboboxProps } from './Combobox';

const options = [
  { value: 'sh', label: '上海明鉴' },
  { value: 'hz', label: '杭州云栖' },
  { value: 'sz', label: '深圳信和', disabledReason: '合同已到期' },
];

function renderCombobox(props: Partial<ComboboxProps> = {}) {
  const onValueChange = vi.fn();
  render(<Combobox label="公司" options={options} onValueChange={onValueChange} {...props} />);
  return { onValueChange, input: screen.getByRole('combobox', { name: '公司' }) };
}

describe('Combobox', () => {
  conforms(Combobox, {
    props: { label: '公司', options },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(Combobox, {
    props: { options, clearable: true },
    value: 'sh',
    submitted: ['sh'],
    next: 'hz',
    nextSubmitted: ['hz'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(screen.getByRole('option', { name: '杭州云栖' }));
    },
  });

  it('is named by its label, and described by description and error', () => {
    const { input } = renderCombobox({ description: '全称', error: '请选择' });

    expect(input).toHaveAccessibleDescription('全称 请选择');
    expect(input).toBeInvalid();
  });

  it('shows the picture of an option before its label', async () => {
    const { input } = renderCombobox({
      options: [{ value: 'sh', label: '上海明鉴', mark: <i data-testid="mark" /> }],
    });
    await userEvent.click(input);

    const label = screen.getByText('上海明鉴');
    const mark = screen.getByTestId('mark');
    expect(mark.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the matches, announces their number, and reports the selection', async () => {
    const { input, onValueChange } = renderCombobox();
    await userEvent.type(input, '云');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 个匹配项');

    await userEvent.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('hz');
    expect(input).toHaveValue('杭州云栖');
  });

  it('restores the selected label on blur, and Tab selects nothing', async () => {
    const { input, onValueChange } = renderCombobox({ defaultValue: 'sh' });
    await userEvent.clear(input);
    await userEvent.type(input, '云');

    await userEvent.tab();

    expect(input).toHaveValue('上海明鉴');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('closes by Escape and keeps the value', async () => {
    const { input, onValueChange } = renderCombobox({ defaultValue: 'sh', clearable: true });
    await userEvent.type(input, '云');
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('上海明鉴');
    await userEvent.keyboard('{Escape}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('neither searches nor selects during a composition', async () => {
    const { input, onValueChange } = renderCombobox();
    await userEvent.click(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'yun' }, isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(onValueChange).not.toHaveBeenCalled();

    fireEvent.input(input, { target: { value: '云' }, isComposing: true });
    fireEvent.compositionEnd(input);

    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('refuses an option with a disabled reason', async () => {
    const { input, onValueChange } = renderCombobox();
    await userEvent.click(input);

    await userEvent.click(screen.getByRole('option', { name: /合同已到期/ }));

    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('clears the value by its button or an empty text, only where that is allowed', async () => {
    const { input, onValueChange } = renderCombobox({ value: 'sh', clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除公司' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(input).toHaveFocus();

    await userEvent.clear(input);
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  it('keeps the value when the text is emptied and it cannot be cleared', async () => {
    const { input, onValueChange } = renderCombobox({ defaultValue: 'sh' });

    await userEvent.clear(input);
    await userEvent.tab();

    expect(onValueChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('上海明鉴');
  });

  it('offers to create only a missing option', async () => {
    const onCreate = vi.fn();
    const { input } = renderCombobox({ onCreate });
    await userEvent.type(input, '上海明鉴');
    expect(screen.queryByRole('option', { name: /新建/ })).toBeNull();

    await userEvent.type(input, '二部');
    await userEvent.click(screen.getByRole('option', { name: '新建“上海明鉴二部”' }));

    expect(onCreate).toHaveBeenCalledExactlyOnceWith('上海明鉴二部');
  });

  it('aborts an outdated search, and Enter waits for the current one', async () => {
    const signals: AbortSignal[] = [];
    const load: ComboboxProps['load'] = (query, { signal }) => {
      signals.push(signal);
      return query === '' ? Promise.resolve(options) : new Promise(() => {});
    };
    const { input, onValueChange } = renderCombobox({ options: undefined, load });
    await userEvent.click(input);
    await screen.findByRole('option', { name: '上海明鉴' });

    await userEvent.type(input, '云{Enter}');
    await waitFor(() => expect(signals).toHaveLength(2));

    expect(signals[0]!.aborted).toBe(true);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('retries after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(options);
    const { input } = renderCombobox({ options: undefined, load });
    await userEvent.click(input);
    await screen.findByRole('option', { name: /加载失败/ });

    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('labels a value that is not loaded', () => {
    const { input } = renderCombobox({
      options: undefined,
      load: () => Promise.resolve([]),
      value: 'hk',
      selectedOption: { value: 'hk', label: '香港明鉴' },
    });

    expect(input).toHaveValue('香港明鉴');
  });

  it.each([{ readOnly: true }, { disabled: true }, { disabledReason: '订单已提交' }])(
    'opens nothing with %o',
    async (props) => {
      const { input } = renderCombobox({ value: 'sh', ...props });

      await userEvent.click(input);

      expect(input).toHaveValue('上海明鉴');
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('announces why it is disabled', () => {
    const { input } = renderCombobox({ disabledReason: '订单已提交' });

    expect(input).toHaveAccessibleDescription('订单已提交');
    expect(input).toHaveAttribute('aria-disabled', 'true');
  });
});
