import type { Change, Earlier } from '../../report';
import { sampleReport } from '../page.fixtures';
import { earlierOf, olderOf } from './history';
import { allows, modeFor, pairWith } from './pair';

const [sample] = sampleReport(1).changes;
const entry = (hash: string, size: Earlier['size'] = { width: 40, height: 20 }): Earlier => ({
  ...{ hash, commit: 'c', at: '2026-01-01T00:00:00Z', by: 'Li', reason: null, size },
});
const change = (...history: Earlier[]): Change => ({
  ...sample!,
  before: { hash: 'now', width: 40, height: 20 },
  history,
});

describe('earlier baselines', () => {
  const turned = change(entry('now'), entry('lost', null), entry('b'), entry('now'), entry('a'));

  it('are gone through from the newest to the oldest and back to the present one', () => {
    const way = (hash: string | null, distance: 1 | -1) => {
      const next = olderOf(turned, hash, distance);
      return next === null || next === 'present' ? next : next.hash;
    };

    expect([way(null, 1), way('b', 1), way('a', 1)]).toEqual(['b', 'a', null]);
    expect([way('a', -1), way('b', -1), way(null, -1)]).toEqual(['b', 'present', null]);
  });

  it('are looked at only while their picture is there', () => {
    expect([
      earlierOf(turned, 'b')?.hash,
      earlierOf(turned, 'lost'),
      earlierOf(turned, null),
    ]).toEqual(['b', null, null]);
  });

  it('stand where the present baseline does, in a frame large enough for both', () => {
    const pair = pairWith(
      { ...turned, after: { hash: 'x', width: 30, height: 60 } },
      entry('b'),
      true,
    );

    expect(pair).toMatchObject({
      left: { role: 'earlier', picture: { hash: 'b' } },
      right: { role: 'after' },
      size: { width: 40, height: 60 },
    });
  });

  it('are stretched where only a small copy is held, and then not compared pixel by pixel', () => {
    const pair = pairWith(turned, entry('b'), false);

    expect(pair.left?.picture).toEqual({ hash: 'small-b', width: 40, height: 20 });
    expect([
      allows(pair, 'difference'),
      allows(pair, 'slider'),
      modeFor(pair, 'difference'),
    ]).toEqual([false, true, 'side']);
  });

  it('stand alone where the story is gone', () => {
    expect(modeFor(pairWith({ ...turned, after: null }, entry('b'), true), 'side')).toBe('before');
  });
});
