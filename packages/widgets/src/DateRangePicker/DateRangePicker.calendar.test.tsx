import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DateRangePickerProps } from './DateRangePicker';
import { OrderTimeField } from './DateRangePicker.fixtures';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('../internal/calendar/Calendar'));

const TODAY = '2026-11-21';
const november = { from: '2026-11-03', to: '2026-11-12' };

const renderField = (props: Partial<DateRangePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<OrderTimeField today={TODAY} onValueChange={onValueChange} {...props} />);
  return {
    onValueChange,
    from: screen.getByRole('textbox', { name: '下单时间：开始日期' }),
    to: screen.getByRole('textbox', { name: '下单时间：结束日期' }),
  };
};

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开下单时间日历' }));
  return screen.findAllByRole('grid');
};

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the calendar of DateRangePicker', () => {
  it('shows the months before and of today, with the focus on today', async () => {
    renderField();

    const months = await openCalendar();

    expect(months.map((month) => month.getAttribute('aria-label'))).toEqual([
      '2026年10月',
      '2026年11月',
    ]);
    expect(screen.getByRole('button', { name: /^今天，/ })).toHaveFocus();
  });

  it('shows one month on a narrow screen, that of today', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    renderField();

    const months = await openCalendar();

    expect(months.map((month) => month.getAttribute('aria-label'))).toEqual(['2026年11月']);
    vi.unstubAllGlobals();
  });

  it('selects two days in any order and asks for the second', async () => {
    const { onValueChange } = renderField();
    await openCalendar();
    const dialog = screen.getByRole('dialog');

    await press(/2026年11月12日/);
    expect(within(dialog).getByText('2026-11-12 起，请选择另一端')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await press(/2026年11月3日/);

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(november);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is selected by keyboard, across months', async () => {
    const { onValueChange, from } = renderField();
    await userEvent.click(from);
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('button', { name: /^今天，/ })).toHaveFocus();

    await userEvent.keyboard('{PageUp}{Enter}{PageDown}{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-21', to: '2026-11-21' });
    expect(screen.getByRole('button', { name: '打开下单时间日历' })).toHaveFocus();
  });

  it('forgets the first day on Escape', async () => {
    const { onValueChange } = renderField({ defaultValue: november });
    await openCalendar();

    await press(/2026年11月20日/);
    await userEvent.keyboard('{Escape}');
    await openCalendar();

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByText('请选择开始日期')).toBeVisible();
    expect(screen.getByRole('button', { name: /2026年11月3日.*已选/ })).toHaveFocus();
  });

  it('disables days beyond the maximum after the first selection', async () => {
    const { onValueChange } = renderField({ maxDays: 7 });
    await openCalendar();

    await press(/2026年11月3日/);
    await press('2026年11月10日星期二，最多选择 7 天');
    expect(onValueChange).not.toHaveBeenCalled();
    await press(/2026年11月9日/);

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-03', to: '2026-11-09' });
  });
});

describe('presets of DateRangePicker', () => {
  it.each([
    ['最近7天', '2026-11-15', '2026-11-21'],
    ['本周', '2026-11-16', '2026-11-22'],
    ['本季度', '2026-10-01', '2026-12-31'],
  ])('%s is from %s to %s', async (name, from, to) => {
    const { onValueChange } = renderField();
    await openCalendar();

    await press(name);

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from, to });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are clipped to the limits, and explain when nothing is left', async () => {
    const { onValueChange } = renderField({ max: TODAY, min: '2026-11-01' });
    await openCalendar();

    await press('上月');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByText('不在可选日期之内')).toBeVisible();
    await press('本月');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-21' });
  });

  it('shows which one the range is', async () => {
    renderField({ value: { from: '2026-11-15', to: '2026-11-21' } });

    await openCalendar();

    expect(screen.getByRole('button', { name: '最近7天' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('carry their key where the field keeps it, unless they were clipped', async () => {
    const { onValueChange } = renderField({ keepsPreset: true, min: '2026-11-01' });
    await openCalendar();
    await press('最近7天');
    await openCalendar();
    await press('本季度');

    expect(onValueChange.mock.calls).toEqual([
      [{ from: '2026-11-15', to: '2026-11-21', preset: 'LAST_7_DAYS' }],
      [{ from: '2026-11-01', to: '2026-12-31' }],
    ]);
  });

  it('name the range that they selected, until it is typed over', async () => {
    const { from, onValueChange } = renderField({
      keepsPreset: true,
      defaultValue: { from: '2026-11-15', to: '2026-11-21', preset: 'LAST_7_DAYS' },
    });
    const group = screen.getByRole('group', { name: '下单时间' });
    expect(group).toHaveAccessibleDescription('最近7天');

    await userEvent.type(from, '{Backspace}6');
    await userEvent.tab();
    await userEvent.click(document.body);

    expect(group).not.toHaveAccessibleDescription('最近7天');
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-21' });
  });

  it('are those of the caller, in their order', async () => {
    const spanOn = () => november;
    renderField({
      presets: [
        { key: 'term', label: '本学期', spanOn },
        { key: 'tender', label: '本次招标', spanOn },
      ],
    });
    await openCalendar();
    const group = screen.getByRole('group', { name: '常用范围' });

    expect(
      within(group)
        .getAllByRole('button')
        .map((preset) => preset.textContent),
    ).toEqual(['本学期', '本次招标']);
  });
});

describe('DateRangePicker in any zone', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each([
    ['America/Los_Angeles', 420],
    ['Asia/Shanghai', -480],
    ['Europe/London', -60],
  ])('counts presets and days from Beijing’s today, in %s', async (zone, minutes) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: Date.parse('2026-10-24T17:30:00Z'), toFake: ['Date'] });
    expect(new Date().getTimezoneOffset()).toBe(minutes);
    const onValueChange = vi.fn();
    render(<OrderTimeField onValueChange={onValueChange} />);

    await openCalendar();
    await press('最近7天');
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-19', to: '2026-10-25' });
    await openCalendar();
    await press(/2026年10月24日/);
    await press(/2026年10月26日/);

    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-24', to: '2026-10-26' });
  });
});
