import { createRef } from 'react';
import { LocaleProvider } from '@mingjian/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { TimePicker, type TimePickerProps } from './TimePicker';

const renderField = (props: Partial<TimePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<TimePicker label="面谈时间" now="10:10" onValueChange={onValueChange} {...props} />);
  return {
    onValueChange,
    input: screen.getByRole<HTMLInputElement>('textbox', { name: '面谈时间' }),
  };
};

const openList = async () => {
  await userEvent.click(screen.getByRole('button', { name: '选择面谈时间' }));
  return screen.getByRole('listbox', { name: '时间' });
};

const activeOption = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

describe('TimePicker', () => {
  conformsAsField(TimePicker, {
    props: { now: '10:10', clearable: true },
    value: '09:31',
    submitted: ['09:31'],
    next: '09:32',
    nextSubmitted: ['09:32'],
    change: (control) => userEvent.type(control, '{Backspace}2{Enter}'),
  });

  it('gives its ref and rest props to the input, and its class to the root', () => {
    const ref = createRef<HTMLInputElement>();

    const { input } = renderField({ ref, className: 'mine', title: '北京时间' });

    expect(ref.current).toBe(input);
    expect(input).toHaveAttribute('title', '北京时间');
    expect(document.querySelector('.mine')).toContainElement(input);
  });

  it.each(['930', '9:30', '9.30', '９：３０', '上午9点半', '9:30 am'])(
    'writes %s the one way, once it is left',
    async (typed) => {
      const { onValueChange, input } = renderField();

      await userEvent.type(input, typed);
      expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();

      expect(input).toHaveValue('09:30');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('09:30');
    },
  );

  it('writes seconds where it has them', async () => {
    const { onValueChange, input } = renderField({ seconds: true });
    expect(input).toHaveAttribute('placeholder', 'HH:mm:ss');

    await userEvent.type(input, '9:30{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('09:30:00');
  });

  it('includes a limit without seconds', async () => {
    const { onValueChange, input } = renderField({ seconds: true, max: '18:00' });

    await userEvent.type(input, '18:00{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('18:00:00');
    await userEvent.clear(input);
    await userEvent.type(input, '18:00:01{Enter}');

    expect(input).toHaveAccessibleDescription('不能晚于 18:00');
  });

  it('keeps an invalid text, shows an error and reports `null`', async () => {
    const { onValueChange, input } = renderField({ defaultValue: '09:30' });

    await userEvent.clear(input);
    await userEvent.type(input, '饭后');
    await userEvent.tab();

    expect(input).toHaveValue('饭后');
    expect(input).toHaveAccessibleDescription('请输入时间，例如 09:30');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('does not submit a form with a text that is not a time', async () => {
    const onSubmit = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('at'));
        }}
      >
        <TimePicker label="面谈时间" name="at" />
      </form>,
    );

    await userEvent.type(screen.getByRole('textbox'), '25:00{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '14{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('14:00');
  });

  it('leaves the Enter of an input method alone', () => {
    const { onValueChange, input } = renderField();
    fireEvent.change(input, { target: { value: '下午' } });

    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });

    expect(input).toBeValid();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('steps the hour or minute under the caret, and selects it', async () => {
    const { onValueChange, input } = renderField({ defaultValue: '09:30' });
    await userEvent.click(input);

    input.setSelectionRange(1, 1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(input).toHaveValue('11:30');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 2]);

    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveValue('11:29');
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);

    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('11:29');
  });

  it('steps from now when it is empty, up to its limits, and leaves other texts', async () => {
    const { input } = renderField({ max: '11:00' });
    await userEvent.click(input);

    await userEvent.keyboard('{ArrowUp}');
    expect(input).toHaveValue('10:10');
    await userEvent.keyboard('{ArrowUp}');
    expect(input).toHaveValue('11:00');

    await userEvent.clear(input);
    await userEvent.type(input, '饭后{ArrowUp}');
    expect(input).toHaveValue('饭后');
  });

  it.each([{ disabled: true }, { readOnly: true }])('neither opens nor steps while %o', (state) => {
    const { input } = renderField({ defaultValue: '09:30', ...state });

    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true });

    expect(input).toHaveValue('09:30');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be cleared by a button', async () => {
    const { onValueChange, input } = renderField({ defaultValue: '09:30', clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除面谈时间' }));

    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('calls onBlur when focus leaves the field, not when it goes to its list', async () => {
    const onBlur = vi.fn();
    const { input } = renderField({ onBlur });

    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();

    expect(onBlur).toHaveBeenCalledOnce();
  });
});

describe('the list of TimePicker', () => {
  it('has a time every half hour, in the morning and the afternoon', async () => {
    renderField();

    const list = await openList();

    expect(within(list).getAllByRole('option')).toHaveLength(48);
    const [morning, afternoon] = within(list).getAllByRole('group');
    expect(morning).toHaveAccessibleName('上午');
    expect(within(afternoon!).getAllByRole('option')[0]).toHaveTextContent('12:00');
  });

  it('opens at the value, which is selected, or near now', async () => {
    renderField({ defaultValue: '14:00' });

    const list = await openList();

    expect(list).toHaveFocus();
    expect(activeOption()).toHaveTextContent('14:00');
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');

    await userEvent.clear(screen.getByRole('textbox'));
    await openList();
    expect(activeOption()).toHaveTextContent('10:30');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  it('obeys the keys of a listbox, and types to a time', async () => {
    const { onValueChange, input } = renderField({ defaultValue: '14:00' });
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('listbox')).toHaveFocus();

    const steps: [string, string][] = [
      ['{ArrowDown}', '14:30'],
      ['{ArrowUp}{ArrowUp}', '13:30'],
      ['{PageDown}', '16:30'],
      ['{End}', '23:30'],
      ['{ArrowDown}', '23:30'],
      ['{Home}', '00:00'],
      ['163', '16:30'],
    ];
    for (const [keys, time] of steps) {
      await userEvent.keyboard(keys);
      expect(activeOption()).toHaveTextContent(time);
    }
    await userEvent.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('16:30');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '选择面谈时间' })).toHaveFocus();
  });

  it('closes on Escape without a change and returns focus', async () => {
    const { onValueChange } = renderField();
    await openList();

    await userEvent.keyboard('{ArrowDown}{Escape}');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '选择面谈时间' })).toHaveFocus();
  });

  it('lists the times within the limits alone, and refuses others by name', async () => {
    const { onValueChange, input } = renderField({ min: '09:00', max: '10:00', step: 15 });

    const options = within(await openList()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
    ]);
    expect(screen.getByText('可选 09:00 至 10:00')).toBeVisible();
    expect(screen.getByRole('button', { name: '此刻' })).toHaveAccessibleDescription(
      '不能晚于 10:00',
    );
    await userEvent.keyboard('{Escape}');

    await userEvent.type(input, '8:59{Enter}');
    expect(input).toHaveAccessibleDescription('不能早于 09:00');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('explains a disabled time, and does not select it', async () => {
    const reason = '午休';
    const { onValueChange } = renderField({
      defaultValue: '11:30',
      timeDisabledReason: (time) => (time >= '12:00' && time < '13:00' ? reason : undefined),
    });
    await openList();

    await userEvent.keyboard('{ArrowDown}{Enter}');

    const option = screen.getByRole('option', { name: '12:00，午休' });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(option);
    expect(onValueChange).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('option', { name: '13:00' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('13:00');
  });

  it('says when no time is within the limits', async () => {
    renderField({ min: '09:10', max: '09:20' });

    await userEvent.click(screen.getByRole('button', { name: '选择面谈时间' }));

    expect(screen.getByText('没有可选的时间')).toBeVisible();
  });

  it('has English texts in English', async () => {
    render(
      <LocaleProvider language="en">
        <TimePicker label="Interview" now="10:10" />
      </LocaleProvider>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Select Interview' }));

    expect(screen.getByRole('dialog', { name: 'Times for Interview' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Afternoon' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Now' })).toBeVisible();
  });
});

describe('TimePicker in any zone', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each(['America/Los_Angeles', 'Asia/Shanghai', 'Europe/London', 'Pacific/Apia'])(
    'means the time in Beijing by now, in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ now: Date.parse('2026-10-24T17:42:07Z'), toFake: ['Date'] });
      const { onValueChange } = renderField({ now: undefined, seconds: true });

      await openList();
      expect(activeOption()).toHaveTextContent('02:00:00');
      await userEvent.click(screen.getByRole('button', { name: '此刻' }));

      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('01:42:07');
    },
  );
});
