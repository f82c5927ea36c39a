import { merged } from './merge';
import type { Answers } from './answers';

const files = (...names: string[]) =>
  names.map((name) => ({ name, url: `/f/${name}?ticket=${Math.random()}` }));
const of = (stretches: Answers['stretches'], ...names: string[]): Answers => ({
  stretches,
  files: files(...names),
});
const base = of([{ school: 'A', major: 'B' }, { school: 'C' }], 'one', 'two');

describe('answers that two devices changed', () => {
  it('keep both changes of different fields', () => {
    const own = of([{ school: 'A', major: 'X' }, { school: 'C' }], 'one', 'two');
    const theirs = of(
      [
        { school: 'Y', major: 'B' },
        { school: 'C', major: 'D' },
      ],
      'one',
      'two',
    );

    expect(merged(base, own, theirs).stretches).toEqual([
      { school: 'Y', major: 'X' },
      { school: 'C', major: 'D' },
    ]);
  });

  it('keep the own change of the same field, also when it is emptied', () => {
    const own = of([{ school: 'mine', major: '' }, { school: 'C' }]);
    const theirs = of([{ school: 'theirs', major: 'theirs' }, { school: 'C' }]);

    expect(merged(base, own, theirs).stretches[0]).toEqual({ school: 'mine', major: '' });
  });

  it('keep stretches that either has added', () => {
    const own = of([...base.stretches, { school: 'mine' }]);
    const theirs = of([...base.stretches, { school: 'theirs' }]);

    expect(merged(base, own, theirs).stretches.map(({ school }) => school)).toEqual([
      'A',
      'C',
      'theirs',
      'mine',
    ]);
  });

  it('are one stretch where both began the first', () => {
    const both = merged(of([]), of([{ major: 'mine' }]), of([{ school: 'theirs' }]));
    expect(both.stretches).toEqual([{ school: 'theirs', major: 'mine' }]);
  });

  it('leave a stretch out that the other has removed, unless it was changed here', () => {
    const theirs = of([{ school: 'A', major: 'B' }]);

    expect(merged(base, base, theirs).stretches).toEqual([{ school: 'A', major: 'B' }]);
    const own = of([{ school: 'A', major: 'B' }, { school: 'changed' }]);
    expect(merged(base, own, theirs).stretches).toEqual(own.stretches);
  });

  it('stay without a stretch that was removed here', () => {
    expect(merged(base, of([{ school: 'C' }]), base).stretches).toEqual([{ school: 'C' }]);
  });

  it('have the files of both, without the removed ones', () => {
    const own = of([], 'one', 'mine');
    const theirs = of([], 'one', 'two', 'theirs');

    expect(merged(base, own, theirs).files.map(({ name }) => name)).toEqual([
      'one',
      'theirs',
      'mine',
    ]);
  });
});
