import { isOverdue } from './overdue';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

describe('isOverdue', () => {
  it('compares in Beijing time', () => {
    expect(isOverdue({ slaDueAt: '2026-11-21 11:59:59', orderStatus: 50 }, NOON)).toBe(true);
    expect(isOverdue({ slaDueAt: '2026-11-21 12:00:01', orderStatus: 50 }, NOON)).toBe(false);
  });

  it.each([0, 90, 100, -10, -20] as const)('is false at status %d', (orderStatus) => {
    expect(isOverdue({ slaDueAt: '2020-01-01 00:00:00', orderStatus }, NOON)).toBe(false);
  });

  it('is false without a due time', () => {
    expect(isOverdue({ slaDueAt: null, orderStatus: 20 }, NOON)).toBe(false);
  });
});
