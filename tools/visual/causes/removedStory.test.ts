import type { Cause } from '../report';
import type { Reasons } from './reasons';
import { causesOfRemoved } from './removedStory';

const KBD = 'packages/ui/src/Kbd/Kbd.stories.tsx';
const file = (name: string): Cause => ({
  kind: 'file',
  name,
  component: null,
  before: null,
  after: null,
});
const reasons: Reasons = {
  all: [],
  causesOf: (story) => (story === KBD ? [file(KBD)] : []),
  changedStories: [KBD],
};
const story = { id: 'parts-kbd--one', title: 'Parts/Kbd', name: 'One', file: KBD };

describe('a story that is gone', () => {
  it('is explained by the change of its file, which other stories may share', () => {
    expect(causesOfRemoved('Parts/Kbd', [story], reasons)).toEqual([file(KBD)]);
    expect(causesOfRemoved('Parts/Kbd', [], reasons)).toEqual([file(KBD)]);
  });

  it('is not explained where no file of its component changed', () => {
    expect(causesOfRemoved('Parts/Tag', [], reasons)).toEqual([]);
  });
});
