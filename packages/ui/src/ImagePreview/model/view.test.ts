import { canZoom, FITTING, keepInWindow, moveBy, stepTo, turn, zoomBy } from './view';

describe('zoomBy', () => {
  it('keeps what is under the pointer where it is', () => {
    expect(zoomBy(FITTING, 2, { x: 100, y: -50 })).toEqual({ zoom: 2, turns: 0, x: -100, y: 50 });
  });

  it('stops at the whole picture and at eight times', () => {
    expect(zoomBy(FITTING, 0.5).zoom).toBe(1);
    expect(zoomBy(FITTING, 100).zoom).toBe(8);
    expect(canZoom(FITTING, 'out')).toBe(false);
    expect(canZoom(zoomBy(FITTING, 100), 'in')).toBe(false);
  });
});

describe('keepInWindow', () => {
  const frame = { width: 800, height: 600 };

  it('leaves no empty room beside a picture that is larger than the window', () => {
    const view = moveBy(zoomBy(FITTING, 2), { x: 9000, y: -9000 });

    expect(keepInWindow(view, { width: 800, height: 400 }, frame)).toMatchObject({
      x: 400,
      y: -100,
    });
  });

  it('keeps a picture that fits in the middle', () => {
    expect(
      keepInWindow(moveBy(FITTING, { x: 50, y: 50 }), { width: 800, height: 400 }, frame),
    ).toMatchObject({ x: 0, y: 0 });
  });
});

describe('turn and stepTo', () => {
  it('turns on the spot, and steps no further than the ends', () => {
    expect(turn({ zoom: 2, turns: 3, x: 5, y: 5 })).toEqual({ zoom: 2, turns: 4, x: 0, y: 0 });
    expect([stepTo(0, -1, 3), stepTo(2, 1, 3), stepTo(0, 1, 3), stepTo(0, 1, 0)]).toEqual([
      0, 2, 1, 0,
    ]);
  });
});
