import { dayByKey, daysFrom, monthsOf, typeFor, type KindChoice } from './yearDays';

describe('monthsOf', () => {
  it('has twelve months of whole weeks from Monday, with every day once', () => {
    const months = monthsOf(2028);
    const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);

    expect(months).toHaveLength(12);
    expect(months.every(({ weeks }) => weeks.every((week) => week.length === 7))).toBe(true);
    expect(days).toHaveLength(366);
    expect(days).toEqual(days.toSorted());
    expect(months[0]!.weeks[0]).toEqual([null, null, null, null, null, '2028-01-01', '2028-01-02']);
  });
});

describe('dayByKey', () => {
  it.each([
    ['2026-03-31', 'ArrowRight', '2026-04-01'],
    ['2026-03-31', 'ArrowUp', '2026-03-24'],
    ['2026-03-31', 'Home', '2026-03-30'],
    ['2026-03-31', 'End', '2026-04-05'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2026-03-31', 'PageDown', '2026-04-30'],
    ['2026-01-01', 'ArrowLeft', '2026-01-01'],
    ['2026-12-31', 'ArrowDown', '2026-12-31'],
    ['2026-12-31', 'PageDown', '2026-12-31'],
  ])('leads from %s by %s to %s, and never out of the year', (day, key, next) => {
    expect(dayByKey(day, key)).toBe(next);
  });

  it('leaves other keys alone', () => {
    expect(dayByKey('2026-03-31', 'a')).toBeNull();
  });
});

it('spans the days between two, in whichever order they were selected', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];

  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(days);
  expect(daysFrom('2026-03-01', '2026-02-27')).toEqual(days);
});

// A Monday and a Saturday.
it.each<[KindChoice, number, number]>([
  ['work', 1, 4],
  ['rest', 3, 2],
  ['holiday', 3, 3],
  ['makeUp', 1, 4],
])('sets a weekday and a weekend day to kinds that they may have: %s', (choice, week, weekend) => {
  expect(typeFor(choice, '2026-11-02')).toBe(week);
  expect(typeFor(choice, '2026-11-07')).toBe(weekend);
});
