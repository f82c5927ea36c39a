import { matchingOptions } from './matchingOptions';

const options = [{ label: '北京 Beijing' }, { label: '上海 Shanghai' }];

describe('matchingOptions', () => {
  it('finds a part of a label, ignoring case, width and spaces', () => {
    expect(matchingOptions(options, 'ＳＨＡＮＧ hai')).toEqual([options[1]]);
    expect(matchingOptions(options, '京be')).toEqual([options[0]]);
  });

  it('returns all options for an empty query, and none without a match', () => {
    expect(matchingOptions(options, '  ')).toBe(options);
    expect(matchingOptions(options, '深圳')).toEqual([]);
  });
});
