import { boardConditions, type BoardGroupName } from './board';

const dueTimes = (name: BoardGroupName, asOf: string) =>
  boardConditions({ name, asOf }).find(({ field }) => field === 'slaDueAt')?.value;

describe('the groups of the work', () => {
  it('follow one another without a gap', () => {
    const friday = '2026-11-27 13:30:00';

    expect(dueTimes('overdue', friday)).toBe('2026-11-27 13:30:00');
    expect(dueTimes('dueToday', friday)).toEqual(['2026-11-27 13:30:00', '2026-11-27 23:59:59']);
    expect(dueTimes('dueThisWeek', friday)).toEqual(['2026-11-28 00:00:00', '2026-11-29 23:59:59']);
    expect(dueTimes('dueLater', friday)).toBe('2026-11-29 23:59:59');
  });

  it('end a week on Sunday, over the end of a month or a year', () => {
    expect(dueTimes('dueLater', '2026-11-29 08:00:00')).toBe('2026-11-29 23:59:59');
    expect(dueTimes('dueLater', '2026-11-30 08:00:00')).toBe('2026-12-06 23:59:59');
    expect(dueTimes('dueLater', '2026-12-31 08:00:00')).toBe('2027-01-03 23:59:59');
  });

  it('are those of one project manager where one is named', () => {
    const [manager] = boardConditions({ name: 'undated', asOf: '2026-11-27 13:30:00', pmId: 'me' });

    expect(manager).toEqual({ field: 'pmId', operator: 'EQ', value: 'me' });
  });
});
