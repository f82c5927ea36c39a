import { sizeWithin } from './pictureSize';

describe('the size of a picture', () => {
  it('keeps its shape within 2,000 pixels', () => {
    expect(sizeWithin(4_000, 3_000)).toEqual({ width: 2_000, height: 1_500 });
    expect(sizeWithin(3_000, 4_000)).toEqual({ width: 1_500, height: 2_000 });
  });

  it('does not grow, and is never nothing', () => {
    expect(sizeWithin(640, 480)).toEqual({ width: 640, height: 480 });
    expect(sizeWithin(9_000, 1)).toEqual({ width: 2_000, height: 1 });
  });
});
