import type { Story } from '../visual/storybook';
import { chooseSample } from './sample';

const storiesOf = (component: string, count: number): Story[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${component}--${index}`,
    title: component,
    name: String(index),
    file: `${component}.stories.tsx`,
  }));
const stories = [...storiesOf('a', 3), ...storiesOf('b', 3), ...storiesOf('c', 3)];
const ids = (sample: readonly Story[]) => sample.map(({ id }) => id);

describe('the sample of stories', () => {
  it('has one story of each component when nothing changed', () => {
    expect(ids(chooseSample(stories, () => false))).toEqual(['a--0', 'b--0', 'c--0']);
  });

  it('has every story that a change reaches, in the order of the Storybook', () => {
    const sample = chooseSample(stories, (file) => file.startsWith('b'));

    expect(ids(sample)).toEqual(['a--0', 'b--0', 'b--1', 'b--2', 'c--0']);
  });

  it('spreads over the components when a change reaches more than it can hold', () => {
    expect(ids(chooseSample(stories, () => true, 5))).toEqual([
      'a--0',
      'a--1',
      'b--0',
      'b--1',
      'c--0',
    ]);
  });

  it('prefers reached components when there are more components than it can hold', () => {
    const sample = chooseSample(stories, (file) => file.startsWith('c'), 1);

    expect(ids(sample)).toEqual(['c--0']);
  });
});
