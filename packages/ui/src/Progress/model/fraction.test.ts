import { fractionOf, percentOf } from './fraction';

describe('fractionOf', () => {
  it('stays between none and all', () => {
    expect([fractionOf(-1, 9), fractionOf(3, 12), fractionOf(20, 9)]).toEqual([0, 0.25, 1]);
  });

  it('is none where there is nothing to reach', () => {
    expect([fractionOf(3, 0), fractionOf(Number.NaN, 9), fractionOf(3, Number.NaN)]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('percentOf', () => {
  it('says 100 only when all is done, and never 0 when something is', () => {
    expect([
      percentOf(0),
      percentOf(0.001),
      percentOf(0.456),
      percentOf(0.999),
      percentOf(1),
    ]).toEqual([0, 1, 46, 99, 100]);
  });
});
