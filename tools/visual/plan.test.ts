import { CELLS, UNREACHED, USUAL } from './cells';
import { planRun } from './plan';
import type { Story } from './storybook';

const stories = (count: number): Story[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `parts-a--${place}`,
    title: 'Parts/A',
    name: String(place),
    file: 'a.stories.tsx',
  }));
const plain = { explore: false, shuffle: false, isReached: () => false };
const ALL = Object.keys(CELLS);

describe('the cells of a run', () => {
  it('are all of a story that a change reaches, and two of the others', () => {
    const { stops, left } = planRun(stories(3), {
      ...plain,
      isReached: ({ name }) => name === '1',
    });

    expect(stops.map(({ cells }) => cells)).toEqual([UNREACHED, ALL, UNREACHED]);
    expect(left).toBe(2 * (ALL.length - UNREACHED.length));
  });

  it('are the usual ones where a change reaches more stories than anybody can follow', () => {
    const { stops, left } = planRun(stories(301), { ...plain, isReached: () => true });

    expect(stops.every(({ cells }) => cells === USUAL)).toBe(true);
    expect(left).toBe(301 * (ALL.length - USUAL.length));
  });

  it('are all when it explores', () => {
    const { stops, left } = planRun(stories(301), { ...plain, explore: true });

    expect([stops.every(({ cells }) => cells.length === ALL.length), left]).toEqual([true, 0]);
  });

  it('contain both modes and both languages, in the order of a visit', () => {
    expect(USUAL).toEqual(ALL.filter((cell) => USUAL.includes(cell)));
    expect(UNREACHED).toEqual(USUAL.filter((cell) => UNREACHED.includes(cell)));
    expect(UNREACHED).toContain('phone');
    expect(USUAL).toEqual(expect.arrayContaining(['dark-zh', 'light-en']));
  });

  it('are visited in another order each time where that is asked for', () => {
    const all = stories(50);

    const { stops } = planRun(all, { ...plain, shuffle: true });

    expect(stops.map(({ story }) => story)).not.toEqual(all.map(({ id }) => id));
    expect(stops.map(({ story }) => story).sort()).toEqual(all.map(({ id }) => id).sort());
  });
});
