import type { MaterialFile } from '../materialSource';
import {
  NONE_SELECTED,
  pictureRange,
  togglePicture,
  withoutPictures,
  withPictures,
} from './pictureSelection';

const file = (id: string): MaterialFile => ({
  id,
  originalName: `${id}.png`,
  filePath: `/${id}.png`,
});
const files = ['a', 'b', 'c', 'd', 'e'].map(file);
const [a, b, c, d] = files as [MaterialFile, MaterialFile, MaterialFile, MaterialFile];
const ids = (selected: ReadonlyMap<string, unknown>) => [...selected.keys()].join('');

describe('selected pictures', () => {
  it('are toggled, in the order of their selection', () => {
    let { selected } = togglePicture(NONE_SELECTED, c, 9);
    ({ selected } = togglePicture(selected, a, 9));
    expect(ids(selected)).toBe('ca');

    ({ selected } = togglePicture(selected, c, 9));
    expect(ids(selected)).toBe('a');
  });

  it('are at most as many as may be, and the others are counted', () => {
    const change = withPictures(new Map([['a', a]]), files, 3);

    expect([ids(change.selected), change.refused]).toEqual(['abc', 2]);
    expect(togglePicture(change.selected, d, 3).refused).toBe(1);
  });

  it('are replaced where only one can be selected', () => {
    const { selected, refused } = withPictures(new Map([['a', a]]), [b], 1);

    expect([ids(selected), refused]).toEqual(['b', 0]);
  });

  it('stay the same when nothing is added or removed', () => {
    const selected = new Map([['a', a]]);

    expect(withPictures(selected, [a], 1).selected).toBe(selected);
    expect(withoutPictures(selected, ['b'])).toBe(selected);
  });
});

describe('a range', () => {
  it('reaches from the first to the last, or back, and begins at its anchor', () => {
    const range = (from: number, to: number) =>
      pictureRange(files, from, to)
        .map(({ id }) => id)
        .join('');

    expect([range(1, 3), range(3, 1), range(2, 2)]).toEqual(['bcd', 'dcb', 'c']);
  });
});
