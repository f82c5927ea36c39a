import { limitOn, partsOf } from './dateTimes';

describe('partsOf', () => {
  it('returns the day and the time in the precision of the field', () => {
    expect(partsOf('2026-11-22 09:30', false)).toEqual({ date: '2026-11-22', time: '09:30' });
    expect(partsOf('2026-11-22 09:30', true)).toEqual({ date: '2026-11-22', time: '09:30:00' });
    expect(partsOf('2026-11-22 09:30:15', false)).toEqual({ date: '2026-11-22', time: '09:30' });
  });

  it.each([null, '', '2026-11-22', '2026-02-30 09:30', '2026-11-22T09:30', '2026-11-22 24:00'])(
    'returns nothing for %s',
    (value) => {
      expect(partsOf(value, false)).toEqual({ date: null, time: null });
    },
  );
});

describe('limitOn', () => {
  it('limits the times of its own day alone', () => {
    expect(limitOn('2026-11-22', '2026-11-22 09:00')).toBe('09:00');
    expect(limitOn('2026-11-23', '2026-11-22 09:00')).toBeUndefined();
    expect(limitOn(null, '2026-11-22 09:00')).toBeUndefined();
    expect(limitOn('2026-11-22', undefined)).toBeUndefined();
  });
});
