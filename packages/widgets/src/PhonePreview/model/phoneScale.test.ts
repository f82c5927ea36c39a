import { PHONE, phoneScale } from './phoneScale';

describe('the scale of a phone', () => {
  it.each([
    [712, 1],
    [356, 1],
    [178, 0.5],
    [300, 0.842],
    [0, 1],
  ])('in %d px is %d', (room, scale) => {
    expect(phoneScale(room)).toBe(scale);
    if (room > 0) expect(scale * PHONE.width).toBeLessThanOrEqual(room);
  });
});
