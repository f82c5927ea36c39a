import { findTwins, type LooksLike, type SeenStory } from './twins';

const stories = ['Standard', 'Focused', 'Busy'].map((name) => ({
  id: `parts-button--${name.toLowerCase()}`,
  title: 'Parts/Button',
  name,
}));
const [standard, focused, busy] = stories.map(({ id }) => id) as [string, string, string];

const rest = { 'light-zh': 'white', 'dark-zh': 'black', 'spoken-zh': 'button', focus: 'button' };

function visited(
  cells: Record<string, Record<string, string>>,
  declared: Record<string, LooksLike> = {},
): Map<string, SeenStory> {
  return new Map(
    Object.entries(cells).map(([id, seen]) => [
      id,
      { seen: new Map(Object.entries(seen)), looksLike: declared[id] ?? null },
    ]),
  );
}

const likeStandard = { story: 'Standard', reason: 'The state has no look of its own.' };

describe('stories of one component that look and read the same', () => {
  it('fail the later one, with both names', () => {
    const faults = findTwins(stories, visited({ [standard]: rest, [focused]: rest }));

    expect([...faults.keys()]).toEqual([focused]);
    expect(faults.get(focused)).toEqual([
      expect.stringContaining('“Focused” looks and reads the same as “Standard”'),
    ]);
  });

  it('pass where a picture, a spoken tree or the order of focus differs', () => {
    for (const cell of Object.keys(rest)) {
      const other = { ...rest, [cell]: 'other' };
      expect(findTwins(stories, visited({ [standard]: rest, [focused]: other })).size).toBe(0);
    }
  });

  it('are compared in the cells that both were seen in', () => {
    const faults = findTwins(
      stories,
      visited({ [standard]: rest, [focused]: { ...rest, phone: 'narrow' } }),
    );

    expect([...faults.keys()]).toEqual([focused]);
    expect(findTwins(stories, visited({ [standard]: {}, [focused]: {} })).size).toBe(0);
  });

  it('pass in different components', () => {
    const other = { ...stories[1]!, title: 'Parts/Link' };

    expect(
      findTwins([stories[0]!, other], visited({ [standard]: rest, [focused]: rest })).size,
    ).toBe(0);
  });

  it('pass where one declares the other, or both the same third', () => {
    const declared = { [focused]: likeStandard, [busy]: likeStandard };
    const equal = { [standard]: rest, [focused]: rest, [busy]: rest };

    expect(findTwins(stories, visited(equal, declared)).size).toBe(0);
    expect(
      findTwins(stories, visited(equal, { [standard]: { ...likeStandard, story: 'Focused' } })),
    ).toHaveProperty('size', 1);
  });
});

describe('a declaration of a twin', () => {
  const different = { [standard]: rest, [focused]: { ...rest, 'dark-zh': 'grey' } };

  it('fails where the two differ, and names the cells', () => {
    const faults = findTwins(stories, visited(different, { [focused]: likeStandard }));

    expect(faults.get(focused)).toEqual([expect.stringContaining('differ in dark-zh')]);
  });

  it('fails where there is no such story, or it is the story itself', () => {
    for (const story of ['Standart', 'Focused']) {
      const faults = findTwins(
        stories,
        visited(different, { [focused]: { ...likeStandard, story } }),
      );
      expect(faults.get(focused)).toEqual([expect.stringContaining(`does not have: ${story}`)]);
    }
  });

  it('fails without a reason', () => {
    const faults = findTwins(
      stories,
      visited(
        { [standard]: rest, [focused]: rest },
        { [focused]: { ...likeStandard, reason: ' ' } },
      ),
    );

    expect(faults.get(focused)).toEqual([expect.stringContaining('without a reason')]);
  });

  it('is not judged where the other was not visited', () => {
    expect(findTwins(stories, visited({ [focused]: rest }, { [focused]: likeStandard })).size).toBe(
      0,
    );
  });

  it('finds a story whose export name has several words and a number', () => {
    const narrow = { id: 'parts-button--step-2-done', title: 'Parts/Button', name: 'Step 2 Done' };
    const declared = { [focused]: { ...likeStandard, story: 'Step2Done' } };

    expect(
      findTwins([...stories, narrow], visited({ [focused]: rest, [narrow.id]: rest }, declared))
        .size,
    ).toBe(0);
  });
});
