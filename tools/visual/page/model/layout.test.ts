import { layoutOf } from './layout';

/** A window of 1440 by 900. */
const screen = { width: 1148, height: 852, bars: 270, panelWidth: 324 };
const placementOf = (width: number, height: number, isPair = true) =>
  layoutOf(screen, { width, height }, isPair).placement;

describe('the place of the panel', () => {
  it('is below wide and low pictures, beside others', () => {
    expect([placementOf(1280, 96), placementOf(1280, 160)]).toEqual(['below', 'below']);
    expect([placementOf(390, 844), placementOf(1280, 960), placementOf(1280, 600)]).toEqual([
      'beside',
      'beside',
      'beside',
    ]);
  });

  it('stays beside what is not larger elsewhere', () => {
    expect([placementOf(640, 200), placementOf(120, 40)]).toEqual(['beside', 'beside']);
  });

  it('gets the height that low pictures leave, and never takes too much of it', () => {
    const low = layoutOf(screen, { width: 1280, height: 20 }, true).panelHeight;
    const higher = layoutOf(screen, { width: 1280, height: 160 }, true).panelHeight;

    expect(low).toBe(Math.floor((852 - 270) * 0.55));
    expect(higher).toBeLessThan(low);
    expect(higher).toBeGreaterThanOrEqual(220);
  });

  it('is beside where the window is too low for both', () => {
    expect(layoutOf({ ...screen, height: 600 }, { width: 1280, height: 96 }, true).placement).toBe(
      'beside',
    );
  });
});
