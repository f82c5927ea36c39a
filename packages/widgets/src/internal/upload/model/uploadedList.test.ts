import { withFinished } from './uploadedList';

const same = (entry: string) => entry;
const finished = (...entries: string[]) => entries.map((entry) => ({ entry, isListed: false }));

describe('withFinished', () => {
  it('adds what finished, after what is there', () => {
    expect(withFinished(['x'], finished('a', 'b'), same)).toEqual(['x', 'a', 'b']);
  });

  it('keeps the order of the selection when a later one finished first', () => {
    expect(withFinished(['x', 'b'], finished('a', 'b'), same)).toEqual(['x', 'a', 'b']);
  });

  it('adds again what an older value of the parent lacks', () => {
    expect(withFinished([], finished('a', 'b'), same)).toEqual(['a', 'b']);
  });

  it('never brings back what was removed', () => {
    const [a, b] = finished('a', 'b');

    expect(withFinished([], [{ ...a!, isListed: true }, b!], same)).toEqual(['b']);
  });

  it('returns the same list when it has everything', () => {
    const list = ['a'];

    expect(withFinished(list, finished('a'), same)).toBe(list);
  });
});
