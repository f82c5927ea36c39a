import { monthIn, monthsOf, withSoFar } from './months';

describe('a month', () => {
  it.each([
    ['2020/9', '2020-09'],
    ['202009', '2020-09'],
    ['2020年9月', '2020-09'],
    ['2020.12', '2020-12'],
    ['2020-09', '2020-09'],
    ['2020', '2020'],
    ['soon', 'soon'],
  ])('typed as %s is %s', (text, month) => {
    expect(monthIn(text)).toBe(month);
  });

  it('may be open, and is entered again when it no longer is', () => {
    const open = withSoFar({ from: '2020-01', to: '2021-01' }, true);
    expect(open).toEqual({ from: '2020-01', to: 'PRESENT' });
    expect(withSoFar(open, false)).toEqual({ from: '2020-01', to: '' });
  });

  it('is missing in an answer of another kind', () => {
    expect(monthsOf('x')).toEqual({ from: '', to: '' });
  });
});
