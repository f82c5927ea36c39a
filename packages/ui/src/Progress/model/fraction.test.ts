import { fractionOf, percentOf } from './fraction';

describe('fractionOf', () => {
  it('stays between 0 and 1', () => {
    expect([fractionOf(-1, 9), fractionOf(3, 12), fractionOf(20, 9)]).toEqual([0, 0.25, 1]);
  });

  it('is 0 without a maximum', () => {
    expect([fractionOf(3, 0), fractionOf(Number.NaN, 9), fractionOf(3, Number.NaN)]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('percentOf', () => {
  it('is 100 only when all is done, and never 0 after the start', () => {
    expect([
      percentOf(0),
      percentOf(0.001),
      percentOf(0.456),
      percentOf(0.999),
      percentOf(1),
    ]).toEqual([0, 1, 46, 99, 100]);
  });
});
