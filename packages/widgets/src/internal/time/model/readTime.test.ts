import fc from 'fast-check';
import { readTime } from './readTime';
import { isTime, timeAt } from './times';

const read = (text: string) => {
  const { time, problem } = readTime(text);
  return time ?? problem;
};

const seconds = fc.integer({ min: 0, max: 86_399 });

describe('readTime', () => {
  it.each([
    ['9', '09:00'],
    ['21', '21:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9。30', '09:30'],
    ['9点30', '09:30'],
    ['9点30分', '09:30'],
    ['9時30分', '09:30'],
    ['９：３０', '09:30'],
    ['21：05', '21:05'],
    ['9点', '09:00'],
    ['9点整', '09:00'],
    ['9点半', '09:30'],
    ['9点一刻', '09:15'],
    ['9点三刻', '09:45'],
    ['下午3点半', '15:30'],
    ['下午 3 点 30 分', '15:30'],
    ['3:30 pm', '15:30'],
    ['3:30PM', '15:30'],
    ['3.30 p.m.', '15:30'],
    ['3p', '15:00'],
    ['pm 3:30', '15:30'],
    ['12am', '00:00'],
    ['12pm', '12:00'],
    ['凌晨12点', '00:00'],
    ['凌晨2点', '02:00'],
    ['早上7点', '07:00'],
    ['中午12点半', '12:30'],
    ['中午1点', '13:00'],
    ['晚上8点', '20:00'],
    ['下午15:30', '15:30'],
    ['24:00', 'noSuchTime'],
    ['9:60', 'noSuchTime'],
    ['2560', 'noSuchTime'],
    ['下午0点', 'noSuchTime'],
    ['上午13点', 'noSuchTime'],
  ])('reads %s as %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it.each(['上午12点', '晚上12点', '晚上1点'])('refuses %s, which has two meanings', (text) => {
    expect(read(text)).toBe('noSuchTime');
  });

  it.each(['明天', '9:3:', ':30', '9:', '点半', 'pm', '1234567', '-9', '9:30 xm', '2026-11-21'])(
    'does not guess what %s means',
    (text) => {
      expect(read(text)).toBe('unreadableTime');
    },
  );

  it.each(['', '  ', '\u3000'])('reads spaces as empty', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads seconds, and drops them from a time without', () => {
    expect(readTime('93015', true).time).toBe('09:30:15');
    expect(readTime('9:30:15', true).time).toBe('09:30:15');
    expect(readTime('下午3点30分15秒', true).time).toBe('15:30:15');
    expect(readTime('9:30', true).time).toBe('09:30:00');
    expect(readTime('9:30:15').time).toBe('09:30');
  });

  it('reads every time that it writes', () => {
    fc.assert(
      fc.property(seconds, fc.boolean(), (second, precise) => {
        const time = timeAt(second, precise);
        expect(readTime(time, precise)).toEqual({ time, problem: null });
        expect(readTime(time.replaceAll(':', ''), precise).time).toBe(time);
        expect(readTime(time.replaceAll(':', '：'), precise).time).toBe(time);
      }),
    );
  });

  it('reads what clocks of twelve hours write', () => {
    const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
    fc.assert(
      fc.property(seconds, (second) => {
        const time = timeAt(second, false);
        expect(read(format.format(second * 1000))).toBe(time);
      }),
    );
  });

  it('never throws, and returns only times', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.stringMatching(/^[\d:.点时分秒半刻上下午凌晨amp ]{0,40}$/),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const { time } = readTime(text, true);
        expect(time === null || isTime(time)).toBe(true);
      }),
    );
  });
});
