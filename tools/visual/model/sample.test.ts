import { sampleOf, sampleSize } from './sample';

const CELLS = ['light-zh', 'light-en', 'dark-zh', 'phone'];
const group = (components: number, stories: number, cells = CELLS) =>
  Array.from({ length: components }, (_, part) =>
    Array.from({ length: stories }, (__, story) =>
      cells.map((cell) => ({ id: `${part}-${story}/${cell}`, title: `Parts/${part}`, cell })),
    ),
  ).flat(2);
const partsIn = (ids: string[]) => new Set(ids.map((id) => id.split('-')[0]));
const cellsIn = (ids: string[]) => new Set(ids.map((id) => id.split('/')[1]!.replace(/-.*/, '')));

describe('the sample of a group', () => {
  it('is all of up to three, three of up to nine, and then as many as the root', () => {
    expect([1, 2, 3, 9, 10, 16, 100, 12_000].map(sampleSize)).toEqual([1, 2, 3, 3, 4, 4, 10, 110]);
    for (const stories of [1, 4, 30]) {
      const changes = group(2, stories);
      expect(new Set(sampleOf(changes)).size).toBe(sampleSize(changes.length));
    }
  });

  it('shows light, dark and phone of one component', () => {
    expect(cellsIn(sampleOf(group(1, 2)))).toEqual(new Set(['light', 'dark', 'phone']));
  });

  it('shows as many components as it has pictures', () => {
    expect(partsIn(sampleOf(group(12, 3))).size).toBe(12);
    expect(cellsIn(sampleOf(group(12, 3))).size).toBe(3);
  });

  it('finds the only dark and the only phone picture among many', () => {
    const changes = [
      ...group(5, 10, ['light-zh']),
      { id: 'x-0/dark-en', title: 'Parts/0', cell: 'dark-en' },
      { id: 'x-0/phone', title: 'Parts/1', cell: 'phone' },
    ];

    expect(sampleOf(changes)).toEqual(expect.arrayContaining(['x-0/dark-en', 'x-0/phone']));
  });

  it('stands in the order of the group, the same each time', () => {
    const changes = group(4, 9);
    const places = sampleOf(changes).map((id) => changes.findIndex((change) => change.id === id));

    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(sampleOf(changes)).toEqual(sampleOf(changes));
  });
});
