import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from '../../DatePicker/DatePicker';
import { DateRangePicker } from '../../DateRangePicker/DateRangePicker';
import { DateTimePicker } from '../../DateTimePicker/DateTimePicker';
import { MonthPicker } from '../../MonthPicker/MonthPicker';
import { TimePicker } from '../../TimePicker/TimePicker';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('./Calendar'));

const TODAY = '2026-11-21';
const PICKERS = {
  DatePicker: <DatePicker label="日期" today={TODAY} />,
  DateRangePicker: <DateRangePicker label="日期" today={TODAY} />,
  DateTimePicker: <DateTimePicker label="时间" />,
  MonthPicker: <MonthPicker label="月份" />,
  TimePicker: <TimePicker label="时间" />,
};

const panel = () => screen.queryByRole('dialog');
const firstInput = () => screen.getAllByRole('textbox')[0]!;

describe.each(Object.entries(PICKERS))('the panel of %s', (_, picker) => {
  it('opens on a click in the input, which keeps the focus', async () => {
    render(picker);
    await userEvent.click(firstInput());

    expect(panel()).toBeVisible();
    expect(firstInput()).toHaveFocus();
    await userEvent.click(firstInput());
    expect(panel()).toBeVisible();
  });

  it.each(['{Escape}', '{Tab}', '2'])('closes on the key %s', async (key) => {
    render(picker);
    await userEvent.click(firstInput());
    await userEvent.keyboard(key);

    expect(panel()).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is entered by arrow down', async () => {
    render(picker);
    await userEvent.click(firstInput());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');

    expect(panel()).toContainElement(document.activeElement as HTMLElement);
  });

  it('stays closed under a finger, a label and a right button', async () => {
    render(picker);
    await userEvent.pointer({ keys: '[TouchA]', target: firstInput() });
    await userEvent.pointer({ keys: '[MouseRight]', target: firstInput() });
    fireEvent.click(firstInput());

    expect(panel()).toBeNull();
  });
});

it('an Escape that closes the panel goes no further', async () => {
  const onKeyDown = vi.fn();
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  render(<div onKeyDown={onKeyDown}>{PICKERS.DatePicker}</div>);
  await userEvent.click(firstInput());
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

it('a day that a click selects returns the focus to the input', async () => {
  render(PICKERS.DatePicker);
  await userEvent.click(firstInput());
  await userEvent.click(within(panel()!).getByRole('button', { name: /11月5日/ }));

  expect(panel()).toBeNull();
  expect(firstInput()).toHaveValue('2026-11-05');
  expect(firstInput()).toHaveFocus();
});

it.each([{ disabled: true }, { readOnly: true }])(
  'a field that is %o stays closed',
  async (state) => {
    render(<DatePicker label="日期" {...state} />);
    await userEvent.click(firstInput());
    expect(panel()).toBeNull();
  },
);
