import fc from 'fast-check';
import { readDate } from './readDate';
import { dateOfDay, isDate } from './days';
import { typedText, unspaced } from './typedText';

describe('typedText', () => {
  it('turns full-width characters, dashes, points and spaces into plain ones', () => {
    expect(typedText(' ２０２６—１１。０５\u3000\u3000２１：０５ ＰＭ')).toBe(
      '2026-11.05 21:05 pm',
    );
    expect(unspaced('9 ∶ 30')).toBe('9:30');
  });

  it('passes over texts that nobody types', () => {
    expect(typedText('1'.repeat(65))).toBe('?');
  });
});

describe('readDate', () => {
  it('reads every day that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300_000, max: 2_900_000 }), (day) => {
        const date = dateOfDay(day);
        expect(readDate(date, '2026-11-21')).toEqual({ date, problem: null });
      }),
    );
  });

  it('never throws, and returns only days', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { date } = readDate(text, '2026-11-21');
        expect(date === null || isDate(date)).toBe(true);
      }),
    );
  });
});
