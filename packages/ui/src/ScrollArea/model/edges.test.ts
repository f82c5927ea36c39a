import { edgeNames, hiddenEdges } from './edges';

const box = {
  scrollTop: 0,
  scrollLeft: 0,
  scrollHeight: 300,
  scrollWidth: 100,
  clientHeight: 100,
  clientWidth: 100,
};
const at = (change: Partial<typeof box>) => edgeNames(hiddenEdges({ ...box, ...change }));

describe('hiddenEdges', () => {
  it('returns the edges with hidden content', () => {
    expect(at({})).toBe('bottom');
    expect(at({ scrollTop: 50 })).toBe('top bottom');
    expect(at({ scrollTop: 199.6 })).toBe('top');
    expect(at({ scrollHeight: 100 })).toBe('');
  });

  it('depends on the text direction', () => {
    const wide = { scrollHeight: 100, scrollWidth: 400 };

    expect(at({ ...wide, scrollLeft: 0 })).toBe('end');
    expect(at({ ...wide, scrollLeft: 150 })).toBe('start end');
    expect(at({ ...wide, scrollLeft: -300 })).toBe('start');
  });
});
