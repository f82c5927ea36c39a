import { tokensReadIn } from '../causes/tokensRead';
import { candidatesOf, likelihood } from './candidates';
import { probesOf } from './probes';

const graph = new Map([
  ['B.stories.tsx', ['B.tsx']],
  ['B.tsx', ['B.styles.ts', 'Grid.tsx']],
]);
const sources: Record<string, string> = {
  'B.styles.ts': 'color: ${tokens.color.danger};',
  'Grid.tsx': 'gap: ${tokens.space[gap]};',
};
const stories = [
  { id: 'b--failed', title: 'B', name: 'Failed', file: 'B.stories.tsx' },
  { id: 'b--standard', title: 'B', name: 'Standard', file: 'B.stories.tsx' },
];
const [failed, standard] = candidatesOf(
  stories,
  graph,
  (file) => tokensReadIn(sources[file] ?? ''),
  new Set(['color.page']),
);

describe('a candidate', () => {
  it('is as far from a token as its file is from the nearest that reads it', () => {
    expect(standard!.distanceOf('color.danger')).toBe(2);
    expect(standard!.distanceOf('color.text')).toBeNull();
  });

  it('reads a whole group where a name is computed', () => {
    expect(standard!.distanceOf('space.xl')).toBe(2);
  });

  it('shows tokens of the page, though least likely', () => {
    const [danger, page] = probesOf(
      new Map([
        ['color.danger', '#c42b1c'],
        ['color.page', '#f5f7fa'],
      ]),
    );

    expect(likelihood(standard!, page!)).toBeGreaterThan(0);
    expect(likelihood(standard!, page!)).toBeLessThan(likelihood(standard!, danger!));
    expect(likelihood(failed!, danger!)).toBeGreaterThan(likelihood(standard!, danger!));
  });
});
