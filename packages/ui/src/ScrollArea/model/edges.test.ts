import { edgeNames, hiddenEdges } from './edges';

const box = {
  scrollTop: 0,
  scrollLeft: 0,
  scrollHeight: 300,
  scrollWidth: 100,
  clientHeight: 100,
  clientWidth: 100,
};
const edgesOf = (change: Partial<typeof box>) => edgeNames(hiddenEdges({ ...box, ...change }));

describe('hiddenEdges', () => {
  it('returns the edges with hidden content', () => {
    expect(edgesOf({})).toBe('bottom');
    expect(edgesOf({ scrollTop: 50 })).toBe('top bottom');
    expect(edgesOf({ scrollTop: 199.6 })).toBe('top');
    expect(edgesOf({ scrollHeight: 100 })).toBe('');
  });

  it('depends on the text direction', () => {
    const wide = { scrollHeight: 100, scrollWidth: 400 };

    expect(edgesOf({ ...wide, scrollLeft: 0 })).toBe('end');
    expect(edgesOf({ ...wide, scrollLeft: 150 })).toBe('start end');
    expect(edgesOf({ ...wide, scrollLeft: -300 })).toBe('start');
  });
});
