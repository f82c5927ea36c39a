import fc from 'fast-check';
import {
  indexNear,
  indexOfDigits,
  inPrecision,
  isTime,
  movedTime,
  secondOf,
  segmentAt,
  timeAt,
  timesOfDay,
} from './times';

const second = fc.integer({ min: 0, max: 86_399 });

describe('times', () => {
  it('are written as they are counted', () => {
    fc.assert(
      fc.property(second, (one) => {
        expect(isTime(timeAt(one, true))).toBe(true);
        expect(secondOf(timeAt(one, true))).toBe(one);
        expect(secondOf(timeAt(one, false))).toBe(one - (one % 60));
      }),
    );
  });

  it('are distinguished from other texts', () => {
    expect(['00:00', '23:59', '23:59:59'].every(isTime)).toBe(true);
    expect(['24:00', '9:30', '09:60', '09:30:60', '', '09:30 '].some(isTime)).toBe(false);
  });

  it('gain and lose seconds', () => {
    expect(inPrecision('09:30', true)).toBe('09:30:00');
    expect(inPrecision('2026-11-21 09:30:15', false)).toBe('2026-11-21 09:30');
  });

  it('of a day are as far apart as the step, within the limits', () => {
    expect(timesOfDay({ step: 30, seconds: false })).toHaveLength(48);
    expect(timesOfDay({ step: 30, seconds: false, min: '09:15', max: '10:30' })).toEqual([
      '09:30',
      '10:00',
      '10:30',
    ]);
    expect(timesOfDay({ step: 720, seconds: true })).toEqual(['00:00:00', '12:00:00']);
  });

  it.each([0, -5, Number.NaN, 0.5])('are a minute apart with a step of %s', (step) => {
    expect(timesOfDay({ step, seconds: false })).toHaveLength(1440);
  });

  it('are found by a time near them, and by their digits', () => {
    const times = timesOfDay({ step: 30, seconds: false });
    expect(times[indexNear(times, '09:37')]).toBe('10:00');
    expect(times[indexNear(times, '23:59')]).toBe('23:30');
    expect(times[indexOfDigits(times, '14')]).toBe('14:00');
    expect(times[indexOfDigits(times, '143')]).toBe('14:30');
    expect(times[indexOfDigits(times, '9')]).toBe('09:00');
    expect(times[indexOfDigits(times, '93')]).toBe('09:30');
    expect(indexOfDigits(times, '99')).toBe(-1);
    expect(indexNear([], '09:00')).toBe(-1);
  });

  it('move by the segment under the caret', () => {
    expect([0, 2, 3, 5, 8].map((caret) => segmentAt('09:30', caret).start)).toEqual([
      0, 0, 3, 3, 3,
    ]);
    expect([5, 6, 8, -1].map((caret) => segmentAt('09:30:00', caret).start)).toEqual([3, 6, 6, 0]);
  });

  it('move around midnight, or stop at the limits', () => {
    expect(movedTime('23:30', 3600, {})).toBe('00:30');
    expect(movedTime('00:00:00', -1, {})).toBe('23:59:59');
    expect(movedTime('17:30', 3600, { max: '18:00' })).toBe('18:00');
    expect(movedTime('08:00', -60, { min: '09:00' })).toBe('09:00');
    expect(movedTime('23:59', 60, { min: '09:00' })).toBe('23:59');
  });

  it('stay times wherever they move', () => {
    fc.assert(
      fc.property(second, fc.constantFrom(1, 60, 3600), fc.boolean(), (from, by, up) => {
        expect(isTime(movedTime(timeAt(from, true), up ? by : -by, {}))).toBe(true);
      }),
    );
  });
});
