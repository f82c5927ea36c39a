import type { Coverage } from '../../coverageReport';
import { gapsOf, isGap, totalsOf } from './coverage';

const full = { 'light-zh': 2, 'dark-zh': 2, 'dark-en': 2, 'light-en': 2 };
const coverage: Coverage = {
  cells: [...Object.keys(full), 'phone'],
  components: [
    { title: 'Parts/A', stories: 2, pictures: { ...full, phone: 1 } },
    { title: 'Parts/B', stories: 2, pictures: { ...full, 'dark-en': 1, phone: 0 } },
  ],
  states: [
    { parts: ['A'], owed: 5, missing: ['hover', 'many'] },
    { parts: ['B'], owed: 3, missing: [] },
  ],
  words: [],
};

describe('what there are pictures of', () => {
  it('is counted over all components', () => {
    expect(totalsOf(coverage)).toEqual({
      components: 2,
      stories: 4,
      pictures: 16,
      missing: 2,
      owed: 8,
    });
  });

  it('lacks the pictures that not every story has', () => {
    const [first, second] = coverage.components;

    expect(['light-zh', 'phone'].map((cell) => isGap(first!, cell))).toEqual([false, true]);
    expect(['light-zh', 'dark-en'].map((cell) => isGap(second!, cell))).toEqual([false, true]);
    expect(gapsOf(coverage)).toBe(4);
  });
});
