import type { Cause, Change, ChangeGroup } from '../../report';
import { groupTitles, partOf, titlesOf } from './groupTitle';

const change = (part: Partial<Change>) =>
  ({ title: 'Parts/Button', name: 'Neutral', cell: 'light-zh', signs: [], ...part }) as Change;
const cause = (part: Partial<Cause>): Cause => ({
  kind: 'file',
  name: 'packages/ui/src/Button/Button.styles.ts',
  component: null,
  before: null,
  after: null,
  ...part,
});
const group = (id: string, changes: Change[], causes: Cause[] = []) => ({
  group: { id, kind: 'changed', changes: [], by: 'cause', causes } as ChangeGroup,
  changes,
});

describe('titles of groups', () => {
  it('name the token with both values, and how many changed with it', () => {
    const accent = cause({ kind: 'token', name: 'color.accent', before: '#1', after: '#2' });

    const titles = groupTitles([group('a', [change({})], [accent, { ...accent, name: 'focus' }])]);

    expect(titles.get('a')).toEqual({
      cause: { name: 'color.accent', before: '#1', after: '#2', more: 1 },
      components: ['Parts/Button'],
      apart: null,
    });
  });

  it('name a file by the shortest end of its path that no other has', () => {
    const titles = groupTitles([
      group('a', [change({})], [cause({ name: 'packages/ui/src/Menu/model.ts' })]),
      group('b', [change({})], [cause({ name: 'packages/ui/src/Tree/model.ts' })]),
      group('c', [change({})], [cause({})]),
    ]);

    expect([...titles.values()].map((title) => title.cause?.name)).toEqual([
      'Menu/model.ts',
      'Tree/model.ts',
      'Button.styles.ts',
    ]);
  });

  it('of one component without causes differ by sign, else by cell, else by number', () => {
    const bySign = groupTitles([
      group('a', [change({ signs: ['moved'] })]),
      group('b', [change({ signs: ['recoloured'] })]),
    ]);
    const byCell = groupTitles([
      group('a', [change({ signs: ['moved'] })]),
      group('b', [change({ signs: ['moved'], cell: 'dark-zh' })]),
    ]);
    const byNumber = groupTitles([group('a', [change({})]), group('b', [change({})])]);

    expect([bySign.get('b')!.apart!.signs, bySign.get('b')!.apart!.cells]).toEqual([
      ['recoloured'],
      [],
    ]);
    expect(byCell.get('b')!.apart!.cells).toEqual(['dark-zh']);
    expect([...byNumber.values()].map(({ apart }) => apart!.number)).toEqual([1, 2]);
  });

  it('name each component once', () => {
    expect(titlesOf([change({}), change({})])).toEqual(['Parts/Button']);
    expect([partOf('Parts/Button'), partOf('Button')]).toEqual(['Button', 'Button']);
  });
});
