import { isSignature, pathOf, withPoint, withStroke, type Stroke } from './strokes';

const point = (x: number, y = 10, time = 0) => ({ x, y, time, pressure: 0.5 });

describe('the strokes of a signature', () => {
  it('take points that can be told apart', () => {
    const begun = withStroke([], point(0));
    const same = withPoint(begun, point(0.4));
    const longer = withPoint(begun, { ...point(20.123, 10, 3.7), pressure: 0.333_3 });

    expect(same).toBe(begun);
    expect(longer[0]).toHaveLength(2);
    expect(longer[0]![1]).toEqual({ x: 20.1, y: 10, time: 4, pressure: 0.33 });
  });

  it('end where the server takes no more', () => {
    let strokes: readonly Stroke[] = [];
    for (let index = 0; index < 210; index += 1) strokes = withStroke(strokes, point(index));
    expect(strokes).toHaveLength(200);
    let long: readonly Stroke[] = withStroke([], point(0));
    for (let index = 1; index < 5_100; index += 1) long = withPoint(long, point(index * 2));
    expect(long[0]).toHaveLength(5_000);
  });

  it('are a signature once they are longer than a touch', () => {
    expect(isSignature([[point(0)], [point(5), point(9)]])).toBe(false);
    expect(
      isSignature([
        [point(0), point(40)],
        [point(0), point(40)],
      ]),
    ).toBe(true);
  });

  it('are drawn as curves through their points', () => {
    expect(pathOf([point(1)])).toBe('M1 10h0.1');
    expect(pathOf([point(0), point(10), point(20)])).toBe('M0 10Q10 10 15 10L20 10');
  });
});
