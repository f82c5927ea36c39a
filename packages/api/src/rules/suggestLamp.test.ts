import { monthsApart } from './monthsApart';
import { suggestLamp, type LampFacts } from './suggestLamp';

const row = (verdict: 1 | 2 | 3 | 4 | null, claim = '甲', finding = '') => ({
  claim,
  finding,
  verdict,
});
const lamp = (facts: Partial<LampFacts>) =>
  suggestLamp({ itemCode: 'employment', dangerType: 1, result: null, rows: [], ...facts });

describe('the suggested danger level', () => {
  it('is none before anything is found', () => {
    expect(lamp({})).toBeNull();
    expect(lamp({ dangerType: 2, rows: [row(null)] })).toBeNull();
  });

  it('is the worst of the rows', () => {
    expect(lamp({ rows: [row(1), row(1)] })).toEqual({ level: 4, reason: 'agrees' });
    expect(lamp({ rows: [row(1), row(2)] })).toEqual({ level: 3, reason: 'differsLittle' });
    expect(lamp({ rows: [row(3), row(2)] })).toEqual({ level: 2, reason: 'differs' });
    expect(lamp({ result: 3 })).toEqual({ level: 2, reason: 'differs' });
  });

  it('is grey when nothing could be verified; one such row never counts as bad', () => {
    expect(lamp({ rows: [row(4), row(4)] })).toEqual({ level: 5, reason: 'notVerifiable' });
    expect(lamp({ result: 8, rows: [row(1)] })?.level).toBe(5);
    expect(lamp({ rows: [row(4), row(1)] })?.level).toBe(4);
  });

  it.each([
    ['2019-03 – 2021-05', 4, 'agrees'],
    ['2019年5月 – 2021年6月', 3, 'monthsLittle'],
    ['2019-03 – 2021-10', 2, 'months'],
  ])('follows from the months that a period differs by: %s', (finding, level, reason) => {
    expect(lamp({ rows: [row(null, '2019-03 – 2021-06', finding)] })).toEqual({ level, reason });
  });

  it('is red for another identity, and not bad for the statement of one referee', () => {
    expect(lamp({ itemCode: 'identity', rows: [row(3)] })).toEqual({
      level: 1,
      reason: 'identity',
    });
    expect(lamp({ itemCode: 'interview', rows: [row(3)] })).toEqual({
      level: 3,
      reason: 'singleSource',
    });
  });

  it('is never blue for a search of records', () => {
    const search = (facts: Partial<LampFacts>) =>
      lamp({ itemCode: 'litigation', dangerType: 2, ...facts });
    expect(search({ rows: [row(2)] })).toEqual({ level: 2, reason: 'record' });
    expect(search({ result: 5 })).toEqual({ level: 4, reason: 'noRecord' });
    expect(search({ result: 4, itemCode: 'enforcement' })?.level).toBe(1);
  });
});

describe('the months between two periods', () => {
  it('compares ends only where both have one', () => {
    expect(monthsApart('2020-01 – 至今', '2020-03 – 2022-01')).toBe(2);
    expect(monthsApart('2020-12 – 2021-06', '2021-01 – 2021-06')).toBe(1);
  });

  it('is unknown without a month', () => {
    expect(monthsApart('至今', '2020-01')).toBeNull();
    expect(monthsApart('2020-13', '2020-01')).toBeNull();
  });
});
