import { beijing, fromBeijing } from '../time';
import { dueByCalendar } from './dueTime';
import { workCalendarOf } from './workCalendar';

const holidays = (...days: string[]) =>
  workCalendarOf(days.map((day) => ({ day, dayType: 3 as const, holidayName: null })));

// A Monday and the Friday after it.
const order = {
  start: fromBeijing('2027-03-01 10:00:00')!,
  due: fromBeijing('2027-03-05 18:00:00')!,
};

describe('a due time after a change of the calendar', () => {
  it.each([
    ['a holiday in between', ['2027-03-03'], '2027-03-08 18:00:00'],
    ['a holiday on the due day', ['2027-03-05'], '2027-03-08 18:00:00'],
    ['two holidays across a weekend', ['2027-03-05', '2027-03-08'], '2027-03-09 18:00:00'],
    ['the day it began', ['2027-03-01'], '2027-03-05 18:00:00'],
    ['a day after it', ['2027-03-08'], '2027-03-05 18:00:00'],
  ])('follows %s', (_, days, expected) => {
    const [before, after] = [holidays(), holidays(...days)];

    const moved = dueByCalendar(order, { before, after });

    expect(beijing(moved)).toBe(expected);
    const back = dueByCalendar({ ...order, due: moved }, { before: after, after: before });
    expect(back).toEqual(order.due);
  });

  it('leaves a day off that a person set alone, unless days before it change', () => {
    const due = fromBeijing('2027-03-06 12:00:00')!;
    const before = holidays();

    expect(dueByCalendar({ ...order, due }, { before, after: holidays('2027-03-09') })).toEqual(
      due,
    );
    const moved = dueByCalendar({ ...order, due }, { before, after: holidays('2027-03-03') });
    expect(beijing(moved)).toBe('2027-03-08 12:00:00');
  });
});
