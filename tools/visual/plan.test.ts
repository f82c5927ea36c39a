import { CELLS, USUAL } from './cells';
import { planRun } from './plan';
import type { Story } from './storybook';

const stories = (count: number): Story[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `parts-a--${place}`,
    title: 'Parts/A',
    name: String(place),
    file: 'a.stories.tsx',
  }));
const plain = { explore: false, shuffle: false };
const ALL = Object.keys(CELLS);

describe('the cells of a run', () => {
  it('are all of a few stories', () => {
    const { stops, left } = planRun(stories(3), plain);

    expect(stops.map(({ cells }) => cells)).toEqual([ALL, ALL, ALL]);
    expect(left).toBe(0);
  });

  it('are the usual ones where there are more stories than anybody can follow', () => {
    const { stops, left } = planRun(stories(301), plain);

    expect(stops.every(({ cells }) => cells === USUAL)).toBe(true);
    expect(left).toBe(301 * (ALL.length - USUAL.length));
  });

  it('are all when it explores', () => {
    const { stops, left } = planRun(stories(301), { ...plain, explore: true });

    expect([stops.every(({ cells }) => cells.length === ALL.length), left]).toEqual([true, 0]);
  });

  it('contain both modes and both languages, in the order of a visit', () => {
    expect(USUAL).toEqual(ALL.filter((cell) => USUAL.includes(cell)));
    expect(USUAL).toEqual(expect.arrayContaining(['phone', 'dark-zh', 'light-en']));
  });

  it('are visited in another order each time where that is asked for', () => {
    const all = stories(50);

    const { stops } = planRun(all, { ...plain, shuffle: true });

    expect(stops.map(({ story }) => story)).not.toEqual(all.map(({ id }) => id));
    expect(stops.map(({ story }) => story).sort()).toEqual(all.map(({ id }) => id).sort());
  });
});
