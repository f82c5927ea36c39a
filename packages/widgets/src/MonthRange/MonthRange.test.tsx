import { createRef } from 'react';
import { LocaleProvider } from '@mingjian/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { MonthRange, type MonthRangeProps } from './MonthRange';
import { TimelineFindings } from './TimelineFindings';

const TODAY = '2026-11-24';

const renderField = (props: Partial<MonthRangeProps> = {}) => {
  const onValueChange = vi.fn();
  render(<MonthRange label="任职时间" today={TODAY} onValueChange={onValueChange} {...props} />);
  return {
    onValueChange,
    from: screen.getByRole('textbox', { name: '任职时间：开始月份' }),
    to: screen.getByRole('textbox', { name: '任职时间：结束月份' }),
  };
};
const openMonths = async () => {
  await userEvent.click(screen.getByRole('button', { name: '选择任职时间' }));
  return screen.getByRole('grid');
};

/** The live hint below the months, after the live name of the year. */
const hint = () => within(screen.getByRole('dialog')).getAllByRole('status').at(-1);

describe('MonthRange', () => {
  conformsAsField(MonthRange, {
    props: { today: TODAY, clearable: true },
    value: { from: '2020-03', to: '2022-05' },
    submitted: ['2020-03', '2022-05'],
    next: { from: '2020-02', to: '2022-05' },
    nextSubmitted: ['2020-02', '2022-05'],
    change: (control) => userEvent.type(control, '{Backspace}2{Enter}'),
  });

  it('gives its ref to the first input, its rest props to the group and its class to the root', () => {
    const ref = createRef<HTMLInputElement>();

    const { from } = renderField({ ref, className: 'mine', title: '以离职证明为准' });

    expect(ref.current).toBe(from);
    expect(screen.getByRole('group', { name: '任职时间' })).toHaveAttribute(
      'title',
      '以离职证明为准',
    );
    expect(document.querySelector('.mine')).toContainElement(from);
  });

  it('reads both ends as typed, reports them once and says how long they last', async () => {
    const { onValueChange, from, to } = renderField();

    await userEvent.type(from, '2020年3月');
    await userEvent.click(to);
    await userEvent.type(to, '202205');
    await userEvent.tab();
    await userEvent.tab();

    expect([from, to].map((input) => (input as HTMLInputElement).value)).toEqual([
      '2020-03',
      '2022-05',
    ]);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2020-03', to: '2022-05' });
    expect(screen.getByRole('status')).toHaveTextContent('2年3个月');
  });

  it('stores 至今 as “so far”, which grows with the months', async () => {
    const { onValueChange, to } = renderField({ defaultValue: { from: '2024-11', to: '' } });

    await userEvent.type(to, '至今{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2024-11', to: 'PRESENT' });
    expect(to).toHaveValue('至今');
    expect(screen.getByRole('status')).toHaveTextContent('2年1个月');
  });

  it('refuses an end before the start at the end, and reports it for the form to refuse', async () => {
    const { onValueChange, from, to } = renderField({ defaultValue: { from: '2022-05', to: '' } });

    await userEvent.type(to, '2020-3{Enter}');

    expect(to).toBeInvalid();
    expect(from).toBeValid();
    expect(to).toHaveAccessibleDescription('结束月份不能早于开始月份');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2022-05', to: '2020-03' });
  });

  it('shows that a stored range is reversed, not that it is incomplete', () => {
    const { to } = renderField({ value: { from: '2022-05', to: '2020-03' } });
    expect(to).toHaveAccessibleDescription('结束月份不能早于开始月份');
  });

  it('asks for the missing end when it is left, not between the inputs', async () => {
    const { onValueChange, from, to } = renderField();

    await userEvent.type(from, '2020-3');
    await userEvent.click(to);
    expect(to).toBeValid();
    await userEvent.click(document.body);

    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription('请补全结束月份');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2020-03', to: '' });
  });

  it('has no “so far” where the range must be closed', async () => {
    const { to } = renderField({ variant: 'closed' });

    await userEvent.type(to, '至今{Enter}');
    expect(to).toHaveAccessibleDescription('请输入月份，例如 2026-11');
    await openMonths();

    expect(screen.queryByRole('button', { name: '至今' })).toBeNull();
  });

  it('has English texts in English', () => {
    render(
      <LocaleProvider language="en">
        <MonthRange label="Employed" today={TODAY} value={{ from: '2025-10', to: 'PRESENT' }} />
      </LocaleProvider>,
    );

    expect(screen.getByRole('textbox', { name: 'Employed: to' })).toHaveValue('Present');
    expect(screen.getByRole('status')).toHaveTextContent('1 year 2 months');
  });
});

