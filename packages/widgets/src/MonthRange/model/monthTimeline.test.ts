import fc from 'fast-check';
import { addMonths } from '../../internal/calendar/model/months';
import { monthsIn } from './monthRange';
import { timelineFindings, type TimelineRow } from './monthTimeline';

const today = '2026-11-24';
const row = (name: string, from: string, to: string): TimelineRow => ({
  name,
  range: { from, to },
});
const find = (rows: readonly TimelineRow[], minGap?: number) =>
  timelineFindings(rows, { today, minGap });

describe('monthsIn', () => {
  it.each([
    ['2020-03', '2020-03', 1],
    ['2020-03', '2022-05', 27],
    ['2026-01', 'PRESENT', 11],
    ['2022-05', '2020-03', 0],
    ['2022-05', '', 0],
  ])('counts both ends of %s to %s: %d', (from, to, months) => {
    expect(monthsIn({ from, to }, today)).toBe(months);
  });

  it('lets a range until now grow with the months', () => {
    const range = { from: '2026-01', to: 'PRESENT' };

    expect(monthsIn(range, '2026-12-01')).toBe(monthsIn(range, '2026-11-30') + 1);
  });
});

describe('timelineFindings', () => {
  it('names the rows on both sides of a gap, in the order of time', () => {
    const rows = [row('乙公司', '2021-09', '2023-01'), row('甲公司', '2019-01', '2021-05')];

    expect(find(rows)).toEqual([
      { kind: 'gap', from: '2021-06', to: '2021-08', months: 3, rows: ['甲公司', '乙公司'] },
    ]);
  });

  it('names both rows that overlap', () => {
    const rows = [row('甲公司', '2019-01', '2021-05'), row('乙公司', '2021-03', 'PRESENT')];

    expect(find(rows)).toEqual([
      { kind: 'overlap', from: '2021-03', to: '2021-05', months: 3, rows: ['甲公司', '乙公司'] },
    ]);
  });

  it('takes a change of jobs within one month for neither', () => {
    expect(find([row('甲', '2019-01', '2021-05'), row('乙', '2021-05', '2022-01')])).toEqual([]);
    expect(find([row('甲', '2019-01', '2021-05'), row('乙', '2021-06', '2022-01')])).toEqual([]);
  });

  it('finds a month inside another row', () => {
    expect(find([row('甲', '2019-01', '2021-05'), row('兼职', '2020-02', '2020-02')])).toEqual([
      { kind: 'overlap', from: '2020-02', to: '2020-02', months: 1, rows: ['甲', '兼职'] },
    ]);
  });

  it('measures a gap from the row that ended last, not from the one that began last', () => {
    const rows = [
      row('甲', '2015-01', '2020-12'),
      row('兼职', '2016-01', '2016-06'),
      row('乙', '2021-03', '2022-01'),
    ];

    expect(find(rows).filter(({ kind }) => kind === 'gap')).toEqual([
      { kind: 'gap', from: '2021-01', to: '2021-02', months: 2, rows: ['甲', '乙'] },
    ]);
  });

  it('leaves short gaps out on request, and rows without a valid range always', () => {
    const rows = [
      row('甲', '2019-01', '2019-05'),
      row('乙', '2019-07', '2019-09'),
      { name: '未填', range: null },
      row('半填', '2018-01', ''),
      row('颠倒', '2018-06', '2018-01'),
    ];

    expect(find(rows)).toHaveLength(1);
    expect(find(rows, 2)).toEqual([]);
  });

  it('agrees with a count month by month, whatever the order of the rows', () => {
    const FIRST = '2018-01';
    const span = fc.tuple(fc.nat(40), fc.nat(12));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
        const rows = spans.map(([start, length], index) =>
          row(`行${index}`, addMonths(FIRST, start), addMonths(FIRST, start + length)),
        );
        const covered = new Set(
          spans.flatMap(([start, length]) =>
            Array.from({ length: length + 1 }, (_, i) => start + i),
          ),
        );
        const within = Array.from({ length: 60 }, (_, month) => month).filter(
          (month) => month > Math.min(...covered) && month < Math.max(...covered),
        );
        const gapMonths = find(rows)
          .filter(({ kind }) => kind === 'gap')
          .reduce((sum, { months }) => sum + months, 0);

        expect(gapMonths).toBe(within.filter((month) => !covered.has(month)).length);
        expect(find(rows.toReversed()).map(({ kind, from, to }) => [kind, from, to])).toEqual(
          find(rows).map(({ kind, from, to }) => [kind, from, to]),
        );
      }),
    );
  });
});
