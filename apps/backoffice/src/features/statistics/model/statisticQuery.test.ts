import { readStatisticQuery, requestOf, writeStatisticQuery } from './statisticQuery';

const read = (query: string) => readStatisticQuery(new URLSearchParams(query), '2026-06-15');

describe('the query of a statistic', () => {
  it('is of the last thirty days by default, beside the period before', () => {
    expect(read('')).toEqual({
      from: '2026-05-17',
      to: '2026-06-15',
      groupBy: 'day',
      compares: true,
    });
    expect(requestOf(read(''), true)).toMatchObject({
      startDate: '2026-04-17',
      endDate: '2026-05-16',
    });
  });

  it.each([
    ['from=2026-01-01&to=2026-06-30', 'week'],
    ['from=2025-01-01&to=2026-06-30', 'month'],
    ['from=2026-06-01&to=2026-06-30', 'day'],
    ['from=2026-06-01&to=2026-06-30&by=month', 'month'],
    ['from=2026-06-01&to=2026-06-30&by=year', 'day'],
  ])('of %s groups by %s', (query, groupBy) => {
    expect(read(query).groupBy).toBe(groupBy);
  });

  it.each([
    'from=2026-06-30&to=2026-06-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2010-01-01&to=2026-01-01',
    'from=2026-06-01',
  ])('makes nothing of %s', (query) => {
    expect(read(query)).toMatchObject({ from: '2026-05-17', to: '2026-06-15' });
  });

  it('keeps what a change does not name', () => {
    const params = new URLSearchParams('from=2026-06-01&to=2026-06-30&companyId=C1');
    expect(writeStatisticQuery(params, { companyId: null, by: 'week' }).toString()).toBe(
      'from=2026-06-01&to=2026-06-30&by=week',
    );
  });
});