describe('the months of MonthRange', () => {
  it('are selected in any order, the second with the months between', async () => {
    const { onValueChange } = renderField();
    await openMonths();
    expect(hint()).toHaveTextContent('请选择开始月份');

    await userEvent.click(screen.getByRole('button', { name: '2026年9月' }));
    expect(hint()).toHaveTextContent('2026-09 起，请选择结束月份');
    await userEvent.click(screen.getByRole('button', { name: '2026年2月' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-02', to: '2026-09' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are selected by keyboard, across years', async () => {
    const { onValueChange, from } = renderField();
    await userEvent.click(from);

    await userEvent.keyboard('{ArrowDown}{PageUp}{PageUp}{Enter}{PageDown}{ArrowLeft}{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2024-11', to: '2025-10' });
    expect(screen.getByRole('button', { name: '选择任职时间' })).toHaveFocus();
  });

  it('end with now by the “so far” button, once a month is selected that has begun', async () => {
    const { onValueChange } = renderField();
    await openMonths();
    const button = screen.getByRole('button', { name: '至今' });
    expect(button).toHaveAccessibleDescription('请选择开始月份');

    await userEvent.click(screen.getByRole('button', { name: '2026年12月' }));
    expect(button).toHaveAccessibleDescription('开始月份不能晚于本月');
    await userEvent.keyboard('{Escape}');
    await openMonths();
    await userEvent.click(screen.getByRole('button', { name: '2026年1月' }));
    await userEvent.click(screen.getByRole('button', { name: '至今' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-01', to: 'PRESENT' });
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press elsewhere', () => userEvent.click(document.body)],
  ])('report no first month alone when they are left by %s', async (_, leave) => {
    const { onValueChange, from } = renderField();
    await openMonths();
    await userEvent.click(screen.getByRole('button', { name: '2026年9月' }));

    await leave();

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(from).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('show the range, with “so far” pressed and its months until now', async () => {
    renderField({ value: { from: '2026-09', to: 'PRESENT' } });

    await openMonths();

    expect(screen.getByRole('button', { name: '至今' })).toHaveAttribute('aria-pressed', 'true');
    const selected = screen.getAllByRole('button', { name: /已选$/ });
    expect(selected.map((month) => month.getAttribute('aria-label'))).toEqual([
      '2026年9月，已选',
      '2026年10月，已选',
      '本月，2026年11月，已选',
    ]);
  });

  it('within the limits only', async () => {
    const { onValueChange } = renderField({ max: '2026-11' });
    await openMonths();

    await userEvent.click(screen.getByRole('button', { name: '2026年12月，不能晚于 2026-11' }));

    expect(hint()).toHaveTextContent('请选择开始月份');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('TimelineFindings', () => {
  it('says which rows leave a gap or overlap, and when', () => {
    render(
      <TimelineFindings
        today={TODAY}
        rows={[
          { name: '甲公司', range: { from: '2018-01', to: '2020-12' } },
          { name: '乙公司', range: { from: '2021-03', to: '2023-06' } },
          { name: '丙公司', range: { from: '2023-05', to: 'PRESENT' } },
        ]}
      />,
    );

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '“甲公司”与“乙公司”之间空缺 2个月（2021-01 至 2021-02）',
      '“乙公司”与“丙公司”重叠 2个月（2023-05 至 2023-06）',
    ]);
  });

  it('is an empty live region without findings, so that the first one is announced', () => {
    render(<TimelineFindings today={TODAY} rows={[]} />);

    expect(screen.getByRole('status', { name: '时间检查' })).toBeEmptyDOMElement();
  });
});
