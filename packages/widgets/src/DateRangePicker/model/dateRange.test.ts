import { SO_FAR } from '../../internal/calendar/model/soFar';
import { isSameRange } from '../../internal/range/model/textRange';
import { readRange, shownSpan, type RangeRules } from './dateRange';

const rules = (more: Partial<RangeRules> = {}): RangeRules => ({
  variant: 'closed',
  today: '2026-11-21',
  reasonOf: () => undefined,
  ...more,
});
const read = (from: string, to: string, more?: Partial<RangeRules>) =>
  readRange({ from, to }, rules(more));

describe('readRange', () => {
  it('normalizes both ends from any notation', () => {
    expect(read('11-1', '２０２６年１１月２１日').range).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
    });
  });

  it('lets ends that stand the wrong way round change places', () => {
    expect(read('2026-11-21', '2026-11-01')).toMatchObject({
      range: { from: '2026-11-01', to: '2026-11-21' },
      isSwapped: true,
    });
    expect(read('2026-11-21', '2026-11-21')).toMatchObject({ isSwapped: false, problem: null });
  });

  it('is empty and valid when both texts are empty', () => {
    expect(read('', ' ')).toEqual({
      range: null,
      entry: { from: '', to: '' },
      problem: null,
      isSwapped: false,
    });
  });

  it('keeps an unreadable text and the other end', () => {
    expect(read('上周', '11-21')).toEqual({
      range: null,
      entry: { from: '上周', to: '2026-11-21' },
      problem: { end: 'from', kind: 'unreadable' },
      isSwapped: false,
    });
    expect(read('11-1', '11-31').problem).toEqual({ end: 'to', kind: 'noSuchDay' });
  });

  it('reports the missing end of a closed range', () => {
    expect(read('11-1', '')).toMatchObject({
      range: null,
      problem: { end: 'to', kind: 'missing' },
    });
    expect(read('', '11-1')).toMatchObject({
      range: null,
      problem: { end: 'from', kind: 'missing' },
    });
  });

  it('leaves either end of an open range out', () => {
    expect(read('11-1', '', { variant: 'open' }).range).toEqual({ from: '2026-11-01', to: '' });
    expect(read('', '11-1', { variant: 'open' }).range).toEqual({ from: '', to: '2026-11-01' });
  });

  it.each(['至今', ' 现在', 'Present', 'so far', SO_FAR])(
    'takes "%s" for an end that goes on, and never for a date',
    (text) => {
      expect(read('2019-07-01', text, { variant: 'soFar' }).range).toEqual({
        from: '2019-07-01',
        to: SO_FAR,
      });
      expect(read('2019-07-01', text).problem).toEqual({ end: 'to', kind: 'unreadable' });
    },
  );

  it('rejects a range until now that starts in the future or has no start', () => {
    expect(read('2026-11-22', '至今', { variant: 'soFar' }).problem).toEqual({
      end: 'from',
      kind: 'future',
    });
    expect(read('', '至今', { variant: 'soFar' }).problem).toEqual({
      end: 'from',
      kind: 'missing',
    });
  });

  it('counts both ends against the fewest and the most days', () => {
    expect(read('11-1', '11-7', { maxDays: 7 }).problem).toBeNull();
    expect(read('11-1', '11-8', { maxDays: 7 }).problem).toEqual({ end: 'to', kind: 'long' });
    expect(read('11-1', '11-2', { minDays: 3 }).problem).toEqual({ end: 'to', kind: 'short' });
    expect(read('2026-11-01', '至今', { variant: 'soFar', maxDays: 20 }).problem).toEqual({
      end: 'to',
      kind: 'long',
    });
  });

  it('reports the reason of a disabled day', () => {
    const reasonOf = (date: string) => (date > '2026-11-21' ? '不能晚于今天' : undefined);

    expect(read('11-1', '11-22', { reasonOf })).toMatchObject({
      range: null,
      entry: { from: '2026-11-01', to: '2026-11-22' },
      problem: { end: 'to', kind: 'disabled', reason: '不能晚于今天' },
    });
  });
});

describe('shownSpan', () => {
  it('shows an open end as the other one, and one that goes on as today', () => {
    expect(shownSpan({ from: '2026-11-01', to: '' }, '2026-11-21')).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
    expect(shownSpan({ from: '', to: '2026-11-01' }, '2026-11-21')).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
    expect(shownSpan({ from: '2019-07-01', to: SO_FAR }, '2026-11-21')).toEqual({
      from: '2019-07-01',
      to: '2026-11-21',
    });
    expect(shownSpan(null, '2026-11-21')).toBeNull();
  });

  it('has no days for an invalid value, such as a time', () => {
    expect(shownSpan({ from: '2026-11-01 00:00:00', to: '' }, '2026-11-21')).toBeNull();
  });
});

describe('isSameRange', () => {
  it('compares days, not objects', () => {
    expect(isSameRange({ from: '2026-11-01', to: '' }, { from: '2026-11-01', to: '' })).toBe(true);
    expect(isSameRange({ from: '2026-11-01', to: '' }, { from: '2026-11-01', to: SO_FAR })).toBe(
      false,
    );
    expect(isSameRange(null, null)).toBe(true);
  });
});
