import fc from 'fast-check';
import { dateOfDay } from '../../internal/calendar/model/days';
import { timeAt } from '../../internal/time/model/times';
import { partsOf } from './dateTimes';
import { readDateTime } from './readDateTime';

const read = (text: string, seconds = false) => {
  const { dateTime, problem } = readDateTime(text, '2026-11-21', seconds);
  return dateTime ?? problem;
};

const moments = fc
  .tuple(fc.integer({ min: -300_000, max: 2_900_000 }), fc.integer({ min: 0, max: 86_399 }))
  .map(([day, second]) => ({ date: dateOfDay(day), second }));

describe('readDateTime', () => {
  it.each([
    '2026-11-22 09:30',
    '2026-11-22 9:30',
    '2026-11-22T09:30',
    '2026-11-22, 9:30',
    '11/22 930',
    '2026/11/22 9.30',
    '20261122 0930',
    '202611220930',
    '2026年11月22日9点半',
    '2026 年 11 月 22 日 上午 9 点 30 分',
    '11月22号 9:30 am',
    '２０２６－１１－２２　０９：３０',
  ])('understands %s', (text) => {
    expect(read(text)).toBe('2026-11-22 09:30');
  });

  it('reads seconds, as the product sends them', () => {
    expect(read('2026-11-22 09:30:15', true)).toBe('2026-11-22 09:30:15');
    expect(read('20261122093015', true)).toBe('2026-11-22 09:30:15');
    expect(read('2026-11-22 9:30', true)).toBe('2026-11-22 09:30:00');
  });

  it.each(['2026-11-22', '11月22日', '20261122'])('asks for the time of %s', (text) => {
    expect(read(text)).toBe('missingTime');
  });

  it.each([
    ['2026-02-30 9:30', 'noSuchDay'],
    ['2026-11-22 25:00', 'noSuchTime'],
    ['2026-11-22 下午', 'unreadableDateTime'],
    ['9:30', 'unreadableDateTime'],
    ['明天 9:30', 'unreadableDateTime'],
    ['2026-11-22 9:30Z', 'unreadableDateTime'],
    ['x', 'unreadableDateTime'],
  ])('explains why it cannot read %s: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it.each(['', '  ', '\u3000'])('reads spaces as empty', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads every day with a time that it writes', () => {
    fc.assert(
      fc.property(moments, fc.boolean(), ({ date, second }, seconds) => {
        const dateTime = `${date} ${timeAt(second, seconds)}`;
        expect(read(dateTime, seconds)).toBe(dateTime);
        expect(read(dateTime.replace(' ', 'T'), seconds)).toBe(dateTime);
        expect(read(dateTime.replaceAll(/\D/g, ''), seconds)).toBe(dateTime);
      }),
    );
  });

  it('never throws, and returns only days with a time', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.stringMatching(/^[\d:.\-/ ,年月日号点下午t]{0,60}$/),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const { dateTime } = readDateTime(text, '2026-11-21', true);
        expect(dateTime === null || partsOf(dateTime, true).date !== null).toBe(true);
      }),
    );
  });
});
